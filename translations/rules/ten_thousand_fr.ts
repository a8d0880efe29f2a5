<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="ten_thousand.aim">
        <source>The goal is 10,000 points written down. Every throw may bring more, or lose the whole turn.</source>
        <translation>Le but est de noter 10&#x202f;000 points. Chaque lancer peut rapporter, ou faire perdre tout le tour.</translation>
    </message>
    <message id="ten_thousand.aim@short">
        <source>The goal is 5,000 points written down. Every throw may bring more, or lose the whole turn.</source>
        <translation>Le but est de noter 5&#x202f;000 points. Chaque lancer peut rapporter, ou faire perdre tout le tour.</translation>
    </message>
    <message id="ten_thousand.players">
        <source>Two to four players take part.</source>
        <translation>On joue de deux à quatre.</translation>
    </message>
    <message id="ten_thousand.five-dice">
        <source>Five dice are enough for all; whoever has the turn throws them.</source>
        <translation>Cinq dés suffisent pour tout le monde&#x202f;; qui a le tour les lance.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed">
        <source>All players start with 0 points, and nobody is open yet.</source>
        <extracomment>open: has written down points at least once; the word for it is explained by opening-threshold</extracomment>
        <translation>Tout le monde commence avec 0 point, et personne n’a encore ouvert.</translation>
    </message>
    <message id="ten_thousand.scores-start-closed@free">
        <source>All players start with 0 points.</source>
        <translation>Tout le monde commence avec 0 point.</translation>
    </message>
    <message id="ten_thousand.youngest-begins">
        <source>The first player in the list begins; the place belongs to the youngest.</source>
        <translation>La première personne de la liste commence&#x202f;; cette place revient à la plus jeune.</translation>
    </message>
    <message id="ten_thousand.youngest-begins@random">
        <source>Lots decide who begins.</source>
        <translation>Le sort décide qui commence.</translation>
    </message>
    <message id="ten_thousand.turn-order">
        <source>Turns go clockwise round the table.</source>
        <translation>On joue à tour de rôle, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message id="ten_thousand.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>Un tour commence par un lancer des cinq dés.</translation>
    </message>
    <message id="ten_thousand.single-dice">
        <source>A single 1 is worth 100 points and a single 5 is worth 50; a single 2, 3, 4 or 6 is worth nothing.</source>
        <translation>Un 1 seul vaut 100 points et un 5 seul en vaut 50&#x202f;; un 2, 3, 4 ou 6 seul ne vaut rien.</translation>
    </message>
    <message id="ten_thousand.three-of-a-kind">
        <source>Three equal dice are worth their number times 100, but three 1s are worth 1,000.</source>
        <translation>Trois dés égaux valent leur chiffre fois 100, mais trois 1 valent 1&#x202f;000.</translation>
    </message>
    <message id="ten_thousand.four-of-a-kind">
        <source>Four equal dice are worth twice as much as three.</source>
        <translation>Quatre dés égaux valent le double des trois.</translation>
    </message>
    <message id="ten_thousand.five-of-a-kind">
        <source>Five equal dice are worth twice as much as four.</source>
        <translation>Cinq dés égaux valent le double des quatre.</translation>
    </message>
    <message id="ten_thousand.straight">
        <source>The straights 1-2-3-4-5 and 2-3-4-5-6 are worth 1,500 and need all five dice.</source>
        <translation>Les suites 1-2-3-4-5 et 2-3-4-5-6 valent 1&#x202f;500 et demandent les cinq dés.</translation>
    </message>
    <message id="ten_thousand.triple-same-throw">
        <source>Three equal dice and straights must lie in one and the same throw; dice set aside earlier do not help.</source>
        <translation>Trois dés égaux et les suites doivent être dans un seul et même lancer&#x202f;; les dés déjà mis de côté n’aident pas.</translation>
    </message>
    <message id="ten_thousand.best-value">
        <source>The table counts the highest value of a throw, and each die once.</source>
        <translation>La table compte la plus haute valeur d’un lancer, et chaque dé une seule fois.</translation>
    </message>
    <message id="ten_thousand.stop-or-continue">
        <source>After a throw that scores, the player either stops or goes on.</source>
        <translation>Après un lancer qui rapporte, on s’arrête ou on continue.</translation>
    </message>
    <message id="ten_thousand.bust">
        <source>A throw that scores nothing ends the turn, and all points of the turn are lost.</source>
        <translation>Un lancer qui ne rapporte rien finit le tour, et tous les points du tour sont perdus.</translation>
    </message>
    <message id="ten_thousand.bust@exact">
        <source>A throw that scores nothing, or leads past the goal, ends the turn, and all points of the turn are lost.</source>
        <translation>Un lancer qui ne rapporte rien, ou qui dépasse le but, finit le tour, et tous les points du tour sont perdus.</translation>
    </message>
    <message id="ten_thousand.bank">
        <source>Whoever stops writes down the points of the turn, and the dice go to the next player.</source>
        <translation>Qui s’arrête note les points du tour, et les dés passent à la personne suivante.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring">
        <source>Whoever goes on first sets aside all dice of the throw that scored.</source>
        <translation>Qui continue met d’abord de côté tous les dés du lancer qui ont rapporté.</translation>
    </message>
    <message id="ten_thousand.set-aside-scoring@some">
        <source>Whoever goes on first sets aside at least one die that scored; only dice set aside count.</source>
        <translation>Qui continue met d’abord de côté au moins un dé qui a rapporté&#x202f;; seuls les dés mis de côté comptent.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring">
        <source>Dice that scored nothing are not set aside.</source>
        <translation>Un dé qui n’a rien rapporté n’est pas mis de côté.</translation>
    </message>
    <message id="ten_thousand.set-aside-only-scoring@some">
        <source>Dice that would score nothing are not set aside; three or more equal 2s, 3s, 4s or 6s stay together.</source>
        <translation>Un dé qui ne rapporterait rien n’est pas mis de côté&#x202f;; trois 2, 3, 4 ou 6 égaux ou plus restent ensemble.</translation>
    </message>
    <message id="ten_thousand.throw-all-others">
        <source>Then all the other dice are thrown, and none is left out.</source>
        <translation>Ensuite tous les autres dés sont lancés, sans en laisser un seul.</translation>
    </message>
    <message id="ten_thousand.set-aside-stays">
        <source>A die set aside stays there until all five are thrown again.</source>
        <translation>Un dé mis de côté y reste jusqu’à ce que les cinq soient relancés.</translation>
    </message>
    <message id="ten_thousand.extend-group">
        <source>A later die that shows the same number as three or four equal dice set aside joins them, and they count as the larger group.</source>
        <translation>Un dé lancé plus tard, du même chiffre que trois ou quatre dés égaux mis de côté, les rejoint, et ils comptent comme le plus grand groupe.</translation>
    </message>
    <message id="ten_thousand.extend-order">
        <source>A 1 or 5 set aside before its group was thrown remains a single die.</source>
        <translation>Un 1 ou un 5 mis de côté avant le lancer de son groupe reste un dé seul.</translation>
    </message>
    <message id="ten_thousand.hot-dice">
        <source>When all five dice lie aside, whoever goes on throws all five again; the points of the turn stay at risk.</source>
        <translation>Quand les cinq dés sont mis de côté, qui continue les relance tous&#x202f;; les points du tour restent en jeu.</translation>
    </message>
    <message id="ten_thousand.hot-dice@must">
        <source>When all five dice score, stopping is not allowed; once all lie aside, all five are thrown again.</source>
        <translation>Quand les cinq dés rapportent, il n’est pas permis de s’arrêter&#x202f;; une fois tous mis de côté, on relance les cinq.</translation>
    </message>
    <message id="ten_thousand.hot-dice-fresh">
        <source>After that, groups from before cannot grow any more.</source>
        <translation>Après cela, les groupes d’avant ne peuvent plus grandir.</translation>
    </message>
    <message id="ten_thousand.opening-threshold">
        <source>To open, a player needs at least 750 points in one turn; only then may they be written down.</source>
        <translation>Pour ouvrir, il faut au moins 750 points en un seul tour&#x202f;; on ne peut les noter qu’alors.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@500">
        <source>To open, a player needs at least 500 points in one turn; only then may they be written down.</source>
        <translation>Pour ouvrir, il faut au moins 500 points en un seul tour&#x202f;; on ne peut les noter qu’alors.</translation>
    </message>
    <message id="ten_thousand.opening-threshold@1000">
        <source>To open, a player needs at least 1,000 points in one turn; only then may they be written down.</source>
        <translation>Pour ouvrir, il faut au moins 1&#x202f;000 points en un seul tour&#x202f;; on ne peut les noter qu’alors.</translation>
    </message>
    <message id="ten_thousand.opening-must-continue">
        <source>Before that, somebody who is not open has to go on.</source>
        <translation>Avant cela, qui n’a pas ouvert doit continuer.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum">
        <source>Whoever is open stays open and may stop with any points.</source>
        <translation>Qui a ouvert le reste, et peut s’arrêter avec n’importe quel nombre de points.</translation>
    </message>
    <message id="ten_thousand.open-no-minimum@free">
        <source>Everybody may stop with any points.</source>
        <translation>Tout le monde peut s’arrêter avec n’importe quel nombre de points.</translation>
    </message>
    <message id="ten_thousand.reach-target">
        <source>When score and points of the turn together reach the goal, they are written down at once, and the player wins.</source>
        <translation>Quand le score et les points du tour atteignent ensemble le but, ils sont notés aussitôt, et la partie est gagnée.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-round">
        <source>Points are written down only by stopping, even when score and points of the turn together reach the goal.</source>
        <translation>Les points ne sont notés qu’en s’arrêtant, même quand le score et les points du tour atteignent ensemble le but.</translation>
    </message>
    <message id="ten_thousand.reach-target@last-exact">
        <source>When score and points of the turn together are exactly the goal, they are written down at once.</source>
        <translation>Quand le score et les points du tour font ensemble exactement le but, ils sont notés aussitôt.</translation>
    </message>
    <message id="ten_thousand.over-target">
        <source>The goal may be passed; it need not be hit exactly.</source>
        <translation>Le but peut être dépassé&#x202f;; il n’est pas nécessaire de tomber pile.</translation>
    </message>
    <message id="ten_thousand.over-target@exact">
        <source>The goal must be hit exactly, counting the whole throw.</source>
        <translation>Il faut tomber pile sur le but, en comptant le lancer entier.</translation>
    </message>
    <message id="ten_thousand.immediate-win">
        <source>The match ends at once, without finishing the round.</source>
        <translation>La partie s’arrête aussitôt, sans finir la manche.</translation>
    </message>
    <message id="ten_thousand.immediate-win@last-round">
        <source>When somebody has written down the goal, the round is finished; the highest score wins, and equal scores share the victory.</source>
        <translation>Quand quelqu’un a noté le but, la manche est terminée&#x202f;; le plus haut score gagne, les égaux partagent.</translation>
    </message>
    <message id="ten_thousand.round-cap">
        <source>If nobody has won after 200 rounds, the highest score wins, and equal scores share the victory.</source>
        <translation>Si personne n’a gagné après 200 manches, le plus haut score gagne, et les égaux partagent la victoire.</translation>
    </message>
