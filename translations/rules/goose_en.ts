<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="goose.aim">
        <source>All pieces follow the spiral from 1 to 63. The first to land exactly on 63, in the middle, wins.</source>
        <translation>All pieces follow the spiral from 1 to 63. The first to land exactly on 63, in the middle, wins.</translation>
    </message>
    <message id="goose.start-off-board">
        <source>Every piece begins on square 0, beside the spiral. Any number of pieces may stand there, at any time.</source>
        <translation>Every piece begins on square 0, beside the spiral. Any number of pieces may stand there, at any time.</translation>
    </message>
    <message id="goose.turn-order">
        <source>Turns go clockwise round the table. The youngest player takes the first seat and begins.</source>
        <translation>Turns go clockwise round the table. The youngest player takes the first seat and begins.</translation>
    </message>
    <message id="goose.turn-order@lots">
        <source>Turns go clockwise round the table. Lots are drawn to see who begins.</source>
        <translation>Turns go clockwise round the table. Lots are drawn to see who begins.</translation>
    </message>
    <message id="goose.two-dice">
        <source>A turn is one throw of two dice, and their sum counts. Nothing moves before the throw.</source>
        <translation>A turn is one throw of two dice, and their sum counts. Nothing moves before the throw.</translation>
    </message>
    <message id="goose.one-throw-a-turn">
        <source>There is only one throw in a turn, even after a double.</source>
        <translation>There is only one throw in a turn, even after a double.</translation>
    </message>
    <message id="goose.count-forward">
        <source>The piece moves forward by as many squares as the dice show. It may pass other pieces, and squares on the way do nothing.</source>
        <translation>The piece moves forward by as many squares as the dice show. It may pass other pieces, and squares on the way do nothing.</translation>
    </message>
    <message id="goose.forced-move">
        <source>There is nothing to choose. The piece goes where its count ends, or straight on to where the rules take it from there.</source>
        <translation>There is nothing to choose. The piece goes where its count ends, or straight on to where the rules take it from there.</translation>
    </message>
    <message id="goose.first-nine-6-3">
        <source>A piece on square 0 that throws 6 and 3 goes to 26 instead of counting.</source>
        <translation>A piece on square 0 that throws 6 and 3 goes to 26 instead of counting.</translation>
    </message>
    <message id="goose.first-nine-4-5">
        <source>A piece on square 0 that throws 4 and 5 goes to 53 instead of counting.</source>
        <translation>A piece on square 0 that throws 4 and 5 goes to 53 instead of counting.</translation>
    </message>
    <message id="goose.nine-only-from-start">
        <source>These two throws are special only on square 0, but there they are special every time.</source>
        <translation>These two throws are special only on square 0, but there they are special every time.</translation>
    </message>
    <message id="goose.goose">
        <source>A piece that lands on a goose moves on at once by the same number again, without another throw.</source>
        <translation>A piece that lands on a goose moves on at once by the same number again, without another throw.</translation>
    </message>
    <message id="goose.goose-always-forward">
        <source>A goose leads forward even if the piece came to it while counting back.</source>
        <translation>A goose leads forward even if the piece came to it while counting back.</translation>
    </message>
    <message id="goose.goose-always-forward@backward">
        <source>A piece that comes to a goose while counting back goes back by the same number again.</source>
        <translation>A piece that comes to a goose while counting back goes back by the same number again.</translation>
    </message>
    <message id="goose.bridge">
        <source>A piece that lands on the bridge on 6 crosses it to 12. On 12 nothing happens.</source>
        <translation>A piece that lands on the bridge on 6 crosses it to 12. On 12 nothing happens.</translation>
    </message>
    <message id="goose.hotel">
        <source>A piece that lands on the hotel on 19 sleeps there and misses its next turn.</source>
        <translation>A piece that lands on the hotel on 19 sleeps there and misses its next turn.</translation>
    </message>
    <message id="goose.well">
        <source>A piece that comes to the well on 31 by its own move is held there until another piece arrives.</source>
        <translation>A piece that comes to the well on 31 by its own move is held there until another piece arrives.</translation>
    </message>
    <message id="goose.well@two-turns">
        <source>A piece that comes to the well on 31 by its own move misses two turns.</source>
        <translation>A piece that comes to the well on 31 by its own move misses two turns.</translation>
    </message>
    <message id="goose.prison">
        <source>A piece that comes to the prison on 52 by its own move is held there until another piece arrives.</source>
        <translation>A piece that comes to the prison on 52 by its own move is held there until another piece arrives.</translation>
    </message>
    <message id="goose.prison@two-turns">
        <source>A piece that comes to the prison on 52 by its own move misses two turns.</source>
        <translation>A piece that comes to the prison on 52 by its own move misses two turns.</translation>
    </message>
    <message id="goose.maze">
        <source>A piece that lands in the maze on 42 goes back to 30.</source>
        <translation>A piece that lands in the maze on 42 goes back to 30.</translation>
    </message>
    <message id="goose.skull">
        <source>A piece that lands on the skull on 58 goes back to 1.</source>
        <translation>A piece that lands on the skull on 58 goes back to 1.</translation>
    </message>
    <message id="goose.chain">
        <source>Every square on which a piece lands during its move has its effect, one after another, until the piece comes to rest.</source>
        <translation>Every square on which a piece lands during its move has its effect, one after another, until the piece comes to rest.</translation>
    </message>
    <message id="goose.bounce">
        <source>If the throw is too big, the piece goes as far as 63 and counts the rest backwards.</source>
        <translation>If the throw is too big, the piece goes as far as 63 and counts the rest backwards.</translation>
    </message>
    <message id="goose.swap">
        <source>If a piece comes to rest where another one stands, the other one goes to the square that the newcomer came from.</source>
        <translation>If a piece comes to rest where another one stands, the other one goes to the square that the newcomer came from.</translation>
    </message>
    <message id="goose.swap-origin">
        <source>The newcomer came from the square where it stood when its turn began, wherever it has landed since. That may be square 0.</source>
        <translation>The newcomer came from the square where it stood when its turn began, wherever it has landed since. That may be square 0.</translation>
    </message>
    <message id="goose.swap-final-only">
        <source>Only the square where a move ends counts for this: on the way, a piece sends nobody away.</source>
        <translation>Only the square where a move ends counts for this: on the way, a piece sends nobody away.</translation>
    </message>
    <message id="goose.relief">
        <source>A held piece is freed in the same way: it goes to where the newcomer came from, and the newcomer is held in its place.</source>
        <translation>A held piece is freed in the same way: it goes to where the newcomer came from, and the newcomer is held in its place.</translation>
    </message>
    <message id="goose.relief@two-turns">
        <source>A piece that leaves the well or the prison in this way misses no more turns; the newcomer misses two.</source>
        <translation>A piece that leaves the well or the prison in this way misses no more turns; the newcomer misses two.</translation>
    </message>
    <message id="goose.sent-back-no-effect">
        <source>The square to which a piece is sent does nothing to it: the piece is not held, misses no turn and goes no further.</source>
        <translation>The square to which a piece is sent does nothing to it: the piece is not held, misses no turn and goes no further.</translation>
    </message>
    <message id="goose.sent-back-clears">
        <source>A piece that is sent away is free at once: it is no longer held and has no turns left to miss.</source>
        <translation>A piece that is sent away is free at once: it is no longer held and has no turns left to miss.</translation>
    </message>
    <message id="goose.return-no-swap">
        <source>A move that ends where it began changes nothing, and nobody is sent away.</source>
        <translation>A move that ends where it began changes nothing, and nobody is sent away.</translation>
    </message>
    <message id="goose.skip">
        <source>Whoever is held or has a turn to miss is skipped. The hotel costs just one turn.</source>
        <translation>Whoever is held or has a turn to miss is skipped. The hotel costs just one turn.</translation>
    </message>
    <message id="goose.skip@two-turns">
        <source>Whoever has turns to miss is skipped until all of them have been missed.</source>
        <translation>Whoever has turns to miss is skipped until all of them have been missed.</translation>
    </message>
    <message id="goose.all-held">
        <source>If everybody is held, the piece that has been held longer is free at once: it stays on its square and plays on. The other one stays held.</source>
        <translation>If everybody is held, the piece that has been held longer is free at once: it stays on its square and plays on. The other one stays held.</translation>
    </message>
    <message id="goose.win-exact">
        <source>The first piece to come to rest on 63 wins, whether a throw or a goose takes it there.</source>
        <translation>The first piece to come to rest on 63 wins, whether a throw or a goose takes it there.</translation>
    </message>
    <message id="goose.win-stops-play">
        <source>The match stops at once. The other players are not ranked.</source>
        <translation>The match stops at once. The other players are not ranked.</translation>
    </message>
    <message id="goose.always-ends">
        <source>There is no draw and no limit on turns: 63 can be reached from every square, so sooner or later somebody gets there.</source>
        <translation>There is no draw and no limit on turns: 63 can be reached from every square, so sooner or later somebody gets there.</translation>
    </message>
    <message id="goose.ahead-10">
        <source>Whoever is 10 squares ahead begins on square 10. If somebody stands there already, it is the next plain square.</source>
        <translation>Whoever is 10 squares ahead begins on square 10. If somebody stands there already, it is the next plain square.</translation>
    </message>
    <message id="goose.ahead-20">
        <source>Whoever is 20 squares ahead begins on square 20. If somebody stands there already, it is the next plain square.</source>
        <translation>Whoever is 20 squares ahead begins on square 20. If somebody stands there already, it is the next plain square.</translation>
    </message>
