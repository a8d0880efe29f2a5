<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="snakes_and_ladders.aim">
        <source>All pieces walk from 1 to 100. Ladders take them up, snakes take them down. The first to land exactly on 100 wins.</source>
        <translation>All pieces walk from 1 to 100. Ladders take them up, snakes take them down. The first to land exactly on 100 wins.</translation>
    </message>
    <message id="snakes_and_ladders.layout">
        <source>Eight ladders and eight snakes lie on the board, always in the same place. Where one of them ends, no other begins.</source>
        <translation>Eight ladders and eight snakes lie on the board, always in the same place. Where one of them ends, no other begins.</translation>
    </message>
    <message id="snakes_and_ladders.start-off-board">
        <source>Every piece begins beside the board, in front of square 1. A 1 takes it to square 1.</source>
        <translation>Every piece begins beside the board, in front of square 1. A 1 takes it to square 1.</translation>
    </message>
    <message id="snakes_and_ladders.turn-order">
        <source>Turns go clockwise round the table. The youngest player takes the first seat and begins.</source>
        <translation>Turns go clockwise round the table. The youngest player takes the first seat and begins.</translation>
    </message>
    <message id="snakes_and_ladders.turn-order@lots">
        <source>Turns go clockwise round the table. Lots are drawn to see who begins.</source>
        <translation>Turns go clockwise round the table. Lots are drawn to see who begins.</translation>
    </message>
    <message id="snakes_and_ladders.one-throw">
        <source>A turn is one throw of one die and the move that follows. Nothing moves before the throw, and nobody throws twice.</source>
        <translation>A turn is one throw of one die and the move that follows. Nothing moves before the throw, and nobody throws twice.</translation>
    </message>
    <message id="snakes_and_ladders.one-throw@again">
        <source>A move follows every throw of the die. Nothing moves before the throw, and nobody throws again before the move.</source>
        <translation>A move follows every throw of the die. Nothing moves before the throw, and nobody throws again before the move.</translation>
    </message>
    <message id="snakes_and_ladders.count-forward">
        <source>The piece moves forward by as many squares as the die shows. Squares on the way do nothing.</source>
        <translation>The piece moves forward by as many squares as the die shows. Squares on the way do nothing.</translation>
    </message>
    <message id="snakes_and_ladders.ladder-up">
        <source>A piece whose count ends at the foot of a ladder climbs to its top at once.</source>
        <translation>A piece whose count ends at the foot of a ladder climbs to its top at once.</translation>
    </message>
    <message id="snakes_and_ladders.ladder-top-neutral">
        <source>The top of a ladder does nothing: nobody climbs down.</source>
        <translation>The top of a ladder does nothing: nobody climbs down.</translation>
    </message>
    <message id="snakes_and_ladders.snake-down">
        <source>A piece whose count ends on the tail of a snake, its upper end, slides down to its head at once.</source>
        <translation>A piece whose count ends on the tail of a snake, its upper end, slides down to its head at once.</translation>
    </message>
    <message id="snakes_and_ladders.snake-down@head-up">
        <source>A piece whose count ends on the head of a snake, its upper end, slides down to the tip of its tail at once.</source>
        <translation>A piece whose count ends on the head of a snake, its upper end, slides down to the tip of its tail at once.</translation>
    </message>
    <message id="snakes_and_ladders.snake-bottom-neutral">
        <source>The lower end of a snake does nothing: nobody climbs up a snake.</source>
        <translation>The lower end of a snake does nothing: nobody climbs up a snake.</translation>
    </message>
    <message id="snakes_and_ladders.one-jump">
        <source>There is never more than one ladder or snake in a move.</source>
        <translation>There is never more than one ladder or snake in a move.</translation>
    </message>
    <message id="snakes_and_ladders.forced-move">
        <source>There is nothing to choose: the piece is put where its count ends, or straight onto the square where the ladder or snake takes it.</source>
        <translation>There is nothing to choose: the piece is put where its count ends, or straight onto the square where the ladder or snake takes it.</translation>
    </message>
    <message id="snakes_and_ladders.bounce">
        <source>If the throw is too big, the piece goes as far as 100 and counts the rest backwards.</source>
        <translation>If the throw is too big, the piece goes as far as 100 and counts the rest backwards.</translation>
    </message>
    <message id="snakes_and_ladders.bounce@stay">
        <source>If the throw is too big to end on 100, the piece stays where it is.</source>
        <translation>If the throw is too big to end on 100, the piece stays where it is.</translation>
    </message>
    <message id="snakes_and_ladders.jump-after-bounce">
        <source>A ladder or snake counts even if the piece came to it backwards: from 96 it slides down to 86.</source>
        <translation>A ladder or snake counts even if the piece came to it backwards: from 96 it slides down to 86.</translation>
    </message>
    <message id="snakes_and_ladders.share">
        <source>Any number of pieces may stand on one square. Nobody is sent away.</source>
        <translation>Any number of pieces may stand on one square. Nobody is sent away.</translation>
    </message>
    <message id="snakes_and_ladders.six-no-extra">
        <source>A 6 is a throw like any other: the next player goes on.</source>
        <translation>A 6 is a throw like any other: the next player goes on.</translation>
    </message>
    <message id="snakes_and_ladders.six-no-extra@again">
        <source>After a 6 the same player throws again, as often as another 6 comes, until somebody has won.</source>
        <translation>After a 6 the same player throws again, as often as another 6 comes, until somebody has won.</translation>
    </message>
    <message id="snakes_and_ladders.win-exact">
        <source>The first piece to come to rest on 100 wins.</source>
        <translation>The first piece to come to rest on 100 wins.</translation>
    </message>
    <message id="snakes_and_ladders.win-stops-play">
        <source>The match stops at once. The other players are not ranked.</source>
        <translation>The match stops at once. The other players are not ranked.</translation>
    </message>
    <message id="snakes_and_ladders.always-ends">
        <source>There is no draw and no limit on turns: 100 can be reached from every square, so sooner or later somebody gets there.</source>
        <translation>There is no draw and no limit on turns: 100 can be reached from every square, so sooner or later somebody gets there.</translation>
    </message>
    <message id="snakes_and_ladders.ahead-10">
        <source>Whoever is 10 squares ahead begins on square 10.</source>
        <translation>Whoever is 10 squares ahead begins on square 10.</translation>
    </message>
    <message id="snakes_and_ladders.ahead-25">
        <source>Whoever is 25 squares ahead begins on square 25.</source>
        <translation>Whoever is 25 squares ahead begins on square 25.</translation>
    </message>
