<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="ten_thousand.aim">
        <source>The goal is to write down 10,000 points. Every throw may score more, or lose everything won in the turn.</source>
        <translation>The goal is to write down 10,000 points. Every throw may score more, or lose everything won in the turn.</translation>
    </message>
    <message id="ten_thousand.aim@short">
        <source>The goal is to write down 5,000 points. Every throw may score more, or lose everything won in the turn.</source>
        <translation>The goal is to write down 5,000 points. Every throw may score more, or lose everything won in the turn.</translation>
    </message>
    <message id="ten_thousand.players">
        <source>Two to four players take part.</source>
        <translation>Two to four players take part.</translation>
    </message>
    <message id="ten_thousand.five-dice">
        <source>There are five dice, and everyone throws them in turn.</source>
        <translation>There are five dice, and everyone throws them in turn.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed">
        <source>All players start with 0 points, and nobody has opened yet.</source>
        <extracomment>open: has written down points at least once; the word for it is explained by opening-threshold</extracomment>
        <translation>All players start with 0 points, and nobody has opened yet.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed@free">
        <source>All players start with 0 points.</source>
        <translation>All players start with 0 points.</translation>
    </message>
    <message id="ten_thousand.youngest-begins">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>The youngest player takes the first seat and begins.</translation>
    </message>
    <message id="ten_thousand.youngest-begins@random">
        <source>Lots are drawn to see who begins.</source>
        <translation>Lots are drawn to see who begins.</translation>
    </message>
    <message id="ten_thousand.turn-order">
        <source>Turns go clockwise round the table.</source>
        <translation>Turns go clockwise round the table.</translation>
    </message>
    <message id="ten_thousand.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>A turn starts with a throw of all five dice.</translation>
    </message>
    <message id="ten_thousand.single-dice">
        <source>A single 1 is worth 100 points and a single 5 is worth 50; a single 2, 3, 4 or 6 is worth nothing.</source>
        <translation>A single 1 is worth 100 points and a single 5 is worth 50; a single 2, 3, 4 or 6 is worth nothing.</translation>
    </message>
    <message id="ten_thousand.three-of-a-kind">
        <source>Three dice alike are worth their number times 100, but three 1s are worth 1,000.</source>
        <translation>Three dice alike are worth their number times 100, but three 1s are worth 1,000.</translation>
    </message>
    <message id="ten_thousand.four-of-a-kind">
        <source>Four dice alike are worth twice as much as three.</source>
        <translation>Four dice alike are worth twice as much as three.</translation>
    </message>
    <message id="ten_thousand.five-of-a-kind">
        <source>Five dice alike are worth twice as much as four.</source>
        <translation>Five dice alike are worth twice as much as four.</translation>
    </message>
    <message id="ten_thousand.straight">
        <source>The straights 1-2-3-4-5 and 2-3-4-5-6 are worth 1,500 and need all five dice.</source>
        <translation>The straights 1-2-3-4-5 and 2-3-4-5-6 are worth 1,500 and need all five dice.</translation>
    </message>
    <message id="ten_thousand.triple-same-throw">
        <source>Three dice alike and straights must come in a single throw. Dice that were set aside before do not help.</source>
        <translation>Three dice alike and straights must come in a single throw. Dice that were set aside before do not help.</translation>
    </message>
    <message id="ten_thousand.best-value">
        <source>Dice are always counted in the way that scores the most, and each die only once.</source>
        <translation>Dice are always counted in the way that scores the most, and each die only once.</translation>
    </message>
    <message id="ten_thousand.stop-or-continue">
        <source>After a throw that scores, the player stops or goes on.</source>
        <translation>After a throw that scores, the player stops or goes on.</translation>
    </message>
    <message id="ten_thousand.bust">
        <source>A throw that scores nothing ends the turn, and all points of the turn are lost.</source>
        <translation>A throw that scores nothing ends the turn, and all points of the turn are lost.</translation>
    </message>
    <message id="ten_thousand.bust@exact">
        <source>A throw that scores nothing, or goes past the goal, ends the turn, and all points of the turn are lost.</source>
        <translation>A throw that scores nothing, or goes past the goal, ends the turn, and all points of the turn are lost.</translation>
    </message>
    <message id="ten_thousand.bank">
        <source>Whoever stops writes down the points of the turn, and the dice go to the next player.</source>
        <translation>Whoever stops writes down the points of the turn, and the dice go to the next player.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring">
        <source>Whoever goes on first sets aside all the dice that scored in this throw.</source>
        <translation>Whoever goes on first sets aside all the dice that scored in this throw.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring@some">
        <source>Whoever goes on first sets aside at least one die that scored. Only the dice set aside count.</source>
        <translation>Whoever goes on first sets aside at least one die that scored. Only the dice set aside count.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring">
        <source>Dice that scored nothing are not set aside.</source>
        <translation>Dice that scored nothing are not set aside.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring@some">
        <source>Dice that would score nothing are not set aside. Three or more 2s, 3s, 4s or 6s stay together.</source>
        <translation>Dice that would score nothing are not set aside. Three or more 2s, 3s, 4s or 6s stay together.</translation>
    </message>
    <message id="ten_thousand.throw-all-others">
        <source>Then all the other dice are thrown, without leaving any out.</source>
        <translation>Then all the other dice are thrown, without leaving any out.</translation>
    </message>
    <message id="ten_thousand.set-aside-stays">
        <source>A die set aside stays there until all five are thrown again.</source>
        <translation>A die set aside stays there until all five are thrown again.</translation>
    </message>
    <message id="ten_thousand.extend-group">
        <source>If three or four dice alike are set aside, a later die with the same number joins them: they count as four or five.</source>
        <translation>If three or four dice alike are set aside, a later die with the same number joins them: they count as four or five.</translation>
    </message>
    <message id="ten_thousand.extend-order">
        <source>A single 1 or 5 that was set aside before three alike were thrown stays a single die.</source>
        <translation>A single 1 or 5 that was set aside before three alike were thrown stays a single die.</translation>
    </message>
    <message id="ten_thousand.hot-dice">
        <source>When all five dice have been set aside, whoever goes on throws all five again. The points of the turn stay at risk.</source>
        <translation>When all five dice have been set aside, whoever goes on throws all five again. The points of the turn stay at risk.</translation>
    </message>
    <message id="ten_thousand.hot-dice@must">
        <source>When all five dice score, nobody may stop: all five are set aside and thrown again.</source>
        <translation>When all five dice score, nobody may stop: all five are set aside and thrown again.</translation>
    </message>
    <message id="ten_thousand.hot-dice-fresh">
        <source>After that, dice that were set aside before no longer count with new ones.</source>
        <translation>After that, dice that were set aside before no longer count with new ones.</translation>
    </message>
    <message id="ten_thousand.opening-threshold">
        <source>To open, a player needs at least 750 points in one turn. Only then may points be written down.</source>
        <translation>To open, a player needs at least 750 points in one turn. Only then may points be written down.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@500">
        <source>To open, a player needs at least 500 points in one turn. Only then may points be written down.</source>
        <translation>To open, a player needs at least 500 points in one turn. Only then may points be written down.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@1000">
        <source>To open, a player needs at least 1,000 points in one turn. Only then may points be written down.</source>
        <translation>To open, a player needs at least 1,000 points in one turn. Only then may points be written down.</translation>
    </message>
    <message id="ten_thousand.opening-must-continue">
        <source>Until then, a player who has not opened has to go on.</source>
        <translation>Until then, a player who has not opened has to go on.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum">
        <source>A player who has opened may stop with any number of points for the rest of the match.</source>
        <translation>A player who has opened may stop with any number of points for the rest of the match.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum@free">
        <source>Everybody may stop with any number of points.</source>
        <translation>Everybody may stop with any number of points.</translation>
    </message>
    <message id="ten_thousand.reach-target">
        <source>When a player’s score and the points of the turn together reach the goal, the player wins at once.</source>
        <translation>When a player’s score and the points of the turn together reach the goal, the player wins at once.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-round">
        <source>Points are written down only by stopping, even when they are enough to reach the goal.</source>
        <translation>Points are written down only by stopping, even when they are enough to reach the goal.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-exact">
        <source>When a player’s score and the points of the turn add up to exactly the goal, they are written down at once.</source>
        <translation>When a player’s score and the points of the turn add up to exactly the goal, they are written down at once.</translation>
    </message>
    <message id="ten_thousand.over-target">
        <source>A score may go past the goal: it need not be hit exactly.</source>
        <translation>A score may go past the goal: it need not be hit exactly.</translation>
    </message>
    <message id="ten_thousand.over-target@exact">
        <source>The goal must be hit exactly, counting the whole throw.</source>
        <translation>The goal must be hit exactly, counting the whole throw.</translation>
    </message>
    <message id="ten_thousand.immediate-win">
        <source>The match ends at once, without finishing the round.</source>
        <translation>The match ends at once, without finishing the round.</translation>
    </message>
    <message id="ten_thousand.immediate-win@last-round">
        <source>When somebody has reached the goal, the round is played to its end. The highest score wins, and equal scores share the victory.</source>
        <translation>When somebody has reached the goal, the round is played to its end. The highest score wins, and equal scores share the victory.</translation>
    </message>
    <message id="ten_thousand.round-cap">
        <source>If nobody has won after 200 rounds, the highest score wins, and equal scores share the victory.</source>
        <translation>If nobody has won after 200 rounds, the highest score wins, and equal scores share the victory.</translation>
    </message>
    <message id="ten_thousand.ahead-500">
        <source>A head start of 500 points counts from the beginning.</source>
        <translation>A head start of 500 points counts from the beginning.</translation>
    </message>
    <message id="ten_thousand.ahead-1000">
        <source>A head start of 1,000 points counts from the beginning.</source>
        <translation>A head start of 1,000 points counts from the beginning.</translation>
    </message>
