<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="yams.aim">
        <source>Everyone fills in every box of their score sheet. The highest total wins.</source>
        <translation>Alle spelers vullen elk vakje van hun scoreblad in; het hoogste totaal wint.</translation>
    </message>
    <message id="yams.players">
        <source>Two to four players take part, each with an empty score sheet.</source>
        <translation>Twee tot vier spelers doen mee, elk met een leeg scoreblad.</translation>
    </message>
    <message id="yams.columns-played">
        <source>Each score sheet has three columns, ↓, ↑ and ↕, and all three are played.</source>
        <translation>Elk blad heeft drie kolommen, ↓, ↑ en ↕, en ze worden alle drie gespeeld.</translation>
    </message>
    <message id="yams.columns-played@down+up">
        <source>Only columns ↓ and ↑ are played.</source>
        <translation>Alleen de kolommen ↓ en ↑ worden gespeeld.</translation>
    </message>
    <message id="yams.columns-played@down+free">
        <source>Only columns ↓ and ↕ are played.</source>
        <translation>Alleen de kolommen ↓ en ↕ worden gespeeld.</translation>
    </message>
    <message id="yams.columns-played@up+free">
        <source>Only columns ↑ and ↕ are played.</source>
        <translation>Alleen de kolommen ↑ en ↕ worden gespeeld.</translation>
    </message>
    <message id="yams.columns-played@down">
        <source>Only column ↓ is played.</source>
        <translation>Alleen kolom ↓ wordt gespeeld.</translation>
    </message>
    <message id="yams.columns-played@up">
        <source>Only column ↑ is played.</source>
        <translation>Alleen kolom ↑ wordt gespeeld.</translation>
    </message>
    <message id="yams.columns-played@free">
        <source>Only column ↕ is played.</source>
        <translation>Alleen kolom ↕ wordt gespeeld.</translation>
    </message>
    <message id="yams.youngest-begins">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>De jongste neemt de eerste stoel en begint.</translation>
    </message>
    <message id="yams.youngest-begins@random">
        <source>Lots are drawn to see who begins.</source>
        <translation>Er wordt geloot wie begint.</translation>
    </message>
    <message id="yams.turn-order">
        <source>Turns go clockwise round the table.</source>
        <translation>Het gaat met de klok mee de tafel rond.</translation>
    </message>
    <message id="yams.first-throw-five">
        <source>Every turn starts with a throw of all five dice.</source>
        <translation>Elke beurt begint met een worp van alle vijf de dobbelstenen.</translation>
    </message>
    <message id="yams.three-throws">
        <source>The dice may be thrown up to three times in a turn.</source>
        <translation>In een beurt mag tot drie keer worden gegooid.</translation>
    </message>
    <message id="yams.keep-any">
        <source>Before throwing again, the player picks which dice to throw: from one to five, even dice that were kept before.</source>
        <translation>Voor een nieuwe worp kiest de speler één tot vijf dobbelstenen, ook stenen die eerder bleven liggen.</translation>
    </message>
    <message id="yams.may-stop-early">
        <source>Nobody has to make all three throws: a box may be filled in after any throw.</source>
        <translation>Alle drie de worpen gebruiken hoeft niet: na elke worp mag een vakje worden ingevuld.</translation>
    </message>
    <message id="yams.one-box-per-turn">
        <source>In each turn, exactly one box is filled in. Nobody may pass.</source>
        <translation>In elke beurt wordt precies één vakje ingevuld. Passen kan niet.</translation>
    </message>
    <message id="yams.empty-box-only">
        <source>Only an empty box can be filled in, and it is never changed afterwards.</source>
        <translation>Alleen een leeg vakje mag worden ingevuld, en wat er staat, blijft staan.</translation>
    </message>
    <message id="yams.down-column">
        <source>Column ↓ is filled in from top to bottom: only its first empty box is open.</source>
        <translation>Kolom ↓ wordt van boven naar beneden ingevuld: alleen het eerste lege vakje is open.</translation>
    </message>
    <message id="yams.up-column">
        <source>Column ↑ is filled in from bottom to top: only its lowest empty box is open.</source>
        <translation>Kolom ↑ wordt van beneden naar boven ingevuld: alleen het onderste lege vakje is open.</translation>
    </message>
    <message id="yams.free-column">
        <source>In column ↕, any empty box is open.</source>
        <translation>In kolom ↕ is elk leeg vakje open.</translation>
    </message>
    <message id="yams.column-choice">
        <source>Any open box in any column may be chosen. One column may be further along than another.</source>
        <translation>Elk open vakje in elke kolom mag worden gekozen. De ene kolom mag verder zijn dan de andere.</translation>
    </message>
    <message id="yams.upper-boxes">
        <source>Each box from Ones to Sixes scores the total of all dice that show its number.</source>
        <translation>Elk vakje van Enen tot Zessen is de som van de dobbelstenen met dat getal waard.</translation>
    </message>
    <message id="yams.mini">
        <source>Minimum scores the total of all five dice if that is 20 or less, otherwise 0.</source>
        <translation>Minimum is de som van de vijf dobbelstenen waard als die 20 of minder is, anders 0.</translation>
    </message>
    <message id="yams.mini@strict">
        <source>Minimum scores the total of all five dice if that is less than 20, otherwise 0.</source>
        <translation>Minimum is de som van de vijf dobbelstenen waard als die lager is dan 20, anders 0.</translation>
    </message>
    <message id="yams.maxi">
        <source>Maximum scores the total of all five dice if that is 20 or more, otherwise 0.</source>
        <translation>Maximum is de som van de vijf dobbelstenen waard als die 20 of meer is, anders 0.</translation>
    </message>
    <message id="yams.maxi@strict">
        <source>Maximum scores the total of all five dice if that is more than 20, otherwise 0.</source>
        <translation>Maximum is de som van de vijf dobbelstenen waard als die hoger is dan 20, anders 0.</translation>
    </message>
    <message id="yams.three-of-a-kind">
        <source>Three of a kind scores 25 if at least three dice are alike.</source>
        <translation>Drie gelijke is 25 waard als minstens drie dobbelstenen gelijk zijn.</translation>
    </message>
    <message id="yams.full-house">
        <source>A full house, three dice alike and two dice alike, scores 30. Five alike count too.</source>
        <translation>Een full house, drie gelijke en twee gelijke dobbelstenen, is 30 waard; vijf gelijke tellen ook.</translation>
    </message>
    <message id="yams.full-house@no-five">
        <source>A full house, three dice alike and two dice alike, scores 30. Five alike do not count.</source>
        <translation>Een full house, drie gelijke en twee gelijke dobbelstenen, is 30 waard; vijf gelijke tellen niet.</translation>
    </message>
    <message id="yams.small-straight">
        <source>A small straight, four numbers in a row, scores 25, whatever the fifth die shows.</source>
        <translation>Een kleine straat, vier opeenvolgende getallen, is 25 waard, wat de vijfde dobbelsteen ook toont.</translation>
    </message>
    <message id="yams.four-of-a-kind">
        <source>Four of a kind scores 35 if at least four dice are alike.</source>
        <translation>Vier gelijke is 35 waard als minstens vier dobbelstenen gelijk zijn.</translation>
    </message>
    <message id="yams.large-straight">
        <source>A large straight, five numbers in a row, scores 40.</source>
        <translation>Een grote straat, vijf opeenvolgende getallen, is 40 waard.</translation>
    </message>
    <message id="yams.five-of-a-kind">
        <source>A yams, five dice alike, scores 50.</source>
        <translation>Een yams, vijf gelijke dobbelstenen, is 50 waard.</translation>
    </message>
    <message id="yams.zero">
        <source>A box that the dice do not fit is filled in with 0.</source>
        <translation>Een vakje waar de dobbelstenen niet bij passen, krijgt een 0.</translation>
    </message>
    <message id="yams.free-choice">
        <source>Any open box may be chosen, even for 0 points when another would score.</source>
        <translation>Elk open vakje mag worden gekozen, ook voor 0 punten terwijl een ander iets zou opleveren.</translation>
    </message>
    <message id="yams.free-choice@forced">
        <source>A box may be filled in with 0 only if every open box would give 0.</source>
        <translation>Een vakje mag alleen 0 krijgen als elk open vakje 0 zou geven.</translation>
    </message>
    <message id="yams.no-joker">
        <source>Further yams earn nothing extra: each one scores only what its box allows.</source>
        <translation>Nog een yams levert niets extra op; elke telt volgens de regel van zijn vakje.</translation>
    </message>
    <message id="yams.total-1">
        <source>Total 1 is the sum of the boxes from Ones to Sixes in a column.</source>
        <translation>Totaal 1 is de som van de vakjes van Enen tot Zessen in een kolom.</translation>
    </message>
    <message id="yams.bonus">
        <source>A column with a Total 1 of 63 or more earns one bonus of 35 points.</source>
        <translation>Een kolom met een Totaal 1 van 63 of meer krijgt één keer een bonus van 35 punten.</translation>
    </message>
    <message id="yams.total-2">
        <source>Total 2 adds up the bonus, Minimum and Maximum of a column.</source>
        <translation>Totaal 2 is de bonus, Minimum en Maximum van een kolom samen.</translation>
    </message>
    <message id="yams.total-3">
        <source>Total 3 is the sum of the boxes from Three of a kind to Yams in a column.</source>
        <translation>Totaal 3 is de som van de vakjes van Drie gelijke tot Yams in een kolom.</translation>
    </message>
    <message id="yams.column-score">
        <source>A column is worth its Total 1, Total 2 and Total 3 together.</source>
        <translation>Een kolom is Totaal 1, Totaal 2 en Totaal 3 samen waard.</translation>
    </message>
    <message id="yams.final-score">
        <source>A player’s result is the sum of all their columns.</source>
        <translation>Het resultaat van een speler is de som van alle eigen kolommen.</translation>
    </message>
    <message id="yams.end-all-filled">
        <source>The match ends when every box on every score sheet is filled in.</source>
        <translation>De partij is afgelopen als elk vakje van elk blad is ingevuld.</translation>
    </message>
    <message id="yams.highest-wins">
        <source>The highest result wins.</source>
        <translation>Het hoogste resultaat wint.</translation>
    </message>
    <message id="yams.tie-shared">
        <source>Players who tie for the highest result share the victory.</source>
        <translation>Spelers met hetzelfde hoogste resultaat delen de overwinning.</translation>
    </message>
    <message id="yams.ahead-30">
        <source>A head start of 30 points counts from the beginning.</source>
        <translation>Een voorsprong van 30 punten telt vanaf het begin.</translation>
    </message>
    <message id="yams.ahead-60">
        <source>A head start of 60 points counts from the beginning.</source>
        <translation>Een voorsprong van 60 punten telt vanaf het begin.</translation>
    </message>
