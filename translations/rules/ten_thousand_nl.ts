<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="ten_thousand.aim">
        <source>The goal is to write down 10,000 points. Every throw may score more, or lose everything won in the turn.</source>
        <translation>Het doel is 10.000 opgeschreven punten. Elke worp kan meer opleveren of de hele beurt kosten.</translation>
    </message>
    <message id="ten_thousand.aim@short">
        <source>The goal is to write down 5,000 points. Every throw may score more, or lose everything won in the turn.</source>
        <translation>Het doel is 5.000 opgeschreven punten. Elke worp kan meer opleveren of de hele beurt kosten.</translation>
    </message>
    <message id="ten_thousand.players">
        <source>Two to four players take part.</source>
        <translation>Er doen twee tot vier spelers mee.</translation>
    </message>
    <message id="ten_thousand.five-dice">
        <source>There are five dice, and everyone throws them in turn.</source>
        <translation>Er zijn vijf dobbelstenen, en iedereen gooit er om de beurt mee.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed">
        <source>All players start with 0 points, and nobody has opened yet.</source>
        <extracomment>open: has written down points at least once; the word for it is explained by opening-threshold</extracomment>
        <translation>Iedereen start met 0 punten, en nog niemand is begonnen.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed@free">
        <source>All players start with 0 points.</source>
        <translation>Iedereen start met 0 punten.</translation>
    </message>
    <message id="ten_thousand.youngest-begins">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>De jongste neemt de eerste stoel en begint.</translation>
    </message>
    <message id="ten_thousand.youngest-begins@random">
        <source>Lots are drawn to see who begins.</source>
        <translation>Er wordt geloot wie begint.</translation>
    </message>
    <message id="ten_thousand.turn-order">
        <source>Turns go clockwise round the table.</source>
        <translation>Het gaat met de klok mee de tafel rond.</translation>
    </message>
    <message id="ten_thousand.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Een beurt begint met een worp van alle vijf stenen.</translation>
    </message>
    <message id="ten_thousand.single-dice">
        <source>A single 1 is worth 100 points and a single 5 is worth 50; a single 2, 3, 4 or 6 is worth nothing.</source>
        <translation>Een losse 1 is 100 punten waard en een losse 5 is 50 waard; een losse 2, 3, 4 of 6 is niets waard.</translation>
    </message>
    <message id="ten_thousand.three-of-a-kind">
        <source>Three dice alike are worth their number times 100, but three 1s are worth 1,000.</source>
        <translation>Drie gelijke stenen zijn hun cijfer maal 100 waard, maar drie 1’en zijn 1.000 waard.</translation>
    </message>
    <message id="ten_thousand.four-of-a-kind">
        <source>Four dice alike are worth twice as much as three.</source>
        <translation>Vier gelijke stenen zijn twee keer zoveel waard als drie.</translation>
    </message>
    <message id="ten_thousand.five-of-a-kind">
        <source>Five dice alike are worth twice as much as four.</source>
        <translation>Vijf gelijke stenen zijn twee keer zoveel waard als vier.</translation>
    </message>
    <message id="ten_thousand.straight">
        <source>The straights 1-2-3-4-5 and 2-3-4-5-6 are worth 1,500 and need all five dice.</source>
        <translation>De straten 1-2-3-4-5 en 2-3-4-5-6 zijn 1.500 waard en vragen alle vijf stenen.</translation>
    </message>
    <message id="ten_thousand.triple-same-throw">
        <source>Three dice alike and straights must come in a single throw. Dice that were set aside before do not help.</source>
        <translation>Drie gelijke stenen en straten moeten in één worp vallen; eerder apart gelegde stenen helpen niet.</translation>
    </message>
    <message id="ten_thousand.best-value">
        <source>Dice are always counted in the way that scores the most, and each die only once.</source>
        <translation>Stenen tellen altijd op de manier die het meest oplevert, en elke steen maar één keer.</translation>
    </message>
    <message id="ten_thousand.stop-or-continue">
        <source>After a throw that scores, the player stops or goes on.</source>
        <translation>Na een worp met punten stopt men of gaat men door.</translation>
    </message>
    <message id="ten_thousand.bust">
        <source>A throw that scores nothing ends the turn, and all points of the turn are lost.</source>
        <translation>Een worp die niets oplevert, beëindigt de beurt, en alle punten van de beurt zijn verloren.</translation>
    </message>
    <message id="ten_thousand.bust@exact">
        <source>A throw that scores nothing, or goes past the goal, ends the turn, and all points of the turn are lost.</source>
        <translation>Een worp die niets oplevert of voorbij het doel gaat, beëindigt de beurt, en alle punten van de beurt zijn verloren.</translation>
    </message>
    <message id="ten_thousand.bank">
        <source>Whoever stops writes down the points of the turn, and the dice go to the next player.</source>
        <translation>Wie stopt, schrijft de punten van de beurt op, en de stenen gaan naar de volgende.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring">
        <source>Whoever goes on first sets aside all the dice that scored in this throw.</source>
        <translation>Wie doorgaat, legt eerst alle stenen van de worp apart die punten gaven.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring@some">
        <source>Whoever goes on first sets aside at least one die that scored. Only the dice set aside count.</source>
        <translation>Wie doorgaat, legt eerst minstens één steen apart die punten gaf; alleen stenen die apart liggen tellen.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring">
        <source>Dice that scored nothing are not set aside.</source>
        <translation>Stenen die niets opleverden, worden niet apart gelegd.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring@some">
        <source>Dice that would score nothing are not set aside. Three or more 2s, 3s, 4s or 6s stay together.</source>
        <translation>Stenen die niets zouden opleveren, worden niet apart gelegd; drie of meer 2’en, 3’en, 4’en of 6’en blijven bij elkaar.</translation>
    </message>
    <message id="ten_thousand.throw-all-others">
        <source>Then all the other dice are thrown, without leaving any out.</source>
        <translation>Daarna worden alle andere stenen gegooid; er blijft er geen liggen.</translation>
    </message>
    <message id="ten_thousand.set-aside-stays">
        <source>A die set aside stays there until all five are thrown again.</source>
        <translation>Een apart gelegde steen blijft daar tot alle vijf weer worden gegooid.</translation>
    </message>
    <message id="ten_thousand.extend-group">
        <source>If three or four dice alike are set aside, a later die with the same number joins them: they count as four or five.</source>
        <translation>Liggen er drie of vier gelijke stenen apart, dan komt een latere met hetzelfde cijfer erbij: ze tellen dan als vier of vijf.</translation>
    </message>
    <message id="ten_thousand.extend-order">
        <source>A single 1 or 5 that was set aside before three alike were thrown stays a single die.</source>
        <translation>Een losse 1 of 5 die apart lag voordat er drie gelijke vielen, blijft los.</translation>
    </message>
    <message id="ten_thousand.hot-dice">
        <source>When all five dice have been set aside, whoever goes on throws all five again. The points of the turn stay at risk.</source>
        <translation>Als alle vijf stenen apart liggen, gooit wie doorgaat ze allemaal opnieuw; de punten van de beurt blijven op het spel.</translation>
    </message>
    <message id="ten_thousand.hot-dice@must">
        <source>When all five dice score, nobody may stop: all five are set aside and thrown again.</source>
        <translation>Als alle vijf stenen punten geven, mag niemand stoppen: alle vijf worden apart gelegd en opnieuw gegooid.</translation>
    </message>
    <message id="ten_thousand.hot-dice-fresh">
        <source>After that, dice that were set aside before no longer count with new ones.</source>
        <translation>Daarna tellen stenen die eerder apart lagen niet meer samen met nieuwe.</translation>
    </message>
    <message id="ten_thousand.opening-threshold">
        <source>To open, a player needs at least 750 points in one turn. Only then may points be written down.</source>
        <translation>Om te beginnen zijn minstens 750 punten in één beurt nodig; pas dan worden ze opgeschreven.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@500">
        <source>To open, a player needs at least 500 points in one turn. Only then may points be written down.</source>
        <translation>Om te beginnen zijn minstens 500 punten in één beurt nodig; pas dan worden ze opgeschreven.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@1000">
        <source>To open, a player needs at least 1,000 points in one turn. Only then may points be written down.</source>
        <translation>Om te beginnen zijn minstens 1.000 punten in één beurt nodig; pas dan worden ze opgeschreven.</translation>
    </message>
    <message id="ten_thousand.opening-must-continue">
        <source>Until then, a player who has not opened has to go on.</source>
        <translation>Tot dan moet wie nog niet begonnen is doorgaan.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum">
        <source>A player who has opened may stop with any number of points for the rest of the match.</source>
        <translation>Wie begonnen is, mag de rest van de partij met elk aantal punten stoppen.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum@free">
        <source>Everybody may stop with any number of points.</source>
        <translation>Iedereen mag met elk aantal punten stoppen.</translation>
    </message>
    <message id="ten_thousand.reach-target">
        <source>When a player’s score and the points of the turn together reach the goal, the player wins at once.</source>
        <translation>Als stand en beurtpunten samen het doel halen, is de partij meteen gewonnen.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-round">
        <source>Points are written down only by stopping, even when they are enough to reach the goal.</source>
        <translation>Punten worden alleen door te stoppen opgeschreven, ook als ze genoeg zijn voor het doel.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-exact">
        <source>When a player’s score and the points of the turn add up to exactly the goal, they are written down at once.</source>
        <translation>Als stand en beurtpunten samen precies het doel zijn, worden ze meteen opgeschreven.</translation>
    </message>
    <message id="ten_thousand.over-target">
        <source>A score may go past the goal: it need not be hit exactly.</source>
        <translation>Het doel mag voorbijgegaan worden; het hoeft niet precies.</translation>
    </message>
    <message id="ten_thousand.over-target@exact">
        <source>The goal must be hit exactly, counting the whole throw.</source>
        <translation>Het doel moet precies gehaald worden, waarbij de hele worp telt.</translation>
    </message>
    <message id="ten_thousand.immediate-win">
        <source>The match ends at once, without finishing the round.</source>
        <translation>De partij eindigt meteen, zonder de ronde af te maken.</translation>
    </message>
    <message id="ten_thousand.immediate-win@last-round">
        <source>When somebody has reached the goal, the round is played to its end. The highest score wins, and equal scores share the victory.</source>
        <translation>Heeft iemand het doel gehaald, dan wordt de ronde afgemaakt; de hoogste stand wint, en wie gelijk staat, deelt de overwinning.</translation>
    </message>
    <message id="ten_thousand.round-cap">
        <source>If nobody has won after 200 rounds, the highest score wins, and equal scores share the victory.</source>
        <translation>Heeft na 200 rondes niemand gewonnen, dan wint de hoogste stand; wie gelijk staat, deelt de overwinning.</translation>
    </message>
    <message id="ten_thousand.ahead-500">
        <source>A head start of 500 points counts from the beginning.</source>
        <translation>Een voorsprong van 500 punten telt vanaf het begin.</translation>
    </message>
    <message id="ten_thousand.ahead-1000">
        <source>A head start of 1,000 points counts from the beginning.</source>
        <translation>Een voorsprong van 1.000 punten telt vanaf het begin.</translation>
    </message>