</context>
<context>
    <name>goose</name>
    <message>
        <source>Who begins</source>
        <translation>Who begins</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>The first seat</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Draw lots</translation>
    </message>
    <message>
        <source>Well and prison</source>
        <translation>Well and prison</translation>
    </message>
    <message>
        <source>Until freed</source>
        <translation>Until freed</translation>
    </message>
    <message>
        <source>Two turns</source>
        <translation>Two turns</translation>
    </message>
    <message>
        <source>A goose while counting back</source>
        <translation>A goose while counting back</translation>
    </message>
    <message>
        <source>Leads forward</source>
        <translation>Leads forward</translation>
    </message>
    <message>
        <source>Leads back</source>
        <translation>Leads back</translation>
    </message>
    <message>
        <source>10 squares ahead</source>
        <comment>handicap</comment>
        <translation>10 squares ahead</translation>
    </message>
    <message>
        <source>20 squares ahead</source>
        <comment>handicap</comment>
        <translation>20 squares ahead</translation>
    </message>
    <message>
        <source>Goose Game</source>
        <translation>Goose Game</translation>
    </message>
    <message>
        <source>Follow the spiral and be the first to land exactly on 63.</source>
        <translation>Follow the spiral and be the first to land exactly on 63.</translation>
    </message>
    <message>
        <source>Game of the Goose</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Game of the Goose</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>spiral</source>
        <translation>spiral</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>square {number}</translation>
    </message>
    <message>
        <source>square {number}: {special}</source>
        <translation>square {number}: {special}</translation>
    </message>
    <message>
        <source>{special} {number}</source>
        <extracomment>On the way of a piece: the number of a square, and before it what is drawn there.</extracomment>
        <translation>{special} {number}</translation>
    </message>
    <message>
        <source>{here} → {there}</source>
        <translation>{here} → {there}</translation>
    </message>
    <message>
        <source>goose</source>
        <translation>goose</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>bridge</translation>
    </message>
    <message>
        <source>hotel</source>
        <translation>hotel</translation>
    </message>
    <message>
        <source>well</source>
        <translation>well</translation>
    </message>
    <message>
        <source>maze</source>
        <translation>maze</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>prison</translation>
    </message>
    <message>
        <source>skull</source>
        <translation>skull</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>goal</translation>
    </message>
    <message>
        <source>{player}: tray with the dice</source>
        <extracomment>The little tray in which the dice of a player lie.</extracomment>
        <translation>{player}: tray with the dice</translation>
    </message>
    <message>
        <source>held here</source>
        <translation>held here</translation>
    </message>
    <message numerus="yes">
        <source>misses %n turn(s)</source>
        <translation>
            <numerusform>misses a turn</numerusform>
            <numerusform>misses %n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the dice.</source>
        <translation>It is {player}’s turn to throw the dice.</translation>
    </message>
    <message>
        <source>{player} threw {total}: {way}</source>
        <extracomment>The way is a row of squares: 12 → goose 18 → 24.</extracomment>
        <translation>{player} threw {total}: {way}</translation>
    </message>
    <message>
        <source>{player} sleeps in the hotel and misses this turn.</source>
        <translation>{player} sleeps in the hotel and misses this turn.</translation>
    </message>
    <message>
        <source>{player} is in the well and misses this turn.</source>
        <translation>{player} is in the well and misses this turn.</translation>
    </message>
    <message>
        <source>{player} is in prison and misses this turn.</source>
        <translation>{player} is in prison and misses this turn.</translation>
    </message>
    <message>
        <source>{player} is held in the well until another piece arrives.</source>
        <translation>{player} is held in the well until another piece arrives.</translation>
    </message>
    <message>
        <source>{player} is held in prison until another piece arrives.</source>
        <translation>{player} is held in prison until another piece arrives.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} wins.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Throw</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the turn is missed, the next player goes on.</extracomment>
        <translation>Go on</translation>
    </message>
    <message>
        <source>{one} + {two} = {total}</source>
        <extracomment>Beside the two dice: what they show together.</extracomment>
        <translation>{one} + {two} = {total}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>at the start</translation>
    </message>
    <message>
        <source>on {number}</source>
        <translation>on {number}</translation>
    </message>
    <message>
        <source>in the hotel</source>
        <translation>in the hotel</translation>
    </message>
    <message>
        <source>in the well</source>
        <translation>in the well</translation>
    </message>
    <message>
        <source>in prison</source>
        <translation>in prison</translation>
    </message>
    <message>
        <source>The way to 63</source>
        <translation>The way to 63</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Square</translation>
    </message>
    <message>
        <source>the same number again</source>
        <translation>the same number again</translation>
    </message>
    <message>
        <source>from 6 across to 12</source>
        <translation>from 6 across to 12</translation>
    </message>
    <message>
        <source>miss a turn</source>
        <translation>miss a turn</translation>
    </message>
    <message>
        <source>miss two turns</source>
        <translation>miss two turns</translation>
    </message>
    <message>
        <source>back to 30</source>
        <translation>back to 30</translation>
    </message>
    <message>
        <source>back to 1</source>
        <translation>back to 1</translation>
    </message>
    <message>
        <source>held until somebody comes</source>
        <translation>held until somebody comes</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Throw the dice</translation>
    </message>
    <message>
        <source>Miss the turn</source>
        <translation>Miss the turn</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Move: {here} → {there}</translation>
    </message>
    <message>
        <source>{player} threw {one} and {two}: {total}.</source>
        <translation>{player} threw {one} and {two}: {total}.</translation>
    </message>
    <message>
        <source>{player} goes from {here} to {there}.</source>
        <translation>{player} goes from {here} to {there}.</translation>
    </message>
    <message>
        <source>{player} goes from the start to {there}.</source>
        <translation>{player} goes from the start to {there}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>This throw leads from the start to {number}.</source>
        <translation>This throw leads from the start to {number}.</translation>
    </message>
    <message>
        <source>The rest is counted back from 63.</source>
        <translation>The rest is counted back from 63.</translation>
    </message>
    <message>
        <source>The goose on {number} leads on by {total}.</source>
        <translation>The goose on {number} leads on by {total}.</translation>
    </message>
    <message>
        <source>The goose on {number} leads back by {total}.</source>
        <translation>The goose on {number} leads back by {total}.</translation>
    </message>
    <message>
        <source>The bridge leads on to {number}.</source>
        <translation>The bridge leads on to {number}.</translation>
    </message>
    <message>
        <source>The maze leads back to {number}.</source>
        <translation>The maze leads back to {number}.</translation>
    </message>
    <message>
        <source>The skull sends the piece back to {number}.</source>
        <translation>The skull sends the piece back to {number}.</translation>
    </message>
    <message>
        <source>The hotel costs a turn.</source>
        <translation>The hotel costs a turn.</translation>
    </message>
    <message>
        <source>The well holds the piece until another one arrives.</source>
        <translation>The well holds the piece until another one arrives.</translation>
    </message>
    <message>
        <source>The prison holds the piece until another one arrives.</source>
        <translation>The prison holds the piece until another one arrives.</translation>
    </message>
    <message>
        <source>The well costs two turns.</source>
        <translation>The well costs two turns.</translation>
    </message>
    <message>
        <source>The prison costs two turns.</source>
        <translation>The prison costs two turns.</translation>
    </message>
    <message>
        <source>{player} has to go to {number}.</source>
        <translation>{player} has to go to {number}.</translation>
    </message>
    <message>
        <source>{player} has to go back to the start.</source>
        <translation>{player} has to go back to the start.</translation>
    </message>
    <message>
        <source>{player} is free and goes to {number}.</source>
        <translation>{player} is free and goes to {number}.</translation>
    </message>
    <message>
        <source>{player} is free and goes to the start.</source>
        <translation>{player} is free and goes to the start.</translation>
    </message>
    <message>
        <source>Everybody was held: now {player} is free.</source>
        <translation>Everybody was held: now {player} is free.</translation>
    </message>
    <message>
        <source>The piece is back where it was.</source>
        <translation>The piece is back where it was.</translation>
    </message>
    <message>
        <source>{player} has not thrown the dice yet.</source>
        <translation>{player} has not thrown the dice yet.</translation>
    </message>
    <message>
        <source>The dice show {total}: first the piece has to move.</source>
        <translation>The dice show {total}: first the piece has to move.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>This piece belongs to {owner}.</translation>
    </message>
    <message>
        <source>With {total} this is the way: {way}</source>
        <translation>With {total} this is the way: {way}</translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Every turn begins with the throw.</translation>
    </message>
    <message>
        <source>The dice show {total}, and the piece goes to {number}.</source>
        <translation>The dice show {total}, and the piece goes to {number}.</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the piece of whoever has lost, for screen readers</comment>
        <translation>has fallen over</translation>
    </message>
    <message numerus="yes">
        <source>{player} made the longest leap: %n square(s) in one go.</source>
        <translation>
            <numerusform>{player} made the longest leap: %n square in one go.</numerusform>
            <numerusform>{player} made the longest leap: %n squares in one go.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} fell back from square {high} to square {low}.</source>
        <translation>{player} fell back from square {high} to square {low}.</translation>
    </message>
    <message>
        <source>Into the well!</source>
        <translation>Into the well!</translation>
    </message>
    <message>
        <source>Off to prison!</source>
        <translation>Off to prison!</translation>
    </message>
    <message>
        <source>A night at the hotel!</source>
        <translation>A night at the hotel!</translation>
    </message>
    <message>
        <source>Back to {number}!</source>
        <translation>Back to {number}!</translation>
    </message>
    <message>
        <source>Goose! {total} more!</source>
        <extracomment>The piece has landed on a goose and goes on by the same number.</extracomment>
        <translation>Goose! {total} more!</translation>
    </message>
    <message>
        <source>A goose leads on</source>
        <translation>A goose leads on</translation>
    </message>
    <message>
        <source>The throw is 6 and ends on a goose. The piece goes another 6 squares at once, and one drag takes it all the way.</source>
        <translation>The throw is 6 and ends on a goose. The piece goes another 6 squares at once, and one drag takes it all the way.</translation>
    </message>
    <message>
        <source>Two pieces change places</source>
        <translation>Two pieces change places</translation>
    </message>
    <message>
        <source>The piece comes to rest where another one stands. The other one has to go back to the square that the newcomer came from.</source>
        <translation>The piece comes to rest where another one stands. The other one has to go back to the square that the newcomer came from.</translation>
    </message>
    <message>
        <source>Freed from the well</source>
        <translation>Freed from the well</translation>
    </message>
    <message>
        <source>A piece is held in the well on 31. Another one arrives: now that one is held, and the first goes to where the newcomer came from.</source>
        <translation>A piece is held in the well on 31. Another one arrives: now that one is held, and the first goes to where the newcomer came from.</translation>
    </message>
</context>
</TS>
