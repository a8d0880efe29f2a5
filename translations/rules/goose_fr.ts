<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="goose.aim">
        <source>All pieces follow the spiral from 1 to 63. The first to land exactly on 63, in the middle, wins.</source>
        <translation>Tous les pions suivent la spirale de 1 à 63. Le premier qui arrive pile sur 63, au milieu, gagne.</translation>
    </message>
    <message id="goose.start-off-board">
        <source>Every piece begins on square 0, beside the spiral. Any number of pieces may stand there, at any time.</source>
        <translation>Chaque pion part de la case 0, à côté de la spirale. Plusieurs pions peuvent s’y trouver, à tout moment.</translation>
    </message>
    <message id="goose.turn-order">
        <source>Turns go clockwise round the table. The youngest player takes the first seat and begins.</source>
        <translation>On joue dans le sens des aiguilles d’une montre. La personne la plus jeune prend la première place et commence.</translation>
    </message>
    <message id="goose.turn-order@lots">
        <source>Turns go clockwise round the table. Lots are drawn to see who begins.</source>
        <translation>On joue dans le sens des aiguilles d’une montre. On tire au sort qui commence.</translation>
    </message>
    <message id="goose.two-dice">
        <source>A turn is one throw of two dice, and their sum counts. Nothing moves before the throw.</source>
        <translation>À son tour, on lance deux dés une fois, et leur somme compte. Rien ne bouge avant le lancer.</translation>
    </message>
    <message id="goose.one-throw-a-turn">
        <source>There is only one throw in a turn, even after a double.</source>
        <translation>Il n’y a qu’un lancer par tour, même après un double.</translation>
    </message>
    <message id="goose.count-forward">
        <source>The piece moves forward by as many squares as the dice show. It may pass other pieces, and squares on the way do nothing.</source>
        <translation>Le pion avance d’autant de cases que les dés indiquent. Il dépasse librement les autres pions, et les cases en chemin ne font rien.</translation>
    </message>
    <message id="goose.forced-move">
        <source>There is nothing to choose. The piece goes where its count ends, or straight on to where the rules take it from there.</source>
        <translation>Il n’y a rien à choisir&#x202f;: on pose le pion là où finit son compte, ou tout de suite là où les règles le mènent.</translation>
    </message>
    <message id="goose.first-nine-6-3">
        <source>A piece on square 0 that throws 6 and 3 goes to 26 instead of counting.</source>
        <translation>Un pion sur la case 0 qui fait 6 et 3 va sur 26 au lieu de compter.</translation>
    </message>
    <message id="goose.first-nine-4-5">
        <source>A piece on square 0 that throws 4 and 5 goes to 53 instead of counting.</source>
        <translation>Un pion sur la case 0 qui fait 4 et 5 va sur 53 au lieu de compter.</translation>
    </message>
    <message id="goose.nine-only-from-start">
        <source>These two throws are special only on square 0, but there they are special every time.</source>
        <translation>Ces deux lancers ne sont spéciaux que sur la case 0, et là ils le sont à chaque fois.</translation>
    </message>
    <message id="goose.goose">
        <source>A piece that lands on a goose moves on at once by the same number again, without another throw.</source>
        <translation>Un pion qui arrive sur une oie avance encore une fois du même nombre. On ne relance pas.</translation>
    </message>
    <message id="goose.goose-always-forward">
        <source>A goose leads forward even if the piece came to it while counting back.</source>
        <translation>Une oie fait avancer, même si le pion y arrive en reculant.</translation>
    </message>
    <message id="goose.goose-always-forward@backward">
        <source>A piece that comes to a goose while counting back goes back by the same number again.</source>
        <translation>Un pion qui arrive sur une oie en reculant recule encore une fois du même nombre.</translation>
    </message>
    <message id="goose.bridge">
        <source>A piece that lands on the bridge on 6 crosses it to 12. On 12 nothing happens.</source>
        <translation>Un pion qui arrive sur le pont de la case 6 le traverse jusqu’à 12. Sur 12, il ne se passe rien.</translation>
    </message>
    <message id="goose.hotel">
        <source>A piece that lands on the hotel on 19 sleeps there and misses its next turn.</source>
        <translation>Un pion qui arrive à l’auberge de la case 19 y dort&#x202f;: il passe le tour suivant.</translation>
    </message>
    <message id="goose.well">
        <source>A piece that comes to the well on 31 by its own move is held there until another piece arrives.</source>
        <translation>Un pion qui tombe dans le puits de la case 31 par son propre coup y reste jusqu’à l’arrivée d’un autre pion.</translation>
    </message>
    <message id="goose.well@two-turns">
        <source>A piece that comes to the well on 31 by its own move misses two turns.</source>
        <translation>Un pion qui tombe dans le puits de la case 31 par son propre coup passe deux tours.</translation>
    </message>
    <message id="goose.prison">
        <source>A piece that comes to the prison on 52 by its own move is held there until another piece arrives.</source>
        <translation>Un pion qui arrive dans la prison de la case 52 par son propre coup y reste jusqu’à l’arrivée d’un autre pion.</translation>
    </message>
    <message id="goose.prison@two-turns">
        <source>A piece that comes to the prison on 52 by its own move misses two turns.</source>
        <translation>Un pion qui arrive dans la prison de la case 52 par son propre coup passe deux tours.</translation>
    </message>
    <message id="goose.maze">
        <source>A piece that lands in the maze on 42 goes back to 30.</source>
        <translation>Un pion qui arrive dans le labyrinthe de la case 42 retourne sur 30.</translation>
    </message>
    <message id="goose.skull">
        <source>A piece that lands on the skull on 58 goes back to 1.</source>
        <translation>Un pion qui arrive sur la tête de mort de la case 58 retourne sur 1.</translation>
    </message>
    <message id="goose.chain">
        <source>Every square on which a piece lands during its move has its effect, one after another, until the piece comes to rest.</source>
        <translation>Chaque case où un pion arrive pendant son coup produit son effet, l’une après l’autre, jusqu’à ce que le pion s’arrête.</translation>
    </message>
    <message id="goose.bounce">
        <source>If the throw is too big, the piece goes as far as 63 and counts the rest backwards.</source>
        <translation>Si le lancer est trop grand, le pion va jusqu’à 63, puis repart en arrière avec le reste.</translation>
    </message>
    <message id="goose.swap">
        <source>If a piece comes to rest where another one stands, the other one goes to the square that the newcomer came from.</source>
        <translation>Si un pion s’arrête là où se trouve un autre pion, celui-ci va sur la case d’où vient le nouveau.</translation>
    </message>
    <message id="goose.swap-origin">
        <source>The newcomer came from the square where it stood when its turn began, wherever it has landed since. That may be square 0.</source>
        <translation>Le nouveau vient de la case où il était au début de son tour, où qu’il soit passé ensuite. Ce peut être la case 0.</translation>
    </message>
    <message id="goose.swap-final-only">
        <source>Only the square where a move ends counts for this: on the way, a piece sends nobody away.</source>
        <translation>Seule compte pour cela la case où le coup finit&#x202f;: en chemin, un pion ne chasse personne.</translation>
    </message>
    <message id="goose.relief">
        <source>A held piece is freed in the same way: it goes to where the newcomer came from, and the newcomer is held in its place.</source>
        <translation>Un pion retenu est libéré ainsi&#x202f;: il va là d’où vient le nouveau, et le nouveau est retenu à sa place.</translation>
    </message>
    <message id="goose.relief@two-turns">
        <source>A piece that leaves the well or the prison in this way misses no more turns; the newcomer misses two.</source>
        <translation>Un pion qui quitte ainsi le puits ou la prison ne passe plus de tour&#x202f;; le nouveau en passe deux.</translation>
    </message>
    <message id="goose.sent-back-no-effect">
        <source>The square to which a piece is sent does nothing to it: the piece is not held, misses no turn and goes no further.</source>
        <translation>La case où un pion est envoyé ne lui fait rien&#x202f;: il n’y est pas retenu, ne passe pas de tour et ne va pas plus loin.</translation>
    </message>
    <message id="goose.sent-back-clears">
        <source>A piece that is sent away is free at once: it is no longer held and has no turns left to miss.</source>
        <translation>Un pion envoyé ailleurs est libre tout de suite&#x202f;: plus rien ne le retient, et il n’a plus de tour à passer.</translation>
    </message>
    <message id="goose.return-no-swap">
        <source>A move that ends where it began changes nothing, and nobody is sent away.</source>
        <translation>Un coup qui finit là où il a commencé ne change rien, et personne n’est chassé.</translation>
    </message>
    <message id="goose.skip">
        <source>Whoever is held or has a turn to miss is skipped. The hotel costs just one turn.</source>
        <translation>Si un pion est retenu ou doit passer un tour, son tour est sauté. L’auberge ne coûte qu’un tour.</translation>
    </message>
    <message id="goose.skip@two-turns">
        <source>Whoever has turns to miss is skipped until all of them have been missed.</source>
        <translation>Si un pion doit passer un tour, son tour est sauté, jusqu’à ce que tous les tours dus soient passés.</translation>
    </message>
    <message id="goose.all-held">
        <source>If everybody is held, the piece that has been held longer is free at once: it stays on its square and plays on. The other one stays held.</source>
        <translation>Si tous les pions sont retenus, celui qui l’est depuis plus longtemps est libre&#x202f;: il reste sur sa case et joue. L’autre reste retenu.</translation>
    </message>
    <message id="goose.win-exact">
        <source>The first piece to come to rest on 63 wins, whether a throw or a goose takes it there.</source>
        <translation>Le premier pion qui s’arrête sur 63 gagne, que ce soit par un lancer ou grâce à une oie.</translation>
    </message>
    <message id="goose.win-stops-play">
        <source>The match stops at once. The other players are not ranked.</source>
        <translation>La partie s’arrête aussitôt. Les autres ne sont pas classés.</translation>
    </message>
    <message id="goose.always-ends">
        <source>There is no draw and no limit on turns: 63 can be reached from every square, so sooner or later somebody gets there.</source>
        <translation>Il n’y a ni partie nulle ni limite de tours&#x202f;: de partout on peut atteindre 63, et tôt ou tard quelqu’un y arrive.</translation>
    </message>
    <message id="goose.ahead-10">
        <source>Whoever is 10 squares ahead begins on square 10. If somebody stands there already, it is the next plain square.</source>
        <translation>Qui a 10 cases d’avance commence sur la case 10. S’il y a déjà quelqu’un, c’est la prochaine case ordinaire.</translation>
    </message>
    <message id="goose.ahead-20">
        <source>Whoever is 20 squares ahead begins on square 20. If somebody stands there already, it is the next plain square.</source>
        <translation>Qui a 20 cases d’avance commence sur la case 20. S’il y a déjà quelqu’un, c’est la prochaine case ordinaire.</translation>
    </message>