</context>
<context>
    <name>snakes_and_ladders</name>
    <message>
        <source>A throw beyond 100</source>
        <translation>A throw beyond 100</translation>
    </message>
    <message>
        <source>Counts back</source>
        <translation>Counts back</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>Is lost</translation>
    </message>
    <message>
        <source>Throw again after a 6</source>
        <translation>Throw again after a 6</translation>
    </message>
    <message>
        <source>How the snakes lie</source>
        <translation>How the snakes lie</translation>
    </message>
    <message>
        <source>Tail at the top</source>
        <translation>Tail at the top</translation>
    </message>
    <message>
        <source>Head at the top</source>
        <translation>Head at the top</translation>
    </message>
    <message>
        <source>10 squares ahead</source>
        <comment>handicap</comment>
        <translation>10 squares ahead</translation>
    </message>
    <message>
        <source>25 squares ahead</source>
        <comment>handicap</comment>
        <translation>25 squares ahead</translation>
    </message>
    <message>
        <source>Snakes and Ladders</source>
        <translation>Snakes and Ladders</translation>
    </message>
    <message>
        <source>Up the ladders, down the snakes: be the first to land exactly on 100.</source>
        <translation>Up the ladders, down the snakes: be the first to land exactly on 100.</translation>
    </message>
    <message>
        <source>The ladder game</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>The ladder game</translation>
    </message>
    <message>
        <source>Up a ladder</source>
        <translation>Up a ladder</translation>
    </message>
    <message>
        <source>The throw is 6 and ends on 20, at the foot of the longest ladder. The piece is put there and climbs by itself, all the way to 60.</source>
        <translation>The throw is 6 and ends on 20, at the foot of the longest ladder. The piece is put there and climbs by itself, all the way to 60.</translation>
    </message>
    <message>
        <source>Down a snake</source>
        <translation>Down a snake</translation>
    </message>
    <message>
        <source>The throw is 4 and ends on 58, where a snake begins. The piece may be put straight onto 23, where it comes to rest.</source>
        <translation>The throw is 4 and ends on 58, where a snake begins. The piece may be put straight onto 23, where it comes to rest.</translation>
    </message>
    <message>
        <source>Too far, and back</source>
        <translation>Too far, and back</translation>
    </message>
    <message>
        <source>From 98 a 6 leads to 100 and four squares back, to 96. There a snake waits, and the piece slides down to 86.</source>
        <translation>From 98 a 6 leads to 100 and four squares back, to 96. There a snake waits, and the piece slides down to 86.</translation>
    </message>
    <message numerus="yes">
        <source>{player} climbed the most ladders: %n.</source>
        <translation>
            <numerusform>{player} climbed the most ladders: %n.</numerusform>
            <numerusform>{player} climbed the most ladders: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} met the most snakes: %n.</source>
        <translation>
            <numerusform>{player} met the most snakes: %n.</numerusform>
            <numerusform>{player} met the most snakes: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} met no snake at all.</source>
        <comment>whoever has won</comment>
        <translation>{player} met no snake at all.</translation>
    </message>
    <message>
        <source>The deepest slide took {player} from {high} down to {low}.</source>
        <translation>The deepest slide took {player} from {high} down to {low}.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>square {number}</translation>
    </message>
    <message>
        <source>square {number}: ladder up to {top}</source>
        <translation>square {number}: ladder up to {top}</translation>
    </message>
    <message>
        <source>square {number}: snake down to {low}</source>
        <translation>square {number}: snake down to {low}</translation>
    </message>
    <message>
        <source>square {number}: goal</source>
        <translation>square {number}: goal</translation>
    </message>
    <message>
        <source>{player}: tray with the die</source>
        <extracomment>The little tray in which the die of a player lies.</extracomment>
        <translation>{player}: tray with the die</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>ladder</translation>
    </message>
    <message>
        <source>snake</source>
        <translation>snake</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the piece of whoever has lost, for screen readers</comment>
        <translation>has fallen over</translation>
    </message>
    <message>
        <source>to {there}</source>
        <translation>to {there}</translation>
    </message>
    <message>
        <source>to {foot}, and up the ladder to {top}</source>
        <translation>to {foot}, and up the ladder to {top}</translation>
    </message>
    <message>
        <source>to {high}, and down the snake to {low}</source>
        <translation>to {high}, and down the snake to {low}</translation>
    </message>
    <message>
        <source>on to {goal} and back to {there}</source>
        <translation>on to {goal} and back to {there}</translation>
    </message>
    <message>
        <source>on to {goal}, back to {high}, and down the snake to {low}</source>
        <translation>on to {goal}, back to {high}, and down the snake to {low}</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the die.</source>
        <translation>It is {player}’s turn to throw the die.</translation>
    </message>
    <message>
        <source>{player} threw a 6 and may throw again.</source>
        <translation>{player} threw a 6 and may throw again.</translation>
    </message>
    <message>
        <source>{player} threw {die}: {way}.</source>
        <extracomment>The way is one of &quot;to 45&quot;, &quot;to 45, and up the ladder to 54&quot;, &quot;on to 100 and back to 97&quot; …</extracomment>
        <translation>{player} threw {die}: {way}.</translation>
    </message>
    <message>
        <source>{player} threw {die}: that leads beyond {goal}, so the piece stays where it is.</source>
        <translation>{player} threw {die}: that leads beyond {goal}, so the piece stays where it is.</translation>
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
        <extracomment>Button: the throw cannot be used, the turn goes on.</extracomment>
        <translation>Go on</translation>
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
        <source>The way to 100</source>
        <translation>The way to 100</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Square</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Ladders</translation>
    </message>
    <message>
        <source>Snakes</source>
        <translation>Snakes</translation>
    </message>
    <message>
        <source>up from the foot to the top</source>
        <translation>up from the foot to the top</translation>
    </message>
    <message>
        <source>down from the upper end to the lower one</source>
        <translation>down from the upper end to the lower one</translation>
    </message>
    <message>
        <source>exactly: the rest is counted back</source>
        <translation>exactly: the rest is counted back</translation>
    </message>
    <message>
        <source>exactly: a throw too big is lost</source>
        <translation>exactly: a throw too big is lost</translation>
    </message>
    <message>
        <source>throw again</source>
        <translation>throw again</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>Throw the die</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Move: {here} → {there}</translation>
    </message>
    <message>
        <source>Stay and go on</source>
        <translation>Stay and go on</translation>
    </message>
    <message>
        <source>{player} threw {die}.</source>
        <translation>{player} threw {die}.</translation>
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
        <source>{player} comes back to {here}.</source>
        <translation>{player} comes back to {here}.</translation>
    </message>
    <message>
        <source>{player} stays on {here}: the throw leads beyond {goal}.</source>
        <translation>{player} stays on {here}: the throw leads beyond {goal}.</translation>
    </message>
    <message>
        <source>The ladder on {foot} leads up to {top}.</source>
        <translation>The ladder on {foot} leads up to {top}.</translation>
    </message>
    <message>
        <source>The snake on {high} leads down to {low}.</source>
        <translation>The snake on {high} leads down to {low}.</translation>
    </message>
    <message>
        <source>The rest is counted back from {goal}.</source>
        <translation>The rest is counted back from {goal}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Up to {number}!</source>
        <translation>Up to {number}!</translation>
    </message>
    <message>
        <source>Down to {number}!</source>
        <translation>Down to {number}!</translation>
    </message>
    <message>
        <source>{player} has not thrown the die yet.</source>
        <translation>{player} has not thrown the die yet.</translation>
    </message>
    <message>
        <source>The die shows {die}: first the piece has to move.</source>
        <translation>The die shows {die}: first the piece has to move.</translation>
    </message>
    <message>
        <source>{die} leads beyond {goal}: the piece stays where it is.</source>
        <translation>{die} leads beyond {goal}: the piece stays where it is.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>This piece belongs to {owner}.</translation>
    </message>
    <message>
        <source>With {die} the piece goes {way}.</source>
        <translation>With {die} the piece goes {way}.</translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Every turn begins with the throw.</translation>
    </message>
    <message>
        <source>After a 6 there is another throw.</source>
        <translation>After a 6 there is another throw.</translation>
    </message>
</context>
</TS>
