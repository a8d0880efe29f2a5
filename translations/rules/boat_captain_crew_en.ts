<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="boat_captain_crew.aim">
        <source>The goal is to have sailed the most miles after ten rounds.</source>
        <translation>The goal is to have sailed the most miles after ten rounds.</translation>
    </message>
    <message id="boat_captain_crew.aim@short">
        <source>The goal is to have sailed the most miles after five rounds.</source>
        <translation>The goal is to have sailed the most miles after five rounds.</translation>
    </message>
    <message id="boat_captain_crew.players">
        <source>Two to four players take part, with five dice and a log book.</source>
        <translation>Two to four players take part, with five dice and a log book.</translation>
    </message>
    <message id="boat_captain_crew.scores-start-zero">
        <source>Everybody starts with 0 miles, and ten rounds are played.</source>
        <translation>Everybody starts with 0 miles, and ten rounds are played.</translation>
    </message>
    <message id="boat_captain_crew.scores-start-zero@short">
        <source>Everybody starts with 0 miles, and five rounds are played.</source>
        <translation>Everybody starts with 0 miles, and five rounds are played.</translation>
    </message>
    <message id="boat_captain_crew.youngest-begins">
        <source>The youngest player takes the first seat and begins every round.</source>
        <translation>The youngest player takes the first seat and begins every round.</translation>
    </message>
    <message id="boat_captain_crew.youngest-begins@random">
        <source>Lots are drawn to see who begins. This player begins every round.</source>
        <translation>Lots are drawn to see who begins. This player begins every round.</translation>
    </message>
    <message id="boat_captain_crew.turn-order">
        <source>Turns go clockwise round the table, one each in a round.</source>
        <translation>Turns go clockwise round the table, one each in a round.</translation>
    </message>
    <message id="boat_captain_crew.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>A turn starts with a throw of all five dice.</translation>
    </message>
    <message id="boat_captain_crew.three-throws">
        <source>A turn has at most three throws.</source>
        <translation>A turn has at most three throws.</translation>
    </message>
    <message id="boat_captain_crew.boat-first">
        <source>First a 6 is needed: it is the boat. Nobody can board before it is there.</source>
        <translation>First a 6 is needed: it is the boat. Nobody can board before it is there.</translation>
    </message>
    <message id="boat_captain_crew.captain-needs-boat">
        <source>A 5 is the captain, who comes aboard only if the boat is there already or lies in the same throw.</source>
        <translation>A 5 is the captain, who comes aboard only if the boat is there already or lies in the same throw.</translation>
    </message>
    <message id="boat_captain_crew.crew-needs-captain">
        <source>A 4 is the crew, which comes aboard only if boat and captain are there already or lie in the same throw.</source>
        <translation>A 4 is the crew, which comes aboard only if boat and captain are there already or lie in the same throw.</translation>
    </message>
    <message id="boat_captain_crew.same-throw-chain">
        <source>One throw may bring one, two or all three of them, always in the order 6, 5, 4.</source>
        <translation>One throw may bring one, two or all three of them, always in the order 6, 5, 4.</translation>
    </message>
    <message id="boat_captain_crew.one-of-each">
        <source>There is one boat, one captain and one crew. Any other 6, 5 or 4 is an ordinary die.</source>
        <translation>There is one boat, one captain and one crew. Any other 6, 5 or 4 is an ordinary die.</translation>
    </message>
    <message id="boat_captain_crew.lock-is-automatic">
        <source>A die that can come aboard always does, and is not thrown again in this turn.</source>
        <translation>A die that can come aboard always does, and is not thrown again in this turn.</translation>
    </message>
    <message id="boat_captain_crew.throw-all-unlocked">
        <source>Until all three are aboard, all the other dice are thrown again; without a boat that means all five.</source>
        <translation>Until all three are aboard, all the other dice are thrown again; without a boat that means all five.</translation>
    </message>
    <message id="boat_captain_crew.no-early-stop">
        <source>Without boat, captain and crew nobody can stop as long as a throw is left.</source>
        <translation>Without boat, captain and crew nobody can stop as long as a throw is left.</translation>
    </message>
    <message id="boat_captain_crew.miles">
        <source>With boat, captain and crew the ship is afloat, and the two other dice count: together they are the miles.</source>
        <translation>With boat, captain and crew the ship is afloat, and the two other dice count: together they are the miles.</translation>
    </message>
    <message id="boat_captain_crew.sail">
        <source>Whoever is afloat may set sail at any moment: the miles are written down and the next player takes the dice.</source>
        <translation>Whoever is afloat may set sail at any moment: the miles are written down and the next player takes the dice.</translation>
    </message>
    <message id="boat_captain_crew.sail@at-once">
        <source>Whoever is afloat sets sail at once: the miles are written down and the next player takes the dice.</source>
        <translation>Whoever is afloat sets sail at once: the miles are written down and the next player takes the dice.</translation>
    </message>
    <message id="boat_captain_crew.mile-dice-again">
        <source>Or the throws that are left may be used to throw the mile dice again.</source>
        <translation>Or the throws that are left may be used to throw the mile dice again.</translation>
    </message>
    <message id="boat_captain_crew.mile-dice-again@none">
        <source>The mile dice are not thrown again, even if throws are left.</source>
        <translation>The mile dice are not thrown again, even if throws are left.</translation>
    </message>
    <message id="boat_captain_crew.both-mile-dice">
        <source>Both mile dice are thrown together, never one alone.</source>
        <translation>Both mile dice are thrown together, never one alone.</translation>
    </message>
    <message id="boat_captain_crew.both-mile-dice@either">
        <source>One mile die may be thrown again, or both.</source>
        <translation>One mile die may be thrown again, or both.</translation>
    </message>
    <message id="boat_captain_crew.last-miles-count">
        <source>The last throw counts, even if it brings fewer miles than the one before.</source>
        <translation>The last throw counts, even if it brings fewer miles than the one before.</translation>
    </message>
    <message id="boat_captain_crew.auto-sail">
        <source>After the third throw a ship that is afloat sets sail by itself.</source>
        <translation>After the third throw a ship that is afloat sets sail by itself.</translation>
    </message>
    <message id="boat_captain_crew.not-afloat-zero">
        <source>A ship that is not afloat after the third throw stays in the harbour, and 0 miles are written down.</source>
        <translation>A ship that is not afloat after the third throw stays in the harbour, and 0 miles are written down.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds">
        <source>The match is over when everybody has had ten turns.</source>
        <translation>The match is over when everybody has had ten turns.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@short">
        <source>The match is over when everybody has had five turns.</source>
        <translation>The match is over when everybody has had five turns.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@playoff">
        <source>The match is over when everybody has had ten turns and one player is in front.</source>
        <translation>The match is over when everybody has had ten turns and one player is in front.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@short-playoff">
        <source>The match is over when everybody has had five turns and one player is in front.</source>
        <translation>The match is over when everybody has had five turns and one player is in front.</translation>
    </message>
    <message id="boat_captain_crew.total">
        <source>A player’s result is the sum of the ten turns.</source>
        <translation>A player’s result is the sum of the ten turns.</translation>
    </message>
    <message id="boat_captain_crew.total@short">
        <source>A player’s result is the sum of the five turns.</source>
        <translation>A player’s result is the sum of the five turns.</translation>
    </message>
    <message id="boat_captain_crew.most-miles-wins">
        <source>The most miles win.</source>
        <translation>The most miles win.</translation>
    </message>
    <message id="boat_captain_crew.tie-shared">
        <source>Players with equally many miles share the victory.</source>
        <translation>Players with equally many miles share the victory.</translation>
    </message>
    <message id="boat_captain_crew.tie-shared@playoff">
        <source>If several are in front, they play one more turn each, again and again, until one of them sails the farthest.</source>
        <translation>If several are in front, they play one more turn each, again and again, until one of them sails the farthest.</translation>
    </message>
    <message id="boat_captain_crew.ahead-5">
        <source>A head start of 5 miles counts from the beginning.</source>
        <translation>A head start of 5 miles counts from the beginning.</translation>
    </message>
    <message id="boat_captain_crew.ahead-10">
        <source>A head start of 10 miles counts from the beginning.</source>
        <translation>A head start of 10 miles counts from the beginning.</translation>
    </message>