</context>
<context>
    <name>ten_thousand</name>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10&#x202f;000</translation>
    </message>
    <message>
        <source>5,000, the short game</source>
        <translation>5&#x202f;000, la partie courte</translation>
    </message>
    <message>
        <source>Points in one turn before the first may be written down</source>
        <translation>Points en un tour pour noter les premiers</translation>
    </message>
    <message>
        <source>750</source>
        <translation>750</translation>
    </message>
    <message>
        <source>None needed</source>
        <translation>Aucun minimum</translation>
    </message>
    <message>
        <source>500</source>
        <translation>500</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1&#x202f;000</translation>
    </message>
    <message>
        <source>Whoever goes on sets aside</source>
        <translation>Pour continuer, on met de côté</translation>
    </message>
    <message>
        <source>All dice that score</source>
        <translation>Tous les dés qui rapportent</translation>
    </message>
    <message>
        <source>One of them or more, as wished</source>
        <translation>Au moins un, au choix</translation>
    </message>
    <message>
        <source>When all five dice score</source>
        <translation>Quand les cinq dés rapportent</translation>
    </message>
    <message>
        <source>All five may be thrown again</source>
        <translation>On peut relancer les cinq</translation>
    </message>
    <message>
        <source>All five must be thrown again</source>
        <translation>On doit relancer les cinq</translation>
    </message>
    <message>
        <source>The goal must be hit exactly</source>
        <translation>Il faut tomber pile sur le but</translation>
    </message>
    <message>
        <source>The last round is played to its end</source>
        <translation>La dernière manche se joue jusqu’au bout</translation>
    </message>
    <message>
        <source>10,000</source>
        <comment>name of the game</comment>
        <translation>10&#x202f;000</translation>
    </message>
    <message>
        <source>Collect points with five dice, and stop before a throw scores nothing.</source>
        <translation>Amasser des points avec cinq dés, et s’arrêter avant le lancer qui n’en donne aucun.</translation>
    </message>
    <message>
        <source>Dice 10,000, Zilch</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Dix mille, 10&#x202f;000 aux dés</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>heading of the sheet that says what dice are worth; short</comment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What dice are worth</source>
        <translation>Ce que valent les dés</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the number that a die shows, beside its picture</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>This turn</source>
        <comment>line of the score pad</comment>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>Best turn</source>
        <comment>line of the score pad</comment>
        <translation>Meilleur tour</translation>
    </message>
    <message>
        <source>Still to go</source>
        <comment>line of the score pad: points missing to the goal</comment>
        <translation>Il manque</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>line of the score pad</comment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Mis de côté</translation>
    </message>
    <message>
        <source>Set aside: {points}</source>
        <comment>over the row of dice that are set aside</comment>
        <translation>Mis de côté&#x202f;: {points}</translation>
    </message>
    <message>
        <source>At risk: {points}</source>
        <comment>points that the next throw may lose</comment>
        <translation>En jeu&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Lost: {points}</source>
        <comment>points of the turn</comment>
        <translation>Perdus&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Stop: {points}</source>
        <comment>button that writes so many points down</comment>
        <translation>Arrêter&#x202f;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>not open yet</source>
        <comment>has not written down points yet</comment>
        <translation>pas ouvert</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernière manche</translation>
    </message>
    <message numerus="yes">
        <source>straight: %n point(s)</source>
        <comment>what dice count</comment>
        <translation>
            <numerusform>suite&#x202f;: %n point</numerusform>
            <numerusform>suite&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a single {face}: %n point(s)</source>
        <comment>what a die counts</comment>
        <translation>
            <numerusform>un {face} seul&#x202f;: %n point</numerusform>
            <numerusform>un {face} seul&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} times {face}: %n point(s)</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>{count} fois {face}&#x202f;: %n point</numerusform>
            <numerusform>{count} fois {face}&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now {count} times {face}: %n point(s) more</source>
        <comment>what equal dice count</comment>
        <translation>
            <numerusform>maintenant {count} fois {face}&#x202f;: %n point de plus</numerusform>
            <numerusform>maintenant {count} fois {face}&#x202f;: %n points de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: throw the five dice.</source>
        <translation>{player}&#x202f;: lancer les cinq dés.</translation>
    </message>
    <message>
        <source>{player}: stop, or throw again?</source>
        <translation>{player}&#x202f;: s’arrêter, ou continuer&#x202f;?</translation>
    </message>
    <message>
        <source>{player}: all five dice count and are thrown again.</source>
        <translation>{player}&#x202f;: les cinq dés comptent, on les relance.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: throw again, %n more point(s) are needed to open.</source>
        <translation>
            <numerusform>{player}&#x202f;: relancer, il manque %n point pour ouvrir.</numerusform>
            <numerusform>{player}&#x202f;: relancer, il manque %n points pour ouvrir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: nothing counts, %n point(s) are lost.</source>
        <translation>
            <numerusform>{player}&#x202f;: rien ne compte, %n point est perdu.</numerusform>
            <numerusform>{player}&#x202f;: rien ne compte, %n points sont perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes down {points} and now has {score}.</source>
        <translation>{player} note {points} et arrive à {score}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) are needed.</source>
        <translation>
            <numerusform>Il manque encore %n point.</numerusform>
            <numerusform>Il manque encore %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Lancer les cinq dés</translation>
    </message>
    <message numerus="yes">
        <source>Set aside {kept} for {points} and throw %n dice</source>
        <translation>
            <numerusform>Mettre de côté {kept} pour {points} et lancer %n dé</numerusform>
            <numerusform>Mettre de côté {kept} pour {points} et lancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside {kept} for {points} and throw all five dice again</source>
        <translation>Mettre de côté {kept} pour {points} et relancer les cinq dés</translation>
    </message>
    <message>
        <source>Throw again without setting dice aside</source>
        <translation>Continuer sans mettre de dé de côté</translation>
    </message>
    <message numerus="yes">
        <source>Stop and write down %n point(s)</source>
        <translation>
            <numerusform>S’arrêter et noter %n point</numerusform>
            <numerusform>S’arrêter et noter %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the dice on</source>
        <translation>Passer les dés</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s).</source>
        <translation>
            <numerusform>{player} lance {dice}&#x202f;: %n point.</numerusform>
            <numerusform>{player} lance {dice}&#x202f;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had set aside {kept}.</source>
        <translation>{player} avait mis de côté&#x202f;: {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} lance {dice}&#x202f;: %n point est perdu.</numerusform>
            <numerusform>{player} lance {dice}&#x202f;: %n points sont perdus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws {dice}, past the goal: %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} lance {dice} et dépasse le but&#x202f;: %n point est perdu.</numerusform>
            <numerusform>{player} lance {dice} et dépasse le but&#x202f;: %n points sont perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice} and reaches {score} points.</source>
        <translation>{player} lance {dice} et atteint {score} points.</translation>
    </message>
    <message>
        <source>The dice go to {player}.</source>
        <translation>Les dés passent à {player}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>Un tour commence par un lancer.</translation>
    </message>
    <message>
        <source>The turn is over.</source>
        <translation>Le tour est fini.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Relancer, c’est amusant.</translation>
    </message>
    <message numerus="yes">
        <source>{missing} more points are needed to open; %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>Il manque {missing} points pour ouvrir&#x202f;; %n dé ne donne rien dans {percent}&#x202f;% des lancers environ.</numerusform>
            <numerusform>Il manque {missing} points pour ouvrir&#x202f;; %n dés ne donnent rien dans {percent}&#x202f;% des lancers environ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no choice; %n dice score nothing in about {percent}% of throws.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>Pas le choix&#x202f;; %n dé ne donne rien dans {percent}&#x202f;% des lancers environ.</numerusform>
            <numerusform>Pas le choix&#x202f;; %n dés ne donnent rien dans {percent}&#x202f;% des lancers environ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws: the risk is worth it.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n dé perd {points} points dans {percent}&#x202f;% des lancers environ&#x202f;: le risque en vaut la peine.</numerusform>
            <numerusform>%n dés perdent {points} points dans {percent}&#x202f;% des lancers environ&#x202f;: le risque en vaut la peine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice lose {points} points in about {percent}% of throws, but time is short.</source>
        <comment>percent: chance of losing the turn; somebody else is about to win</comment>
        <translation>
            <numerusform>%n dé perd {points} points dans {percent}&#x202f;% des lancers environ, mais le temps presse.</numerusform>
            <numerusform>%n dés perdent {points} points dans {percent}&#x202f;% des lancers environ, mais le temps presse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice would lose {points} points in about {percent}% of throws: better to stop.</source>
        <comment>percent: chance of losing the turn</comment>
        <translation>
            <numerusform>%n dé perdrait {points} points dans {percent}&#x202f;% des lancers environ&#x202f;: mieux vaut s’arrêter.</numerusform>
            <numerusform>%n dés perdraient {points} points dans {percent}&#x202f;% des lancers environ&#x202f;: mieux vaut s’arrêter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} had the best turn: {points} points.</source>
        <translation>{player} a eu le meilleur tour&#x202f;: {points} points.</translation>
    </message>
    <message>
        <source>One throw too many cost {player} {points} points.</source>
        <translation>Un lancer de trop a coûté {points} points à {player}.</translation>
    </message>
</context>
</TS>
