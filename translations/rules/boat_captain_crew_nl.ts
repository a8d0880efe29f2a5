<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="boat_captain_crew.aim">
        <source>The goal is to have sailed the most miles after ten rounds.</source>
        <translation>Het doel is na tien rondes de meeste mijlen te hebben gevaren.</translation>
    </message>
    <message id="boat_captain_crew.aim@short">
        <source>The goal is to have sailed the most miles after five rounds.</source>
        <translation>Het doel is na vijf rondes de meeste mijlen te hebben gevaren.</translation>
    </message>
    <message id="boat_captain_crew.players">
        <source>Two to four players take part, with five dice and a log book.</source>
        <translation>Er doen twee tot vier spelers mee, met vijf dobbelstenen en een logboek.</translation>
    </message>
    <message id="boat_captain_crew.scores-start-zero">
        <source>Everybody starts with 0 miles, and ten rounds are played.</source>
        <translation>Iedereen begint met 0 mijlen, en er worden tien rondes gespeeld.</translation>
    </message>
    <message id="boat_captain_crew.scores-start-zero@short">
        <source>Everybody starts with 0 miles, and five rounds are played.</source>
        <translation>Iedereen begint met 0 mijlen, en er worden vijf rondes gespeeld.</translation>
    </message>
    <message id="boat_captain_crew.youngest-begins">
        <source>The youngest player takes the first seat and begins every round.</source>
        <translation>De jongste neemt de eerste stoel en begint elke ronde.</translation>
    </message>
    <message id="boat_captain_crew.youngest-begins@random">
        <source>Lots are drawn to see who begins. This player begins every round.</source>
        <translation>Er wordt geloot wie begint. Diezelfde speler begint elke ronde.</translation>
    </message>
    <message id="boat_captain_crew.turn-order">
        <source>Turns go clockwise round the table, one each in a round.</source>
        <translation>Het gaat met de klok mee de tafel rond, één beurt per ronde.</translation>
    </message>
    <message id="boat_captain_crew.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Een beurt begint met een worp van alle vijf stenen.</translation>
    </message>
    <message id="boat_captain_crew.three-throws">
        <source>A turn has at most three throws.</source>
        <translation>Een beurt heeft hoogstens drie worpen.</translation>
    </message>
    <message id="boat_captain_crew.boat-first">
        <source>First a 6 is needed: it is the boat. Nobody can board before it is there.</source>
        <translation>Eerst is een 6 nodig: dat is het schip. Daarvoor kan niemand aan boord.</translation>
    </message>
    <message id="boat_captain_crew.captain-needs-boat">
        <source>A 5 is the captain, who comes aboard only if the boat is there already or lies in the same throw.</source>
        <translation>Een 5 is de kapitein. Die komt alleen aan boord als het schip er al is of in dezelfde worp ligt.</translation>
    </message>
    <message id="boat_captain_crew.crew-needs-captain">
        <source>A 4 is the crew, which comes aboard only if boat and captain are there already or lie in the same throw.</source>
        <translation>Een 4 is de bemanning. Die komt alleen aan boord als schip en kapitein er al zijn of in dezelfde worp liggen.</translation>
    </message>
    <message id="boat_captain_crew.same-throw-chain">
        <source>One throw may bring one, two or all three of them, always in the order 6, 5, 4.</source>
        <translation>Eén worp kan er één, twee of alle drie brengen, altijd in de volgorde 6, 5, 4.</translation>
    </message>
    <message id="boat_captain_crew.one-of-each">
        <source>There is one boat, one captain and one crew. Any other 6, 5 or 4 is an ordinary die.</source>
        <translation>Er is één schip, één kapitein en één bemanning. Elke andere 6, 5 of 4 is een gewone steen.</translation>
    </message>
    <message id="boat_captain_crew.lock-is-automatic">
        <source>A die that can come aboard always does, and is not thrown again in this turn.</source>
        <translation>Een steen die aan boord kan, gaat altijd aan boord en wordt deze beurt niet meer gegooid.</translation>
    </message>
    <message id="boat_captain_crew.throw-all-unlocked">
        <source>Until all three are aboard, all the other dice are thrown again; without a boat that means all five.</source>
        <translation>Tot alle drie aan boord zijn, worden alle andere stenen opnieuw gegooid; zonder schip dus alle vijf.</translation>
    </message>
    <message id="boat_captain_crew.no-early-stop">
        <source>Without boat, captain and crew nobody can stop as long as a throw is left.</source>
        <translation>Zonder schip, kapitein en bemanning kan niemand stoppen zolang er nog een worp over is.</translation>
    </message>
    <message id="boat_captain_crew.miles">
        <source>With boat, captain and crew the ship is afloat, and the two other dice count: together they are the miles.</source>
        <translation>Met schip, kapitein en bemanning is alles vaarklaar, en de twee andere stenen tellen: samen zijn ze de mijlen.</translation>
    </message>
    <message id="boat_captain_crew.sail">
        <source>Whoever is afloat may set sail at any moment: the miles are written down and the next player takes the dice.</source>
        <translation>Wie vaarklaar is, mag op elk moment uitvaren: de mijlen worden opgeschreven en de stenen gaan naar de volgende.</translation>
    </message>
    <message id="boat_captain_crew.sail@at-once">
        <source>Whoever is afloat sets sail at once: the miles are written down and the next player takes the dice.</source>
        <translation>Wie vaarklaar is, vaart meteen uit: de mijlen worden opgeschreven en de stenen gaan naar de volgende.</translation>
    </message>
    <message id="boat_captain_crew.mile-dice-again">
        <source>Or the throws that are left may be used to throw the mile dice again.</source>
        <translation>Of de worpen die over zijn, dienen om de mijlstenen opnieuw te gooien.</translation>
    </message>
    <message id="boat_captain_crew.mile-dice-again@none">
        <source>The mile dice are not thrown again, even if throws are left.</source>
        <translation>De mijlstenen worden niet opnieuw gegooid, ook al zijn er worpen over.</translation>
    </message>
    <message id="boat_captain_crew.both-mile-dice">
        <source>Both mile dice are thrown together, never one alone.</source>
        <translation>Beide mijlstenen worden samen gegooid, nooit één alleen.</translation>
    </message>
    <message id="boat_captain_crew.both-mile-dice@either">
        <source>One mile die may be thrown again, or both.</source>
        <translation>Eén mijlsteen mag opnieuw worden gegooid, of allebei.</translation>
    </message>
    <message id="boat_captain_crew.last-miles-count">
        <source>The last throw counts, even if it brings fewer miles than the one before.</source>
        <translation>De laatste worp telt, ook als die minder mijlen geeft dan de vorige.</translation>
    </message>
    <message id="boat_captain_crew.auto-sail">
        <source>After the third throw a ship that is afloat sets sail by itself.</source>
        <translation>Na de derde worp vaart een schip dat vaarklaar is vanzelf uit.</translation>
    </message>
    <message id="boat_captain_crew.not-afloat-zero">
        <source>A ship that is not afloat after the third throw stays in the harbour, and 0 miles are written down.</source>
        <translation>Een schip dat na de derde worp niet vaarklaar is, blijft in de haven, en er worden 0 mijlen opgeschreven.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds">
        <source>The match is over when everybody has had ten turns.</source>
        <translation>De partij is voorbij als iedereen tien beurten heeft gehad.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@short">
        <source>The match is over when everybody has had five turns.</source>
        <translation>De partij is voorbij als iedereen vijf beurten heeft gehad.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@playoff">
        <source>The match is over when everybody has had ten turns and one player is in front.</source>
        <translation>De partij is voorbij als iedereen tien beurten heeft gehad en er nog één aan kop ligt.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@short-playoff">
        <source>The match is over when everybody has had five turns and one player is in front.</source>
        <translation>De partij is voorbij als iedereen vijf beurten heeft gehad en er nog één aan kop ligt.</translation>
    </message>
    <message id="boat_captain_crew.total">
        <source>A player’s result is the sum of the ten turns.</source>
        <translation>Het resultaat is de som van de tien beurten.</translation>
    </message>
    <message id="boat_captain_crew.total@short">
        <source>A player’s result is the sum of the five turns.</source>
        <translation>Het resultaat is de som van de vijf beurten.</translation>
    </message>
    <message id="boat_captain_crew.most-miles-wins">
        <source>The most miles win.</source>
        <translation>De meeste mijlen winnen.</translation>
    </message>
    <message id="boat_captain_crew.tie-shared">
        <source>Players with equally many miles share the victory.</source>
        <translation>Wie evenveel mijlen heeft, deelt de overwinning.</translation>
    </message>
    <message id="boat_captain_crew.tie-shared@playoff">
        <source>If several are in front, they play one more turn each, again and again, until one of them sails the farthest.</source>
        <translation>Liggen er meer aan kop, dan spelen zij elk nog een beurt, telkens weer, tot iemand het verst vaart.</translation>
    </message>
    <message id="boat_captain_crew.ahead-5">
        <source>A head start of 5 miles counts from the beginning.</source>
        <translation>Een voorsprong van 5 mijl telt vanaf het begin.</translation>
    </message>
    <message id="boat_captain_crew.ahead-10">
        <source>A head start of 10 miles counts from the beginning.</source>
        <translation>Een voorsprong van 10 mijl telt vanaf het begin.</translation>
    </message>