</context>
<context>
    <name>boat_captain_crew</name>
    <message>
        <source>The mile dice may be thrown again</source>
        <translation>The mile dice may be thrown again</translation>
    </message>
    <message>
        <source>Both together</source>
        <comment>how the two mile dice are thrown again</comment>
        <translation>Both together</translation>
    </message>
    <message>
        <source>One or both</source>
        <comment>how the two mile dice are thrown again</comment>
        <translation>One or both</translation>
    </message>
    <message>
        <source>Not at all</source>
        <comment>whether the mile dice are thrown again</comment>
        <translation>Not at all</translation>
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
        <source>5 miles ahead</source>
        <comment>handicap</comment>
        <translation>5 miles ahead</translation>
    </message>
    <message>
        <source>10 miles ahead</source>
        <comment>handicap</comment>
        <translation>10 miles ahead</translation>
    </message>
    <message>
        <source>Boat, Captain and Crew</source>
        <comment>name of the game</comment>
        <translation>Boat, Captain and Crew</translation>
    </message>
    <message>
        <source>Find a boat, a captain and a crew, and sail the most miles.</source>
        <translation>Find a boat, a captain and a crew, and sail the most miles.</translation>
    </message>
    <message>
        <source>Ship, Captain and Crew</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Ship, Captain and Crew</translation>
    </message>
    <message>
        <source>A crew waits for its captain</source>
        <translation>A crew waits for its captain</translation>
    </message>
    <message>
        <source>The 6 is the boat, but both 4s stay ashore, as there is no captain yet. The next throw of four dice brings a 5 and a 4, and two 6s that are worth 12 miles.</source>
        <translation>The 6 is the boat, but both 4s stay ashore, as there is no captain yet. The next throw of four dice brings a 5 and a 4, and two 6s that are worth 12 miles.</translation>
    </message>
    <message>
        <source>Fewer miles than before</source>
        <translation>Fewer miles than before</translation>
    </message>
    <message>
        <source>The ship is afloat with 4 miles, and one throw is left. Both mile dice are thrown again and show 1 and 1: now 2 miles are written down, and the 4 are gone.</source>
        <translation>The ship is afloat with 4 miles, and one throw is left. Both mile dice are thrown again and show 1 and 1: now 2 miles are written down, and the 4 are gone.</translation>
    </message>
    <message>
        <source>No crew, no miles</source>
        <translation>No crew, no miles</translation>
    </message>
    <message>
        <source>Boat and captain are there, but the third throw brings no 4. The ship stays in the harbour, and 0 miles are written down.</source>
        <translation>Boat and captain are there, but the third throw brings no 4. The ship stays in the harbour, and 0 miles are written down.</translation>
    </message>
    <message>
        <source>{player} sailed the farthest in one turn: {miles} miles.</source>
        <translation>{player} sailed the farthest in one turn: {miles} miles.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stayed in the harbour most often: %n time(s).</source>
        <translation>
            <numerusform>{player} stayed in the harbour most often: %n time.</numerusform>
            <numerusform>{player} stayed in the harbour most often: %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>It took a play-off to decide the match.</source>
        <translation>It took a play-off to decide the match.</translation>
    </message>
    <message>
        <source>Berth</source>
        <comment>where the dice of boat, captain and crew are laid</comment>
        <translation>Berth</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Harbour</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Sea</translation>
    </message>
    <message>
        <source>Boat: a 6</source>
        <comment>a place for a die</comment>
        <translation>Boat: a 6</translation>
    </message>
    <message>
        <source>Captain: a 5</source>
        <comment>a place for a die</comment>
        <translation>Captain: a 5</translation>
    </message>
    <message>
        <source>Crew: a 4</source>
        <comment>a place for a die</comment>
        <translation>Crew: a 4</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>line of the log book</comment>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>one more turn for players who are level in front</comment>
        <translation>Play-off</translation>
    </message>
    <message>
        <source>No ship</source>
        <comment>line of the log book: how many turns brought 0 miles; short</comment>
        <translation>No ship</translation>
    </message>
    <message>
        <source>Miles</source>
        <comment>line of the log book: the sum</comment>
        <translation>Miles</translation>
    </message>
    <message numerus="yes">
        <source>%n mile(s)</source>
        <translation>
            <numerusform>%n mile</numerusform>
            <numerusform>%n miles</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Round {round} of {rounds}</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <comment>which throw of the turn this is</comment>
        <translation>Throw {throw} of {throws}</translation>
    </message>
    <message>
        <source>Miles: {miles}</source>
        <comment>what the mile dice show together</comment>
        <translation>Miles: {miles}</translation>
    </message>
    <message>
        <source>Set sail</source>
        <comment>button that ends the turn</comment>
        <translation>Set sail</translation>
    </message>
    <message>
        <source>Set sail: {miles}</source>
        <comment>button that writes so many miles down</comment>
        <translation>Set sail: {miles}</translation>
    </message>
    <message>
        <source>empty harbour</source>
        <translation>empty harbour</translation>
    </message>
    <message>
        <source>boat without captain and crew</source>
        <translation>boat without captain and crew</translation>
    </message>
    <message>
        <source>boat with its captain</source>
        <translation>boat with its captain</translation>
    </message>
    <message>
        <source>boat with captain and crew</source>
        <translation>boat with captain and crew</translation>
    </message>
    <message>
        <source>red ship</source>
        <translation>red ship</translation>
    </message>
    <message>
        <source>blue ship</source>
        <translation>blue ship</translation>
    </message>
    <message>
        <source>yellow ship</source>
        <translation>yellow ship</translation>
    </message>
    <message>
        <source>green ship</source>
        <translation>green ship</translation>
    </message>
    <message>
        <source>purple ship</source>
        <translation>purple ship</translation>
    </message>
    <message>
        <source>orange ship</source>
        <translation>orange ship</translation>
    </message>
    <message>
        <source>sky blue ship</source>
        <translation>sky blue ship</translation>
    </message>
    <message>
        <source>pink ship</source>
        <translation>pink ship</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>It is {player}’s turn to throw the five dice.</translation>
    </message>
    <message>
        <source>Play-off: it is {player}’s turn to throw the five dice.</source>
        <translation>Play-off: it is {player}’s turn to throw the five dice.</translation>
    </message>
    <message>
        <source>The boat is there.</source>
        <translation>The boat is there.</translation>
    </message>
    <message>
        <source>Boat and captain are there.</source>
        <translation>Boat and captain are there.</translation>
    </message>
    <message>
        <source>Boat, captain and crew: the ship is afloat!</source>
        <translation>Boat, captain and crew: the ship is afloat!</translation>
    </message>
    <message>
        <source>The captain comes aboard.</source>
        <translation>The captain comes aboard.</translation>
    </message>
    <message>
        <source>Captain and crew come aboard: the ship is afloat!</source>
        <translation>Captain and crew come aboard: the ship is afloat!</translation>
    </message>
    <message>
        <source>The crew comes aboard: the ship is afloat!</source>
        <translation>The crew comes aboard: the ship is afloat!</translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 6, the boat: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} still needs a 6, the boat: %n throw left.</numerusform>
            <numerusform>{player} still needs a 6, the boat: %n throws left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 5, the captain: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} still needs a 5, the captain: %n throw left.</numerusform>
            <numerusform>{player} still needs a 5, the captain: %n throws left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 4, the crew: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} still needs a 4, the crew: %n throw left.</numerusform>
            <numerusform>{player} still needs a 4, the crew: %n throws left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can set sail with {miles} miles, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} can set sail with {miles} miles, or throw again: %n throw left.</numerusform>
            <numerusform>{player} can set sail with {miles} miles, or throw again: %n throws left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets sail: %n mile(s).</source>
        <translation>
            <numerusform>{player} sets sail: %n mile.</numerusform>
            <numerusform>{player} sets sail: %n miles.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} stays in the harbour: 0 miles.</source>
        <translation>{player} stays in the harbour: 0 miles.</translation>
    </message>
    <message>
        <source>{player} wins with {miles} miles.</source>
        <translation>{player} wins with {miles} miles.</translation>
    </message>
    <message>
        <source>{player} wins the play-off after {miles} miles.</source>
        <translation>{player} wins the play-off after {miles} miles.</translation>
    </message>
    <message>
        <source>{players} share the victory with {miles} miles each.</source>
        <translation>{players} share the victory with {miles} miles each.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Throw the five dice</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again</source>
        <translation>
            <numerusform>Throw %n die again</numerusform>
            <numerusform>Throw %n dice again</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the mile dice {dice} again</source>
        <translation>Throw the mile dice {dice} again</translation>
    </message>
    <message>
        <source>Throw the mile die {dice} again</source>
        <translation>Throw the mile die {dice} again</translation>
    </message>
    <message>
        <source>Lay the dice at their places in the berth</source>
        <translation>Lay the dice at their places in the berth</translation>
    </message>
    <message numerus="yes">
        <source>Set sail and write down %n mile(s)</source>
        <translation>
            <numerusform>Set sail and write down %n mile</numerusform>
            <numerusform>Set sail and write down %n miles</numerusform>
        </translation>
    </message>
    <message>
        <source>Write down 0 miles</source>
        <translation>Write down 0 miles</translation>
    </message>
    <message>
        <source>{player} throws {dice}.</source>
        <translation>{player} throws {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: now %n mile(s).</source>
        <translation>
            <numerusform>{player} throws {dice}: now %n mile.</numerusform>
            <numerusform>{player} throws {dice}: now %n miles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Afloat in one throw!</source>
        <comment>boat, captain and crew came at once</comment>
        <translation>Afloat in one throw!</translation>
    </message>
    <message>
        <source>Log book</source>
        <translation>Log book</translation>
    </message>
    <message>
        <source>A turn begins with a throw; in {percent}% of turns the ship gets afloat.</source>
        <translation>A turn begins with a throw; in {percent}% of turns the ship gets afloat.</translation>
    </message>
    <message>
        <source>There is no choice; the ship still gets afloat in about {percent}% of such turns.</source>
        <translation>There is no choice; the ship still gets afloat in about {percent}% of such turns.</translation>
    </message>
    <message>
        <source>Whoever can come aboard always does.</source>
        <translation>Whoever can come aboard always does.</translation>
    </message>
    <message>
        <source>The ship is not afloat, and no throw is left.</source>
        <translation>The ship is not afloat, and no throw is left.</translation>
    </message>
    <message>
        <source>No other throw is allowed.</source>
        <translation>No other throw is allowed.</translation>
    </message>
    <message numerus="yes">
        <source>{miles} miles with %n throw(s) left: throwing again brings about {average} on average.</source>
        <translation>
            <numerusform>{miles} miles with %n throw left: throwing again brings about {average} on average.</numerusform>
            <numerusform>{miles} miles with %n throws left: throwing again brings about {average} on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{miles} miles with %n throw(s) left: throwing again would bring no more than about {average} on average.</source>
        <translation>
            <numerusform>{miles} miles with %n throw left: throwing again would bring no more than about {average} on average.</numerusform>
            <numerusform>{miles} miles with %n throws left: throwing again would bring no more than about {average} on average.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {miles} miles nobody is in front of {player}.</source>
        <translation>With {miles} miles nobody is in front of {player}.</translation>
    </message>
    <message>
        <source>{miles} miles are too few to win, so there is nothing to lose.</source>
        <translation>{miles} miles are too few to win, so there is nothing to lose.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Throwing again is fun.</translation>
    </message>
    <message>
        <source>The ship is afloat: off it goes!</source>
        <translation>The ship is afloat: off it goes!</translation>
    </message>
</context>
</TS>