</context>
<context>
    <name>yams</name>
    <message>
        <source>Columns played</source>
        <translation>Gespeelde kolommen</translation>
    </message>
    <message>
        <source>All three: ↓ ↑ ↕, 42 turns each</source>
        <translation>↓, ↑ en ↕, elk 42 beurten</translation>
    </message>
    <message>
        <source>↓ and ↑, 28 turns each</source>
        <translation>↓ en ↑, elk 28 beurten</translation>
    </message>
    <message>
        <source>↓ and ↕, 28 turns each</source>
        <translation>↓ en ↕, elk 28 beurten</translation>
    </message>
    <message>
        <source>↑ and ↕, 28 turns each</source>
        <translation>↑ en ↕, elk 28 beurten</translation>
    </message>
    <message>
        <source>Only ↓, 14 turns each</source>
        <translation>Alleen ↓, elk 14 beurten</translation>
    </message>
    <message>
        <source>Only ↑, 14 turns each</source>
        <translation>Alleen ↑, elk 14 beurten</translation>
    </message>
    <message>
        <source>Only ↕, 14 turns each</source>
        <translation>Alleen ↕, elk 14 beurten</translation>
    </message>
    <message>
        <source>Exactly 20 in Minimum and Maximum</source>
        <translation>Precies 20 in Minimum en Maximum</translation>
    </message>
    <message>
        <source>Scores 20 in both</source>
        <translation>Is 20 waard in allebei</translation>
    </message>
    <message>
        <source>Five dice alike count as a full house</source>
        <translation>Vijf gelijke tellen als full house</translation>
    </message>
    <message>
        <source>A 0 only if nothing else is possible</source>
        <translation>0 alleen als niets anders kan</translation>
    </message>
    <message>
        <source>Scores 0 in both</source>
        <translation>Is 0 waard in allebei</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>name of the game</comment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Throw five dice up to three times, keep the best and fill in every box.</source>
        <translation>Gooi tot drie keer met vijf dobbelstenen, laat de beste liggen en vul elk vakje van het scoreblad in.</translation>
    </message>
    <message>
        <source>Yacht</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Yacht, generala</translation>
    </message>
    <message>
        <source>Ones</source>
        <comment>box of the pad</comment>
        <translation>Enen</translation>
    </message>
    <message>
        <source>Twos</source>
        <comment>box of the pad</comment>
        <translation>Tweeën</translation>
    </message>
    <message>
        <source>Threes</source>
        <comment>box of the pad</comment>
        <translation>Drieën</translation>
    </message>
    <message>
        <source>Fours</source>
        <comment>box of the pad</comment>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>Fives</source>
        <comment>box of the pad</comment>
        <translation>Vijven</translation>
    </message>
    <message>
        <source>Sixes</source>
        <comment>box of the pad</comment>
        <translation>Zessen</translation>
    </message>
    <message>
        <source>Total 1</source>
        <translation>Totaal 1</translation>
    </message>
    <message>
        <source>Bonus from 63</source>
        <translation>Bonus vanaf 63</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>box of the pad</comment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <comment>box of the pad</comment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Total 2</source>
        <translation>Totaal 2</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>box of the pad</comment>
        <translation>Drie gelijke</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>box of the pad</comment>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Small straight</source>
        <comment>box of the pad</comment>
        <translation>Kleine straat</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <comment>box of the pad</comment>
        <translation>Vier gelijke</translation>
    </message>
    <message>
        <source>Large straight</source>
        <comment>box of the pad</comment>
        <translation>Grote straat</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>box of the pad</comment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Total 3</source>
        <translation>Totaal 3</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>sum of a column of the pad</comment>
        <translation>Kolom</translation>
    </message>
    <message>
        <source>{box} in column ↓</source>
        <translation>{box} in kolom ↓</translation>
    </message>
    <message>
        <source>{box} in column ↑</source>
        <translation>{box} in kolom ↑</translation>
    </message>
    <message>
        <source>{box} in column ↕</source>
        <translation>{box} in kolom ↕</translation>
    </message>
    <message>
        <source>Column ↓</source>
        <translation>Kolom ↓</translation>
    </message>
    <message>
        <source>Column ↑</source>
        <translation>Kolom ↑</translation>
    </message>
    <message>
        <source>Column ↕</source>
        <translation>Kolom ↕</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>the row of dice that are not thrown again</comment>
        <translation>Blijft liggen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Yams: five dice alike</source>
        <translation>Yams: vijf gelijke dobbelstenen</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>{player} is aan de beurt en gooit de vijf dobbelstenen.</translation>
    </message>
    <message>
        <source>{player} can throw again or fill in a box.</source>
        <translation>{player} kan opnieuw gooien of een vakje invullen.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to fill in a box.</source>
        <translation>{player} moet nu een vakje invullen.</translation>
    </message>
    <message>
        <source>All three throws have been made: now a box must be filled in.</source>
        <translation>Alle drie de worpen zijn gedaan: nu moet een vakje worden ingevuld.</translation>
    </message>
    <message>
        <source>First choose the dice to throw.</source>
        <translation>Kies eerst welke dobbelstenen worden gegooid.</translation>
    </message>
    <message>
        <source>All five dice are kept: at least one must be in the tray to be thrown.</source>
        <translation>Alle vijf de dobbelstenen blijven liggen: er moet er minstens één in de dobbelbak liggen.</translation>
    </message>
    <message>
        <source>A box must be filled in, even if it gives 0.</source>
        <translation>Er moet een vakje worden ingevuld, ook als het 0 geeft.</translation>
    </message>
    <message>
        <source>This line is a total and fills itself in.</source>
        <translation>Deze regel is een optelling en vult zichzelf in.</translation>
    </message>
    <message>
        <source>The open box here is: {box}.</source>
        <translation>Hier is het open vakje: {box}.</translation>
    </message>
    <message>
        <source>Fill in {box}</source>
        <translation>{box} invullen</translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s).</source>
        <translation>
            <numerusform>{box} geeft %n punt.</numerusform>
            <numerusform>{box} geeft %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits well: a 0 hurts least in {box}.</source>
        <translation>Niets past goed. Een 0 kost hier het minst: {box}.</translation>
    </message>
    <message>
        <source>Whatever these dice show, no box gets any points that may be filled.</source>
        <translation>Wat deze dobbelstenen ook tonen, geen vakje dat aan de beurt is krijgt punten.</translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: the chance of {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Laat {kept} liggen en gooi %n dobbelsteen: ongeveer {percent}% kans op {box}.</numerusform>
            <numerusform>Laat {kept} liggen en gooi %n dobbelstenen: ongeveer {percent}% kans op {box}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: the chance of {points} points or more in {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Laat {kept} liggen en gooi %n dobbelsteen: ongeveer {percent}% kans op {points} punten of meer: {box}.</numerusform>
            <numerusform>Laat {kept} liggen en gooi %n dobbelstenen: ongeveer {percent}% kans op {points} punten of meer: {box}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw all five dice again: the chance of {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>Gooi alle vijf de dobbelstenen opnieuw: ongeveer {percent}% kans op {box}.</translation>
    </message>
    <message>
        <source>Throw all five dice again: the chance of {points} points or more in {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>Gooi alle vijf de dobbelstenen opnieuw: ongeveer {percent}% kans op {points} punten of meer: {box}.</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <translation>Worp {throw} van {throws}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Beurt {turn} van {turns}</translation>
    </message>
    <message>
        <source>needs {points}</source>
        <comment>points missing for the bonus, in a small box</comment>
        <translation>nog {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Three of a kind, small straight</source>
        <translation>Drie gelijke, kleine straat</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Four of a kind, bonus</source>
        <translation>Vier gelijke, bonus</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Grote straat</translation>
    </message>
    <message>
        <source>{box} already holds {points}.</source>
        <translation>{box}: hier staat al {points}.</translation>
    </message>
    <message>
        <source>{box} would give {points}.</source>
        <translation>{box} zou {points} geven.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>De vijf dobbelstenen gooien</translation>
    </message>
    <message>
        <source>Throw all five dice again</source>
        <translation>Alle vijf de dobbelstenen opnieuw gooien</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again and keep {kept}</source>
        <translation>
            <numerusform>{kept} laten liggen en %n dobbelsteen opnieuw gooien</numerusform>
            <numerusform>{kept} laten liggen en %n dobbelstenen opnieuw gooien</numerusform>
        </translation>
    </message>
    <message>
        <source>Write {points}: {box}</source>
        <translation>{points} opschrijven: {box}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The next turn begins</source>
        <translation>De volgende beurt begint</translation>
    </message>
    <message>
        <source>{player} throws {dice}.</source>
        <translation>{player} gooit {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n dice again: {dice}.</source>
        <translation>
            <numerusform>{player} gooit %n dobbelsteen opnieuw: {dice}.</numerusform>
            <numerusform>{player} gooit %n dobbelstenen opnieuw: {dice}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes {points}: {box}.</source>
        <translation>{player} schrijft {points} op: {box}.</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Een beurt begint met een worp.</translation>
    </message>
    <message>
        <source>No other box is open.</source>
        <translation>Er is geen ander vakje open.</translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s) now; another throw is not likely to bring more.</source>
        <translation>
            <numerusform>{box} geeft nu %n punt; nog een worp brengt waarschijnlijk niet meer op.</numerusform>
            <numerusform>{box} geeft nu %n punten; nog een worp brengt waarschijnlijk niet meer op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s), and the better boxes stay free for later.</source>
        <translation>
            <numerusform>{box} geeft %n punt, en de betere vakjes blijven vrij voor later.</numerusform>
            <numerusform>{box} geeft %n punten, en de betere vakjes blijven vrij voor later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scored the most yams: %n.</source>
        <translation>
            <numerusform>{player} schreef de meeste yams op: %n.</numerusform>
            <numerusform>{player} schreef de meeste yams op: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s) lay between first and second.</source>
        <translation>
            <numerusform>Er zat maar %n punt tussen de eerste en de tweede plaats.</numerusform>
            <numerusform>Er zaten maar %n punten tussen de eerste en de tweede plaats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} earned the most bonuses: %n.</source>
        <comment>for the upper boxes of a column</comment>
        <translation>
            <numerusform>{player} kreeg het vaakst de bonus: %n keer.</numerusform>
            <numerusform>{player} kreeg het vaakst de bonus: %n keer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had to write down the most zeros: %n.</source>
        <translation>
            <numerusform>{player} moest de meeste nullen opschrijven: %n.</numerusform>
            <numerusform>{player} moest de meeste nullen opschrijven: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yams!</source>
        <comment>five alike have been thrown</comment>
        <translation>Yams!</translation>
    </message>
    <message>
        <source>Keeping dice for a full house</source>
        <translation>Dobbelstenen laten liggen voor een full house</translation>
    </message>
    <message>
        <source>The three 2s are kept, and only the other two dice are thrown again. They show two 6s: a full house for 30 points.</source>
        <translation>De drie 2’en blijven liggen en alleen de twee andere dobbelstenen worden opnieuw gegooid. Ze tonen twee 6’en: een full house voor 30 punten.</translation>
    </message>
    <message>
        <source>Filling in column ↓</source>
        <translation>Kolom ↓ invullen</translation>
    </message>
    <message>
        <source>Ones and Twos are filled in, so only the box for Threes is open in this column. Three 3s score 9 points there.</source>
        <translation>Enen en Tweeën zijn ingevuld, dus in deze kolom is alleen het vakje Drieën open. Drie 3’en leveren daar 9 punten op.</translation>
    </message>
    <message>
        <source>30 points ahead</source>
        <comment>handicap</comment>
        <translation>30 punten voorsprong</translation>
    </message>
    <message>
        <source>60 points ahead</source>
        <comment>handicap</comment>
        <translation>60 punten voorsprong</translation>
    </message>
</context>
</TS>
