<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="ludo.aim">
        <source>All players bring their pieces round the loop, up the stairs and onto the star. Whoever does it first wins.</source>
        <translation>Chacun fait faire à ses pions le tour du parcours, leur fait monter l’escalier et rejoindre l’étoile. La première personne qui y arrive gagne.</translation>
    </message>
    <message id="ludo.family">
        <source>A 6 opens the stable, and stairs lead to the star. There are no safe squares, no double barriers and no extra squares for a capture.</source>
        <extracomment>Says how this game differs from others that are played under the same name.</extracomment>
        <translation>Un 6 ouvre l’écurie et un escalier mène à l’étoile. Il n’y a ni case protégée, ni barrière double, et renvoyer un pion ne donne pas de cases en plus.</translation>
    </message>
    <message id="ludo.colours">
        <source>Each player has one of the four colours, and no colour is used twice.</source>
        <translation>Chaque personne a l’une des quatre couleurs, et aucune couleur ne sert deux fois.</translation>
    </message>
    <message id="ludo.four-in-stable">
        <source>Each player has four pieces. At the start, all of them stand in the stable of their colour.</source>
        <translation>Chaque personne a quatre pions. Au début, ils se trouvent tous dans l’écurie de leur couleur.</translation>
    </message>
    <message id="ludo.four-in-stable@three">
        <source>Each player has three pieces. At the start, all of them stand in the stable of their colour.</source>
        <translation>Chaque personne a trois pions, et au début ils se trouvent tous dans l’écurie de leur couleur.</translation>
    </message>
    <message id="ludo.four-in-stable@two">
        <source>Each player has two pieces. At the start, both stand in the stable of their colour.</source>
        <translation>Chaque personne a deux pions, et au début tous les deux se trouvent dans l’écurie de leur couleur.</translation>
    </message>
    <message id="ludo.four-in-stable@one">
        <source>Each player has one piece. At the start, it stands in the stable of its colour.</source>
        <translation>Chaque personne a un seul pion, et au début il se trouve dans l’écurie de sa couleur.</translation>
    </message>
    <message id="ludo.turn-order">
        <source>Turns go clockwise round the board, from colour to colour. The youngest player takes the first seat and begins.</source>
        <translation>On joue couleur après couleur dans le sens des aiguilles d’une montre. La personne la plus jeune prend la première place et commence.</translation>
    </message>
    <message id="ludo.turn-order@lots">
        <source>Turns go clockwise round the board, from colour to colour. Lots are drawn to see who begins.</source>
        <translation>On joue couleur après couleur dans le sens des aiguilles d’une montre. On tire au sort qui commence.</translation>
    </message>
    <message id="ludo.one-throw">
        <source>The player whose turn it is throws the die once and uses that throw before anything else. Nothing moves before the throw.</source>
        <translation>À son tour, on lance le dé une fois et on joue d’abord ce lancer. Rien ne bouge avant le lancer.</translation>
    </message>
    <message id="ludo.own-piece">
        <source>Players move only pieces of their own colour.</source>
        <translation>On ne déplace que les pions de sa propre couleur.</translation>
    </message>
    <message id="ludo.free-choice">
        <source>When several pieces can use the throw, the player chooses one. A 6 may let a piece out or move another.</source>
        <translation>Si plusieurs pions peuvent utiliser le lancer, on en choisit un. Avec un 6, on peut sortir un pion ou en avancer un autre.</translation>
    </message>
    <message id="ludo.must-move">
        <source>If at least one piece can use the throw, one piece has to use it.</source>
        <translation>Si au moins un pion peut utiliser le lancer, un pion doit l’utiliser.</translation>
    </message>
    <message id="ludo.pass-when-stuck">
        <source>If no piece can use the throw, nothing moves.</source>
        <translation>Si aucun pion ne peut utiliser le lancer, rien ne bouge.</translation>
    </message>
    <message id="ludo.six-throws-again">
        <source>After every 6, used or not, the same player throws again, with no limit. Any other number ends the turn.</source>
        <translation>Après chaque 6, utilisé ou non, on relance le dé, sans limite. Tout autre nombre met fin au tour.</translation>
    </message>
    <message id="ludo.six-throws-again@two-sixes">
        <source>After the first and the second 6, used or not, the same player throws again. Any other number ends the turn.</source>
        <translation>Après le premier et le deuxième 6, utilisés ou non, on relance le dé. Tout autre nombre met fin au tour.</translation>
    </message>
    <message id="ludo.six-to-leave">
        <source>Only a 6 lets a piece out of its stable.</source>
        <translation>Seul un 6 fait sortir un pion de l’écurie.</translation>
    </message>
    <message id="ludo.leaves-to-start">
        <source>A piece that leaves the stable is placed on its start square and goes no further with that 6.</source>
        <translation>Un pion qui sort de l’écurie se pose sur sa case de départ et ne va pas plus loin avec ce 6.</translation>
    </message>
    <message id="ludo.start-own-piece">
        <source>No piece leaves the stable while a piece of the same colour stands on the start square.</source>
        <translation>Aucun pion ne sort de l’écurie tant qu’un pion de la même couleur se trouve sur la case de départ.</translation>
    </message>
    <message id="ludo.start-capture">
        <source>A piece that leaves the stable captures a piece of another colour that stands on the start square.</source>
        <translation>Un pion qui sort renvoie à l’écurie le pion d’une autre couleur qui occupe sa case de départ.</translation>
    </message>
    <message id="ludo.exact-count">
        <source>A piece on the loop moves clockwise by exactly the number thrown, unless another rule stops it.</source>
        <translation>Sur le parcours, un pion avance dans le sens horaire d’autant de cases que le dé indique, sauf si une autre règle l’arrête.</translation>
    </message>
    <message id="ludo.no-overtaking">
        <source>No piece passes another piece, whatever its colour.</source>
        <translation>Aucun pion n’en dépasse un autre, quelle que soit sa couleur.</translation>
    </message>
    <message id="ludo.no-overtaking@no-move">
        <source>No piece passes another piece, whatever its colour. A piece whose way is barred cannot use the throw.</source>
        <translation>Aucun pion n’en dépasse un autre, quelle que soit sa couleur. Un pion dont le passage est barré ne peut pas utiliser le lancer.</translation>
    </message>
    <message id="ludo.no-overtaking@jump">
        <source>On the loop, a piece may pass other pieces of any colour.</source>
        <translation>Sur le parcours, un pion peut dépasser des pions de toutes les couleurs.</translation>
    </message>
    <message id="ludo.stop-behind">
        <source>If a piece stands in the way, the moving piece stops just before it. That is a full move, but it never captures.</source>
        <translation>Si un pion barre le passage, celui qui avance s’arrête juste avant. C’est un coup complet, mais il ne renvoie aucun pion.</translation>
    </message>
    <message id="ludo.own-piece-bars">
        <source>A piece of the same colour bars the way too: the moving piece stops just before it and never captures it.</source>
        <translation>Un pion de la même couleur barre aussi le passage&#x202f;: celui qui avance s’arrête juste avant et ne le renvoie jamais.</translation>
    </message>
    <message id="ludo.own-piece-bars@no-landing">
        <source>A piece cannot use the throw if the square it would reach holds a piece of its own colour.</source>
        <translation>Un pion ne peut pas utiliser le lancer si un pion de sa propre couleur occupe la case à atteindre.</translation>
    </message>
    <message id="ludo.adjacent-block">
        <source>A piece that would have to stop on the square where it already stands cannot use the throw.</source>
        <translation>Un pion qui devrait s’arrêter sur la case où il se trouve déjà ne peut pas utiliser le lancer.</translation>
    </message>
    <message id="ludo.capture">
        <source>A piece that moves its full count and lands on a piece of another colour sends that piece back to its stable.</source>
        <translation>Un pion qui avance de tout son lancer et arrive sur un pion d’une autre couleur renvoie ce pion à l’écurie.</translation>
    </message>
    <message id="ludo.one-per-square">
        <source>There is never more than one piece on a square of the loop or on a step.</source>
        <translation>Il n’y a jamais plus d’un pion sur une case du parcours ou sur une marche.</translation>
    </message>
    <message id="ludo.foot-exact">
        <source>A piece cannot move if the throw is higher than the number of squares left to the foot of its stairs.</source>
        <translation>Un pion ne peut pas avancer si le lancer dépasse le nombre de cases qui le séparent du pied de son escalier.</translation>
    </message>
    <message id="ludo.stop-at-foot">
        <source>The loop ends at the foot of the stairs: no piece goes from the loop onto the stairs in a single move.</source>
        <translation>Le parcours finit au pied de l’escalier&#x202f;: aucun pion ne passe en un seul coup du parcours à l’escalier.</translation>
    </message>
    <message id="ludo.foot-not-safe">
        <source>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there bars the way and can be captured.</source>
        <translation>Pour les autres couleurs, un pied d’escalier est une case ordinaire&#x202f;: un pion qui y attend barre le passage et peut être renvoyé à l’écurie.</translation>
    </message>
    <message id="ludo.foot-not-safe@jump">
        <source>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there can be captured.</source>
        <translation>Pour les autres couleurs, un pied d’escalier est une case ordinaire&#x202f;: un pion qui y attend peut être renvoyé à l’écurie.</translation>
    </message>
    <message id="ludo.stairs-in-order">
        <source>From the foot, only a 1 leads to step 1. From each step, only the next number leads to the next step.</source>
        <translation>Du pied, seul un 1 mène à la marche 1. De chaque marche, seul le nombre suivant mène à la marche suivante.</translation>
    </message>
    <message id="ludo.stairs-in-order@quick">
        <source>From the foot or a step, a piece climbs as many steps as the die shows. The star is step 7; anything left over is lost.</source>
        <translation>Du pied ou d’une marche, un pion monte d’autant de marches que le dé l’indique. L’étoile est la marche 7&#x202f;; les points en trop sont perdus.</translation>
    </message>
    <message id="ludo.step-occupied">
        <source>No piece climbs to a step that holds another piece of the same colour.</source>
        <translation>Aucun pion ne monte sur une marche occupée par un autre pion de la même couleur.</translation>
    </message>
    <message id="ludo.step-occupied@quick">
        <source>A piece of the same colour stops the climber one step below it. If no step is free, the throw cannot be used.</source>
        <translation>Un pion de la même couleur arrête, une marche plus bas, celui qui monte. Sans marche libre, le lancer ne sert pas.</translation>
    </message>
    <message id="ludo.stairs-private">
        <source>Each colour has its own stairs. No other piece enters them, and a piece on them cannot be captured.</source>
        <translation>Chaque couleur a son escalier. Aucun autre pion n’y entre, et un pion qui s’y trouve ne peut pas être renvoyé à l’écurie.</translation>
    </message>
    <message id="ludo.six-to-exit">
        <source>From step 6 a piece goes out onto the star only with a 6.</source>
        <translation>De la marche 6, un pion ne rejoint l’étoile qu’avec un 6.</translation>
    </message>
    <message id="ludo.out-for-good">
        <source>A piece on the star is out and takes no further part.</source>
        <translation>Un pion arrivé sur l’étoile ne joue plus.</translation>
    </message>
    <message id="ludo.win">
        <source>The first player with all their pieces on the star wins.</source>
        <translation>La première personne dont tous les pions sont arrivés sur l’étoile gagne.</translation>
    </message>
    <message id="ludo.win-stops-play">
        <source>The match stops as soon as somebody has won, without another throw. The other players are not ranked.</source>
        <translation>La partie s’arrête dès que quelqu’un a gagné, sans autre lancer. Les autres ne sont pas classés.</translation>
    </message>
    <message id="ludo.win-stops-play@play-on">
        <source>The others play on for the places until one is left. Whoever has finished is skipped and does not throw again.</source>
        <translation>Les autres jouent pour les rangs suivants, jusqu’à ce qu’il n’en reste qu’un. Une fois qu’on a fini, on n’a plus de tour et on ne relance pas.</translation>
    </message>
    <message id="ludo.always-ends">
        <source>There is no draw and no limit on turns: sooner or later, some number helps whoever is still racing.</source>
        <translation>Il n’y a ni partie nulle ni limite de tours&#x202f;: tôt ou tard, un nombre aide chaque personne encore en course.</translation>
    </message>
    <message id="ludo.three-sixes">
        <source>A third 6 in the same turn is not played and ends the turn, whether or not the first two were used.</source>
        <translation>Un troisième 6 dans le même tour ne se joue pas et met fin au tour, que les deux premiers aient servi ou non.</translation>
    </message>
    <message id="ludo.out-1">
        <source>Whoever has one piece out begins with it on their start square.</source>
        <translation>Qui a un pion déjà sorti commence avec lui sur sa case de départ.</translation>
    </message>
    <message id="ludo.out-2">
        <source>Whoever has two pieces out begins with one on their start square and one six squares ahead of it.</source>
        <translation>Qui a deux pions déjà sortis commence avec l’un sur sa case de départ et l’autre six cases plus loin.</translation>
    </message>
