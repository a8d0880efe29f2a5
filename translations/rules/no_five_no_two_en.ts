<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="no_five_no_two.aim">
        <source>The goal is to have the most points after ten rounds.</source>
        <translation>The goal is to have the most points after ten rounds.</translation>
    </message>
    <message id="no_five_no_two.aim@short">
        <source>The goal is to have the most points after five rounds.</source>
        <translation>The goal is to have the most points after five rounds.</translation>
    </message>
    <message id="no_five_no_two.players">
        <source>Two to four players take part, with four dice and a score sheet.</source>
        <translation>Two to four players take part, with four dice and a score sheet.</translation>
    </message>
    <message id="no_five_no_two.scores-start-zero">
        <source>Everybody starts with 0 points, and ten rounds are played.</source>
        <translation>Everybody starts with 0 points, and ten rounds are played.</translation>
    </message>
    <message id="no_five_no_two.scores-start-zero@short">
        <source>Everybody starts with 0 points, and five rounds are played.</source>
        <translation>Everybody starts with 0 points, and five rounds are played.</translation>
    </message>
    <message id="no_five_no_two.youngest-begins">
        <source>The youngest player takes the first seat and begins every round.</source>
        <translation>The youngest player takes the first seat and begins every round.</translation>
    </message>
    <message id="no_five_no_two.youngest-begins@random">
        <source>Lots are drawn to see who begins. This player begins every round.</source>
        <translation>Lots are drawn to see who begins. This player begins every round.</translation>
    </message>
    <message id="no_five_no_two.turn-order">
        <source>Turns go clockwise round the table, one each in a round.</source>
        <translation>Turns go clockwise round the table, one each in a round.</translation>
    </message>
    <message id="no_five_no_two.first-throw-four">
        <source>A turn starts with a throw of all four dice.</source>
        <translation>A turn starts with a throw of all four dice.</translation>
    </message>
    <message id="no_five_no_two.fives-and-twos-out">
        <source>Every 5 and every 2 is set aside and is out for the rest of the turn. Nothing else goes there.</source>
        <translation>Every 5 and every 2 is set aside and is out for the rest of the turn. Nothing else goes there.</translation>
    </message>
    <message id="no_five_no_two.fives-and-twos-zero">
        <source>A 5 or a 2 is worth nothing.</source>
        <translation>A 5 or a 2 is worth nothing.</translation>
    </message>
    <message id="no_five_no_two.others-count">
        <source>Every 1, 3, 4 and 6 adds its number to the points of the turn, even beside a 5 or a 2.</source>
        <translation>Every 1, 3, 4 and 6 adds its number to the points of the turn, even beside a 5 or a 2.</translation>
    </message>
    <message id="no_five_no_two.others-count@clean">
        <source>Every 1, 3, 4 and 6 adds its number to the points of the turn, but only in a throw without any 5 or 2.</source>
        <translation>Every 1, 3, 4 and 6 adds its number to the points of the turn, but only in a throw without any 5 or 2.</translation>
    </message>
    <message id="no_five_no_two.throw-remaining">
        <source>Then all the dice that are left are thrown again, together.</source>
        <translation>Then all the dice that are left are thrown again, together.</translation>
    </message>
    <message id="no_five_no_two.dice-stay-out">
        <source>A die that is out does not come back before the next turn.</source>
        <translation>A die that is out does not come back before the next turn.</translation>
    </message>
    <message id="no_five_no_two.no-stop">
        <source>Nobody can stop as long as a die is left. There is nothing to lose, either.</source>
        <translation>Nobody can stop as long as a die is left. There is nothing to lose, either.</translation>
    </message>
    <message id="no_five_no_two.nothing-is-lost">
        <source>Points of the turn are never taken away.</source>
        <translation>Points of the turn are never taken away.</translation>
    </message>
    <message id="no_five_no_two.turn-ends-empty">
        <source>When the last die is out, the turn is over and its points are written down.</source>
        <translation>When the last die is out, the turn is over and its points are written down.</translation>
    </message>
    <message id="no_five_no_two.zero-turn">
        <source>A turn may bring 0 points, if the first throw shows nothing but 5s and 2s.</source>
        <extracomment>under the house rule of clean throws a turn may also bring 0 points later; the sentence does not say &quot;only&quot;</extracomment>
        <translation>A turn may bring 0 points, if the first throw shows nothing but 5s and 2s.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds">
        <source>The match is over when everybody has had ten turns.</source>
        <translation>The match is over when everybody has had ten turns.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@short">
        <source>The match is over when everybody has had five turns.</source>
        <translation>The match is over when everybody has had five turns.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@playoff">
        <source>The match is over when everybody has had ten turns and one player is in front.</source>
        <translation>The match is over when everybody has had ten turns and one player is in front.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@short-playoff">
        <source>The match is over when everybody has had five turns and one player is in front.</source>
        <translation>The match is over when everybody has had five turns and one player is in front.</translation>
    </message>
    <message id="no_five_no_two.total">
        <source>A player’s result is the sum of the ten turns.</source>
        <translation>A player’s result is the sum of the ten turns.</translation>
    </message>
    <message id="no_five_no_two.total@short">
        <source>A player’s result is the sum of the five turns.</source>
        <translation>A player’s result is the sum of the five turns.</translation>
    </message>
    <message id="no_five_no_two.most-points-wins">
        <source>The most points win.</source>
        <translation>The most points win.</translation>
    </message>
    <message id="no_five_no_two.tie-shared">
        <source>Players with equally many points share the victory.</source>
        <translation>Players with equally many points share the victory.</translation>
    </message>
    <message id="no_five_no_two.tie-shared@playoff">
        <source>If several are in front, they play one more turn each, again and again, until one of them scores the most.</source>
        <translation>If several are in front, they play one more turn each, again and again, until one of them scores the most.</translation>
    </message>
    <message id="no_five_no_two.ahead-20">
        <source>A head start of 20 points counts from the beginning.</source>
        <translation>A head start of 20 points counts from the beginning.</translation>
    </message>
    <message id="no_five_no_two.ahead-40">
        <source>A head start of 40 points counts from the beginning.</source>
        <translation>A head start of 40 points counts from the beginning.</translation>
    </message>
