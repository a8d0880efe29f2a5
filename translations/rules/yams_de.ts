<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="yams.aim">
        <source>Everyone fills in every box of their score sheet. The highest total wins.</source>
        <translation>Alle füllen jedes Feld ihres Wertungszettels aus; die höchste Summe gewinnt.</translation>
    </message>
    <message id="yams.players">
        <source>Two to four players take part, each with an empty score sheet.</source>
        <translation>Zwei bis vier Personen spielen mit, jede mit einem leeren Wertungszettel.</translation>
    </message>
    <message id="yams.columns-played">
        <source>Each score sheet has three columns, ↓, ↑ and ↕, and all three are played.</source>
        <translation>Jeder Zettel hat drei Spalten, ↓, ↑ und ↕, und alle drei werden gespielt.</translation>
    </message>
    <message id="yams.columns-played@down+up">
        <source>Only columns ↓ and ↑ are played.</source>
        <translation>Nur die Spalten ↓ und ↑ werden gespielt.</translation>
    </message>
    <message id="yams.columns-played@down+free">
        <source>Only columns ↓ and ↕ are played.</source>
        <translation>Nur die Spalten ↓ und ↕ werden gespielt.</translation>
    </message>
    <message id="yams.columns-played@up+free">
        <source>Only columns ↑ and ↕ are played.</source>
        <translation>Nur die Spalten ↑ und ↕ werden gespielt.</translation>
    </message>
    <message id="yams.columns-played@down">
        <source>Only column ↓ is played.</source>
        <translation>Nur die Spalte ↓ wird gespielt.</translation>
    </message>
    <message id="yams.columns-played@up">
        <source>Only column ↑ is played.</source>
        <translation>Nur die Spalte ↑ wird gespielt.</translation>
    </message>
    <message id="yams.columns-played@free">
        <source>Only column ↕ is played.</source>
        <translation>Nur die Spalte ↕ wird gespielt.</translation>
    </message>
    <message id="yams.youngest-begins">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>Die jüngste Person nimmt den ersten Platz und beginnt.</translation>
    </message>
    <message id="yams.youngest-begins@random">
        <source>Lots are drawn to see who begins.</source>
        <translation>Es wird ausgelost, wer beginnt.</translation>
    </message>
    <message id="yams.turn-order">
        <source>Turns go clockwise round the table.</source>
        <translation>Es geht im Uhrzeigersinn um den Tisch.</translation>
    </message>
    <message id="yams.first-throw-five">
        <source>Every turn starts with a throw of all five dice.</source>
        <translation>Jeder Zug beginnt mit einem Wurf aller fünf Würfel.</translation>
    </message>
    <message id="yams.three-throws">
        <source>The dice may be thrown up to three times in a turn.</source>
        <translation>In einem Zug darf bis zu dreimal gewürfelt werden.</translation>
    </message>
    <message id="yams.keep-any">
        <source>Before throwing again, the player picks which dice to throw: from one to five, even dice that were kept before.</source>
        <translation>Vor einem weiteren Wurf werden ein bis fünf Würfel dafür gewählt, auch solche, die vorher behalten wurden.</translation>
    </message>
    <message id="yams.may-stop-early">
        <source>Nobody has to make all three throws: a box may be filled in after any throw.</source>
        <translation>Niemand muss alle drei Würfe nutzen: Nach jedem Wurf darf ein Feld ausgefüllt werden.</translation>
    </message>
    <message id="yams.one-box-per-turn">
        <source>In each turn, exactly one box is filled in. Nobody may pass.</source>
        <translation>In jedem Zug wird genau ein Feld ausgefüllt. Passen gibt es nicht.</translation>
    </message>
    <message id="yams.empty-box-only">
        <source>Only an empty box can be filled in, and it is never changed afterwards.</source>
        <translation>Nur ein leeres Feld darf ausgefüllt werden, und was dort steht, bleibt stehen.</translation>
    </message>
    <message id="yams.down-column">
        <source>Column ↓ is filled in from top to bottom: only its first empty box is open.</source>
        <translation>Spalte ↓ wird von oben nach unten ausgefüllt: Nur ihr erstes leeres Feld ist offen.</translation>
    </message>
    <message id="yams.up-column">
        <source>Column ↑ is filled in from bottom to top: only its lowest empty box is open.</source>
        <translation>Spalte ↑ wird von unten nach oben ausgefüllt: Nur ihr unterstes leeres Feld ist offen.</translation>
    </message>
    <message id="yams.free-column">
        <source>In column ↕, any empty box is open.</source>
        <translation>In Spalte ↕ ist jedes leere Feld offen.</translation>
    </message>
    <message id="yams.column-choice">
        <source>Any open box in any column may be chosen. One column may be further along than another.</source>
        <translation>Jedes offene Feld in jeder Spalte darf gewählt werden. Eine Spalte darf weiter sein als eine andere.</translation>
    </message>
    <message id="yams.upper-boxes">
        <source>Each box from Ones to Sixes scores the total of all dice that show its number.</source>
        <translation>Jedes Feld von Einser bis Sechser zählt die Summe der Würfel, die seine Zahl zeigen.</translation>
    </message>
    <message id="yams.mini">
        <source>Minimum scores the total of all five dice if that is 20 or less, otherwise 0.</source>
        <translation>Mini zählt die Summe der fünf Würfel, wenn sie 20 oder weniger ist, sonst 0.</translation>
    </message>
    <message id="yams.mini@strict">
        <source>Minimum scores the total of all five dice if that is less than 20, otherwise 0.</source>
        <translation>Mini zählt die Summe der fünf Würfel, wenn sie kleiner als 20 ist, sonst 0.</translation>
    </message>
    <message id="yams.maxi">
        <source>Maximum scores the total of all five dice if that is 20 or more, otherwise 0.</source>
        <translation>Maxi zählt die Summe der fünf Würfel, wenn sie 20 oder mehr ist, sonst 0.</translation>
    </message>
    <message id="yams.maxi@strict">
        <source>Maximum scores the total of all five dice if that is more than 20, otherwise 0.</source>
        <translation>Maxi zählt die Summe der fünf Würfel, wenn sie größer als 20 ist, sonst 0.</translation>
    </message>
    <message id="yams.three-of-a-kind">
        <source>Three of a kind scores 25 if at least three dice are alike.</source>
        <translation>Ein Dreierpasch zählt 25, wenn mindestens drei Würfel gleich sind.</translation>
    </message>
    <message id="yams.full-house">
        <source>A full house, three dice alike and two dice alike, scores 30. Five alike count too.</source>
        <translation>Ein Full House, drei gleiche und zwei gleiche Würfel, zählt 30; auch fünf gleiche gelten.</translation>
    </message>
    <message id="yams.full-house@no-five">
        <source>A full house, three dice alike and two dice alike, scores 30. Five alike do not count.</source>
        <translation>Ein Full House, drei gleiche und zwei gleiche Würfel, zählt 30; fünf gleiche gelten nicht.</translation>
    </message>
    <message id="yams.small-straight">
        <source>A small straight, four numbers in a row, scores 25, whatever the fifth die shows.</source>
        <translation>Eine kleine Straße, vier Zahlen hintereinander, zählt 25, was auch der fünfte Würfel zeigt.</translation>
    </message>
    <message id="yams.four-of-a-kind">
        <source>Four of a kind scores 35 if at least four dice are alike.</source>
        <translation>Ein Viererpasch zählt 35, wenn mindestens vier Würfel gleich sind.</translation>
    </message>
    <message id="yams.large-straight">
        <source>A large straight, five numbers in a row, scores 40.</source>
        <translation>Eine große Straße, fünf Zahlen hintereinander, zählt 40.</translation>
    </message>
    <message id="yams.five-of-a-kind">
        <source>A yams, five dice alike, scores 50.</source>
        <translation>Ein Yams, fünf gleiche Würfel, zählt 50.</translation>
    </message>
    <message id="yams.zero">
        <source>A box that the dice do not fit is filled in with 0.</source>
        <translation>Ein Feld, zu dem die Würfel nicht passen, bekommt 0.</translation>
    </message>
    <message id="yams.free-choice">
        <source>Any open box may be chosen, even for 0 points when another would score.</source>
        <translation>Jedes offene Feld darf gewählt werden, auch für 0 Punkte, wenn ein anderes etwas brächte.</translation>
    </message>
    <message id="yams.free-choice@forced">
        <source>A box may be filled in with 0 only if every open box would give 0.</source>
        <translation>Ein Feld darf nur dann 0 bekommen, wenn jedes offene Feld 0 ergibt.</translation>
    </message>
    <message id="yams.no-joker">
        <source>Further yams earn nothing extra: each one scores only what its box allows.</source>
        <translation>Weitere Yams bringen nichts extra; jeder zählt nach der Regel seines Feldes.</translation>
    </message>
    <message id="yams.total-1">
        <source>Total 1 is the sum of the boxes from Ones to Sixes in a column.</source>
        <translation>Summe 1 ist die Summe der Felder von Einser bis Sechser in einer Spalte.</translation>
    </message>
    <message id="yams.bonus">
        <source>A column with a Total 1 of 63 or more earns one bonus of 35 points.</source>
        <translation>Eine Spalte mit einer Summe 1 von 63 oder mehr bekommt einmal einen Bonus von 35 Punkten.</translation>
    </message>
    <message id="yams.total-2">
        <source>Total 2 adds up the bonus, Minimum and Maximum of a column.</source>
        <translation>Summe 2 ist der Bonus, Mini und Maxi einer Spalte zusammen.</translation>
    </message>
    <message id="yams.total-3">
        <source>Total 3 is the sum of the boxes from Three of a kind to Yams in a column.</source>
        <translation>Summe 3 ist die Summe der Felder von Dreierpasch bis Yams in einer Spalte.</translation>
    </message>
    <message id="yams.column-score">
        <source>A column is worth its Total 1, Total 2 and Total 3 together.</source>
        <translation>Eine Spalte zählt ihre Summe 1, Summe 2 und Summe 3 zusammen.</translation>
    </message>
    <message id="yams.final-score">
        <source>A player’s result is the sum of all their columns.</source>
        <translation>Das Ergebnis ist die Summe aller Spalten des eigenen Zettels.</translation>
    </message>
    <message id="yams.end-all-filled">
        <source>The match ends when every box on every score sheet is filled in.</source>
        <translation>Die Partie endet, wenn jedes Feld auf jedem Zettel ausgefüllt ist.</translation>
    </message>
    <message id="yams.highest-wins">
        <source>The highest result wins.</source>
        <translation>Das höchste Ergebnis gewinnt.</translation>
    </message>
    <message id="yams.tie-shared">
        <source>Players who tie for the highest result share the victory.</source>
        <translation>Haben mehrere das gleiche höchste Ergebnis, teilen sie sich den Sieg.</translation>
    </message>
    <message id="yams.ahead-30">
        <source>A head start of 30 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 30 Punkten zählt von Anfang an.</translation>
    </message>
    <message id="yams.ahead-60">
        <source>A head start of 60 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 60 Punkten zählt von Anfang an.</translation>
    </message>