</context>
<context>
    <name>ten_thousand</name>
    <message>
        <source>Points to win</source>
        <translation>Punten om te winnen</translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10.000</translation>
    </message>
    <message>
        <source>5,000, the short game</source>
        <translation>5.000, de korte partij</translation>
    </message>
    <message>
        <source>Points in one turn needed to open</source>
        <translation>Punten in één beurt om te beginnen</translation>
    </message>
    <message>
        <source>750</source>
        <translation>750</translation>
    </message>
    <message>
        <source>None needed</source>
        <translation>Geen nodig</translation>
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
        <translation>Wie doorgaat, legt apart</translation>
    </message>
    <message>
        <source>All dice that score</source>
        <translation>Alle stenen met punten</translation>
    </message>
    <message>
        <source>As many of them as they like</source>
        <translation>Minstens één, naar keuze</translation>
    </message>
    <message>
        <source>When all five dice score</source>
        <translation>Als alle vijf stenen punten geven</translation>
    </message>
    <message>
        <source>All five may be thrown again</source>
        <translation>Alle vijf mogen opnieuw</translation>
    </message>
    <message>
        <source>All five must be thrown again</source>
        <translation>Alle vijf moeten opnieuw</translation>
    </message>
    <message>
        <source>The goal must be hit exactly</source>
        <translation>Het doel moet precies gehaald worden</translation>
    </message>
    <message>
        <source>The last round is played to its end</source>
        <translation>De laatste ronde wordt uitgespeeld</translation>
    </message>
    <message>
        <source>500 points ahead</source>
        <comment>handicap</comment>
        <translation>500 punten voorsprong</translation>
    </message>
    <message>
        <source>1,000 points ahead</source>
        <comment>handicap</comment>
        <translation>1.000 punten voorsprong</translation>
    </message>
    <message>
        <source>10,000</source>
        <comment>name of the game</comment>
        <translation>10.000</translation>
    </message>
    <message>
        <source>Collect points with five dice, and stop before the luck runs out.</source>
        <translation>Verzamel punten met vijf dobbelstenen en stop voordat het geluk op is.</translation>
    </message>
    <message>
        <source>Dice 10,000, Zilch</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Tienduizend, 10.000 met dobbelstenen</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>heading of the sheet that says what dice are worth; short</comment>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the number that a die shows, beside its picture</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straat</translation>
    </message>
    <message>
        <source>This turn</source>
        <comment>line of the score pad</comment>
        <translation>Deze beurt</translation>
    </message>
    <message>
        <source>Best turn</source>
        <comment>line of the score pad</comment>
        <translation>Beste beurt</translation>
    </message>
    <message>
        <source>Still to go</source>
        <comment>line of the score pad: points missing to the goal</comment>
        <translation>Nog nodig</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>line of the score pad</comment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Apart gelegd</translation>
    </message>
    <message>
        <source>Set aside: {points}</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Apart gelegd: {points}</translation>
    </message>
    <message>
        <source>At risk: {points}</source>
        <comment>points that the next throw may lose</comment>
        <translation>Op het spel: {points}</translation>
    </message>
    <message>
        <source>Lost: {points}</source>
        <comment>points of the turn</comment>
        <translation>Verloren: {points}</translation>
    </message>
    <message>
        <source>Stop: {points}</source>
        <comment>button that writes so many points down</comment>
        <translation>Stoppen: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Laatste ronde</translation>
    </message>
    <message numerus="yes">
        <source>straight: %n point(s)</source>
        <comment>what dice count</comment>
        <translation>
            <numerusform>straat: %n punt</numerusform>
            <numerusform>straat: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a single {face}: %n point(s)</source>
        <comment>what a die counts</comment>
        <translation>
            <numerusform>losse {face}: %n punt</numerusform>
            <numerusform>losse {face}: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} times {face}: %n point(s)</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>{count} keer {face}: %n punt</numerusform>
            <numerusform>{count} keer {face}: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now {count} times {face}: %n point(s) more</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>nu {count} keer {face}: %n punt erbij</numerusform>
            <numerusform>nu {count} keer {face}: %n punten erbij</numerusform>
        </translation>
    </message>
    <message>
        <source>What the dice are worth</source>
        <translation>Wat de stenen waard zijn</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>{player} is aan de beurt en gooit de vijf dobbelstenen.</translation>
    </message>
    <message>
        <source>{player} can stop or throw again.</source>
        <translation>{player} kan stoppen of doorgooien.</translation>
    </message>
    <message>
        <source>All five dice score!</source>
        <translation>Alle vijf dobbelstenen geven punten!</translation>
    </message>
    <message>
        <source>All five dice score: {player} must throw them all again.</source>
        <translation>Alle vijf stenen geven punten: {player} moet ze allemaal opnieuw gooien.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has to throw again: %n more point(s) are needed to open.</source>
        <translation>
            <numerusform>{player} moet doorgooien: om te beginnen ontbreekt %n punt.</numerusform>
            <numerusform>{player} moet doorgooien: om te beginnen ontbreken %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores nothing: %n point(s) are lost.</source>
        <translation>
            <numerusform>De worp levert {player} niets op: %n punt is verloren.</numerusform>
            <numerusform>De worp levert {player} niets op: %n punten zijn verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes down {points} and now has {score}.</source>
        <translation>{player} schrijft {points} op en heeft {score}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) are needed.</source>
        <translation>
            <numerusform>Er ontbreekt nog %n punt.</numerusform>
            <numerusform>Er ontbreken nog %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>De vijf dobbelstenen gooien</translation>
    </message>
    <message numerus="yes">
        <source>Set aside {kept} for {points} and throw %n dice</source>
        <translation>
            <numerusform>{kept} apart leggen voor {points} en %n steen gooien</numerusform>
            <numerusform>{kept} apart leggen voor {points} en %n stenen gooien</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside {kept} for {points} and throw all five dice again</source>
        <translation>{kept} apart leggen voor {points} en alle vijf opnieuw gooien</translation>
    </message>
    <message>
        <source>Throw again without setting dice aside</source>
        <translation>Doorgooien zonder iets apart te leggen</translation>
    </message>
    <message numerus="yes">
        <source>Stop and write down %n point(s)</source>
        <translation>
            <numerusform>Stoppen en %n punt opschrijven</numerusform>
            <numerusform>Stoppen en %n punten opschrijven</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Stenen doorgeven</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s).</source>
        <translation>
            <numerusform>{player} gooit {dice}: %n punt.</numerusform>
            <numerusform>{player} gooit {dice}: %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had set aside {kept}.</source>
        <translation>{player} had apart gelegd: {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} gooit {dice}: %n punt is verloren.</numerusform>
            <numerusform>{player} gooit {dice}: %n punten zijn verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}, past the goal: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} gooit {dice}, voorbij het doel: %n punt is verloren.</numerusform>
            <numerusform>{player} gooit {dice}, voorbij het doel: %n punten zijn verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice} and reaches {score} points.</source>
        <translation>{player} gooit {dice} en haalt {score} punten.</translation>
    </message>
    <message>
        <source>The dice go to {player}.</source>
        <translation>De stenen gaan naar {player}.</translation>
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
        <source>A turn begins with a throw.</source>
        <translation>Een beurt begint met een worp.</translation>
    </message>
    <message>
        <source>The turn is over.</source>
        <translation>De beurt is voorbij.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Doorgooien is leuk.</translation>
    </message>
    <message>
        <source>{points} points are enough.</source>
        <translation>{points} punten zijn genoeg.</translation>
    </message>
    <message>
        <source>Only {points} points so far: at least {bar} would be good.</source>
        <translation>Nog maar {points} punten: minstens {bar} zou mooi zijn.</translation>
    </message>
    <message numerus="yes">
        <source>{missing} more points are needed to open; %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>Om te beginnen ontbreken {missing} punten; %n steen geeft niets in ongeveer {percent}% van de worpen.</numerusform>
            <numerusform>Om te beginnen ontbreken {missing} punten; %n stenen geven niets in ongeveer {percent}% van de worpen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no choice, but %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>Er is geen keus; %n steen geeft niets in ongeveer {percent}% van de worpen.</numerusform>
            <numerusform>Er is geen keus; %n stenen geven niets in ongeveer {percent}% van de worpen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws: the risk is worth it.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n steen verliest {points} punten in ongeveer {percent}% van de worpen: het risico is het waard.</numerusform>
            <numerusform>%n stenen verliezen {points} punten in ongeveer {percent}% van de worpen: het risico is het waard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws, but time is short.</source>
        <comment>percent: chance of losing the turn; somebody else is about to win</comment>
        <translation>
            <numerusform>%n steen verliest {points} punten in ongeveer {percent}% van de worpen, maar de tijd dringt.</numerusform>
            <numerusform>%n stenen verliezen {points} punten in ongeveer {percent}% van de worpen, maar de tijd dringt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice would lose {points} points in about {percent}% of throws: better to stop.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n steen zou {points} punten verliezen in ongeveer {percent}% van de worpen: beter stoppen.</numerusform>
            <numerusform>%n stenen zouden {points} punten verliezen in ongeveer {percent}% van de worpen: beter stoppen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had the best turn: {points} points.</source>
        <translation>{player} had de beste beurt: {points} punten.</translation>
    </message>
    <message>
        <source>One throw too many cost {player} {points} points.</source>
        <translation>Eén worp te veel kostte {player} {points} punten.</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <comment>has not written down points yet</comment>
        <translation>nog buiten</translation>
    </message>
    <message>
        <source>One throw too many</source>
        <translation>Een worp te veel</translation>
    </message>
    <message>
        <source>The 1 and the 5 were worth 150 points. But the other three dice bring nothing, so the turn is over and the points are lost.</source>
        <translation>De 1 en de 5 waren 150 punten waard. Maar de andere drie stenen leveren niets op: de beurt is voorbij en de punten zijn weg.</translation>
    </message>
    <message>
        <source>Going on, then stopping</source>
        <translation>Doorgaan en dan stoppen</translation>
    </message>
    <message>
        <source>The 1 and the 5 count and are set aside, and the other three dice are thrown. Another 5 joins them, and 200 points are written down.</source>
        <translation>De 1 en de 5 tellen en worden apart gelegd, de andere drie stenen worden gegooid. Er komt nog een 5 bij, en 200 punten worden opgeschreven.</translation>
    </message>
    <message>
        <source>All five dice count</source>
        <translation>Alle vijf stenen tellen</translation>
    </message>
    <message>
        <source>Three 1s and two 5s: every die counts, so all five may be thrown again. A new 1 comes on top of the points of the turn.</source>
        <translation>Drie 1’en en twee 5’en: elke steen telt, dus alle vijf mogen opnieuw. Een nieuwe 1 komt bij de punten van de beurt.</translation>
    </message>
    <message>
        <source>{player} scores nothing.</source>
        <comment>nothing was at risk yet</comment>
        <translation>De worp levert {player} niets op.</translation>
    </message>
    <message>
        <source>{player} throws {dice}: nothing counts.</source>
        <translation>{player} gooit {dice}: niets telt.</translation>
    </message>
</context>
</TS>
