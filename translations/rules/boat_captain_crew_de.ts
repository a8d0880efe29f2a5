<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="boat_captain_crew.aim">
        <source>The goal is to have sailed the most miles after ten rounds.</source>
        <translation>Ziel ist es, nach zehn Runden die meisten Meilen gefahren zu sein.</translation>
    </message>
    <message id="boat_captain_crew.aim@short">
        <source>The goal is to have sailed the most miles after five rounds.</source>
        <translation>Ziel ist es, nach fünf Runden die meisten Meilen gefahren zu sein.</translation>
    </message>
    <message id="boat_captain_crew.players">
        <source>Two to four players take part, with five dice and a log book.</source>
        <translation>Zwei bis vier Personen spielen mit, mit fünf Würfeln und einem Logbuch.</translation>
    </message>
    <message id="boat_captain_crew.scores-start-zero">
        <source>Everybody starts with 0 miles, and ten rounds are played.</source>
        <translation>Alle beginnen mit 0 Meilen, und gespielt werden zehn Runden.</translation>
    </message>
    <message id="boat_captain_crew.scores-start-zero@short">
        <source>Everybody starts with 0 miles, and five rounds are played.</source>
        <translation>Alle beginnen mit 0 Meilen, und gespielt werden fünf Runden.</translation>
    </message>
    <message id="boat_captain_crew.youngest-begins">
        <source>The youngest player takes the first seat and begins every round.</source>
        <translation>Die jüngste Person nimmt den ersten Platz und beginnt jede Runde.</translation>
    </message>
    <message id="boat_captain_crew.youngest-begins@random">
        <source>Lots are drawn to see who begins. This player begins every round.</source>
        <translation>Es wird ausgelost, wer beginnt. Diese Person beginnt jede Runde.</translation>
    </message>
    <message id="boat_captain_crew.turn-order">
        <source>Turns go clockwise round the table, one each in a round.</source>
        <translation>Es geht im Uhrzeigersinn um den Tisch, ein Zug pro Runde.</translation>
    </message>
    <message id="boat_captain_crew.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Ein Zug beginnt mit einem Wurf aller fünf Würfel.</translation>
    </message>
    <message id="boat_captain_crew.three-throws">
        <source>A turn has at most three throws.</source>
        <translation>Ein Zug hat höchstens drei Würfe.</translation>
    </message>
    <message id="boat_captain_crew.boat-first">
        <source>First a 6 is needed: it is the boat. Nobody can board before it is there.</source>
        <translation>Zuerst braucht man eine 6: das Schiff. Vorher kann niemand an Bord gehen.</translation>
    </message>
    <message id="boat_captain_crew.captain-needs-boat">
        <source>A 5 is the captain, who comes aboard only if the boat is there already or lies in the same throw.</source>
        <translation>Eine 5 ist der Kapitän. Er kommt nur an Bord, wenn das Schiff schon da ist oder im selben Wurf liegt.</translation>
    </message>
    <message id="boat_captain_crew.crew-needs-captain">
        <source>A 4 is the crew, which comes aboard only if boat and captain are there already or lie in the same throw.</source>
        <translation>Eine 4 ist die Mannschaft. Sie kommt nur an Bord, wenn Schiff und Kapitän schon da sind oder im selben Wurf liegen.</translation>
    </message>
    <message id="boat_captain_crew.same-throw-chain">
        <source>One throw may bring one, two or all three of them, always in the order 6, 5, 4.</source>
        <translation>Ein Wurf kann eins, zwei oder alle drei davon bringen, immer in der Reihenfolge 6, 5, 4.</translation>
    </message>
    <message id="boat_captain_crew.one-of-each">
        <source>There is one boat, one captain and one crew. Any other 6, 5 or 4 is an ordinary die.</source>
        <translation>Es gibt ein Schiff, einen Kapitän und eine Mannschaft. Jede andere 6, 5 oder 4 ist ein gewöhnlicher Würfel.</translation>
    </message>
    <message id="boat_captain_crew.lock-is-automatic">
        <source>A die that can come aboard always does, and is not thrown again in this turn.</source>
        <translation>Ein Würfel, der an Bord kommen kann, kommt immer an Bord und wird in diesem Zug nicht mehr geworfen.</translation>
    </message>
    <message id="boat_captain_crew.throw-all-unlocked">
        <source>Until all three are aboard, all the other dice are thrown again; without a boat that means all five.</source>
        <translation>Bis alle drei an Bord sind, werden alle übrigen Würfel noch einmal geworfen, ohne Schiff also alle fünf.</translation>
    </message>
    <message id="boat_captain_crew.no-early-stop">
        <source>Without boat, captain and crew nobody can stop as long as a throw is left.</source>
        <translation>Ohne Schiff, Kapitän und Mannschaft kann niemand aufhören, solange noch ein Wurf übrig ist.</translation>
    </message>
    <message id="boat_captain_crew.miles">
        <source>With boat, captain and crew the ship is afloat, and the two other dice count: together they are the miles.</source>
        <translation>Mit Schiff, Kapitän und Mannschaft ist alles startklar, und die zwei übrigen Würfel zählen: Zusammen sind sie die Meilen.</translation>
    </message>
    <message id="boat_captain_crew.sail">
        <source>Whoever is afloat may set sail at any moment: the miles are written down and the next player takes the dice.</source>
        <translation>Wer startklar ist, darf jederzeit losfahren: Die Meilen werden aufgeschrieben, und die Würfel gehen weiter.</translation>
    </message>
    <message id="boat_captain_crew.sail@at-once">
        <source>Whoever is afloat sets sail at once: the miles are written down and the next player takes the dice.</source>
        <translation>Wer startklar ist, fährt sofort los: Die Meilen werden aufgeschrieben, und die Würfel gehen weiter.</translation>
    </message>
    <message id="boat_captain_crew.mile-dice-again">
        <source>Or the throws that are left may be used to throw the mile dice again.</source>
        <translation>Oder die übrigen Würfe dienen dazu, die Meilenwürfel noch einmal zu werfen.</translation>
    </message>
    <message id="boat_captain_crew.mile-dice-again@none">
        <source>The mile dice are not thrown again, even if throws are left.</source>
        <translation>Die Meilenwürfel werden nicht noch einmal geworfen, auch wenn Würfe übrig sind.</translation>
    </message>
    <message id="boat_captain_crew.both-mile-dice">
        <source>Both mile dice are thrown together, never one alone.</source>
        <translation>Beide Meilenwürfel werden zusammen geworfen, nie einer allein.</translation>
    </message>
    <message id="boat_captain_crew.both-mile-dice@either">
        <source>One mile die may be thrown again, or both.</source>
        <translation>Ein Meilenwürfel darf noch einmal geworfen werden, oder beide.</translation>
    </message>
    <message id="boat_captain_crew.last-miles-count">
        <source>The last throw counts, even if it brings fewer miles than the one before.</source>
        <translation>Der letzte Wurf zählt, auch wenn er weniger Meilen bringt als der davor.</translation>
    </message>
    <message id="boat_captain_crew.auto-sail">
        <source>After the third throw a ship that is afloat sets sail by itself.</source>
        <translation>Nach dem dritten Wurf fährt ein startklares Schiff von selbst los.</translation>
    </message>
    <message id="boat_captain_crew.not-afloat-zero">
        <source>A ship that is not afloat after the third throw stays in the harbour, and 0 miles are written down.</source>
        <translation>Ein Schiff, das nach dem dritten Wurf nicht startklar ist, bleibt im Hafen, und 0 Meilen werden aufgeschrieben.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds">
        <source>The match is over when everybody has had ten turns.</source>
        <translation>Die Partie ist zu Ende, wenn alle zehnmal dran waren.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@short">
        <source>The match is over when everybody has had five turns.</source>
        <translation>Die Partie ist zu Ende, wenn alle fünfmal dran waren.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@playoff">
        <source>The match is over when everybody has had ten turns and one player is in front.</source>
        <translation>Die Partie ist zu Ende, wenn alle zehnmal dran waren und nur noch eine Person vorn liegt.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@short-playoff">
        <source>The match is over when everybody has had five turns and one player is in front.</source>
        <translation>Die Partie ist zu Ende, wenn alle fünfmal dran waren und nur noch eine Person vorn liegt.</translation>
    </message>
    <message id="boat_captain_crew.total">
        <source>A player’s result is the sum of the ten turns.</source>
        <translation>Das Ergebnis ist die Summe der zehn Züge.</translation>
    </message>
    <message id="boat_captain_crew.total@short">
        <source>A player’s result is the sum of the five turns.</source>
        <translation>Das Ergebnis ist die Summe der fünf Züge.</translation>
    </message>
    <message id="boat_captain_crew.most-miles-wins">
        <source>The most miles win.</source>
        <translation>Die meisten Meilen gewinnen.</translation>
    </message>
    <message id="boat_captain_crew.tie-shared">
        <source>Players with equally many miles share the victory.</source>
        <translation>Bei gleich vielen Meilen teilt man sich den Sieg.</translation>
    </message>
    <message id="boat_captain_crew.tie-shared@playoff">
        <source>If several are in front, they play one more turn each, again and again, until one of them sails the farthest.</source>
        <translation>Liegen mehrere vorn, spielen sie je einen weiteren Zug, immer wieder, bis jemand am weitesten fährt.</translation>
    </message>
    <message id="boat_captain_crew.ahead-5">
        <source>A head start of 5 miles counts from the beginning.</source>
        <translation>Ein Vorsprung von 5 Meilen zählt von Anfang an.</translation>
    </message>
    <message id="boat_captain_crew.ahead-10">
        <source>A head start of 10 miles counts from the beginning.</source>
        <translation>Ein Vorsprung von 10 Meilen zählt von Anfang an.</translation>
    </message>
