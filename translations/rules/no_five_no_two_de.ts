<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="no_five_no_two.aim">
        <source>The goal is to have the most points after ten rounds.</source>
        <translation>Ziel ist es, nach zehn Runden die meisten Punkte zu haben.</translation>
    </message>
    <message id="no_five_no_two.aim@short">
        <source>The goal is to have the most points after five rounds.</source>
        <translation>Ziel ist es, nach fünf Runden die meisten Punkte zu haben.</translation>
    </message>
    <message id="no_five_no_two.players">
        <source>Two to four players take part, with four dice and a score sheet.</source>
        <translation>Zwei bis vier Personen spielen mit, mit vier Würfeln und einem Wertungszettel.</translation>
    </message>
    <message id="no_five_no_two.scores-start-zero">
        <source>Everybody starts with 0 points, and ten rounds are played.</source>
        <translation>Alle beginnen mit 0 Punkten, und gespielt werden zehn Runden.</translation>
    </message>
    <message id="no_five_no_two.scores-start-zero@short">
        <source>Everybody starts with 0 points, and five rounds are played.</source>
        <translation>Alle beginnen mit 0 Punkten, und gespielt werden fünf Runden.</translation>
    </message>
    <message id="no_five_no_two.youngest-begins">
        <source>The youngest player takes the first seat and begins every round.</source>
        <translation>Die jüngste Person nimmt den ersten Platz und beginnt jede Runde.</translation>
    </message>
    <message id="no_five_no_two.youngest-begins@random">
        <source>Lots are drawn to see who begins. This player begins every round.</source>
        <translation>Es wird ausgelost, wer beginnt. Diese Person beginnt jede Runde.</translation>
    </message>
    <message id="no_five_no_two.turn-order">
        <source>Turns go clockwise round the table, one each in a round.</source>
        <translation>Es geht im Uhrzeigersinn um den Tisch, ein Zug pro Runde.</translation>
    </message>
    <message id="no_five_no_two.first-throw-four">
        <source>A turn starts with a throw of all four dice.</source>
        <translation>Ein Zug beginnt mit einem Wurf aller vier Würfel.</translation>
    </message>
    <message id="no_five_no_two.fives-and-twos-out">
        <source>Every 5 and every 2 is set aside and is out for the rest of the turn. Nothing else goes there.</source>
        <translation>Jede 5 und jede 2 wird beiseitegelegt und ist für diesen Zug draußen. Nichts anderes kommt dorthin.</translation>
    </message>
    <message id="no_five_no_two.fives-and-twos-zero">
        <source>A 5 or a 2 is worth nothing.</source>
        <translation>Eine 5 oder eine 2 ist nichts wert.</translation>
    </message>
    <message id="no_five_no_two.others-count">
        <source>Every 1, 3, 4 and 6 adds its number to the points of the turn, even beside a 5 or a 2.</source>
        <translation>Jede 1, 3, 4 und 6 bringt ihre Zahl als Punkte für den Zug, auch neben einer 5 oder einer 2.</translation>
    </message>
    <message id="no_five_no_two.others-count@clean">
        <source>Every 1, 3, 4 and 6 adds its number to the points of the turn, but only in a throw without any 5 or 2.</source>
        <translation>Jede 1, 3, 4 und 6 bringt ihre Zahl als Punkte für den Zug, aber nur in einem Wurf ohne 5 und 2.</translation>
    </message>
    <message id="no_five_no_two.throw-remaining">
        <source>Then all the dice that are left are thrown again, together.</source>
        <translation>Dann werden alle übrigen Würfel zusammen noch einmal geworfen.</translation>
    </message>
    <message id="no_five_no_two.dice-stay-out">
        <source>A die that is out does not come back before the next turn.</source>
        <translation>Ein Würfel, der draußen ist, kommt vor dem nächsten Zug nicht zurück.</translation>
    </message>
    <message id="no_five_no_two.no-stop">
        <source>Nobody can stop as long as a die is left. There is nothing to lose, either.</source>
        <translation>Niemand kann aufhören, solange noch ein Würfel übrig ist. Es gibt ja auch nichts zu verlieren.</translation>
    </message>
    <message id="no_five_no_two.nothing-is-lost">
        <source>Points of the turn are never taken away.</source>
        <translation>Punkte des Zugs gehen nie verloren.</translation>
    </message>
    <message id="no_five_no_two.turn-ends-empty">
        <source>When the last die is out, the turn is over and its points are written down.</source>
        <translation>Ist der letzte Würfel draußen, ist der Zug vorbei, und seine Punkte werden aufgeschrieben.</translation>
    </message>
    <message id="no_five_no_two.zero-turn">
        <source>A turn may bring 0 points, if the first throw shows nothing but 5s and 2s.</source>
        <extracomment>under the house rule of clean throws a turn may also bring 0 points later; the sentence does not say &quot;only&quot;</extracomment>
        <translation>Ein Zug kann 0 Punkte bringen, wenn der erste Wurf nur 5er und 2er zeigt.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds">
        <source>The match is over when everybody has had ten turns.</source>
        <translation>Die Partie ist zu Ende, wenn alle zehnmal dran waren.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@short">
        <source>The match is over when everybody has had five turns.</source>
        <translation>Die Partie ist zu Ende, wenn alle fünfmal dran waren.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@playoff">
        <source>The match is over when everybody has had ten turns and one player is in front.</source>
        <translation>Die Partie ist zu Ende, wenn alle zehnmal dran waren und nur noch eine Person vorn liegt.</translation>
    </message>
    <message id="no_five_no_two.ten-rounds@short-playoff">
        <source>The match is over when everybody has had five turns and one player is in front.</source>
        <translation>Die Partie ist zu Ende, wenn alle fünfmal dran waren und nur noch eine Person vorn liegt.</translation>
    </message>
    <message id="no_five_no_two.total">
        <source>A player’s result is the sum of the ten turns.</source>
        <translation>Das Ergebnis ist die Summe der zehn Züge.</translation>
    </message>
    <message id="no_five_no_two.total@short">
        <source>A player’s result is the sum of the five turns.</source>
        <translation>Das Ergebnis ist die Summe der fünf Züge.</translation>
    </message>
    <message id="no_five_no_two.most-points-wins">
        <source>The most points win.</source>
        <translation>Die meisten Punkte gewinnen.</translation>
    </message>
    <message id="no_five_no_two.tie-shared">
        <source>Players with equally many points share the victory.</source>
        <translation>Bei gleich vielen Punkten teilt man sich den Sieg.</translation>
    </message>
    <message id="no_five_no_two.tie-shared@playoff">
        <source>If several are in front, they play one more turn each, again and again, until one of them scores the most.</source>
        <translation>Liegen mehrere vorn, spielen sie je einen weiteren Zug, immer wieder, bis jemand am meisten schafft.</translation>
    </message>
    <message id="no_five_no_two.ahead-20">
        <source>A head start of 20 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 20 Punkten zählt von Anfang an.</translation>
    </message>
    <message id="no_five_no_two.ahead-40">
        <source>A head start of 40 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 40 Punkten zählt von Anfang an.</translation>
    </message>