</context>
<context>
    <name>yams</name>
    <message>
        <source>Columns played</source>
        <translation>Gespielte Spalten</translation>
    </message>
    <message>
        <source>All three: ↓ ↑ ↕, 42 turns each</source>
        <translation>↓, ↑ und ↕, je 42 Züge</translation>
    </message>
    <message>
        <source>↓ and ↑, 28 turns each</source>
        <translation>↓ und ↑, je 28 Züge</translation>
    </message>
    <message>
        <source>↓ and ↕, 28 turns each</source>
        <translation>↓ und ↕, je 28 Züge</translation>
    </message>
    <message>
        <source>↑ and ↕, 28 turns each</source>
        <translation>↑ und ↕, je 28 Züge</translation>
    </message>
    <message>
        <source>Only ↓, 14 turns each</source>
        <translation>Nur ↓, je 14 Züge</translation>
    </message>
    <message>
        <source>Only ↑, 14 turns each</source>
        <translation>Nur ↑, je 14 Züge</translation>
    </message>
    <message>
        <source>Only ↕, 14 turns each</source>
        <translation>Nur ↕, je 14 Züge</translation>
    </message>
    <message>
        <source>Exactly 20 in Minimum and Maximum</source>
        <translation>Genau 20 in Mini und Maxi</translation>
    </message>
    <message>
        <source>Scores 20 in both</source>
        <translation>Zählt 20 in beiden</translation>
    </message>
    <message>
        <source>Five dice alike count as a full house</source>
        <translation>Fünf gleiche Würfel gelten als Full House</translation>
    </message>
    <message>
        <source>A 0 only if nothing else is possible</source>
        <translation>0 nur, wenn nichts anderes möglich ist</translation>
    </message>
    <message>
        <source>Scores 0 in both</source>
        <translation>Zählt 0 in beiden</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>name of the game</comment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Throw five dice up to three times, keep the best and fill in every box.</source>
        <translation>Bis zu dreimal fünf Würfel werfen, die besten behalten und jedes Feld des Zettels ausfüllen.</translation>
    </message>
    <message>
        <source>Yacht</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Yacht, Generala</translation>
    </message>
    <message>
        <source>Ones</source>
        <comment>box of the pad</comment>
        <translation>Einser</translation>
    </message>
    <message>
        <source>Twos</source>
        <comment>box of the pad</comment>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>Threes</source>
        <comment>box of the pad</comment>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>Fours</source>
        <comment>box of the pad</comment>
        <translation>Vierer</translation>
    </message>
    <message>
        <source>Fives</source>
        <comment>box of the pad</comment>
        <translation>Fünfer</translation>
    </message>
    <message>
        <source>Sixes</source>
        <comment>box of the pad</comment>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>Total 1</source>
        <translation>Summe 1</translation>
    </message>
    <message>
        <source>Bonus from 63</source>
        <translation>Bonus ab 63</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>box of the pad</comment>
        <translation>Mini</translation>
    </message>
    <message>
        <source>Maximum</source>
        <comment>box of the pad</comment>
        <translation>Maxi</translation>
    </message>
    <message>
        <source>Total 2</source>
        <translation>Summe 2</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>box of the pad</comment>
        <translation>Dreierpasch</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>box of the pad</comment>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Small straight</source>
        <comment>box of the pad</comment>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <comment>box of the pad</comment>
        <translation>Viererpasch</translation>
    </message>
    <message>
        <source>Large straight</source>
        <comment>box of the pad</comment>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>box of the pad</comment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Total 3</source>
        <translation>Summe 3</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>sum of a column of the pad</comment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>{box} in column ↓</source>
        <translation>{box} in Spalte ↓</translation>
    </message>
    <message>
        <source>{box} in column ↑</source>
        <translation>{box} in Spalte ↑</translation>
    </message>
    <message>
        <source>{box} in column ↕</source>
        <translation>{box} in Spalte ↕</translation>
    </message>
    <message>
        <source>Column ↓</source>
        <translation>Spalte ↓</translation>
    </message>
    <message>
        <source>Column ↑</source>
        <translation>Spalte ↑</translation>
    </message>
    <message>
        <source>Column ↕</source>
        <translation>Spalte ↕</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>the row of dice that are not thrown again</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungszettel</translation>
    </message>
    <message>
        <source>Yams: five dice alike</source>
        <translation>Yams: fünf gleiche Würfel</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>{player} ist dran und wirft alle fünf Würfel.</translation>
    </message>
    <message>
        <source>{player} can throw again or fill in a box.</source>
        <translation>{player} kann noch einmal würfeln oder ein Feld ausfüllen.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to fill in a box.</source>
        <translation>{player} muss jetzt ein Feld ausfüllen.</translation>
    </message>
    <message>
        <source>All three throws have been made: now a box must be filled in.</source>
        <translation>Alle drei Würfe sind gemacht: Jetzt muss ein Feld ausgefüllt werden.</translation>
    </message>
    <message>
        <source>First choose the dice to throw.</source>
        <translation>Zuerst müssen die Würfel für den Wurf gewählt werden.</translation>
    </message>
    <message>
        <source>All five dice are kept: at least one must be in the tray to be thrown.</source>
        <translation>Alle fünf Würfel werden behalten: Mindestens einer muss in der Würfelschale liegen.</translation>
    </message>
    <message>
        <source>A box must be filled in, even if it gives 0.</source>
        <translation>Ein Feld muss ausgefüllt werden, auch wenn es 0 ergibt.</translation>
    </message>
    <message>
        <source>This line is a total and fills itself in.</source>
        <translation>Diese Zeile ist eine Summe und füllt sich von selbst aus.</translation>
    </message>
    <message>
        <source>The open box here is: {box}.</source>
        <translation>Hier ist das offene Feld: {box}.</translation>
    </message>
    <message>
        <source>Fill in {box}</source>
        <translation>{box} ausfüllen</translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s).</source>
        <translation>
            <numerusform>{box} bringt %n Punkt.</numerusform>
            <numerusform>{box} bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits well: a 0 hurts least in {box}.</source>
        <translation>Nichts passt gut. Am wenigsten kostet eine 0 in diesem Feld: {box}.</translation>
    </message>
    <message>
        <source>Whatever these dice show, no box gets any points that may be filled.</source>
        <translation>Was diese Würfel auch zeigen, kein Feld, das dran ist, bekommt Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: the chance of {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Behalte {kept} und wirf %n Würfel: etwa {percent}&#xa0;% Chance auf {box}.</numerusform>
            <numerusform>Behalte {kept} und wirf %n Würfel: etwa {percent}&#xa0;% Chance auf {box}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: the chance of {points} points or more in {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Behalte {kept} und wirf %n Würfel: etwa {percent}&#xa0;% Chance auf {points} Punkte oder mehr: {box}.</numerusform>
            <numerusform>Behalte {kept} und wirf %n Würfel: etwa {percent}&#xa0;% Chance auf {points} Punkte oder mehr: {box}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw all five dice again: the chance of {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>Wirf alle fünf Würfel noch einmal: etwa {percent}&#xa0;% Chance auf {box}.</translation>
    </message>
    <message>
        <source>Throw all five dice again: the chance of {points} points or more in {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>Wirf alle fünf Würfel noch einmal: etwa {percent}&#xa0;% Chance auf {points} Punkte oder mehr: {box}.</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <translation>Wurf {throw} von {throws}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Zug {turn} von {turns}</translation>
    </message>
    <message>
        <source>needs {points}</source>
        <comment>points missing for the bonus, in a small box</comment>
        <translation>noch {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
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
        <source>Three of a kind, small straight</source>
        <translation>Dreierpasch, kleine Straße</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Four of a kind, bonus</source>
        <translation>Viererpasch, Bonus</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>{box} already holds {points}.</source>
        <translation>{box}: Hier steht schon {points}.</translation>
    </message>
    <message>
        <source>{box} would give {points}.</source>
        <translation>{box} würde {points} bringen.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Alle fünf Würfel werfen</translation>
    </message>
    <message>
        <source>Throw all five dice again</source>
        <translation>Alle fünf Würfel noch einmal werfen</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again and keep {kept}</source>
        <translation>
            <numerusform>{kept} behalten und %n Würfel noch einmal werfen</numerusform>
            <numerusform>{kept} behalten und %n Würfel noch einmal werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Write {points}: {box}</source>
        <translation>{points} aufschreiben: {box}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The next turn begins</source>
        <translation>Der nächste Zug beginnt</translation>
    </message>
    <message>
        <source>{player} throws {dice}.</source>
        <translation>{player} würfelt {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n dice again: {dice}.</source>
        <translation>
            <numerusform>{player} wirft %n Würfel noch einmal: {dice}.</numerusform>
            <numerusform>{player} wirft %n Würfel noch einmal: {dice}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes {points}: {box}.</source>
        <translation>{player} schreibt {points} auf: {box}.</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Ein Zug beginnt mit einem Wurf.</translation>
    </message>
    <message>
        <source>No other box is open.</source>
        <translation>Kein anderes Feld ist offen.</translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s) now; another throw is not likely to bring more.</source>
        <translation>
            <numerusform>{box} bringt jetzt %n Punkt; ein weiterer Wurf bringt wohl nicht mehr.</numerusform>
            <numerusform>{box} bringt jetzt %n Punkte; ein weiterer Wurf bringt wohl nicht mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s), and the better boxes stay free for later.</source>
        <translation>
            <numerusform>{box} bringt %n Punkt, und die besseren Felder bleiben für später frei.</numerusform>
            <numerusform>{box} bringt %n Punkte, und die besseren Felder bleiben für später frei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scored the most yams: %n.</source>
        <translation>
            <numerusform>{player} hat die meisten Yams aufgeschrieben: %n.</numerusform>
            <numerusform>{player} hat die meisten Yams aufgeschrieben: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s) lay between first and second.</source>
        <translation>
            <numerusform>Nur %n Punkt lag zwischen dem ersten und dem zweiten Platz.</numerusform>
            <numerusform>Nur %n Punkte lagen zwischen dem ersten und dem zweiten Platz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} earned the most bonuses: %n.</source>
        <comment>for the upper boxes of a column</comment>
        <translation>
            <numerusform>{player} bekam am häufigsten den Bonus: %n Mal.</numerusform>
            <numerusform>{player} bekam am häufigsten den Bonus: %n Mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had to write down the most zeros: %n.</source>
        <translation>
            <numerusform>{player} musste die meisten Nullen aufschreiben: %n.</numerusform>
            <numerusform>{player} musste die meisten Nullen aufschreiben: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yams!</source>
        <comment>five alike have been thrown</comment>
        <translation>Yams!</translation>
    </message>
    <message>
        <source>Keeping dice for a full house</source>
        <translation>Würfel behalten für ein Full House</translation>
    </message>
    <message>
        <source>The three 2s are kept, and only the other two dice are thrown again. They show two 6s: a full house for 30 points.</source>
        <translation>Die drei 2er werden behalten, und nur die anderen beiden Würfel rollen noch einmal. Sie zeigen zwei 6er: ein Full House für 30 Punkte.</translation>
    </message>
    <message>
        <source>Filling in column ↓</source>
        <translation>Spalte ↓ ausfüllen</translation>
    </message>
    <message>
        <source>Ones and Twos are filled in, so only the box for Threes is open in this column. Three 3s score 9 points there.</source>
        <translation>Einser und Zweier sind ausgefüllt, also ist in dieser Spalte nur das Feld für Dreier offen. Drei 3er bringen dort 9 Punkte.</translation>
    </message>
    <message>
        <source>30 points ahead</source>
        <comment>handicap</comment>
        <translation>30 Punkte Vorsprung</translation>
    </message>
    <message>
        <source>60 points ahead</source>
        <comment>handicap</comment>
        <translation>60 Punkte Vorsprung</translation>
    </message>
</context>
</TS>
