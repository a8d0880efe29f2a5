<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="ten_thousand.aim">
        <source>The goal is to write down 10,000 points. Every throw may score more, or lose everything won in the turn.</source>
        <translation>Das Ziel sind 10.000 aufgeschriebene Punkte. Jeder Wurf kann mehr bringen oder den ganzen Zug kosten.</translation>
    </message>
    <message id="ten_thousand.aim@short">
        <source>The goal is to write down 5,000 points. Every throw may score more, or lose everything won in the turn.</source>
        <translation>Das Ziel sind 5.000 aufgeschriebene Punkte. Jeder Wurf kann mehr bringen oder den ganzen Zug kosten.</translation>
    </message>
    <message id="ten_thousand.players">
        <source>Two to four players take part.</source>
        <translation>Zwei bis vier Personen spielen mit.</translation>
    </message>
    <message id="ten_thousand.five-dice">
        <source>There are five dice, and everyone throws them in turn.</source>
        <translation>Es gibt fünf Würfel, und alle werfen sie reihum.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed">
        <source>All players start with 0 points, and nobody has opened yet.</source>
        <extracomment>open: has written down points at least once; the word for it is explained by opening-threshold</extracomment>
        <translation>Alle beginnen mit 0 Punkten, und noch ist niemand eingestiegen.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed@free">
        <source>All players start with 0 points.</source>
        <translation>Alle beginnen mit 0 Punkten.</translation>
    </message>
    <message id="ten_thousand.youngest-begins">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>Die jüngste Person nimmt den ersten Platz und beginnt.</translation>
    </message>
    <message id="ten_thousand.youngest-begins@random">
        <source>Lots are drawn to see who begins.</source>
        <translation>Es wird ausgelost, wer beginnt.</translation>
    </message>
    <message id="ten_thousand.turn-order">
        <source>Turns go clockwise round the table.</source>
        <translation>Es geht im Uhrzeigersinn um den Tisch.</translation>
    </message>
    <message id="ten_thousand.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Ein Zug beginnt mit einem Wurf aller fünf Würfel.</translation>
    </message>
    <message id="ten_thousand.single-dice">
        <source>A single 1 is worth 100 points and a single 5 is worth 50; a single 2, 3, 4 or 6 is worth nothing.</source>
        <translation>Eine einzelne 1 zählt 100 Punkte und eine einzelne 5 zählt 50; eine einzelne 2, 3, 4 oder 6 zählt nichts.</translation>
    </message>
    <message id="ten_thousand.three-of-a-kind">
        <source>Three dice alike are worth their number times 100, but three 1s are worth 1,000.</source>
        <translation>Drei gleiche Würfel zählen ihre Zahl mal 100, drei 1er aber 1.000.</translation>
    </message>
    <message id="ten_thousand.four-of-a-kind">
        <source>Four dice alike are worth twice as much as three.</source>
        <translation>Vier gleiche Würfel zählen doppelt so viel wie drei.</translation>
    </message>
    <message id="ten_thousand.five-of-a-kind">
        <source>Five dice alike are worth twice as much as four.</source>
        <translation>Fünf gleiche Würfel zählen doppelt so viel wie vier.</translation>
    </message>
    <message id="ten_thousand.straight">
        <source>The straights 1-2-3-4-5 and 2-3-4-5-6 are worth 1,500 and need all five dice.</source>
        <translation>Die Straßen 1-2-3-4-5 und 2-3-4-5-6 zählen 1.500 und brauchen alle fünf Würfel.</translation>
    </message>
    <message id="ten_thousand.triple-same-throw">
        <source>Three dice alike and straights must come in a single throw. Dice that were set aside before do not help.</source>
        <translation>Drei gleiche Würfel und Straßen müssen in einem einzigen Wurf fallen; früher beiseitegelegte Würfel helfen nicht.</translation>
    </message>
    <message id="ten_thousand.best-value">
        <source>Dice are always counted in the way that scores the most, and each die only once.</source>
        <translation>Würfel zählen immer so, wie es die meisten Punkte bringt, und jeder nur einmal.</translation>
    </message>
    <message id="ten_thousand.stop-or-continue">
        <source>After a throw that scores, the player stops or goes on.</source>
        <translation>Nach einem Wurf mit Punkten hört man auf oder macht weiter.</translation>
    </message>
    <message id="ten_thousand.bust">
        <source>A throw that scores nothing ends the turn, and all points of the turn are lost.</source>
        <translation>Ein Wurf, der nichts bringt, beendet den Zug, und alle Punkte des Zugs sind verloren.</translation>
    </message>
    <message id="ten_thousand.bust@exact">
        <source>A throw that scores nothing, or goes past the goal, ends the turn, and all points of the turn are lost.</source>
        <translation>Ein Wurf, der nichts bringt oder über das Ziel hinausführt, beendet den Zug, und alle Punkte des Zugs sind verloren.</translation>
    </message>
    <message id="ten_thousand.bank">
        <source>Whoever stops writes down the points of the turn, and the dice go to the next player.</source>
        <translation>Wer aufhört, schreibt die Punkte des Zugs auf, und die Würfel gehen weiter.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring">
        <source>Whoever goes on first sets aside all the dice that scored in this throw.</source>
        <translation>Wer weitermacht, legt zuerst alle Würfel des Wurfs beiseite, die Punkte gebracht haben.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring@some">
        <source>Whoever goes on first sets aside at least one die that scored. Only the dice set aside count.</source>
        <translation>Wer weitermacht, legt zuerst mindestens einen Würfel beiseite, der Punkte gebracht hat; nur beiseitegelegte zählen.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring">
        <source>Dice that scored nothing are not set aside.</source>
        <translation>Würfel, die nichts gebracht haben, werden nicht beiseitegelegt.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring@some">
        <source>Dice that would score nothing are not set aside. Three or more 2s, 3s, 4s or 6s stay together.</source>
        <translation>Würfel, die nichts bringen würden, werden nicht beiseitegelegt; drei oder mehr 2er, 3er, 4er oder 6er bleiben zusammen.</translation>
    </message>
    <message id="ten_thousand.throw-all-others">
        <source>Then all the other dice are thrown, without leaving any out.</source>
        <translation>Danach werden alle anderen Würfel geworfen, keiner bleibt liegen.</translation>
    </message>
    <message id="ten_thousand.set-aside-stays">
        <source>A die set aside stays there until all five are thrown again.</source>
        <translation>Ein beiseitegelegter Würfel bleibt dort, bis alle fünf wieder geworfen werden.</translation>
    </message>
    <message id="ten_thousand.extend-group">
        <source>If three or four dice alike are set aside, a later die with the same number joins them: they count as four or five.</source>
        <translation>Liegen drei oder vier gleiche Würfel beiseite, kommt ein späterer mit derselben Zahl dazu: Sie zählen dann als vier oder fünf.</translation>
    </message>
    <message id="ten_thousand.extend-order">
        <source>A single 1 or 5 that was set aside before three alike were thrown stays a single die.</source>
        <translation>Eine einzelne 1 oder 5, die vor drei gleichen beiseitegelegt wurde, bleibt einzeln.</translation>
    </message>
    <message id="ten_thousand.hot-dice">
        <source>When all five dice have been set aside, whoever goes on throws all five again. The points of the turn stay at risk.</source>
        <translation>Wenn alle fünf Würfel beiseiteliegen, wirft alle noch einmal, wer weitermacht; die Punkte des Zugs bleiben auf dem Spiel.</translation>
    </message>
    <message id="ten_thousand.hot-dice@must">
        <source>When all five dice score, nobody may stop: all five are set aside and thrown again.</source>
        <translation>Wenn alle fünf Würfel Punkte bringen, darf man nicht aufhören: Alle fünf werden beiseitegelegt und noch einmal geworfen.</translation>
    </message>
    <message id="ten_thousand.hot-dice-fresh">
        <source>After that, dice that were set aside before no longer count with new ones.</source>
        <translation>Danach zählen vorher beiseitegelegte Würfel nicht mehr mit neuen zusammen.</translation>
    </message>
    <message id="ten_thousand.opening-threshold">
        <source>To open, a player needs at least 750 points in one turn. Only then may points be written down.</source>
        <translation>Zum Einsteigen braucht man mindestens 750 Punkte in einem Zug; erst dann werden sie aufgeschrieben.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@500">
        <source>To open, a player needs at least 500 points in one turn. Only then may points be written down.</source>
        <translation>Zum Einsteigen braucht man mindestens 500 Punkte in einem Zug; erst dann werden sie aufgeschrieben.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@1000">
        <source>To open, a player needs at least 1,000 points in one turn. Only then may points be written down.</source>
        <translation>Zum Einsteigen braucht man mindestens 1.000 Punkte in einem Zug; erst dann werden sie aufgeschrieben.</translation>
    </message>
    <message id="ten_thousand.opening-must-continue">
        <source>Until then, a player who has not opened has to go on.</source>
        <translation>Vorher muss weitermachen, wer noch nicht eingestiegen ist.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum">
        <source>A player who has opened may stop with any number of points for the rest of the match.</source>
        <translation>Wer eingestiegen ist, darf bis zum Ende der Partie mit beliebig vielen Punkten aufhören.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum@free">
        <source>Everybody may stop with any number of points.</source>
        <translation>Alle dürfen mit beliebig vielen Punkten aufhören.</translation>
    </message>
    <message id="ten_thousand.reach-target">
        <source>When a player’s score and the points of the turn together reach the goal, the player wins at once.</source>
        <translation>Wenn Stand und Punkte des Zugs zusammen das Ziel erreichen, ist die Partie sofort gewonnen.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-round">
        <source>Points are written down only by stopping, even when they are enough to reach the goal.</source>
        <translation>Punkte werden nur durch Aufhören aufgeschrieben, auch wenn sie bis zum Ziel reichen.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-exact">
        <source>When a player’s score and the points of the turn add up to exactly the goal, they are written down at once.</source>
        <translation>Wenn Stand und Punkte des Zugs zusammen genau das Ziel ergeben, werden sie sofort aufgeschrieben.</translation>
    </message>
    <message id="ten_thousand.over-target">
        <source>A score may go past the goal: it need not be hit exactly.</source>
        <translation>Das Ziel darf überschritten werden; es muss nicht genau getroffen werden.</translation>
    </message>
    <message id="ten_thousand.over-target@exact">
        <source>The goal must be hit exactly, counting the whole throw.</source>
        <translation>Das Ziel muss genau getroffen werden, und dabei zählt der ganze Wurf.</translation>
    </message>
    <message id="ten_thousand.immediate-win">
        <source>The match ends at once, without finishing the round.</source>
        <translation>Die Partie endet sofort, ohne die Runde zu beenden.</translation>
    </message>
    <message id="ten_thousand.immediate-win@last-round">
        <source>When somebody has reached the goal, the round is played to its end. The highest score wins, and equal scores share the victory.</source>
        <translation>Hat jemand das Ziel erreicht, wird die Runde zu Ende gespielt; der höchste Stand gewinnt, bei Gleichstand teilt man sich den Sieg.</translation>
    </message>
    <message id="ten_thousand.round-cap">
        <source>If nobody has won after 200 rounds, the highest score wins, and equal scores share the victory.</source>
        <translation>Hat nach 200 Runden niemand gewonnen, gewinnt der höchste Stand; bei Gleichstand teilt man sich den Sieg.</translation>
    </message>
    <message id="ten_thousand.ahead-500">
        <source>A head start of 500 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 500 Punkten zählt von Anfang an.</translation>
    </message>
    <message id="ten_thousand.ahead-1000">
        <source>A head start of 1,000 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 1.000 Punkten zählt von Anfang an.</translation>
    </message>