</context>
<context>
    <name>ten_thousand</name>
    <message>
        <source>Points to win</source>
        <translation>Points to win</translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10,000</translation>
    </message>
    <message>
        <source>5,000, the short game</source>
        <translation>5,000, the short game</translation>
    </message>
    <message>
        <source>Points in one turn needed to open</source>
        <translation>Points in one turn needed to open</translation>
    </message>
    <message>
        <source>750</source>
        <translation>750</translation>
    </message>
    <message>
        <source>None needed</source>
        <translation>None needed</translation>
    </message>
    <message>
        <source>500</source>
        <translation>500</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1,000</translation>
    </message>
    <message>
        <source>Whoever goes on sets aside</source>
        <translation>Whoever goes on sets aside</translation>
    </message>
    <message>
        <source>All dice that score</source>
        <translation>All dice that score</translation>
    </message>
    <message>
        <source>As many of them as they like</source>
        <translation>As many of them as they like</translation>
    </message>
    <message>
        <source>When all five dice score</source>
        <translation>When all five dice score</translation>
    </message>
    <message>
        <source>All five may be thrown again</source>
        <translation>All five may be thrown again</translation>
    </message>
    <message>
        <source>All five must be thrown again</source>
        <translation>All five must be thrown again</translation>
    </message>
    <message>
        <source>The goal must be hit exactly</source>
        <translation>The goal must be hit exactly</translation>
    </message>
    <message>
        <source>The last round is played to its end</source>
        <translation>The last round is played to its end</translation>
    </message>
    <message>
        <source>500 points ahead</source>
        <comment>handicap</comment>
        <translation>500 points ahead</translation>
    </message>
    <message>
        <source>1,000 points ahead</source>
        <comment>handicap</comment>
        <translation>1,000 points ahead</translation>
    </message>
    <message>
        <source>10,000</source>
        <comment>name of the game</comment>
        <translation>10,000</translation>
    </message>
    <message>
        <source>Collect points with five dice, and stop before the luck runs out.</source>
        <translation>Collect points with five dice, and stop before the luck runs out.</translation>
    </message>
    <message>
        <source>Dice 10,000, Zilch</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Dice 10,000, Zilch</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>heading of the sheet that says what dice are worth; short</comment>
        <translation>Worth</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the number that a die shows, beside its picture</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straight</translation>
    </message>
    <message>
        <source>This turn</source>
        <comment>line of the score pad</comment>
        <translation>This turn</translation>
    </message>
    <message>
        <source>Best turn</source>
        <comment>line of the score pad</comment>
        <translation>Best turn</translation>
    </message>
    <message>
        <source>Still to go</source>
        <comment>line of the score pad: points missing to the goal</comment>
        <translation>Still to go</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>line of the score pad</comment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Set aside</translation>
    </message>
    <message>
        <source>Set aside: {points}</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Set aside: {points}</translation>
    </message>
    <message>
        <source>At risk: {points}</source>
        <comment>points that the next throw may lose</comment>
        <translation>At risk: {points}</translation>
    </message>
    <message>
        <source>Lost: {points}</source>
        <comment>points of the turn</comment>
        <translation>Lost: {points}</translation>
    </message>
    <message>
        <source>Stop: {points}</source>
        <comment>button that writes so many points down</comment>
        <translation>Stop: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Last round</translation>
    </message>
    <message numerus="yes">
        <source>straight: %n point(s)</source>
        <comment>what dice count</comment>
        <translation>
            <numerusform>straight: %n point</numerusform>
            <numerusform>straight: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a single {face}: %n point(s)</source>
        <comment>what a die counts</comment>
        <translation>
            <numerusform>a single {face}: %n point</numerusform>
            <numerusform>a single {face}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} times {face}: %n point(s)</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>{count} times {face}: %n point</numerusform>
            <numerusform>{count} times {face}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now {count} times {face}: %n point(s) more</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>now {count} times {face}: %n point more</numerusform>
            <numerusform>now {count} times {face}: %n points more</numerusform>
        </translation>
    </message>
    <message>
        <source>What the dice are worth</source>
        <translation>What the dice are worth</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>It is {player}’s turn to throw the five dice.</translation>
    </message>
    <message>
        <source>{player} can stop or throw again.</source>
        <translation>{player} can stop or throw again.</translation>
    </message>
    <message>
        <source>All five dice score!</source>
        <translation>All five dice score!</translation>
    </message>
    <message>
        <source>All five dice score: {player} must throw them all again.</source>
        <translation>All five dice score: {player} must throw them all again.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has to throw again: %n more point(s) are needed to open.</source>
        <translation>
            <numerusform>{player} has to throw again: %n more point is needed to open.</numerusform>
            <numerusform>{player} has to throw again: %n more points are needed to open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores nothing: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} scores nothing: %n point is lost.</numerusform>
            <numerusform>{player} scores nothing: %n points are lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <comment>nothing was at risk yet</comment>
        <translation>{player} scores nothing.</translation>
    </message>
    <message>
        <source>{player} writes down {points} and now has {score}.</source>
        <translation>{player} writes down {points} and now has {score}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) are needed.</source>
        <translation>
            <numerusform>%n more point is needed.</numerusform>
            <numerusform>%n more points are needed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Throw the five dice</translation>
    </message>
    <message numerus="yes">
        <source>Set aside {kept} for {points} and throw %n dice</source>
        <translation>
            <numerusform>Set aside {kept} for {points} and throw %n die</numerusform>
            <numerusform>Set aside {kept} for {points} and throw %n dice</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside {kept} for {points} and throw all five dice again</source>
        <translation>Set aside {kept} for {points} and throw all five dice again</translation>
    </message>
    <message>
        <source>Throw again without setting dice aside</source>
        <translation>Throw again without setting dice aside</translation>
    </message>
    <message numerus="yes">
        <source>Stop and write down %n point(s)</source>
        <translation>
            <numerusform>Stop and write down %n point</numerusform>
            <numerusform>Stop and write down %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Pass the dice on</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s).</source>
        <translation>
            <numerusform>{player} throws {dice}: %n point.</numerusform>
            <numerusform>{player} throws {dice}: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had set aside {kept}.</source>
        <translation>{player} had set aside {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} throws {dice}: %n point is lost.</numerusform>
            <numerusform>{player} throws {dice}: %n points are lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice}: nothing counts.</source>
        <translation>{player} throws {dice}: nothing counts.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}, past the goal: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} throws {dice}, past the goal: %n point is lost.</numerusform>
            <numerusform>{player} throws {dice}, past the goal: %n points are lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice} and reaches {score} points.</source>
        <translation>{player} throws {dice} and reaches {score} points.</translation>
    </message>
    <message>
        <source>The dice go to {player}.</source>
        <translation>The dice go to {player}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>A turn begins with a throw.</translation>
    </message>
    <message>
        <source>The turn is over.</source>
        <translation>The turn is over.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Throwing again is fun.</translation>
    </message>
    <message>
        <source>{points} points are enough.</source>
        <translation>{points} points are enough.</translation>
    </message>
    <message>
        <source>Only {points} points so far: at least {bar} would be good.</source>
        <translation>Only {points} points so far: at least {bar} would be good.</translation>
    </message>
    <message numerus="yes">
        <source>{missing} more points are needed to open; %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>{missing} more points are needed to open; %n die scores nothing in about {percent}% of throws.</numerusform>
            <numerusform>{missing} more points are needed to open; %n dice score nothing in about {percent}% of throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no choice, but %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>There is no choice, but %n die scores nothing in about {percent}% of throws.</numerusform>
            <numerusform>There is no choice, but %n dice score nothing in about {percent}% of throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws: the risk is worth it.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n die loses {points} points in about {percent}% of throws: the risk is worth it.</numerusform>
            <numerusform>%n dice lose {points} points in about {percent}% of throws: the risk is worth it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws, but time is short.</source>
        <comment>percent: chance of losing the turn; somebody else is about to win</comment>
        <translation>
            <numerusform>%n die loses {points} points in about {percent}% of throws, but time is short.</numerusform>
            <numerusform>%n dice lose {points} points in about {percent}% of throws, but time is short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice would lose {points} points in about {percent}% of throws: better to stop.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n die would lose {points} points in about {percent}% of throws: better to stop.</numerusform>
            <numerusform>%n dice would lose {points} points in about {percent}% of throws: better to stop.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had the best turn: {points} points.</source>
        <translation>{player} had the best turn: {points} points.</translation>
    </message>
    <message>
        <source>One throw too many cost {player} {points} points.</source>
        <translation>One throw too many cost {player} {points} points.</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <comment>has not written down points yet</comment>
        <translation>not opened yet</translation>
    </message>
    <message>
        <source>One throw too many</source>
        <translation>One throw too many</translation>
    </message>
    <message>
        <source>The 1 and the 5 were worth 150 points. But the other three dice bring nothing, so the turn is over and the points are lost.</source>
        <translation>The 1 and the 5 were worth 150 points. But the other three dice bring nothing, so the turn is over and the points are lost.</translation>
    </message>
    <message>
        <source>Going on, then stopping</source>
        <translation>Going on, then stopping</translation>
    </message>
    <message>
        <source>The 1 and the 5 count and are set aside, and the other three dice are thrown. Another 5 joins them, and 200 points are written down.</source>
        <translation>The 1 and the 5 count and are set aside, and the other three dice are thrown. Another 5 joins them, and 200 points are written down.</translation>
    </message>
    <message>
        <source>All five dice count</source>
        <translation>All five dice count</translation>
    </message>
    <message>
        <source>Three 1s and two 5s: every die counts, so all five may be thrown again. A new 1 comes on top of the points of the turn.</source>
        <translation>Three 1s and two 5s: every die counts, so all five may be thrown again. A new 1 comes on top of the points of the turn.</translation>
    </message>
</context>
</TS>
