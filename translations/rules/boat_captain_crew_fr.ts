<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="boat_captain_crew.aim">
        <source>The goal is to have sailed the most miles after ten rounds.</source>
        <translation>Le but est d’avoir parcouru le plus de milles après dix manches.</translation>
    </message>
    <message id="boat_captain_crew.aim@short">
        <source>The goal is to have sailed the most miles after five rounds.</source>
        <translation>Le but est d’avoir parcouru le plus de milles après cinq manches.</translation>
    </message>
    <message id="boat_captain_crew.players">
        <source>Two to four players take part, with five dice and a log book.</source>
        <translation>On joue de deux à quatre, avec cinq dés et un journal de bord.</translation>
    </message>
    <message id="boat_captain_crew.scores-start-zero">
        <source>Everybody starts with 0 miles, and ten rounds are played.</source>
        <translation>Tout le monde commence avec 0 mille, et on joue dix manches.</translation>
    </message>
    <message id="boat_captain_crew.scores-start-zero@short">
        <source>Everybody starts with 0 miles, and five rounds are played.</source>
        <translation>Tout le monde commence avec 0 mille, et on joue cinq manches.</translation>
    </message>
    <message id="boat_captain_crew.youngest-begins">
        <source>The youngest player takes the first seat and begins every round.</source>
        <translation>La personne la plus jeune prend la première place et commence chaque manche.</translation>
    </message>
    <message id="boat_captain_crew.youngest-begins@random">
        <source>Lots are drawn to see who begins. This player begins every round.</source>
        <translation>On tire au sort qui commence. Cette personne commence chaque manche.</translation>
    </message>
    <message id="boat_captain_crew.turn-order">
        <source>Turns go clockwise round the table, one each in a round.</source>
        <translation>On joue dans le sens des aiguilles d’une montre, un tour par manche.</translation>
    </message>
    <message id="boat_captain_crew.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Un tour commence par un lancer des cinq dés.</translation>
    </message>
    <message id="boat_captain_crew.three-throws">
        <source>A turn has at most three throws.</source>
        <translation>Un tour compte trois lancers au plus.</translation>
    </message>
    <message id="boat_captain_crew.boat-first">
        <source>First a 6 is needed: it is the boat. Nobody can board before it is there.</source>
        <translation>Il faut d’abord un 6&#x202f;: c’est le bateau. Avant lui, personne ne peut monter à bord.</translation>
    </message>
    <message id="boat_captain_crew.captain-needs-boat">
        <source>A 5 is the captain, who comes aboard only if the boat is there already or lies in the same throw.</source>
        <translation>Un 5 est le capitaine&#x202f;: il ne monte à bord que si le bateau est déjà là ou vient du même lancer.</translation>
    </message>
    <message id="boat_captain_crew.crew-needs-captain">
        <source>A 4 is the crew, which comes aboard only if boat and captain are there already or lie in the same throw.</source>
        <translation>Un 4 est l’équipage&#x202f;: il ne monte à bord que si bateau et capitaine sont déjà là ou viennent du même lancer.</translation>
    </message>
    <message id="boat_captain_crew.same-throw-chain">
        <source>One throw may bring one, two or all three of them, always in the order 6, 5, 4.</source>
        <translation>Un lancer peut en apporter un, deux ou les trois, toujours dans l’ordre 6, 5, 4.</translation>
    </message>
    <message id="boat_captain_crew.one-of-each">
        <source>There is one boat, one captain and one crew. Any other 6, 5 or 4 is an ordinary die.</source>
        <translation>Il y a un bateau, un capitaine et un équipage. Tout autre 6, 5 ou 4 est un dé ordinaire.</translation>
    </message>
    <message id="boat_captain_crew.lock-is-automatic">
        <source>A die that can come aboard always does, and is not thrown again in this turn.</source>
        <translation>Un dé qui peut monter à bord y monte toujours, et on ne le relance pas dans ce tour.</translation>
    </message>
    <message id="boat_captain_crew.throw-all-unlocked">
        <source>Until all three are aboard, all the other dice are thrown again; without a boat that means all five.</source>
        <translation>Tant que les trois ne sont pas à bord, on relance tous les autres dés&#x202f;; sans bateau, les cinq.</translation>
    </message>
    <message id="boat_captain_crew.no-early-stop">
        <source>Without boat, captain and crew nobody can stop as long as a throw is left.</source>
        <translation>Sans bateau, capitaine et équipage, on ne peut pas s’arrêter tant qu’il reste un lancer.</translation>
    </message>
    <message id="boat_captain_crew.miles">
        <source>With boat, captain and crew the ship is afloat, and the two other dice count: together they are the miles.</source>
        <translation>Avec bateau, capitaine et équipage, on est à flot, et les deux autres dés comptent&#x202f;: leur somme donne les milles.</translation>
    </message>
    <message id="boat_captain_crew.sail">
        <source>Whoever is afloat may set sail at any moment: the miles are written down and the next player takes the dice.</source>
        <translation>Une fois à flot, on peut prendre la mer à tout moment&#x202f;: on note les milles et les dés passent à la personne suivante.</translation>
    </message>
    <message id="boat_captain_crew.sail@at-once">
        <source>Whoever is afloat sets sail at once: the miles are written down and the next player takes the dice.</source>
        <translation>Une fois à flot, on prend la mer aussitôt&#x202f;: on note les milles et les dés passent à la personne suivante.</translation>
    </message>
    <message id="boat_captain_crew.mile-dice-again">
        <source>Or the throws that are left may be used to throw the mile dice again.</source>
        <translation>Ou bien les lancers restants servent à relancer les dés de milles.</translation>
    </message>
    <message id="boat_captain_crew.mile-dice-again@none">
        <source>The mile dice are not thrown again, even if throws are left.</source>
        <translation>On ne relance pas les dés de milles, même s’il reste des lancers.</translation>
    </message>
    <message id="boat_captain_crew.both-mile-dice">
        <source>Both mile dice are thrown together, never one alone.</source>
        <translation>On relance les deux dés de milles ensemble, jamais un seul.</translation>
    </message>
    <message id="boat_captain_crew.both-mile-dice@either">
        <source>One mile die may be thrown again, or both.</source>
        <translation>On peut relancer un dé de milles, ou les deux.</translation>
    </message>
    <message id="boat_captain_crew.last-miles-count">
        <source>The last throw counts, even if it brings fewer miles than the one before.</source>
        <translation>Le dernier lancer compte, même s’il donne moins de milles que le précédent.</translation>
    </message>
    <message id="boat_captain_crew.auto-sail">
        <source>After the third throw a ship that is afloat sets sail by itself.</source>
        <translation>Après le troisième lancer, un bateau à flot prend la mer tout seul.</translation>
    </message>
    <message id="boat_captain_crew.not-afloat-zero">
        <source>A ship that is not afloat after the third throw stays in the harbour, and 0 miles are written down.</source>
        <translation>Un bateau qui n’est pas à flot après le troisième lancer reste au port, et on note 0 mille.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds">
        <source>The match is over when everybody has had ten turns.</source>
        <translation>La partie est finie quand tout le monde a joué dix tours.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@short">
        <source>The match is over when everybody has had five turns.</source>
        <translation>La partie est finie quand tout le monde a joué cinq tours.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@playoff">
        <source>The match is over when everybody has had ten turns and one player is in front.</source>
        <translation>La partie est finie quand tout le monde a joué dix tours et qu’une seule personne est en tête.</translation>
    </message>
    <message id="boat_captain_crew.ten-rounds@short-playoff">
        <source>The match is over when everybody has had five turns and one player is in front.</source>
        <translation>La partie est finie quand tout le monde a joué cinq tours et qu’une seule personne est en tête.</translation>
    </message>
    <message id="boat_captain_crew.total">
        <source>A player’s result is the sum of the ten turns.</source>
        <translation>Le résultat est la somme des dix tours.</translation>
    </message>
    <message id="boat_captain_crew.total@short">
        <source>A player’s result is the sum of the five turns.</source>
        <translation>Le résultat est la somme des cinq tours.</translation>
    </message>
    <message id="boat_captain_crew.most-miles-wins">
        <source>The most miles win.</source>
        <translation>Le plus grand nombre de milles gagne.</translation>
    </message>
    <message id="boat_captain_crew.tie-shared">
        <source>Players with equally many miles share the victory.</source>
        <translation>À égalité de milles, on partage la victoire.</translation>
    </message>
    <message id="boat_captain_crew.tie-shared@playoff">
        <source>If several are in front, they play one more turn each, again and again, until one of them sails the farthest.</source>
        <translation>S’il y a égalité en tête, on rejoue un tour entre ex æquo, et encore, jusqu’à ce que quelqu’un aille le plus loin.</translation>
    </message>
    <message id="boat_captain_crew.ahead-5">
        <source>A head start of 5 miles counts from the beginning.</source>
        <translation>Une avance de 5 milles compte dès le début.</translation>
    </message>
    <message id="boat_captain_crew.ahead-10">
        <source>A head start of 10 miles counts from the beginning.</source>
        <translation>Une avance de 10 milles compte dès le début.</translation>
    </message>