</context>
<context>
    <name>ludo</name>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>La première place</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Pieces for each player</source>
        <translation>Pions par personne</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>The stairs</source>
        <translation>L’escalier</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Marche par marche</translation>
    </message>
    <message>
        <source>As thrown</source>
        <translation>Selon le lancer</translation>
    </message>
    <message>
        <source>A piece in the way</source>
        <translation>Un pion barre le passage</translation>
    </message>
    <message>
        <source>Stop behind it</source>
        <translation>S’arrêter avant</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Ne pas bouger</translation>
    </message>
    <message>
        <source>Pass it</source>
        <translation>Dépasser</translation>
    </message>
    <message>
        <source>A third 6 in one turn</source>
        <translation>Un troisième 6 dans un tour</translation>
    </message>
    <message>
        <source>Is played</source>
        <translation>Se joue</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <translation>Met fin au tour</translation>
    </message>
    <message>
        <source>After the first winner</source>
        <translation>Après la première victoire</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>S’arrêter</translation>
    </message>
    <message>
        <source>Play for the places</source>
        <translation>Jouer les rangs suivants</translation>
    </message>
    <message>
        <source>Ludo</source>
        <translation>Petits chevaux</translation>
    </message>
    <message>
        <source>Bring all the pieces round the board, up the stairs and onto the star.</source>
        <translation>Faire le tour du plateau avec tous les pions, monter l’escalier et rejoindre l’étoile.</translation>
    </message>
    <message>
        <source>Little horses, a race with stairs</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Ludo, jeu des petits chevaux</translation>
    </message>
    <message>
        <source>red start square</source>
        <translation>case de départ rouge</translation>
    </message>
    <message>
        <source>blue start square</source>
        <translation>case de départ bleue</translation>
    </message>
    <message>
        <source>yellow start square</source>
        <translation>case de départ jaune</translation>
    </message>
    <message>
        <source>green start square</source>
        <translation>case de départ verte</translation>
    </message>
    <message>
        <source>foot of the red stairs</source>
        <translation>pied de l’escalier rouge</translation>
    </message>
    <message>
        <source>foot of the blue stairs</source>
        <translation>pied de l’escalier bleu</translation>
    </message>
    <message>
        <source>foot of the yellow stairs</source>
        <translation>pied de l’escalier jaune</translation>
    </message>
    <message>
        <source>foot of the green stairs</source>
        <translation>pied de l’escalier vert</translation>
    </message>
    <message>
        <source>red stairs, step {step}</source>
        <translation>escalier rouge, marche {step}</translation>
    </message>
    <message>
        <source>blue stairs, step {step}</source>
        <translation>escalier bleu, marche {step}</translation>
    </message>
    <message>
        <source>yellow stairs, step {step}</source>
        <translation>escalier jaune, marche {step}</translation>
    </message>
    <message>
        <source>green stairs, step {step}</source>
        <translation>escalier vert, marche {step}</translation>
    </message>
    <message>
        <source>red stairs</source>
        <translation>escalier rouge</translation>
    </message>
    <message>
        <source>blue stairs</source>
        <translation>escalier bleu</translation>
    </message>
    <message>
        <source>yellow stairs</source>
        <translation>escalier jaune</translation>
    </message>
    <message>
        <source>green stairs</source>
        <translation>escalier vert</translation>
    </message>
    <message>
        <source>red stable</source>
        <translation>écurie rouge</translation>
    </message>
    <message>
        <source>blue stable</source>
        <translation>écurie bleue</translation>
    </message>
    <message>
        <source>yellow stable</source>
        <translation>écurie jaune</translation>
    </message>
    <message>
        <source>green stable</source>
        <translation>écurie verte</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>parcours</translation>
    </message>
    <message>
        <source>square {number}</source>
        <extracomment>A square of the loop, by its number.</extracomment>
        <translation>case {number}</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>{player}: tray with the die</source>
        <extracomment>The little tray in which the die of a player lies.</extracomment>
        <translation>{player}&#x202f;: piste du dé</translation>
    </message>
    <message>
        <source>safe on its stairs</source>
        <translation>à l’abri sur son escalier</translation>
    </message>
    <message>
        <source>this throw can capture it</source>
        <translation>ce lancer peut le renvoyer à l’écurie</translation>
    </message>
    <message>
        <source>has just come out</source>
        <translation>vient d’arriver sur l’étoile</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the die.</source>
        <translation>À {player} de lancer le dé.</translation>
    </message>
    <message>
        <source>After the 6, {player} throws again.</source>
        <translation>Après le 6, {player} relance le dé.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw a {die}: %n piece(s) can use it.</source>
        <translation>
            <numerusform>{player} a fait un {die}&#x202f;: %n pion peut l’utiliser.</numerusform>
            <numerusform>{player} a fait un {die}&#x202f;: %n pions peuvent l’utiliser.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} threw a {die}: no piece can use it.</source>
        <translation>{player} a fait un {die}&#x202f;: aucun pion ne peut l’utiliser.</translation>
    </message>
    <message>
        <source>{player} threw a third 6: it is not played.</source>
        <translation>{player} a fait un troisième 6&#x202f;: il ne se joue pas.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gagne.</translation>
    </message>
    <message>
        <source>6: throw again</source>
        <translation>6&#x202f;: relancer</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: nothing can be moved, the turn goes on.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message numerus="yes">
        <source>%n on the way</source>
        <comment>pieces between the stable and the star</comment>
        <translation>
            <numerusform>%n en route</numerusform>
            <numerusform>%n en route</numerusform>
        </translation>
    </message>
    <message>
        <source>all in the stable</source>
        <translation>tous à l’écurie</translation>
    </message>
    <message>
        <source>all out</source>
        <translation>tous arrivés</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) out</source>
        <translation>
            <numerusform>%n pion arrivé</numerusform>
            <numerusform>%n pions arrivés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for each player</source>
        <translation>
            <numerusform>%n pion par personne</numerusform>
            <numerusform>%n pions par personne</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>in the stable</source>
        <translation>à l’écurie</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>en route</translation>
    </message>
    <message>
        <source>out</source>
        <translation>arrivés</translation>
    </message>
    <message>
        <source>lets a piece out of the stable and gives another throw</source>
        <translation>fait sortir un pion de l’écurie et permet de relancer</translation>
    </message>
    <message>
        <source>climb the stairs, each number to its own step</source>
        <translation>montent l’escalier, chaque nombre vers sa marche</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>Lancer le dé</translation>
    </message>
    <message>
        <source>Go on without a move</source>
        <translation>Continuer sans bouger de pion</translation>
    </message>
    <message>
        <source>Let a piece out of the stable</source>
        <translation>Sortir un pion de l’écurie</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Avancer&#x202f;: {here} → {there}</translation>
    </message>
    <message>
        <source>Capture: {here} → {there}</source>
        <translation>Renvoyer à l’écurie&#x202f;: {here} → {there}</translation>
    </message>
    <message>
        <source>Climb: {here} → {there}</source>
        <translation>Monter&#x202f;: {here} → {there}</translation>
    </message>
    <message>
        <source>Bring a piece out: {here} → {there}</source>
        <translation>Rejoindre l’étoile&#x202f;: {here} → {there}</translation>
    </message>
    <message>
        <source>Move the piece: {here}</source>
        <translation>Déplacer le pion&#x202f;: {here}</translation>
    </message>
    <message>
        <source>{player} threw a {die}.</source>
        <translation>{player} a fait un {die}.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can use it</source>
        <comment>the number thrown</comment>
        <translation>
            <numerusform>%n pion peut l’utiliser</numerusform>
            <numerusform>%n pions peuvent l’utiliser</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece can use it</source>
        <comment>the number thrown</comment>
        <translation>aucun pion ne peut l’utiliser</translation>
    </message>
    <message>
        <source>the third 6 is not played</source>
        <translation>le troisième 6 ne se joue pas</translation>
    </message>
    <message>
        <source>{player} lets a piece out of the stable.</source>
        <translation>{player} sort un pion de l’écurie.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n square(s).</source>
        <translation>
            <numerusform>{player} avance de %n case.</numerusform>
            <numerusform>{player} avance de %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} climbs to step {step}.</source>
        <translation>{player} monte à la marche {step}.</translation>
    </message>
    <message>
        <source>{player} brings a piece out onto the star.</source>
        <translation>{player} amène un pion sur l’étoile.</translation>
    </message>
    <message>
        <source>{player} does not move.</source>
        <translation>{player} ne bouge pas.</translation>
    </message>
    <message>
        <source>{player}: piece captured</source>
        <extracomment>Quiet line: a piece of this player has just been captured.</extracomment>
        <translation>{player}&#x202f;: pion à l’écurie</translation>
    </message>
    <message>
        <source>now at the foot of the stairs</source>
        <translation>au pied de l’escalier</translation>
    </message>
    <message>
        <source>{player} has not thrown the die yet.</source>
        <translation>{player} n’a pas encore lancé le dé.</translation>
    </message>
    <message>
        <source>The {die} has not been used yet.</source>
        <translation>Le {die} n’est pas encore joué.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Ce pion est à {owner}.</translation>
    </message>
    <message>
        <source>The die shows {die}.</source>
        <translation>Le dé montre un {die}.</translation>
    </message>
    <message>
        <source>This piece needs a {needed}, but the die shows {die}.</source>
        <translation>Il faut un {needed} à ce pion, mais le dé montre un {die}.</translation>
    </message>
    <message>
        <source>This captures a piece of {player}, which has to begin again.</source>
        <translation>{player}&#x202f;: un pion est renvoyé à l’écurie et doit tout recommencer.</translation>
    </message>
    <message>
        <source>{player} could capture this piece: this takes it out of reach.</source>
        <translation>{player} pourrait renvoyer ce pion à l’écurie&#x202f;: il se met hors de portée.</translation>
    </message>
    <message>
        <source>There no other piece can capture it with the next throw.</source>
        <translation>Là, aucun autre pion ne peut le renvoyer au prochain lancer.</translation>
    </message>
    <message numerus="yes">
        <source>From there, a piece of {player} is within reach, %n square(s) ahead.</source>
        <translation>
            <numerusform>De là, un pion de {player} est à portée, %n case plus loin.</numerusform>
            <numerusform>De là, un pion de {player} est à portée, %n cases plus loin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then it is %n square(s) to the foot of the stairs.</source>
        <comment>from this piece</comment>
        <translation>
            <numerusform>Il reste alors %n case jusqu’au pied de l’escalier.</numerusform>
            <numerusform>Il reste alors %n cases jusqu’au pied de l’escalier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played without a close look: %n pieces can use the throw.</source>
        <translation>
            <numerusform>Joué sans bien regarder&#x202f;: %n pion peut utiliser le lancer.</numerusform>
            <numerusform>Joué sans bien regarder&#x202f;: %n pions peuvent utiliser le lancer.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a {die} this piece goes to: {there}.</source>
        <translation>Avec un {die}, ce pion va ici&#x202f;: {there}.</translation>
    </message>
    <message numerus="yes">
        <source>The die shows {die}, and %n square(s) are left to the foot.</source>
        <translation>
            <numerusform>Le dé montre un {die}, et il reste %n case jusqu’au pied.</numerusform>
            <numerusform>Le dé montre un {die}, et il reste %n cases jusqu’au pied.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on the next square leaves no room to move.</source>
        <translation>Le pion sur la case suivante ne laisse pas de place pour avancer.</translation>
    </message>
    <message>
        <source>These are not the stairs of this piece.</source>
        <translation>Ce n’est pas l’escalier de ce pion.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can use the {die}.</source>
        <translation>
            <numerusform>%n pion peut utiliser le {die}.</numerusform>
            <numerusform>%n pions peuvent utiliser le {die}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Chaque tour commence par le lancer.</translation>
    </message>
    <message>
        <source>No piece can use this throw.</source>
        <translation>Aucun pion ne peut utiliser ce lancer.</translation>
    </message>
    <message>
        <source>Only this piece can use the throw.</source>
        <translation>Seul ce pion peut utiliser le lancer.</translation>
    </message>
    <message>
        <source>This brings a piece out onto the star.</source>
        <translation>Un pion arrive ainsi sur l’étoile.</translation>
    </message>
    <message>
        <source>This brings a new piece into play.</source>
        <translation>Un nouveau pion entre ainsi en jeu.</translation>
    </message>
    <message>
        <source>This piece reaches the foot of its stairs.</source>
        <translation>Ce pion arrive au pied de son escalier.</translation>
    </message>
    <message>
        <source>This piece comes one step closer to the star.</source>
        <translation>Ce pion se rapproche de l’étoile.</translation>
    </message>
    <message numerus="yes">
        <source>{other} already had %n piece(s) out when {player} had none.</source>
        <translation>
            <numerusform>{other} avait déjà %n pion arrivé quand {player} n’en avait aucun.</numerusform>
            <numerusform>{other} avait déjà %n pions arrivés quand {player} n’en avait aucun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sent the most pieces home: %n.</source>
        <translation>
            <numerusform>{player} a renvoyé le plus de pions à l’écurie&#x202f;: %n.</numerusform>
            <numerusform>{player} a renvoyé le plus de pions à l’écurie&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got the first piece out.</source>
        <translation>{player} a fait arriver le premier pion.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw the most 6s: %n.</source>
        <translation>
            <numerusform>{player} a fait le plus de 6&#x202f;: %n.</numerusform>
            <numerusform>{player} a fait le plus de 6&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the star!</source>
        <comment>a piece has come out</comment>
        <translation>Sur l’étoile&#x202f;!</translation>
    </message>
    <message>
        <source>A 6 opens the stable</source>
        <translation>Un 6 ouvre l’écurie</translation>
    </message>
    <message>
        <source>The die shows a 6, so a piece may leave its stable. It goes to its start square, and the same player throws again.</source>
        <translation>Le dé montre un 6&#x202f;: un pion peut sortir de son écurie. Il va sur sa case de départ, et la même personne relance.</translation>
    </message>
    <message>
        <source>A piece goes back home</source>
        <translation>Un pion rentre à l’écurie</translation>
    </message>
    <message>
        <source>The count ends exactly on a piece of another colour. That piece goes back to its stable and has to wait for a 6.</source>
        <translation>Le compte finit juste sur un pion d’une autre couleur. Ce pion retourne à son écurie et doit attendre un 6.</translation>
    </message>
    <message>
        <source>Stopping behind a piece</source>
        <translation>S’arrêter derrière un pion</translation>
    </message>
    <message>
        <source>The die shows a 5, but a piece stands in the way after three squares. The moving piece stops just before it.</source>
        <translation>Le dé montre un 5, mais un pion barre le passage au bout de trois cases. Le pion s’arrête juste avant lui.</translation>
    </message>
    <message>
        <source>One piece out</source>
        <comment>handicap</comment>
        <translation>Un pion déjà sorti</translation>
    </message>
    <message>
        <source>Two pieces out</source>
        <comment>handicap</comment>
        <translation>Deux pions déjà sortis</translation>
    </message>
</context>
</TS>