</context>
<context>
    <name>ten_thousand</name>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10.000</translation>
    </message>
    <message>
        <source>5,000, the short game</source>
        <translation>5.000, die kurze Partie</translation>
    </message>
    <message>
        <source>Points in one turn needed to open</source>
        <translation>Punkte in einem Zug zum Einsteigen</translation>
    </message>
    <message>
        <source>750</source>
        <translation>750</translation>
    </message>
    <message>
        <source>None needed</source>
        <translation>Keine nötig</translation>
    </message>
    <message>
        <source>500</source>
        <translation>500</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1.000</translation>
    </message>
    <message>
        <source>Whoever goes on sets aside</source>
        <translation>Wer weitermacht, legt beiseite</translation>
    </message>
    <message>
        <source>All dice that score</source>
        <translation>Alle Würfel, die Punkte bringen</translation>
    </message>
    <message>
        <source>As many of them as they like</source>
        <translation>Mindestens einen, frei gewählt</translation>
    </message>
    <message>
        <source>When all five dice score</source>
        <translation>Wenn alle fünf Würfel Punkte bringen</translation>
    </message>
    <message>
        <source>All five may be thrown again</source>
        <translation>Alle fünf dürfen noch einmal geworfen werden</translation>
    </message>
    <message>
        <source>All five must be thrown again</source>
        <translation>Alle fünf müssen noch einmal geworfen werden</translation>
    </message>
    <message>
        <source>The goal must be hit exactly</source>
        <translation>Das Ziel muss genau getroffen werden</translation>
    </message>
    <message>
        <source>The last round is played to its end</source>
        <translation>Die letzte Runde wird zu Ende gespielt</translation>
    </message>
    <message>
        <source>500 points ahead</source>
        <comment>handicap</comment>
        <translation>500 Punkte Vorsprung</translation>
    </message>
    <message>
        <source>1,000 points ahead</source>
        <comment>handicap</comment>
        <translation>1.000 Punkte Vorsprung</translation>
    </message>
    <message>
        <source>10,000</source>
        <comment>name of the game</comment>
        <translation>10.000</translation>
    </message>
    <message>
        <source>Collect points with five dice, and stop before the luck runs out.</source>
        <translation>Sammle mit fünf Würfeln Punkte und höre auf, bevor das Glück dich verlässt.</translation>
    </message>
    <message>
        <source>Dice 10,000, Zilch</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Zehntausend, Macke, 10.000</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>heading of the sheet that says what dice are worth; short</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the number that a die shows, beside its picture</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>This turn</source>
        <comment>line of the score pad</comment>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>Best turn</source>
        <comment>line of the score pad</comment>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Still to go</source>
        <comment>line of the score pad: points missing to the goal</comment>
        <translation>Es fehlen</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>line of the score pad</comment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>Set aside: {points}</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Beiseitegelegt: {points}</translation>
    </message>
    <message>
        <source>At risk: {points}</source>
        <comment>points that the next throw may lose</comment>
        <translation>Auf dem Spiel: {points}</translation>
    </message>
    <message>
        <source>Lost: {points}</source>
        <comment>points of the turn</comment>
        <translation>Verloren: {points}</translation>
    </message>
    <message>
        <source>Stop: {points}</source>
        <comment>button that writes so many points down</comment>
        <translation>Aufhören: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message numerus="yes">
        <source>straight: %n point(s)</source>
        <comment>what dice count</comment>
        <translation>
            <numerusform>Straße: %n Punkt</numerusform>
            <numerusform>Straße: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a single {face}: %n point(s)</source>
        <comment>what a die counts</comment>
        <translation>
            <numerusform>einzelne {face}: %n Punkt</numerusform>
            <numerusform>einzelne {face}: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} times {face}: %n point(s)</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>{count}-mal {face}: %n Punkt</numerusform>
            <numerusform>{count}-mal {face}: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now {count} times {face}: %n point(s) more</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>jetzt {count}-mal {face}: %n Punkt mehr</numerusform>
            <numerusform>jetzt {count}-mal {face}: %n Punkte mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>What the dice are worth</source>
        <translation>Was die Würfel zählen</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>{player} ist dran und wirft alle fünf Würfel.</translation>
    </message>
    <message>
        <source>{player} can stop or throw again.</source>
        <translation>{player} kann aufhören oder weiterwürfeln.</translation>
    </message>
    <message>
        <source>All five dice score!</source>
        <translation>Alle fünf Würfel bringen Punkte!</translation>
    </message>
    <message>
        <source>All five dice score: {player} must throw them all again.</source>
        <translation>Alle fünf Würfel bringen Punkte: {player} muss sie alle noch einmal werfen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has to throw again: %n more point(s) are needed to open.</source>
        <translation>
            <numerusform>{player} muss weiterwürfeln: Zum Einsteigen fehlt %n Punkt.</numerusform>
            <numerusform>{player} muss weiterwürfeln: Zum Einsteigen fehlen %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores nothing: %n point(s) are lost.</source>
        <translation>
            <numerusform>Der Wurf bringt {player} nichts: %n Punkt ist verloren.</numerusform>
            <numerusform>Der Wurf bringt {player} nichts: %n Punkte sind verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes down {points} and now has {score}.</source>
        <translation>{player} schreibt {points} auf und hat {score}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) are needed.</source>
        <translation>
            <numerusform>Es fehlt noch %n Punkt.</numerusform>
            <numerusform>Es fehlen noch %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Alle fünf Würfel werfen</translation>
    </message>
    <message numerus="yes">
        <source>Set aside {kept} for {points} and throw %n dice</source>
        <translation>
            <numerusform>{kept} für {points} beiseitelegen und %n Würfel werfen</numerusform>
            <numerusform>{kept} für {points} beiseitelegen und %n Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside {kept} for {points} and throw all five dice again</source>
        <translation>{kept} für {points} beiseitelegen und alle fünf noch einmal werfen</translation>
    </message>
    <message>
        <source>Throw again without setting dice aside</source>
        <translation>Weiterwürfeln, ohne etwas beiseitezulegen</translation>
    </message>
    <message numerus="yes">
        <source>Stop and write down %n point(s)</source>
        <translation>
            <numerusform>Aufhören und %n Punkt aufschreiben</numerusform>
            <numerusform>Aufhören und %n Punkte aufschreiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Würfel weitergeben</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s).</source>
        <translation>
            <numerusform>{player} würfelt {dice}: %n Punkt.</numerusform>
            <numerusform>{player} würfelt {dice}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had set aside {kept}.</source>
        <translation>{player} hatte beiseitegelegt: {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} würfelt {dice}: %n Punkt ist verloren.</numerusform>
            <numerusform>{player} würfelt {dice}: %n Punkte sind verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}, past the goal: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} würfelt {dice}, über das Ziel hinaus: %n Punkt ist verloren.</numerusform>
            <numerusform>{player} würfelt {dice}, über das Ziel hinaus: %n Punkte sind verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice} and reaches {score} points.</source>
        <translation>{player} würfelt {dice} und erreicht {score} Punkte.</translation>
    </message>
    <message>
        <source>The dice go to {player}.</source>
        <translation>Die Würfel gehen an {player}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Ein Zug beginnt mit einem Wurf.</translation>
    </message>
    <message>
        <source>The turn is over.</source>
        <translation>Der Zug ist vorbei.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Weiterwürfeln macht Spaß.</translation>
    </message>
    <message>
        <source>{points} points are enough.</source>
        <translation>{points} Punkte genügen.</translation>
    </message>
    <message>
        <source>Only {points} points so far: at least {bar} would be good.</source>
        <translation>Bisher nur {points} Punkte: Mindestens {bar} wären gut.</translation>
    </message>
    <message numerus="yes">
        <source>{missing} more points are needed to open; %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>Zum Einsteigen fehlen {missing} Punkte; %n Würfel bringt in etwa {percent}&#xa0;% der Würfe nichts.</numerusform>
            <numerusform>Zum Einsteigen fehlen {missing} Punkte; %n Würfel bringen in etwa {percent}&#xa0;% der Würfe nichts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no choice, but %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>Es gibt keine Wahl; %n Würfel bringt in etwa {percent}&#xa0;% der Würfe nichts.</numerusform>
            <numerusform>Es gibt keine Wahl; %n Würfel bringen in etwa {percent}&#xa0;% der Würfe nichts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws: the risk is worth it.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n Würfel verliert {points} Punkte in etwa {percent}&#xa0;% der Würfe: Das Wagnis lohnt sich.</numerusform>
            <numerusform>%n Würfel verlieren {points} Punkte in etwa {percent}&#xa0;% der Würfe: Das Wagnis lohnt sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws, but time is short.</source>
        <comment>percent: chance of losing the turn; somebody else is about to win</comment>
        <translation>
            <numerusform>%n Würfel verliert {points} Punkte in etwa {percent}&#xa0;% der Würfe, aber die Zeit wird knapp.</numerusform>
            <numerusform>%n Würfel verlieren {points} Punkte in etwa {percent}&#xa0;% der Würfe, aber die Zeit wird knapp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice would lose {points} points in about {percent}% of throws: better to stop.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n Würfel würde {points} Punkte in etwa {percent}&#xa0;% der Würfe verlieren: besser aufhören.</numerusform>
            <numerusform>%n Würfel würden {points} Punkte in etwa {percent}&#xa0;% der Würfe verlieren: besser aufhören.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had the best turn: {points} points.</source>
        <translation>{player} hatte den besten Zug: {points} Punkte.</translation>
    </message>
    <message>
        <source>One throw too many cost {player} {points} points.</source>
        <translation>Ein Wurf zu viel kostete {player} {points} Punkte.</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <comment>has not written down points yet</comment>
        <translation>noch draußen</translation>
    </message>
    <message>
        <source>One throw too many</source>
        <translation>Ein Wurf zu viel</translation>
    </message>
    <message>
        <source>The 1 and the 5 were worth 150 points. But the other three dice bring nothing, so the turn is over and the points are lost.</source>
        <translation>Die 1 und die 5 waren 150 Punkte wert. Aber die anderen drei Würfel bringen nichts: Der Zug ist vorbei, und die Punkte sind verloren.</translation>
    </message>
    <message>
        <source>Going on, then stopping</source>
        <translation>Weitermachen, dann aufhören</translation>
    </message>
    <message>
        <source>The 1 and the 5 count and are set aside, and the other three dice are thrown. Another 5 joins them, and 200 points are written down.</source>
        <translation>Die 1 und die 5 zählen und werden beiseitegelegt, die anderen drei Würfel rollen noch einmal. Eine weitere 5 kommt dazu, und 200 Punkte werden aufgeschrieben.</translation>
    </message>
    <message>
        <source>All five dice count</source>
        <translation>Alle fünf Würfel zählen</translation>
    </message>
    <message>
        <source>Three 1s and two 5s: every die counts, so all five may be thrown again. A new 1 comes on top of the points of the turn.</source>
        <translation>Drei 1er und zwei 5er: Jeder Würfel zählt, also dürfen alle fünf noch einmal rollen. Eine neue 1 kommt zu den Punkten des Zugs dazu.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <comment>nothing was at risk yet</comment>
        <translation>Der Wurf bringt {player} nichts.</translation>
    </message>
    <message>
        <source>{player} throws {dice}: nothing counts.</source>
        <translation>{player} würfelt {dice}: Nichts zählt.</translation>
    </message>
</context>
</TS>