</context>
<context>
    <name>no_five_no_two</name>
    <message>
        <source>Only throws without 5 and 2 score</source>
        <translation>Nur Würfe ohne 5 und 2 zählen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>10</source>
        <comment>number of rounds</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>5, the short game</source>
        <comment>number of rounds</comment>
        <translation>5, die kurze Partie</translation>
    </message>
    <message>
        <source>If the best totals are equal</source>
        <translation>Bei Gleichstand an der Spitze</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>Der Sieg wird geteilt</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>Ein Stechen entscheidet</translation>
    </message>
    <message>
        <source>20 points ahead</source>
        <comment>handicap</comment>
        <translation>20 Punkte Vorsprung</translation>
    </message>
    <message>
        <source>40 points ahead</source>
        <comment>handicap</comment>
        <translation>40 Punkte Vorsprung</translation>
    </message>
    <message>
        <source>No 5s, No 2s</source>
        <comment>name of the game</comment>
        <translation>Ohne 5, ohne 2</translation>
    </message>
    <message>
        <source>Collect points with four dice until the 5s and 2s have taken them all.</source>
        <translation>Mit vier Würfeln Punkte sammeln, bis die 5er und 2er sie alle geholt haben.</translation>
    </message>
    <message>
        <source>No Five, No Two; Stuck in the Mud</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Ohne Fünf, ohne Zwei</translation>
    </message>
    <message>
        <source>Two dice drop out</source>
        <translation>Zwei Würfel fliegen raus</translation>
    </message>
    <message>
        <source>The 6 and the 3 bring 9 points. The 5 and the 2 are out, and only two dice are thrown again: they bring 5 more.</source>
        <translation>Die 6 und die 3 bringen 9 Punkte. Die 5 und die 2 sind draußen, und nur zwei Würfel werden noch einmal geworfen: Sie bringen 5 dazu.</translation>
    </message>
    <message>
        <source>The last die</source>
        <translation>Der letzte Würfel</translation>
    </message>
    <message>
        <source>One die is left, and 20 points have been collected. It shows a 5: no die is left, and the 20 points are written down.</source>
        <translation>Ein Würfel ist übrig, und 20 Punkte sind gesammelt. Er zeigt eine 5: Kein Würfel ist übrig, und die 20 Punkte werden aufgeschrieben.</translation>
    </message>
    <message>
        <source>All four at once</source>
        <translation>Alle vier auf einmal</translation>
    </message>
    <message>
        <source>The very first throw shows nothing but 5s and 2s. All four dice are out, and 0 points are written down.</source>
        <translation>Schon der erste Wurf zeigt nur 5er und 2er. Alle vier Würfel sind draußen, und 0 Punkte werden aufgeschrieben.</translation>
    </message>
    <message>
        <source>{player} had the richest turn: {points} points.</source>
        <translation>{player} hatte den reichsten Zug: {points} Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>{player} kept a die in play the longest: %n throw(s) in one turn.</source>
        <translation>
            <numerusform>{player} hielt einen Würfel am längsten im Spiel:&#xa0;%n Wurf in einem Zug.</numerusform>
            <numerusform>{player} hielt einen Würfel am längsten im Spiel:&#xa0;%n Würfe in einem Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match was decided by a play-off.</source>
        <translation>Ein Stechen hat die Partie entschieden.</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>where dice lie that show a 5 or a 2</comment>
        <translation>Draußen</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>line of the score sheet</comment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>one more turn for players who are level in front</comment>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>Most throws</source>
        <comment>line of the score sheet: the most throws of one turn; short</comment>
        <translation>Meiste Würfe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>This turn: {points}</source>
        <comment>points of the turn up to now</comment>
        <translation>Dieser Zug: {points}</translation>
    </message>
    <message>
        <source>Finish the turn</source>
        <comment>button: all throws of the turn one after the other</comment>
        <translation>Zu Ende würfeln</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the four dice.</source>
        <translation>{player} ist dran und wirft alle vier Würfel.</translation>
    </message>
    <message>
        <source>Play-off: it is {player}’s turn to throw the four dice.</source>
        <translation>Stechen: {player} ist dran und wirft alle vier Würfel.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws again: %n dice are still in play.</source>
        <translation>
            <numerusform>{player} würfelt noch einmal:&#xa0;%n Würfel ist noch im Spiel.</numerusform>
            <numerusform>{player} würfelt noch einmal:&#xa0;%n Würfel sind noch im Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice}: %n dice go out.</source>
        <translation>
            <numerusform>{dice}:&#xa0;%n Würfel fliegt raus.</numerusform>
            <numerusform>{dice}:&#xa0;%n Würfel fliegen raus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No die is left: {player} writes down %n point(s).</source>
        <translation>
            <numerusform>Kein Würfel ist übrig: {player} schreibt&#xa0;%n Punkt auf.</numerusform>
            <numerusform>Kein Würfel ist übrig: {player} schreibt&#xa0;%n Punkte auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins the play-off after {points} points.</source>
        <translation>{player} gewinnt das Stechen nach {points} Punkten.</translation>
    </message>
    <message>
        <source>Throw the four dice</source>
        <translation>Alle vier Würfel werfen</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again</source>
        <translation>
            <numerusform>%n Würfel noch einmal werfen</numerusform>
            <numerusform>%n Würfel noch einmal werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw until no die is left</source>
        <translation>Würfeln, bis kein Würfel übrig ist</translation>
    </message>
    <message>
        <source>Set the 5s and 2s aside</source>
        <translation>Die 5er und 2er beiseitelegen</translation>
    </message>
    <message numerus="yes">
        <source>Write down %n point(s)</source>
        <translation>
            <numerusform>%n Punkt aufschreiben</numerusform>
            <numerusform>%n Punkte aufschreiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s).</source>
        <translation>
            <numerusform>{player} würfelt {dice}:&#xa0;%n Punkt.</numerusform>
            <numerusform>{player} würfelt {dice}:&#xa0;%n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes down {points} and now has {score}.</source>
        <translation>{player} schreibt {points} auf und hat jetzt {score}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) in the play-off.</source>
        <translation>
            <numerusform>{player} holt im Stechen&#xa0;%n Punkt.</numerusform>
            <numerusform>{player} holt im Stechen&#xa0;%n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>All four at once!</source>
        <comment>all dice are out after the first throw</comment>
        <translation>Alle vier auf einmal!</translation>
    </message>
    <message>
        <source>What a turn: {points} points!</source>
        <translation>Was für ein Zug: {points} Punkte!</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>There is nothing to decide: %n dice in play still bring about {points} points on average.</source>
        <translation>
            <numerusform>Zu entscheiden gibt es nichts:&#xa0;%n Würfel im Spiel bringt im Schnitt noch etwa {points} Punkte.</numerusform>
            <numerusform>Zu entscheiden gibt es nichts:&#xa0;%n Würfel im Spiel bringen im Schnitt noch etwa {points} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every 5 and every 2 is out.</source>
        <translation>Jede 5 und jede 2 ist draußen.</translation>
    </message>
    <message>
        <source>No die is left, so the turn is over.</source>
        <translation>Kein Würfel ist übrig, also ist der Zug vorbei.</translation>
    </message>
</context>
</TS>