</context>
<context>
    <name>no_five_no_two</name>
    <message>
        <source>Only throws without 5 and 2 score</source>
        <translation>Only throws without 5 and 2 score</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>10</source>
        <comment>number of rounds</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>5, the short game</source>
        <comment>number of rounds</comment>
        <translation>5, the short game</translation>
    </message>
    <message>
        <source>If the best totals are equal</source>
        <translation>If the best totals are equal</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>The victory is shared</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>A play-off decides</translation>
    </message>
    <message>
        <source>20 points ahead</source>
        <comment>handicap</comment>
        <translation>20 points ahead</translation>
    </message>
    <message>
        <source>40 points ahead</source>
        <comment>handicap</comment>
        <translation>40 points ahead</translation>
    </message>
    <message>
        <source>No 5s, No 2s</source>
        <comment>name of the game</comment>
        <translation>No 5s, No 2s</translation>
    </message>
    <message>
        <source>Collect points with four dice until the 5s and 2s have taken them all.</source>
        <translation>Collect points with four dice until the 5s and 2s have taken them all.</translation>
    </message>
    <message>
        <source>No Five, No Two; Stuck in the Mud</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>No Five, No Two; Stuck in the Mud</translation>
    </message>
    <message>
        <source>Two dice drop out</source>
        <translation>Two dice drop out</translation>
    </message>
    <message>
        <source>The 6 and the 3 bring 9 points. The 5 and the 2 are out, and only two dice are thrown again: they bring 5 more.</source>
        <translation>The 6 and the 3 bring 9 points. The 5 and the 2 are out, and only two dice are thrown again: they bring 5 more.</translation>
    </message>
    <message>
        <source>The last die</source>
        <translation>The last die</translation>
    </message>
    <message>
        <source>One die is left, and 20 points have been collected. It shows a 5: no die is left, and the 20 points are written down.</source>
        <translation>One die is left, and 20 points have been collected. It shows a 5: no die is left, and the 20 points are written down.</translation>
    </message>
    <message>
        <source>All four at once</source>
        <translation>All four at once</translation>
    </message>
    <message>
        <source>The very first throw shows nothing but 5s and 2s. All four dice are out, and 0 points are written down.</source>
        <translation>The very first throw shows nothing but 5s and 2s. All four dice are out, and 0 points are written down.</translation>
    </message>
    <message>
        <source>{player} had the richest turn: {points} points.</source>
        <translation>{player} had the richest turn: {points} points.</translation>
    </message>
    <message numerus="yes">
        <source>{player} kept a die in play the longest: %n throw(s) in one turn.</source>
        <translation>
            <numerusform>{player} kept a die in play the longest: %n throw in one turn.</numerusform>
            <numerusform>{player} kept a die in play the longest: %n throws in one turn.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match was decided by a play-off.</source>
        <translation>The match was decided by a play-off.</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>where dice lie that show a 5 or a 2</comment>
        <translation>Out</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>line of the score sheet</comment>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>one more turn for players who are level in front</comment>
        <translation>Play-off</translation>
    </message>
    <message>
        <source>Most throws</source>
        <comment>line of the score sheet: the most throws of one turn; short</comment>
        <translation>Most throws</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Round {round} of {rounds}</translation>
    </message>
    <message>
        <source>This turn: {points}</source>
        <comment>points of the turn up to now</comment>
        <translation>This turn: {points}</translation>
    </message>
    <message>
        <source>Finish the turn</source>
        <comment>button: all throws of the turn one after the other</comment>
        <translation>Finish the turn</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the four dice.</source>
        <translation>It is {player}’s turn to throw the four dice.</translation>
    </message>
    <message>
        <source>Play-off: it is {player}’s turn to throw the four dice.</source>
        <translation>Play-off: it is {player}’s turn to throw the four dice.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws again: %n dice are still in play.</source>
        <translation>
            <numerusform>{player} throws again: %n die is still in play.</numerusform>
            <numerusform>{player} throws again: %n dice are still in play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice}: %n dice go out.</source>
        <translation>
            <numerusform>{dice}: %n die goes out.</numerusform>
            <numerusform>{dice}: %n dice go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No die is left: {player} writes down %n point(s).</source>
        <translation>
            <numerusform>No die is left: {player} writes down %n point.</numerusform>
            <numerusform>No die is left: {player} writes down %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins the play-off after {points} points.</source>
        <translation>{player} wins the play-off after {points} points.</translation>
    </message>
    <message>
        <source>Throw the four dice</source>
        <translation>Throw the four dice</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again</source>
        <translation>
            <numerusform>Throw %n die again</numerusform>
            <numerusform>Throw %n dice again</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw until no die is left</source>
        <translation>Throw until no die is left</translation>
    </message>
    <message>
        <source>Set the 5s and 2s aside</source>
        <translation>Set the 5s and 2s aside</translation>
    </message>
    <message numerus="yes">
        <source>Write down %n point(s)</source>
        <translation>
            <numerusform>Write down %n point</numerusform>
            <numerusform>Write down %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s).</source>
        <translation>
            <numerusform>{player} throws {dice}: %n point.</numerusform>
            <numerusform>{player} throws {dice}: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes down {points} and now has {score}.</source>
        <translation>{player} writes down {points} and now has {score}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) in the play-off.</source>
        <translation>
            <numerusform>{player} scores %n point in the play-off.</numerusform>
            <numerusform>{player} scores %n points in the play-off.</numerusform>
        </translation>
    </message>
    <message>
        <source>All four at once!</source>
        <comment>all dice are out after the first throw</comment>
        <translation>All four at once!</translation>
    </message>
    <message>
        <source>What a turn: {points} points!</source>
        <translation>What a turn: {points} points!</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing to decide: %n dice in play still bring about {points} points on average.</source>
        <translation>
            <numerusform>There is nothing to decide: %n die in play still brings about {points} points on average.</numerusform>
            <numerusform>There is nothing to decide: %n dice in play still bring about {points} points on average.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every 5 and every 2 is out.</source>
        <translation>Every 5 and every 2 is out.</translation>
    </message>
    <message>
        <source>No die is left, so the turn is over.</source>
        <translation>No die is left, so the turn is over.</translation>
    </message>
</context>
</TS>