</context>
<context>
    <name>boat_captain_crew</name>
    <message>
        <source>The mile dice may be thrown again</source>
        <translation>Die Meilenwürfel dürfen noch einmal geworfen werden</translation>
    </message>
    <message>
        <source>Both together</source>
        <comment>how the two mile dice are thrown again</comment>
        <translation>Beide zusammen</translation>
    </message>
    <message>
        <source>One or both</source>
        <comment>how the two mile dice are thrown again</comment>
        <translation>Einer oder beide</translation>
    </message>
    <message>
        <source>Not at all</source>
        <comment>whether the mile dice are thrown again</comment>
        <translation>Gar nicht</translation>
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
        <source>5 miles ahead</source>
        <comment>handicap</comment>
        <translation>5 Meilen Vorsprung</translation>
    </message>
    <message>
        <source>10 miles ahead</source>
        <comment>handicap</comment>
        <translation>10 Meilen Vorsprung</translation>
    </message>
    <message>
        <source>Boat, Captain and Crew</source>
        <comment>name of the game</comment>
        <translation>Schiff, Kapitän, Mannschaft</translation>
    </message>
    <message>
        <source>Find a boat, a captain and a crew, and sail the most miles.</source>
        <translation>Schiff, Kapitän und Mannschaft finden und die meisten Meilen fahren.</translation>
    </message>
    <message>
        <source>Ship, Captain and Crew</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Schiff, Kapitän und Mannschaft</translation>
    </message>
    <message>
        <source>A crew waits for its captain</source>
        <translation>Eine Mannschaft wartet auf ihren Kapitän</translation>
    </message>
    <message>
        <source>The 6 is the boat, but both 4s stay ashore, as there is no captain yet. The next throw of four dice brings a 5 and a 4, and two 6s that are worth 12 miles.</source>
        <translation>Die 6 ist das Schiff, aber beide 4er bleiben an Land, denn es fehlt noch der Kapitän. Der nächste Wurf mit vier Würfeln bringt eine 5, eine 4 und zwei 6er, die 12 Meilen wert sind.</translation>
    </message>
    <message>
        <source>Fewer miles than before</source>
        <translation>Weniger Meilen als vorher</translation>
    </message>
    <message>
        <source>The ship is afloat with 4 miles, and one throw is left. Both mile dice are thrown again and show 1 and 1: now 2 miles are written down, and the 4 are gone.</source>
        <translation>Das Schiff ist mit 4 Meilen startklar, und ein Wurf ist übrig. Beide Meilenwürfel werden noch einmal geworfen und zeigen 1 und 1: Nun werden 2 Meilen aufgeschrieben, und die 4 sind weg.</translation>
    </message>
    <message>
        <source>No crew, no miles</source>
        <translation>Keine Mannschaft, keine Meilen</translation>
    </message>
    <message>
        <source>Boat and captain are there, but the third throw brings no 4. The ship stays in the harbour, and 0 miles are written down.</source>
        <translation>Schiff und Kapitän sind da, aber der dritte Wurf bringt keine 4. Das Schiff bleibt im Hafen, und 0 Meilen werden aufgeschrieben.</translation>
    </message>
    <message>
        <source>{player} sailed the farthest in one turn: {miles} miles.</source>
        <translation>{player} fuhr in einem Zug am weitesten: {miles} Meilen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stayed in the harbour most often: %n time(s).</source>
        <translation>
            <numerusform>{player} blieb am häufigsten im Hafen:&#xa0;%n-mal.</numerusform>
            <numerusform>{player} blieb am häufigsten im Hafen:&#xa0;%n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>It took a play-off to decide the match.</source>
        <translation>Erst ein Stechen hat die Partie entschieden.</translation>
    </message>
    <message>
        <source>Berth</source>
        <comment>where the dice of boat, captain and crew are laid</comment>
        <translation>Anlegeplatz</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Boat: a 6</source>
        <comment>a place for a die</comment>
        <translation>Schiff: eine 6</translation>
    </message>
    <message>
        <source>Captain: a 5</source>
        <comment>a place for a die</comment>
        <translation>Kapitän: eine 5</translation>
    </message>
    <message>
        <source>Crew: a 4</source>
        <comment>a place for a die</comment>
        <translation>Mannschaft: eine 4</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>line of the log book</comment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>one more turn for players who are level in front</comment>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>No ship</source>
        <comment>line of the log book: how many turns brought 0 miles; short</comment>
        <translation>Im Hafen</translation>
    </message>
    <message>
        <source>Miles</source>
        <comment>line of the log book: the sum</comment>
        <translation>Meilen</translation>
    </message>
    <message numerus="yes">
        <source>%n mile(s)</source>
        <translation>
            <numerusform>%n Meile</numerusform>
            <numerusform>%n Meilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <comment>which throw of the turn this is</comment>
        <translation>Wurf {throw} von {throws}</translation>
    </message>
    <message>
        <source>Miles: {miles}</source>
        <comment>what the mile dice show together</comment>
        <translation>Meilen: {miles}</translation>
    </message>
    <message>
        <source>Set sail</source>
        <comment>button that ends the turn</comment>
        <translation>Losfahren</translation>
    </message>
    <message>
        <source>Set sail: {miles}</source>
        <comment>button that writes so many miles down</comment>
        <translation>Losfahren: {miles}</translation>
    </message>
    <message>
        <source>empty harbour</source>
        <translation>leerer Hafen</translation>
    </message>
    <message>
        <source>boat without captain and crew</source>
        <translation>Schiff ohne Kapitän und Mannschaft</translation>
    </message>
    <message>
        <source>boat with its captain</source>
        <translation>Schiff mit Kapitän</translation>
    </message>
    <message>
        <source>boat with captain and crew</source>
        <translation>Schiff mit Kapitän und Mannschaft</translation>
    </message>
    <message>
        <source>red ship</source>
        <translation>rotes Schiff</translation>
    </message>
    <message>
        <source>blue ship</source>
        <translation>blaues Schiff</translation>
    </message>
    <message>
        <source>yellow ship</source>
        <translation>gelbes Schiff</translation>
    </message>
    <message>
        <source>green ship</source>
        <translation>grünes Schiff</translation>
    </message>
    <message>
        <source>purple ship</source>
        <translation>lila Schiff</translation>
    </message>
    <message>
        <source>orange ship</source>
        <translation>oranges Schiff</translation>
    </message>
    <message>
        <source>sky blue ship</source>
        <translation>hellblaues Schiff</translation>
    </message>
    <message>
        <source>pink ship</source>
        <translation>rosa Schiff</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>{player} ist dran und wirft alle fünf Würfel.</translation>
    </message>
    <message>
        <source>Play-off: it is {player}’s turn to throw the five dice.</source>
        <translation>Stechen: {player} ist dran und wirft alle fünf Würfel.</translation>
    </message>
    <message>
        <source>The boat is there.</source>
        <translation>Das Schiff ist da.</translation>
    </message>
    <message>
        <source>Boat and captain are there.</source>
        <translation>Schiff und Kapitän sind da.</translation>
    </message>
    <message>
        <source>Boat, captain and crew: the ship is afloat!</source>
        <translation>Schiff, Kapitän und Mannschaft: Alles ist startklar!</translation>
    </message>
    <message>
        <source>The captain comes aboard.</source>
        <translation>Der Kapitän kommt an Bord.</translation>
    </message>
    <message>
        <source>Captain and crew come aboard: the ship is afloat!</source>
        <translation>Kapitän und Mannschaft kommen an Bord: Das Schiff ist startklar!</translation>
    </message>
    <message>
        <source>The crew comes aboard: the ship is afloat!</source>
        <translation>Die Mannschaft kommt an Bord: Das Schiff ist startklar!</translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 6, the boat: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} braucht noch eine 6, das Schiff: noch&#xa0;%n Wurf.</numerusform>
            <numerusform>{player} braucht noch eine 6, das Schiff: noch&#xa0;%n Würfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 5, the captain: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} braucht noch eine 5, den Kapitän: noch&#xa0;%n Wurf.</numerusform>
            <numerusform>{player} braucht noch eine 5, den Kapitän: noch&#xa0;%n Würfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 4, the crew: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} braucht noch eine 4, die Mannschaft: noch&#xa0;%n Wurf.</numerusform>
            <numerusform>{player} braucht noch eine 4, die Mannschaft: noch&#xa0;%n Würfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can set sail with {miles} miles, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} kann mit {miles} Meilen losfahren oder noch einmal würfeln: noch&#xa0;%n Wurf.</numerusform>
            <numerusform>{player} kann mit {miles} Meilen losfahren oder noch einmal würfeln: noch&#xa0;%n Würfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets sail: %n mile(s).</source>
        <translation>
            <numerusform>{player} fährt los:&#xa0;%n Meile.</numerusform>
            <numerusform>{player} fährt los:&#xa0;%n Meilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} stays in the harbour: 0 miles.</source>
        <translation>{player} bleibt im Hafen: 0 Meilen.</translation>
    </message>
    <message>
        <source>{player} wins with {miles} miles.</source>
        <translation>{player} gewinnt mit {miles} Meilen.</translation>
    </message>
    <message>
        <source>{player} wins the play-off after {miles} miles.</source>
        <translation>{player} gewinnt das Stechen nach {miles} Meilen.</translation>
    </message>
    <message>
        <source>{players} share the victory with {miles} miles each.</source>
        <translation>{players} teilen sich den Sieg mit je {miles} Meilen.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Alle fünf Würfel werfen</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again</source>
        <translation>
            <numerusform>%n Würfel noch einmal werfen</numerusform>
            <numerusform>%n Würfel noch einmal werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the mile dice {dice} again</source>
        <translation>Die Meilenwürfel {dice} noch einmal werfen</translation>
    </message>
    <message>
        <source>Throw the mile die {dice} again</source>
        <translation>Den Meilenwürfel {dice} noch einmal werfen</translation>
    </message>
    <message>
        <source>Lay the dice at their places in the berth</source>
        <translation>Die Würfel an ihre Plätze am Anlegeplatz legen</translation>
    </message>
    <message numerus="yes">
        <source>Set sail and write down %n mile(s)</source>
        <translation>
            <numerusform>Losfahren und&#xa0;%n Meile aufschreiben</numerusform>
            <numerusform>Losfahren und&#xa0;%n Meilen aufschreiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Write down 0 miles</source>
        <translation>0 Meilen aufschreiben</translation>
    </message>
    <message>
        <source>{player} throws {dice}.</source>
        <translation>{player} würfelt {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: now %n mile(s).</source>
        <translation>
            <numerusform>{player} würfelt {dice}: jetzt&#xa0;%n Meile.</numerusform>
            <numerusform>{player} würfelt {dice}: jetzt&#xa0;%n Meilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Afloat in one throw!</source>
        <comment>boat, captain and crew came at once</comment>
        <translation>Startklar mit einem Wurf!</translation>
    </message>
    <message>
        <source>Log book</source>
        <translation>Logbuch</translation>
    </message>
    <message>
        <source>A turn begins with a throw; in {percent}% of turns the ship gets afloat.</source>
        <translation>Ein Zug beginnt mit einem Wurf; in {percent}&#xa0;% der Züge wird das Schiff startklar.</translation>
    </message>
    <message>
        <source>There is no choice; the ship still gets afloat in about {percent}% of such turns.</source>
        <translation>Es gibt keine Wahl; in etwa {percent}&#xa0;% solcher Züge wird das Schiff noch startklar.</translation>
    </message>
    <message>
        <source>Whoever can come aboard always does.</source>
        <translation>Wer an Bord kommen kann, kommt immer an Bord.</translation>
    </message>
    <message>
        <source>The ship is not afloat, and no throw is left.</source>
        <translation>Das Schiff ist nicht startklar, und kein Wurf ist übrig.</translation>
    </message>
    <message>
        <source>No other throw is allowed.</source>
        <translation>Ein weiterer Wurf ist nicht erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>{miles} miles with %n throw(s) left: throwing again brings about {average} on average.</source>
        <translation>
            <numerusform>{miles} Meilen und noch&#xa0;%n Wurf: Noch einmal würfeln bringt im Schnitt etwa {average}.</numerusform>
            <numerusform>{miles} Meilen und noch&#xa0;%n Würfe: Noch einmal würfeln bringt im Schnitt etwa {average}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{miles} miles with %n throw(s) left: throwing again would bring no more than about {average} on average.</source>
        <translation>
            <numerusform>{miles} Meilen und noch&#xa0;%n Wurf: Noch einmal würfeln brächte im Schnitt nicht mehr als etwa {average}.</numerusform>
            <numerusform>{miles} Meilen und noch&#xa0;%n Würfe: Noch einmal würfeln brächte im Schnitt nicht mehr als etwa {average}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {miles} miles nobody is in front of {player}.</source>
        <translation>Mit {miles} Meilen liegt niemand vor {player}.</translation>
    </message>
    <message>
        <source>{miles} miles are too few to win, so there is nothing to lose.</source>
        <translation>{miles} Meilen reichen nicht zum Sieg, also gibt es nichts zu verlieren.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Weiterwürfeln macht Spaß.</translation>
    </message>
    <message>
        <source>The ship is afloat: off it goes!</source>
        <translation>Das Schiff ist startklar: Los geht’s!</translation>
    </message>
</context>
</TS>