</context>
<context>
    <name>boat_captain_crew</name>
    <message>
        <source>The mile dice may be thrown again</source>
        <translation>Les dés de milles peuvent être relancés</translation>
    </message>
    <message>
        <source>Both together</source>
        <comment>how the two mile dice are thrown again</comment>
        <translation>Les deux ensemble</translation>
    </message>
    <message>
        <source>One or both</source>
        <comment>how the two mile dice are thrown again</comment>
        <translation>Un ou les deux</translation>
    </message>
    <message>
        <source>Not at all</source>
        <comment>whether the mile dice are thrown again</comment>
        <translation>Pas du tout</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>10</source>
        <comment>number of rounds</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>5, the short game</source>
        <comment>number of rounds</comment>
        <translation>5, la partie courte</translation>
    </message>
    <message>
        <source>If the best totals are equal</source>
        <translation>À égalité en tête</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>La victoire est partagée</translation>
    </message>
    <message>
        <source>A play-off decides</source>
        <translation>Un départage décide</translation>
    </message>
    <message>
        <source>5 miles ahead</source>
        <comment>handicap</comment>
        <translation>5 milles d’avance</translation>
    </message>
    <message>
        <source>10 miles ahead</source>
        <comment>handicap</comment>
        <translation>10 milles d’avance</translation>
    </message>
    <message>
        <source>Boat, Captain and Crew</source>
        <comment>name of the game</comment>
        <translation>Bateau, capitaine, équipage</translation>
    </message>
    <message>
        <source>Find a boat, a captain and a crew, and sail the most miles.</source>
        <translation>Trouver un bateau, un capitaine et un équipage, et parcourir le plus de milles.</translation>
    </message>
    <message>
        <source>Ship, Captain and Crew</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Le bateau, le capitaine et son équipage</translation>
    </message>
    <message>
        <source>A crew waits for its captain</source>
        <translation>Un équipage attend son capitaine</translation>
    </message>
    <message>
        <source>The 6 is the boat, but both 4s stay ashore, as there is no captain yet. The next throw of four dice brings a 5 and a 4, and two 6s that are worth 12 miles.</source>
        <translation>Le 6 est le bateau, mais les deux 4 restent à terre&#x202f;: il n’y a pas encore de capitaine. Le lancer suivant de quatre dés donne un 5 et un 4, et deux 6 qui valent 12 milles.</translation>
    </message>
    <message>
        <source>Fewer miles than before</source>
        <translation>Moins de milles qu’avant</translation>
    </message>
    <message>
        <source>The ship is afloat with 4 miles, and one throw is left. Both mile dice are thrown again and show 1 and 1: now 2 miles are written down, and the 4 are gone.</source>
        <translation>Le bateau est à flot avec 4 milles, et il reste un lancer. Les deux dés de milles sont relancés et montrent 1 et 1&#x202f;: on note 2 milles, et les 4 sont perdus.</translation>
    </message>
    <message>
        <source>No crew, no miles</source>
        <translation>Pas d’équipage, pas de milles</translation>
    </message>
    <message>
        <source>Boat and captain are there, but the third throw brings no 4. The ship stays in the harbour, and 0 miles are written down.</source>
        <translation>Bateau et capitaine sont là, mais le troisième lancer ne donne pas de 4. Le bateau reste au port, et on note 0 mille.</translation>
    </message>
    <message>
        <source>{player} sailed the farthest in one turn: {miles} miles.</source>
        <translation>Le plus long voyage, {miles} milles en un tour, revient à {player}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stayed in the harbour most often: %n time(s).</source>
        <translation>
            <numerusform>C’est {player} qui a dû rester au port le plus souvent&#x202f;:&#x202f;%n fois.</numerusform>
            <numerusform>C’est {player} qui a dû rester au port le plus souvent&#x202f;:&#x202f;%n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>It took a play-off to decide the match.</source>
        <translation>Il a fallu un départage pour décider de la partie.</translation>
    </message>
    <message>
        <source>Berth</source>
        <comment>where the dice of boat, captain and crew are laid</comment>
        <translation>Quai</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Boat: a 6</source>
        <comment>a place for a die</comment>
        <translation>Bateau&#x202f;: un 6</translation>
    </message>
    <message>
        <source>Captain: a 5</source>
        <comment>a place for a die</comment>
        <translation>Capitaine&#x202f;: un 5</translation>
    </message>
    <message>
        <source>Crew: a 4</source>
        <comment>a place for a die</comment>
        <translation>Équipage&#x202f;: un 4</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <comment>line of the log book</comment>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>one more turn for players who are level in front</comment>
        <translation>Départage</translation>
    </message>
    <message>
        <source>No ship</source>
        <comment>line of the log book: how many turns brought 0 miles; short</comment>
        <translation>Au port</translation>
    </message>
    <message>
        <source>Miles</source>
        <comment>line of the log book: the sum</comment>
        <translation>Milles</translation>
    </message>
    <message numerus="yes">
        <source>%n mile(s)</source>
        <translation>
            <numerusform>%n mille</numerusform>
            <numerusform>%n milles</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <comment>which throw of the turn this is</comment>
        <translation>Lancer {throw} sur {throws}</translation>
    </message>
    <message>
        <source>Miles: {miles}</source>
        <comment>what the mile dice show together</comment>
        <translation>Milles&#x202f;: {miles}</translation>
    </message>
    <message>
        <source>Set sail</source>
        <comment>button that ends the turn</comment>
        <translation>Prendre la mer</translation>
    </message>
    <message>
        <source>Set sail: {miles}</source>
        <comment>button that writes so many miles down</comment>
        <translation>Prendre la mer&#x202f;: {miles}</translation>
    </message>
    <message>
        <source>empty harbour</source>
        <translation>port vide</translation>
    </message>
    <message>
        <source>boat without captain and crew</source>
        <translation>bateau sans capitaine ni équipage</translation>
    </message>
    <message>
        <source>boat with its captain</source>
        <translation>bateau avec son capitaine</translation>
    </message>
    <message>
        <source>boat with captain and crew</source>
        <translation>bateau avec capitaine et équipage</translation>
    </message>
    <message>
        <source>red ship</source>
        <translation>bateau rouge</translation>
    </message>
    <message>
        <source>blue ship</source>
        <translation>bateau bleu</translation>
    </message>
    <message>
        <source>yellow ship</source>
        <translation>bateau jaune</translation>
    </message>
    <message>
        <source>green ship</source>
        <translation>bateau vert</translation>
    </message>
    <message>
        <source>purple ship</source>
        <translation>bateau violet</translation>
    </message>
    <message>
        <source>orange ship</source>
        <translation>bateau orange</translation>
    </message>
    <message>
        <source>sky blue ship</source>
        <translation>bateau bleu ciel</translation>
    </message>
    <message>
        <source>pink ship</source>
        <translation>bateau rose</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>À {player} de lancer les cinq dés.</translation>
    </message>
    <message>
        <source>Play-off: it is {player}’s turn to throw the five dice.</source>
        <translation>Départage&#x202f;: à {player} de lancer les cinq dés.</translation>
    </message>
    <message>
        <source>The boat is there.</source>
        <translation>Le bateau est là.</translation>
    </message>
    <message>
        <source>Boat and captain are there.</source>
        <translation>Le bateau et le capitaine sont là.</translation>
    </message>
    <message>
        <source>Boat, captain and crew: the ship is afloat!</source>
        <translation>Bateau, capitaine et équipage&#x202f;: le bateau est à flot&#x202f;!</translation>
    </message>
    <message>
        <source>The captain comes aboard.</source>
        <translation>Le capitaine monte à bord.</translation>
    </message>
    <message>
        <source>Captain and crew come aboard: the ship is afloat!</source>
        <translation>Capitaine et équipage montent à bord&#x202f;: le bateau est à flot&#x202f;!</translation>
    </message>
    <message>
        <source>The crew comes aboard: the ship is afloat!</source>
        <translation>L’équipage monte à bord&#x202f;: le bateau est à flot&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 6, the boat: %n throw(s) left.</source>
        <translation>
            <numerusform>Il manque encore à {player} un 6, le bateau&#x202f;:&#x202f;%n lancer restant.</numerusform>
            <numerusform>Il manque encore à {player} un 6, le bateau&#x202f;:&#x202f;%n lancers restants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 5, the captain: %n throw(s) left.</source>
        <translation>
            <numerusform>Il manque encore à {player} un 5, le capitaine&#x202f;:&#x202f;%n lancer restant.</numerusform>
            <numerusform>Il manque encore à {player} un 5, le capitaine&#x202f;:&#x202f;%n lancers restants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still needs a 4, the crew: %n throw(s) left.</source>
        <translation>
            <numerusform>Il manque encore à {player} un 4, l’équipage&#x202f;:&#x202f;%n lancer restant.</numerusform>
            <numerusform>Il manque encore à {player} un 4, l’équipage&#x202f;:&#x202f;%n lancers restants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can set sail with {miles} miles, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} peut prendre la mer avec {miles} milles ou relancer&#x202f;:&#x202f;%n lancer restant.</numerusform>
            <numerusform>{player} peut prendre la mer avec {miles} milles ou relancer&#x202f;:&#x202f;%n lancers restants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets sail: %n mile(s).</source>
        <translation>
            <numerusform>{player} prend la mer&#x202f;:&#x202f;%n mille.</numerusform>
            <numerusform>{player} prend la mer&#x202f;:&#x202f;%n milles.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} stays in the harbour: 0 miles.</source>
        <translation>{player} reste au port&#x202f;: 0 mille.</translation>
    </message>
    <message>
        <source>{player} wins with {miles} miles.</source>
        <translation>{player} gagne avec {miles} milles.</translation>
    </message>
    <message>
        <source>{player} wins the play-off after {miles} miles.</source>
        <translation>{player} gagne le départage, après {miles} milles.</translation>
    </message>
    <message>
        <source>{players} share the victory with {miles} miles each.</source>
        <translation>{players} partagent la victoire avec {miles} milles par personne.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Lancer les cinq dés</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again</source>
        <translation>
            <numerusform>Relancer&#x202f;%n dé</numerusform>
            <numerusform>Relancer&#x202f;%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the mile dice {dice} again</source>
        <translation>Relancer les dés de milles {dice}</translation>
    </message>
    <message>
        <source>Throw the mile die {dice} again</source>
        <translation>Relancer le dé de milles {dice}</translation>
    </message>
    <message>
        <source>Lay the dice at their places in the berth</source>
        <translation>Poser les dés à leur place au quai</translation>
    </message>
    <message numerus="yes">
        <source>Set sail and write down %n mile(s)</source>
        <translation>
            <numerusform>Prendre la mer et noter&#x202f;%n mille</numerusform>
            <numerusform>Prendre la mer et noter&#x202f;%n milles</numerusform>
        </translation>
    </message>
    <message>
        <source>Write down 0 miles</source>
        <translation>Noter 0 mille</translation>
    </message>
    <message>
        <source>{player} throws {dice}.</source>
        <translation>{player} lance {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: now %n mile(s).</source>
        <translation>
            <numerusform>{player} lance {dice}&#x202f;: maintenant&#x202f;%n mille.</numerusform>
            <numerusform>{player} lance {dice}&#x202f;: maintenant&#x202f;%n milles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Afloat in one throw!</source>
        <comment>boat, captain and crew came at once</comment>
        <translation>À flot en un lancer&#x202f;!</translation>
    </message>
    <message>
        <source>Log book</source>
        <translation>Journal de bord</translation>
    </message>
    <message>
        <source>A turn begins with a throw; in {percent}% of turns the ship gets afloat.</source>
        <translation>Un tour commence par un lancer&#x202f;; dans {percent}&#x202f;% des tours, le bateau est à flot.</translation>
    </message>
    <message>
        <source>There is no choice; the ship still gets afloat in about {percent}% of such turns.</source>
        <translation>Il n’y a pas le choix&#x202f;; le bateau est encore mis à flot dans {percent}&#x202f;% de ces tours environ.</translation>
    </message>
    <message>
        <source>Whoever can come aboard always does.</source>
        <translation>Qui peut monter à bord y monte toujours.</translation>
    </message>
    <message>
        <source>The ship is not afloat, and no throw is left.</source>
        <translation>Le bateau n’est pas à flot, et il ne reste aucun lancer.</translation>
    </message>
    <message>
        <source>No other throw is allowed.</source>
        <translation>Aucun autre lancer n’est permis.</translation>
    </message>
    <message numerus="yes">
        <source>{miles} miles with %n throw(s) left: throwing again brings about {average} on average.</source>
        <translation>
            <numerusform>{miles} milles et&#x202f;%n lancer restant&#x202f;: relancer donne {average} environ en moyenne.</numerusform>
            <numerusform>{miles} milles et&#x202f;%n lancers restants&#x202f;: relancer donne {average} environ en moyenne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{miles} miles with %n throw(s) left: throwing again would bring no more than about {average} on average.</source>
        <translation>
            <numerusform>{miles} milles et&#x202f;%n lancer restant&#x202f;: relancer ne donnerait pas plus de {average} environ en moyenne.</numerusform>
            <numerusform>{miles} milles et&#x202f;%n lancers restants&#x202f;: relancer ne donnerait pas plus de {average} environ en moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {miles} miles nobody is in front of {player}.</source>
        <translation>Avec {miles} milles, personne n’est devant {player}.</translation>
    </message>
    <message>
        <source>{miles} miles are too few to win, so there is nothing to lose.</source>
        <translation>{miles} milles ne suffisent pas pour gagner&#x202f;: il n’y a rien à perdre.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Relancer, c’est amusant.</translation>
    </message>
    <message>
        <source>The ship is afloat: off it goes!</source>
        <translation>Le bateau est à flot&#x202f;: en avant&#x202f;!</translation>
    </message>
</context>
</TS>