</context>
<context>
    <name>goose</name>
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
        <source>Well and prison</source>
        <translation>Puits et prison</translation>
    </message>
    <message>
        <source>Until freed</source>
        <translation>Jusqu’à la relève</translation>
    </message>
    <message>
        <source>Two turns</source>
        <translation>Deux tours</translation>
    </message>
    <message>
        <source>A goose while counting back</source>
        <translation>Une oie en reculant</translation>
    </message>
    <message>
        <source>Leads forward</source>
        <translation>Fait avancer</translation>
    </message>
    <message>
        <source>Leads back</source>
        <translation>Fait reculer</translation>
    </message>
    <message>
        <source>10 squares ahead</source>
        <comment>handicap</comment>
        <translation>10 cases d’avance</translation>
    </message>
    <message>
        <source>20 squares ahead</source>
        <comment>handicap</comment>
        <translation>20 cases d’avance</translation>
    </message>
    <message>
        <source>Goose Game</source>
        <translation>Jeu de l’oie</translation>
    </message>
    <message>
        <source>Follow the spiral and be the first to land exactly on 63.</source>
        <translation>Suivre la spirale et arriver en premier, pile sur 63.</translation>
    </message>
    <message>
        <source>Game of the Goose</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Le noble jeu de l’oie</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>spiral</source>
        <translation>spirale</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>case {number}</translation>
    </message>
    <message>
        <source>square {number}: {special}</source>
        <translation>case {number}&#x202f;: {special}</translation>
    </message>
    <message>
        <source>{special} {number}</source>
        <extracomment>On the way of a piece: the number of a square, and before it what is drawn there.</extracomment>
        <translation>{special} {number}</translation>
    </message>
    <message>
        <source>{here} → {there}</source>
        <translation>{here} → {there}</translation>
    </message>
    <message>
        <source>goose</source>
        <translation>oie</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>hotel</source>
        <translation>auberge</translation>
    </message>
    <message>
        <source>well</source>
        <translation>puits</translation>
    </message>
    <message>
        <source>maze</source>
        <translation>labyrinthe</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>prison</translation>
    </message>
    <message>
        <source>skull</source>
        <translation>tête de mort</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>{player}: tray with the dice</source>
        <extracomment>The little tray in which the dice of a player lie.</extracomment>
        <translation>{player}&#x202f;: piste des dés</translation>
    </message>
    <message>
        <source>held here</source>
        <translation>ne peut pas partir</translation>
    </message>
    <message numerus="yes">
        <source>misses %n turn(s)</source>
        <translation>
            <numerusform>passe un tour</numerusform>
            <numerusform>passe %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the dice.</source>
        <translation>À {player} de lancer les dés.</translation>
    </message>
    <message>
        <source>{player} threw {total}: {way}</source>
        <extracomment>The way is a row of squares: 12 → goose 18 → 24.</extracomment>
        <translation>{player} a fait {total}&#x202f;: {way}</translation>
    </message>
    <message>
        <source>{player} sleeps in the hotel and misses this turn.</source>
        <translation>{player} dort à l’auberge et passe ce tour.</translation>
    </message>
    <message>
        <source>{player} is in the well and misses this turn.</source>
        <translation>{player} est dans le puits et passe ce tour.</translation>
    </message>
    <message>
        <source>{player} is in prison and misses this turn.</source>
        <translation>{player} est en prison et passe ce tour.</translation>
    </message>
    <message>
        <source>{player} is held in the well until another piece arrives.</source>
        <translation>{player} attend dans le puits l’arrivée d’un autre pion.</translation>
    </message>
    <message>
        <source>{player} is held in prison until another piece arrives.</source>
        <translation>{player} attend en prison l’arrivée d’un autre pion.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gagne.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the turn is missed, the next player goes on.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{one} + {two} = {total}</source>
        <extracomment>Beside the two dice: what they show together.</extracomment>
        <translation>{one} + {two} = {total}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au départ</translation>
    </message>
    <message>
        <source>on {number}</source>
        <translation>sur {number}</translation>
    </message>
    <message>
        <source>in the hotel</source>
        <translation>à l’auberge</translation>
    </message>
    <message>
        <source>in the well</source>
        <translation>dans le puits</translation>
    </message>
    <message>
        <source>in prison</source>
        <translation>en prison</translation>
    </message>
    <message>
        <source>The way to 63</source>
        <translation>Le chemin jusqu’à 63</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>the same number again</source>
        <translation>encore le même nombre</translation>
    </message>
    <message>
        <source>from 6 across to 12</source>
        <translation>de 6 jusqu’à 12</translation>
    </message>
    <message>
        <source>miss a turn</source>
        <translation>on passe un tour</translation>
    </message>
    <message>
        <source>miss two turns</source>
        <translation>on passe deux tours</translation>
    </message>
    <message>
        <source>back to 30</source>
        <translation>retour sur 30</translation>
    </message>
    <message>
        <source>back to 1</source>
        <translation>retour sur 1</translation>
    </message>
    <message>
        <source>held until somebody comes</source>
        <translation>on attend qu’un pion vienne</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Miss the turn</source>
        <translation>Passer le tour</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Avancer&#x202f;: {here} → {there}</translation>
    </message>
    <message>
        <source>{player} threw {one} and {two}: {total}.</source>
        <translation>{player} a fait {one} et {two}&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>{player} goes from {here} to {there}.</source>
        <translation>{player} va de {here} à {there}.</translation>
    </message>
    <message>
        <source>{player} goes from the start to {there}.</source>
        <translation>{player} va du départ à {there}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>This throw leads from the start to {number}.</source>
        <translation>Ce lancer mène du départ jusqu’à {number}.</translation>
    </message>
    <message>
        <source>The rest is counted back from 63.</source>
        <translation>Au-delà de 63, on recule.</translation>
    </message>
    <message>
        <source>The goose on {number} leads on by {total}.</source>
        <translation>L’oie de la case {number} fait avancer de {total}.</translation>
    </message>
    <message>
        <source>The goose on {number} leads back by {total}.</source>
        <translation>L’oie de la case {number} fait reculer de {total}.</translation>
    </message>
    <message>
        <source>The bridge leads on to {number}.</source>
        <translation>Le pont mène jusqu’à {number}.</translation>
    </message>
    <message>
        <source>The maze leads back to {number}.</source>
        <translation>Le labyrinthe ramène sur {number}.</translation>
    </message>
    <message>
        <source>The skull sends the piece back to {number}.</source>
        <translation>La tête de mort renvoie le pion sur {number}.</translation>
    </message>
    <message>
        <source>The hotel costs a turn.</source>
        <translation>L’auberge coûte un tour.</translation>
    </message>
    <message>
        <source>The well holds the piece until another one arrives.</source>
        <translation>Le puits retient le pion jusqu’à l’arrivée d’un autre.</translation>
    </message>
    <message>
        <source>The prison holds the piece until another one arrives.</source>
        <translation>La prison retient le pion jusqu’à l’arrivée d’un autre.</translation>
    </message>
    <message>
        <source>The well costs two turns.</source>
        <translation>Le puits coûte deux tours.</translation>
    </message>
    <message>
        <source>The prison costs two turns.</source>
        <translation>La prison coûte deux tours.</translation>
    </message>
    <message>
        <source>{player} has to go to {number}.</source>
        <translation>{player} doit aller sur {number}.</translation>
    </message>
    <message>
        <source>{player} has to go back to the start.</source>
        <translation>{player} doit retourner au départ.</translation>
    </message>
    <message>
        <source>{player} is free and goes to {number}.</source>
        <translation>{player} est libre et va sur {number}.</translation>
    </message>
    <message>
        <source>{player} is free and goes to the start.</source>
        <translation>{player} est libre et va au départ.</translation>
    </message>
    <message>
        <source>Everybody was held: now {player} is free.</source>
        <translation>Plus aucun pion ne pouvait partir&#x202f;: {player} est libre.</translation>
    </message>
    <message>
        <source>The piece is back where it was.</source>
        <translation>Le pion est revenu là où il était.</translation>
    </message>
    <message>
        <source>{player} has not thrown the dice yet.</source>
        <translation>{player} n’a pas encore lancé les dés.</translation>
    </message>
    <message>
        <source>The dice show {total}: first the piece has to move.</source>
        <translation>Les dés ont donné {total}, et le pion doit encore avancer.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Ce pion est à {owner}.</translation>
    </message>
    <message>
        <source>With {total} this is the way: {way}</source>
        <translation>Avec {total}, voici le chemin&#x202f;: {way}</translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Chaque tour commence par le lancer.</translation>
    </message>
    <message>
        <source>The dice show {total}, and the piece goes to {number}.</source>
        <translation>Les dés donnent {total}, et le pion va sur {number}.</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the piece of whoever has lost, for screen readers</comment>
        <translation>est renversé</translation>
    </message>
    <message numerus="yes">
        <source>{player} made the longest leap: %n square(s) in one go.</source>
        <translation>
            <numerusform>{player} a fait le plus grand bond&#x202f;: %n case d’un coup.</numerusform>
            <numerusform>{player} a fait le plus grand bond&#x202f;: %n cases d’un coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} fell back from square {high} to square {low}.</source>
        <translation>{player} a reculé de la case {high} à la case {low}.</translation>
    </message>
    <message>
        <source>Into the well!</source>
        <translation>Dans le puits&#x202f;!</translation>
    </message>
    <message>
        <source>Off to prison!</source>
        <translation>En prison&#x202f;!</translation>
    </message>
    <message>
        <source>A night at the hotel!</source>
        <translation>Une nuit à l’auberge&#x202f;!</translation>
    </message>
    <message>
        <source>Back to {number}!</source>
        <translation>Retour sur {number}&#x202f;!</translation>
    </message>
    <message>
        <source>Goose! {total} more!</source>
        <extracomment>The piece has landed on a goose and goes on by the same number.</extracomment>
        <translation>Une oie&#x202f;! Encore {total}&#x202f;!</translation>
    </message>
    <message>
        <source>A goose leads on</source>
        <translation>Une oie fait avancer</translation>
    </message>
    <message>
        <source>The throw is 6 and ends on a goose. The piece goes another 6 squares at once, and one drag takes it all the way.</source>
        <translation>Le lancer fait 6 et finit sur une oie. Le pion avance aussitôt de 6 cases de plus&#x202f;: on le porte d’un seul geste jusqu’au bout.</translation>
    </message>
    <message>
        <source>Two pieces change places</source>
        <translation>Deux pions échangent leur place</translation>
    </message>
    <message>
        <source>The piece comes to rest where another one stands. The other one has to go back to the square that the newcomer came from.</source>
        <translation>Le pion s’arrête là où un autre se trouve déjà. L’autre doit aller sur la case d’où vient le nouveau.</translation>
    </message>
    <message>
        <source>Freed from the well</source>
        <translation>Délivrance du puits</translation>
    </message>
    <message>
        <source>A piece is held in the well on 31. Another one arrives: now that one is held, and the first goes to where the newcomer came from.</source>
        <translation>Un pion est retenu dans le puits, case 31. Un autre arrive&#x202f;: c’est lui qui est retenu, et le premier va sur la case d’où vient le nouveau.</translation>
    </message>
</context>
</TS>
