<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="yams.aim">
        <source>The players fill every box of their pads; the highest total wins.</source>
        <translation>Alle spelers vullen elk vakje van hun scoreblad in; het hoogste totaal wint.</translation>
    </message>
    <message id="yams.players">
        <source>Two to four players take part, each with an empty pad.</source>
        <translation>Twee tot vier spelers doen mee, elk met een leeg scoreblad.</translation>
    </message>
    <message id="yams.columns-played">
        <source>Each pad has three columns, ↓, ↑ and ↕, and all three are played.</source>
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
        <source>The first player in the list begins; the place belongs to the youngest.</source>
        <translation>Wie als eerste in de lijst staat, begint; die plek is voor de jongste.</translation>
    </message>
    <message id="yams.youngest-begins@random">
        <source>Lots decide who begins.</source>
        <translation>Er wordt geloot wie begint.</translation>
    </message>
    <message id="yams.turn-order">
        <source>The players take their turns clockwise.</source>
        <translation>De beurt gaat met de klok mee.</translation>
    </message>
    <message id="yams.first-throw-five">
        <source>Every turn starts with a throw of all five dice.</source>
        <translation>Elke beurt begint met een worp van alle vijf de dobbelstenen.</translation>
    </message>
    <message id="yams.three-throws">
        <source>The dice may be thrown three times in a turn, not more.</source>
        <translation>In een beurt mag drie keer worden gegooid, niet vaker.</translation>
    </message>
    <message id="yams.keep-any">
        <source>Before another throw, the player chooses from one to five dice to throw again, even dice kept earlier.</source>
        <translation>Voor een nieuwe worp kiest de speler één tot vijf dobbelstenen, ook stenen die eerder bleven liggen.</translation>
    </message>
    <message id="yams.may-stop-early">
        <source>Nobody has to use all three throws: a box may be written after any throw.</source>
        <translation>Alle drie de worpen gebruiken hoeft niet: na elke worp mag een vakje worden ingevuld.</translation>
    </message>
    <message id="yams.one-box-per-turn">
        <source>Each turn fills exactly one box; passing is not possible.</source>
        <translation>In elke beurt wordt precies één vakje ingevuld; passen kan niet.</translation>
    </message>
    <message id="yams.empty-box-only">
        <source>Only an empty box can be filled, and what is written stays.</source>
        <translation>Alleen een leeg vakje mag worden ingevuld, en wat er staat, blijft staan.</translation>
    </message>
    <message id="yams.down-column">
        <source>Column ↓ is filled from the top down: only its first empty box is open.</source>
        <translation>Kolom ↓ wordt van boven naar beneden ingevuld: alleen het eerste lege vakje is open.</translation>
    </message>
    <message id="yams.up-column">
        <source>Column ↑ is filled from the bottom up: only its lowest empty box is open.</source>
        <translation>Kolom ↑ wordt van beneden naar boven ingevuld: alleen het onderste lege vakje is open.</translation>
    </message>
    <message id="yams.free-column">
        <source>In column ↕ every empty box is open.</source>
        <translation>In kolom ↕ is elk leeg vakje open.</translation>
    </message>
    <message id="yams.column-choice">
        <source>The box may be in any column that has an open one; the columns need not keep pace.</source>
        <translation>Het vakje mag in elke kolom liggen die er een open heeft; de kolommen hoeven niet gelijk op te gaan.</translation>
    </message>
    <message id="yams.upper-boxes">
        <source>Each box from Ones to Sixes scores the sum of the dice that show its number.</source>
        <translation>Elk vakje van Enen tot Zessen telt de som van de dobbelstenen met dat getal.</translation>
    </message>
    <message id="yams.mini">
        <source>Minimum scores the sum of the five dice if it is 20 or less, otherwise 0.</source>
        <translation>Minimum telt de som van de vijf dobbelstenen als die 20 of minder is, anders 0.</translation>
    </message>
    <message id="yams.mini@strict">
        <source>Minimum scores the sum of the five dice if it is less than 20, otherwise 0.</source>
        <translation>Minimum telt de som van de vijf dobbelstenen als die lager is dan 20, anders 0.</translation>
    </message>
    <message id="yams.maxi">
        <source>Maximum scores the sum of the five dice if it is 20 or more, otherwise 0.</source>
        <translation>Maximum telt de som van de vijf dobbelstenen als die 20 of meer is, anders 0.</translation>
    </message>
    <message id="yams.maxi@strict">
        <source>Maximum scores the sum of the five dice if it is more than 20, otherwise 0.</source>
        <translation>Maximum telt de som van de vijf dobbelstenen als die hoger is dan 20, anders 0.</translation>
    </message>
    <message id="yams.three-of-a-kind">
        <source>Three of a kind scores 25 if at least three dice are equal.</source>
        <translation>Drie gelijke is 25 waard als minstens drie dobbelstenen gelijk zijn.</translation>
    </message>
    <message id="yams.full-house">
        <source>A full house, three equal dice and two equal dice, scores 30; five equal dice count too.</source>
        <translation>Een full house, drie gelijke en twee gelijke dobbelstenen, is 30 waard; vijf gelijke tellen ook.</translation>
    </message>
    <message id="yams.full-house@no-five">
        <source>A full house, three equal dice and two equal dice, scores 30; five equal dice do not count.</source>
        <translation>Een full house, drie gelijke en twee gelijke dobbelstenen, is 30 waard; vijf gelijke tellen niet.</translation>
    </message>
    <message id="yams.small-straight">
        <source>A small straight, four numbers in a row, scores 25, whatever the fifth die shows.</source>
        <translation>Een kleine straat, vier opeenvolgende getallen, is 25 waard, wat de vijfde dobbelsteen ook toont.</translation>
    </message>
    <message id="yams.four-of-a-kind">
        <source>Four of a kind scores 35 if at least four dice are equal.</source>
        <translation>Vier gelijke is 35 waard als minstens vier dobbelstenen gelijk zijn.</translation>
    </message>
    <message id="yams.large-straight">
        <source>A large straight, five numbers in a row, scores 40.</source>
        <translation>Een grote straat, vijf opeenvolgende getallen, is 40 waard.</translation>
    </message>
    <message id="yams.five-of-a-kind">
        <source>A yams, five equal dice, scores 50.</source>
        <translation>Een yams, vijf gelijke dobbelstenen, is 50 waard.</translation>
    </message>
    <message id="yams.zero">
        <source>A box whose condition is not met is filled with 0.</source>
        <translation>Een vakje waarvan de voorwaarde niet klopt, krijgt een 0.</translation>
    </message>
    <message id="yams.free-choice">
        <source>Any open box may be chosen, even for 0 points while another would score.</source>
        <translation>Elk open vakje mag worden gekozen, ook voor 0 punten terwijl een ander iets zou opleveren.</translation>
    </message>
    <message id="yams.free-choice@forced">
        <source>A box may be filled with 0 only if every open box would give 0.</source>
        <translation>Een vakje mag alleen 0 krijgen als elk open vakje 0 zou geven.</translation>
    </message>
    <message id="yams.no-joker">
        <source>Further yams bring nothing extra; each scores only by the rule of its box.</source>
        <translation>Nog een yams levert niets extra op; elke telt volgens de regel van zijn vakje.</translation>
    </message>
    <message id="yams.total-1">
        <source>Total 1 is the sum of the boxes from Ones to Sixes in a column.</source>
        <translation>Totaal 1 is de som van de vakjes van Enen tot Zessen in een kolom.</translation>
    </message>
    <message id="yams.bonus">
        <source>A column with a Total 1 of 63 or more earns a bonus of 35 points, once.</source>
        <translation>Een kolom met een Totaal 1 van 63 of meer krijgt één keer een bonus van 35 punten.</translation>
    </message>
    <message id="yams.total-2">
        <source>Total 2 is the bonus, Minimum and Maximum of a column together.</source>
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
        <source>The result of a player is the sum of all columns.</source>
        <translation>Het resultaat van een speler is de som van alle kolommen.</translation>
    </message>
    <message id="yams.end-all-filled">
        <source>The match ends when every box of every pad is filled.</source>
        <translation>De partij is afgelopen als elk vakje van elk blad is ingevuld.</translation>
    </message>
    <message id="yams.highest-wins">
        <source>The highest result wins.</source>
        <translation>Het hoogste resultaat wint.</translation>
    </message>
    <message id="yams.tie-shared">
        <source>Players with equal highest results share the victory.</source>
        <translation>Spelers met hetzelfde hoogste resultaat delen de overwinning.</translation>
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
        <source>A sum of exactly 20 in Minimum and Maximum</source>
        <translation>Een som van precies 20 in Minimum en Maximum</translation>
    </message>
    <message>
        <source>Scores 20 in either</source>
        <translation>Telt 20 in allebei</translation>
    </message>
    <message>
        <source>Scores 0 in both</source>
        <translation>Telt 0 in allebei</translation>
    </message>
    <message>
        <source>Five equal dice count as a full house</source>
        <translation>Vijf gelijke tellen als full house</translation>
    </message>
    <message>
        <source>Write 0 only if nothing else is possible</source>
        <translation>0 alleen als niets anders kan</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>name of the game</comment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Throw five dice up to three times, keep the best, and fill every box of the pad.</source>
        <translation>Gooi tot drie keer met vijf dobbelstenen, houd de beste en vul elk vakje van het scoreblad in.</translation>
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
        <source>Pad</source>
        <translation>Scoreblad</translation>
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
        <source>Yams: five equal dice</source>
        <translation>Yams: vijf gelijke dobbelstenen</translation>
    </message>
    <message>
        <source>{player}: throw the five dice.</source>
        <translation>{player}: gooi de vijf dobbelstenen.</translation>
    </message>
    <message>
        <source>{player}: throw again, or write a box.</source>
        <translation>{player}: gooi opnieuw of vul een vakje in.</translation>
    </message>
    <message>
        <source>{player}: write a box.</source>
        <translation>{player}: vul een vakje in.</translation>
    </message>
    <message>
        <source>All three throws are made: now a box must be written.</source>
        <translation>Alle drie de worpen zijn gedaan: nu moet een vakje worden ingevuld.</translation>
    </message>
    <message>
        <source>It is not said which dice are thrown.</source>
        <translation>Er is nog niet gekozen welke dobbelstenen worden gegooid.</translation>
    </message>
    <message>
        <source>All five dice are kept: at least one must lie in the tray.</source>
        <translation>Alle vijf de dobbelstenen blijven liggen: er moet er minstens één in de dobbelbak liggen.</translation>
    </message>
    <message>
        <source>A box must be written, even if it gives 0.</source>
        <translation>Er moet een vakje worden ingevuld, ook als het 0 geeft.</translation>
    </message>
    <message>
        <source>This line is a sum and fills itself.</source>
        <translation>Deze regel is een optelling en vult zichzelf in.</translation>
    </message>
    <message>
        <source>{box} already holds {points}.</source>
        <translation>{box}: hier staat al {points}.</translation>
    </message>
    <message>
        <source>Here the open box is: {box}.</source>
        <translation>Hier is het open vakje: {box}.</translation>
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
        <source>Write {box}</source>
        <translation>{box} invullen</translation>
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
    <message>
        <source>Nothing fits well: 0 in {box} costs the least.</source>
        <translation>Niets past goed. Een 0 kost hier het minst: {box}.</translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: about {percent}% for {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Houd {kept} en gooi %n dobbelsteen: ongeveer {percent}% kans op {box}.</numerusform>
            <numerusform>Houd {kept} en gooi %n dobbelstenen: ongeveer {percent}% kans op {box}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: about {percent}% for {points} points or more in {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Houd {kept} en gooi %n dobbelsteen: ongeveer {percent}% kans op {points} punten of meer: {box}.</numerusform>
            <numerusform>Houd {kept} en gooi %n dobbelstenen: ongeveer {percent}% kans op {points} punten of meer: {box}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw all five dice again: about {percent}% for {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>Gooi alle vijf de dobbelstenen opnieuw: ongeveer {percent}% kans op {box}.</translation>
    </message>
    <message>
        <source>Throw all five dice again: about {percent}% for {points} points or more in {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>Gooi alle vijf de dobbelstenen opnieuw: ongeveer {percent}% kans op {points} punten of meer: {box}.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Opnieuw gooien is leuk.</translation>
    </message>
    <message>
        <source>Equal dice are worth collecting.</source>
        <translation>Gelijke dobbelstenen verzamelen loont.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wrote the most Yams: %n.</source>
        <translation>
            <numerusform>{player} schreef de meeste Yams op: %n.</numerusform>
            <numerusform>{player} schreef de meeste Yams op: %n.</numerusform>
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
        <source>{player} had to write the most zeros: %n.</source>
        <translation>
            <numerusform>{player} moest de meeste nullen opschrijven: %n.</numerusform>
            <numerusform>{player} moest de meeste nullen opschrijven: %n.</numerusform>
        </translation>
    </message>
</context>
</TS>