</context>
<context>
    <name>boat_captain_crew</name>
    <message>
        <source>The mile dice may be thrown again</source>
        <translation>De mijlstenen mogen opnieuw worden gegooid</translation>
    </message>
    <message>
        <source>Both together</source>
        <comment>how the two mile dice are thrown again</comment>
        <translation>Allebei samen</translation>
    </message>
    <message>
        <source>One or both</source>
        <comment>how the two mile dice are thrown again</comment>
        <translation>Eén of allebei</translation>
    </message>
    <message>
        <source>Not at all</source>
        <comment>whether the mile dice are thrown again</comment>
        <translation>Helemaal niet</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>10</source>
        <comment>number of rounds</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>5, the short game</source>
        <comment>number of rounds</comment>
        <translation>5, de korte partij</translation>
    </message>
    <message>
        <source>If the best totals are equal</source>
        <translation>Als de hoogste standen gelijk zijn</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>De overwinning wordt gedeeld</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>Een beslissende ronde</translation>
    </message>
    <message>
        <source>5 miles ahead</source>
        <comment>handicap</comment>
        <translation>5 mijl voorsprong</translation>
    </message>
    <message>
        <source>10 miles ahead</source>
        <comment>handicap</comment>
        <translation>10 mijl voorsprong</translation>
    </message>
    <message>
        <source>Boat, Captain and Crew</source>
        <comment>name of the game</comment>
        <translation>Schip, kapitein, bemanning</translation>
    </message>
    <message>
        <source>Find a boat, a captain and a crew, and sail the most miles.</source>
        <translation>Vind een schip, een kapitein en een bemanning, en vaar de meeste mijlen.</translation>
    </message>
    <message>
        <source>Ship, Captain and Crew</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Schip, kapitein en bemanning</translation>
    </message>
    <message>
        <source>A crew waits for its captain</source>
        <translation>Een bemanning wacht op haar kapitein</translation>
    </message>
    <message>
        <source>The 6 is the boat, but both 4s stay ashore, as there is no captain yet. The next throw of four dice brings a 5 and a 4, and two 6s that are worth 12 miles.</source>
        <translation>De 6 is het schip, maar beide 4’en blijven aan wal, want er is nog geen kapitein. De volgende worp van vier stenen geeft een 5, een 4 en twee 6’en die 12 mijlen waard zijn.</translation>
    </message>
    <message>
        <source>Fewer miles than before</source>
        <translation>Minder mijlen dan eerst</translation>
    </message>
    <message>
        <source>The ship is afloat with 4 miles, and one throw is left. Both mile dice are thrown again and show 1 and 1: now 2 miles are written down, and the 4 are gone.</source>
        <translation>Het schip is vaarklaar met 4 mijlen, en er is één worp over. Beide mijlstenen worden opnieuw gegooid en tonen 1 en 1: nu worden 2 mijlen opgeschreven, en de 4 zijn weg.</translation>
    </message>
    <message>
        <source>No crew, no miles</source>
        <translation>Geen bemanning, geen mijlen</translation>
    </message>
    <message>
        <source>Boat and captain are there, but the third throw brings no 4. The ship stays in the harbour, and 0 miles are written down.</source>
        <translation>Schip en kapitein zijn er, maar de derde worp geeft geen 4. Het schip blijft in de haven, en er worden 0 mijlen opgeschreven.</translation>
    </message>
    <message>
        <source>{player} sailed the farthest in one turn: {miles} miles.</source>
        <translation>{player} voer in één beurt het verst: {miles} mijlen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stayed in the harbour most often: %n time(s).</source>
        <translation>
            <numerusform>{player} bleef het vaakst in de haven: %n keer.</numerusform>
            <numerusform>{player} bleef het vaakst in de haven: %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>It took a play-off to decide the match.</source>
        <translation>Pas een extra ronde besliste de partij.</translation>
    </message>
    <message>
        <source>Berth</source>
        <comment>where the dice of boat, captain and crew are laid</comment>
        <translation>Ligplaats</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Haven</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Zee</translation>
    </message>
    <message>
        <source>Boat: a 6</source>
        <comment>a place for a die</comment>
        <translation>Schip: een 6</translation>
    </message>
    <message>
        <source>Captain: a 5</source>
        <comment>a place for a die</comment>
        <translation>Kapitein: een 5</translation>
    </message>
    <message>
        <source>Crew: a 4</source>
        <comment>a place for a die</comment>
        <translation>Bemanning: een 4</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>line of the log book</comment>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>one more turn for players who are level in front</comment>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>No ship</source>
        <comment>line of the log book: how many turns brought 0 miles; short</comment>
        <translation>In de haven</translation>
    </message>
    <message>
        <source>Miles</source>
        <comment>line of the log book: the sum</comment>
        <translation>Mijlen</translation>
    </message>
    <message numerus="yes">
        <source>%n mile(s)</source>
        <translation>
            <numerusform>%n mijl</numerusform>
            <numerusform>%n mijlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <comment>which throw of the turn this is</comment>
        <translation>Worp {throw} van {throws}</translation>
    </message>
    <message>
        <source>Miles: {miles}</source>
        <comment>what the mile dice show together</comment>
        <translation>Mijlen: {miles}</translation>
    </message>
    <message>
        <source>Set sail</source>
        <comment>button that ends the turn</comment>
        <translation>Uitvaren</translation>
    </message>
    <message>
        <source>Set sail: {miles}</source>
        <comment>button that writes so many miles down</comment>
        <translation>Uitvaren: {miles}</translation>
    </message>
    <message>
        <source>empty harbour</source>
        <translation>lege haven</translation>
    </message>
    <message>
        <source>boat without captain and crew</source>
        <translation>schip zonder kapitein en bemanning</translation>
    </message>
    <message>
        <source>boat with its captain</source>
        <translation>schip met kapitein</translation>
    </message>
    <message>
        <source>boat with captain and crew</source>
        <translation>schip met kapitein en bemanning</translation>
    </message>
    <message>
        <source>red ship</source>
        <translation>rood schip</translation>
    </message>
    <message>
        <source>blue ship</source>
        <translation>blauw schip</translation>
    </message>
    <message>
        <source>yellow ship</source>
        <translation>geel schip</translation>
    </message>
    <message>
        <source>green ship</source>
        <translation>groen schip</translation>
    </message>
    <message>
        <source>purple ship</source>
        <translation>paars schip</translation>
    </message>
    <message>
        <source>orange ship</source>
        <translation>oranje schip</translation>
    </message>
    <message>
        <source>sky blue ship</source>
        <translation>lichtblauw schip</translation>
    </message>
    <message>
        <source>pink ship</source>
        <translation>roze schip</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>{player} is aan de beurt en gooit de vijf dobbelstenen.</translation>
    </message>
    <message>
        <source>Play-off: it is {player}’s turn to throw the five dice.</source>
        <translation>Beslissing: {player} is aan de beurt en gooit de vijf dobbelstenen.</translation>
    </message>
    <message>
        <source>The boat is there.</source>
        <translation>Het schip is er.</translation>
    </message>
    <message>
        <source>Boat and captain are there.</source>
        <translation>Schip en kapitein zijn er.</translation>
    </message>
    <message>
        <source>Boat, captain and crew: the ship is afloat!</source>
        <translation>Schip, kapitein en bemanning: het schip is vaarklaar!</translation>
    </message>
    <message>
        <source>The captain comes aboard.</source>
        <translation>De kapitein komt aan boord.</translation>
    </message>
    <message>
        <source>Captain and crew come aboard: the ship is afloat!</source>
        <translation>Kapitein en bemanning komen aan boord: het schip is vaarklaar!</translation>
    </message>
    <message>
        <source>The crew comes aboard: the ship is afloat!</source>
        <translation>De bemanning komt aan boord: het schip is vaarklaar!</translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 6, the boat: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} heeft nog een 6 nodig, het schip: nog %n worp.</numerusform>
            <numerusform>{player} heeft nog een 6 nodig, het schip: nog %n worpen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 5, the captain: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} heeft nog een 5 nodig, de kapitein: nog %n worp.</numerusform>
            <numerusform>{player} heeft nog een 5 nodig, de kapitein: nog %n worpen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 4, the crew: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} heeft nog een 4 nodig, de bemanning: nog %n worp.</numerusform>
            <numerusform>{player} heeft nog een 4 nodig, de bemanning: nog %n worpen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can set sail with {miles} miles, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} kan met {miles} mijlen uitvaren of opnieuw gooien: nog %n worp.</numerusform>
            <numerusform>{player} kan met {miles} mijlen uitvaren of opnieuw gooien: nog %n worpen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets sail: %n mile(s).</source>
        <translation>
            <numerusform>{player} vaart uit: %n mijl.</numerusform>
            <numerusform>{player} vaart uit: %n mijlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} stays in the harbour: 0 miles.</source>
        <translation>{player} blijft in de haven: 0 mijlen.</translation>
    </message>
    <message>
        <source>{player} wins with {miles} miles.</source>
        <translation>{player} wint met {miles} mijlen.</translation>
    </message>
    <message>
        <source>{player} wins the play-off after {miles} miles.</source>
        <translation>{player} wint de beslissing na {miles} mijlen.</translation>
    </message>
    <message>
        <source>{players} share the victory with {miles} miles each.</source>
        <translation>{players} delen de overwinning met elk {miles} mijlen.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>De vijf dobbelstenen gooien</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again</source>
        <translation>
            <numerusform>%n steen opnieuw gooien</numerusform>
            <numerusform>%n stenen opnieuw gooien</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the mile dice {dice} again</source>
        <translation>De mijlstenen {dice} opnieuw gooien</translation>
    </message>
    <message>
        <source>Throw the mile die {dice} again</source>
        <translation>De mijlsteen {dice} opnieuw gooien</translation>
    </message>
    <message>
        <source>Lay the dice at their places in the berth</source>
        <translation>De stenen op hun plaats aan de ligplaats leggen</translation>
    </message>
    <message numerus="yes">
        <source>Set sail and write down %n mile(s)</source>
        <translation>
            <numerusform>Uitvaren en %n mijl opschrijven</numerusform>
            <numerusform>Uitvaren en %n mijlen opschrijven</numerusform>
        </translation>
    </message>
    <message>
        <source>Write down 0 miles</source>
        <translation>0 mijlen opschrijven</translation>
    </message>
    <message>
        <source>{player} throws {dice}.</source>
        <translation>{player} gooit {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: now %n mile(s).</source>
        <translation>
            <numerusform>{player} gooit {dice}: nu %n mijl.</numerusform>
            <numerusform>{player} gooit {dice}: nu %n mijlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Afloat in one throw!</source>
        <comment>boat, captain and crew came at once</comment>
        <translation>Vaarklaar in één worp!</translation>
    </message>
    <message>
        <source>Log book</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>A turn begins with a throw; in {percent}% of turns the ship gets afloat.</source>
        <translation>Een beurt begint met een worp; in {percent}% van de beurten raakt het schip vaarklaar.</translation>
    </message>
    <message>
        <source>There is no choice; the ship still gets afloat in about {percent}% of such turns.</source>
        <translation>Er is geen keus; in ongeveer {percent}% van zulke beurten raakt het schip nog vaarklaar.</translation>
    </message>
    <message>
        <source>Whoever can come aboard always does.</source>
        <translation>Wie aan boord kan, gaat altijd aan boord.</translation>
    </message>
    <message>
        <source>The ship is not afloat, and no throw is left.</source>
        <translation>Het schip is niet vaarklaar, en er is geen worp over.</translation>
    </message>
    <message>
        <source>No other throw is allowed.</source>
        <translation>Nog een worp mag niet.</translation>
    </message>
    <message numerus="yes">
        <source>{miles} miles with %n throw(s) left: throwing again brings about {average} on average.</source>
        <translation>
            <numerusform>{miles} mijlen en nog %n worp: opnieuw gooien geeft gemiddeld ongeveer {average}.</numerusform>
            <numerusform>{miles} mijlen en nog %n worpen: opnieuw gooien geeft gemiddeld ongeveer {average}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{miles} miles with %n throw(s) left: throwing again would bring no more than about {average} on average.</source>
        <translation>
            <numerusform>{miles} mijlen en nog %n worp: opnieuw gooien zou gemiddeld niet meer dan ongeveer {average} geven.</numerusform>
            <numerusform>{miles} mijlen en nog %n worpen: opnieuw gooien zou gemiddeld niet meer dan ongeveer {average} geven.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {miles} miles nobody is in front of {player}.</source>
        <translation>Met {miles} mijlen ligt niemand voor {player}.</translation>
    </message>
    <message>
        <source>{miles} miles are too few to win, so there is nothing to lose.</source>
        <translation>{miles} mijlen zijn te weinig om te winnen, dus er valt niets te verliezen.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Doorgooien is leuk.</translation>
    </message>
    <message>
        <source>The ship is afloat: off it goes!</source>
        <translation>Het schip is vaarklaar: daar gaat het!</translation>
    </message>
</context>
</TS>
