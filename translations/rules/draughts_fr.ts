<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="draughts.aim">
        <source>Each side tries to capture all the other side’s pieces, or to leave the other side without a move.</source>
        <translation>Chacun cherche à prendre toutes les pièces de l’adversaire ou à le laisser sans aucun coup.</translation>
    </message>
    <message id="draughts.family">
        <source>The board has 100 squares. Men also capture backwards, kings go any distance, and the capture that takes the most pieces must be played.</source>
        <extracomment>Says how this game differs from others that are played under the same name, on 64 squares.</extracomment>
        <translation>Le damier a 100 cases. Les pions prennent aussi en arrière, les dames vont aussi loin qu’elles veulent, et il faut prendre le plus de pièces possible.</translation>
    </message>
    <message id="draughts.family@house">
        <source>The board has 100 squares. Men also capture backwards, and kings go any distance.</source>
        <translation>Le damier a 100 cases. Les pions prennent aussi en arrière, et les dames vont aussi loin qu’elles veulent.</translation>
    </message>
    <message id="draughts.board">
        <source>The pieces stand and move only on the 50 dark squares, at most one on each.</source>
        <translation>Les pièces se trouvent et se déplacent uniquement sur les 50 cases foncées, une seule au plus par case.</translation>
    </message>
    <message id="draughts.start-position">
        <source>Each side begins with 20 men on the four rows nearest to it. The two rows in the middle are empty.</source>
        <translation>Au début, chaque camp a 20 pions sur les quatre rangées de son côté. Les deux rangées du milieu sont vides.</translation>
    </message>
    <message id="draughts.lots-for-white">
        <source>Lots are drawn to see who plays White.</source>
        <translation>On tire au sort qui joue les Blancs.</translation>
    </message>
    <message id="draughts.lots-for-white@first-seat">
        <source>Whoever sits on the first seat plays White.</source>
        <translation>La personne à la première place joue les Blancs.</translation>
    </message>
    <message id="draughts.white-begins">
        <source>White makes the first move, then the two sides take turns.</source>
        <translation>Les Blancs jouent le premier coup, puis on joue à tour de rôle.</translation>
    </message>
    <message id="draughts.must-move">
        <source>The player whose turn it is makes exactly one move. Nobody may pass.</source>
        <translation>À son tour, on joue exactement un coup. Personne ne peut passer.</translation>
    </message>
    <message id="draughts.own-piece">
        <source>Players move only pieces of their own colour.</source>
        <translation>On ne déplace que des pièces de sa propre couleur.</translation>
    </message>
    <message id="draughts.empty-square">
        <source>A piece can stop only on an empty dark square.</source>
        <translation>Une pièce ne peut s’arrêter que sur une case foncée vide.</translation>
    </message>
    <message id="draughts.man-forward">
        <source>A man moves one square diagonally forward, towards the other side.</source>
        <translation>Un pion avance d’une case en diagonale, vers le camp adverse.</translation>
    </message>
    <message id="draughts.king-moves">
        <source>A king moves along a diagonal, as far as it likes, forwards or backwards.</source>
        <translation>Une dame se déplace sur une diagonale, aussi loin qu’elle veut, en avant ou en arrière.</translation>
    </message>
    <message id="draughts.king-path">
        <source>All squares that a king crosses must be empty, apart from the pieces that it captures.</source>
        <translation>Toutes les cases qu’une dame traverse doivent être vides, sauf celles des pièces qu’elle prend.</translation>
    </message>
    <message id="draughts.man-captures">
        <source>A man captures diagonally, forwards or backwards: it jumps over the next piece to the empty square behind it.</source>
        <translation>Un pion prend en diagonale, en avant ou en arrière&#x202f;: il saute la pièce voisine et arrive sur la case vide juste derrière.</translation>
    </message>
    <message id="draughts.king-captures">
        <source>A king captures from any distance along a free diagonal. It lands on any empty square behind the piece.</source>
        <translation>Une dame prend de loin sur une diagonale libre. Elle arrive sur n’importe quelle case vide derrière la pièce.</translation>
    </message>
    <message id="draughts.one-piece-per-jump">
        <source>One jump takes one piece. Two pieces directly behind each other cannot be jumped.</source>
        <translation>Un saut prend une pièce. On ne saute pas deux pièces placées l’une derrière l’autre.</translation>
    </message>
    <message id="draughts.no-jump-own">
        <source>Pieces of the same side are never jumped.</source>
        <translation>On ne saute jamais une pièce de son propre camp.</translation>
    </message>
    <message id="draughts.chain">
        <source>If the same piece can capture again from where it has landed, it goes on in the same turn.</source>
        <translation>Si la même pièce peut encore prendre de là où elle est arrivée, elle continue dans le même tour.</translation>
    </message>
    <message id="draughts.finish-chain">
        <source>A capture must be finished: the piece goes on as long as it can take another piece.</source>
        <translation>Une prise doit être terminée&#x202f;: la pièce continue tant qu’elle peut prendre.</translation>
    </message>
    <message id="draughts.capture-compulsory">
        <source>Whoever can capture must capture. Other moves have to wait.</source>
        <translation>Quand on peut prendre, on doit prendre. Les autres coups attendent.</translation>
    </message>
    <message id="draughts.capture-compulsory@huff">
        <source>Whoever can capture ought to capture. If they do not, a piece may be huffed.</source>
        <translation>Quand on peut prendre, on devrait prendre. Sinon, une pièce peut être soufflée.</translation>
    </message>
    <message id="draughts.most-pieces">
        <source>If there are several ways to capture, the one that takes the most pieces must be played.</source>
        <translation>Entre plusieurs prises possibles, il faut jouer celle qui prend le plus de pièces.</translation>
    </message>
    <message id="draughts.most-pieces@huff">
        <source>If there are several ways to capture, the one that takes the most pieces ought to be played.</source>
        <translation>Entre plusieurs prises possibles, on devrait jouer celle qui prend le plus de pièces.</translation>
    </message>
    <message id="draughts.king-counts-one">
        <source>A king counts as just one piece here, and kings need not capture before men.</source>
        <translation>Dans ce compte, une dame vaut une pièce, et les dames n’ont pas à prendre avant les pions.</translation>
    </message>
    <message id="draughts.free-choice">
        <source>If several captures take the most pieces, the player chooses the piece, the way and the landing square.</source>
        <translation>Si plusieurs prises emportent le plus grand nombre de pièces, on choisit la pièce, le chemin et la case d’arrivée.</translation>
    </message>
    <message id="draughts.free-choice@any">
        <source>If several captures are possible, the player chooses the piece, the way and the landing square.</source>
        <translation>Entre plusieurs prises, on choisit la pièce, le chemin et la case d’arrivée.</translation>
    </message>
    <message id="draughts.remove-after">
        <source>Captured pieces leave the board together when the capture is finished, and never come back.</source>
        <translation>Les pièces prises quittent le damier ensemble, une fois la prise terminée, et ne reviennent jamais.</translation>
    </message>
    <message id="draughts.family@huff">
        <source>The board has 100 squares. Men also capture backwards, kings go any distance, and a missed capture can cost the piece.</source>
        <translation>Le damier a 100 cases. Les pions prennent aussi en arrière, les dames vont aussi loin qu’elles veulent, et une prise oubliée peut coûter la pièce.</translation>
    </message>
    <message id="draughts.jump-once">
        <source>A piece that has been jumped stays until the end of the capture. It bars the way and is never jumped twice.</source>
        <translation>Une pièce sautée reste jusqu’à la fin de la prise. Elle barre le passage et ne se saute pas deux fois.</translation>
    </message>
    <message id="draughts.promotion">
        <source>A man whose move ends on the last row of the other side becomes a king.</source>
        <translation>Un pion qui termine son coup sur la dernière rangée adverse devient dame.</translation>
    </message>
    <message id="draughts.promotion-at-rest">
        <source>A man that only passes over the last row during a capture and ends elsewhere remains a man.</source>
        <translation>Un pion qui ne fait que passer par la dernière rangée pendant une prise et finit ailleurs reste un pion.</translation>
    </message>
    <message id="draughts.king-next-turn">
        <source>Becoming a king ends the move. The new king moves as a king from its side’s next turn.</source>
        <translation>Quand un pion devient dame, le coup est fini. La nouvelle dame se déplace comme une dame dès le prochain tour de son camp.</translation>
    </message>
    <message id="draughts.huff-free-move">
        <source>Any move may be made, with or without a capture. A capture, once begun, goes on as long as it can.</source>
        <translation>On peut jouer n’importe quel coup, avec ou sans prise. Une prise commencée continue aussi longtemps qu’elle peut.</translation>
    </message>
    <message id="draughts.huff-offence">
        <source>It is an offence to take fewer pieces than the most that could be taken.</source>
        <translation>Un coup qui prend moins de pièces que le plus grand nombre possible est une faute.</translation>
    </message>
    <message id="draughts.huff-offence@any">
        <source>It is an offence to capture nothing when something could be captured.</source>
        <translation>Un coup sans prise alors qu’une prise était possible est une faute.</translation>
    </message>
    <message id="draughts.huff-take">
        <source>After an offence, before moving, the other side may remove one of the pieces that could have made the largest capture.</source>
        <translation>Après une faute, l’adversaire peut, avant de jouer, retirer une pièce qui aurait pu prendre le plus.</translation>
    </message>
    <message id="draughts.huff-take@any">
        <source>After an offence, before moving, the other side may remove one piece that could have captured.</source>
        <translation>Après une faute, l’adversaire peut, avant de jouer, retirer une pièce qui aurait pu prendre.</translation>
    </message>
    <message id="draughts.huff-then-move">
        <source>Huffing is not a turn: a normal move follows. Like a capture, it starts the count of moves towards a draw again.</source>
        <translation>Souffler n’est pas un tour&#x202f;: un coup normal suit. Comme une prise, cela remet à zéro le compte des coups jusqu’à la nulle.</translation>
    </message>
    <message id="draughts.win-all-captured">
        <source>Whoever has lost their last piece has lost the match.</source>
        <translation>La personne qui a perdu sa dernière pièce a perdu la partie.</translation>
    </message>
    <message id="draughts.win-blocked">
        <source>A player who has no legal move on their turn has lost.</source>
        <translation>Si on n’a aucun coup permis à son tour, on a perdu.</translation>
    </message>
    <message id="draughts.draw-repetition">
        <source>The match is drawn when the same position, with the same side to move, comes up for the third time.</source>
        <translation>La partie est nulle quand la même position, avec le même camp à jouer, se présente pour la troisième fois.</translation>
    </message>
    <message id="draughts.draw-twenty">
        <source>The match is drawn when each side has made 20 moves in a row without a capture.</source>
        <translation>La partie est nulle quand chaque camp a joué 20 coups de suite sans qu’aucune pièce soit prise.</translation>
    </message>
    <message id="draughts.draw-twenty@tournament">
        <source>The match is drawn when each side has made 25 moves in a row with kings alone and without a capture.</source>
        <translation>La partie est nulle quand chaque camp a joué 25 coups de suite avec des dames seulement et sans prise.</translation>
    </message>
    <message id="draughts.draw-agreed">
        <source>A draw may be offered once in a turn, before moving, and is answered at once. Players may also give up.</source>
        <translation>On peut proposer la nulle une fois par tour, avant de jouer&#x202f;; la réponse vient aussitôt. On peut aussi abandonner.</translation>
    </message>
    <message id="draughts.result">
        <source>The match ends with a win or a draw. There are no points.</source>
        <translation>La partie finit par une victoire ou une nulle. Il n’y a pas de points.</translation>
    </message>
    <message id="draughts.capture-duty">
        <source>A missed capture is not refused: the other side may huff a piece that should have captured.</source>
        <translation>Une prise oubliée n’est pas refusée&#x202f;: l’adversaire peut souffler une pièce qui aurait dû prendre.</translation>
    </message>
    <message id="draughts.majority">
        <source>Any complete capture may be chosen, even if another one takes more pieces.</source>
        <translation>On peut choisir n’importe quelle prise complète, même si une autre prend plus de pièces.</translation>
    </message>
    <message id="draughts.majority@huff">
        <source>Any complete capture may be chosen. Only a move without a capture can be an offence.</source>
        <translation>On peut choisir n’importe quelle prise complète. Seul un coup sans prise peut être une faute.</translation>
    </message>
    <message id="draughts.draw-rule">
        <source>A lone king draws after 16 moves each against three pieces that include a king, and after 5 against only one or two.</source>
        <translation>Une dame seule fait nulle après 16 coups de chacun contre trois pièces dont une dame&#x202f;; après 5 contre une dame, deux dames, ou une dame et un pion.</translation>
    </message>
    <message id="draughts.fewer-1">
        <source>Whoever has one man fewer begins without one in the middle of their first row.</source>
        <translation>Qui a un pion de moins commence sans l’un des pions du milieu de sa première rangée.</translation>
    </message>
    <message id="draughts.fewer-2">
        <source>Whoever has two men fewer begins without two in the middle of their first row.</source>
        <translation>Qui a deux pions de moins commence sans deux des pions du milieu de sa première rangée.</translation>
    </message>
    <message id="draughts.fewer-3">
        <source>Whoever has three men fewer begins without the three in the middle of their first row.</source>
        <translation>Qui a trois pions de moins commence sans les trois du milieu de sa première rangée.</translation>
    </message>
</context>
<context>
    <name>draughts</name>
    <message>
        <source>A capture that was missed</source>
        <translation>Une prise oubliée</translation>
    </message>
    <message>
        <source>Cannot be missed</source>
        <translation>Impossible&#x202f;: il faut prendre</translation>
    </message>
    <message>
        <source>Costs the piece: huffing</source>
        <translation>Coûte la pièce&#x202f;: on souffle</translation>
    </message>
    <message>
        <source>Several captures</source>
        <translation>Plusieurs prises</translation>
    </message>
    <message>
        <source>The one that takes the most</source>
        <translation>Celle qui prend le plus</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Choix libre</translation>
    </message>
    <message>
        <source>A draw in a long match</source>
        <translation>Nulle si la partie s’éternise</translation>
    </message>
    <message>
        <source>20 moves without a capture</source>
        <translation>20 coups sans prise</translation>
    </message>
    <message>
        <source>As in tournaments</source>
        <translation>Comme en tournoi</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>Jeu de dames</translation>
    </message>
    <message>
        <source>Capture all the other side’s pieces, or leave it without a move.</source>
        <translation>Prendre toutes les pièces de l’adversaire ou le laisser sans aucun coup.</translation>
    </message>
    <message>
        <source>Checkers on 100 squares</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Dames à 100 cases</translation>
    </message>
    <message>
        <source>board</source>
        <translation>damier</translation>
    </message>
    <message>
        <source>square {number}</source>
        <extracomment>A dark square, by its number.</extracomment>
        <translation>case {number}</translation>
    </message>
    <message>
        <source>light square</source>
        <translation>case claire</translation>
    </message>
    <message>
        <source>{player}: captured pieces</source>
        <extracomment>Where the captured pieces lie, beside the player who took them.</extracomment>
        <translation>{player}&#x202f;: pièces prises</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>dame blanche</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>dame noire</translation>
    </message>
    <message>
        <source>white man, captured</source>
        <translation>pion blanc, pris</translation>
    </message>
    <message>
        <source>black man, captured</source>
        <translation>pion noir, pris</translation>
    </message>
    <message>
        <source>white king, captured</source>
        <translation>dame blanche, prise</translation>
    </message>
    <message>
        <source>black king, captured</source>
        <translation>dame noire, prise</translation>
    </message>
    <message>
        <source>It is {player}’s turn with White.</source>
        <translation>À {player} de jouer avec les Blancs.</translation>
    </message>
    <message>
        <source>It is {player}’s turn with Black.</source>
        <translation>À {player} de jouer avec les Noirs.</translation>
    </message>
    <message>
        <source>{player} may huff a piece first, or just move.</source>
        <translation>{player} peut d’abord souffler une pièce, ou jouer tout de suite.</translation>
    </message>
    <message>
        <source>{player} cannot move and may huff a piece first.</source>
        <translation>{player} ne peut pas jouer, mais peut d’abord souffler une pièce.</translation>
    </message>
    <message>
        <source>The last piece is taken: {player} wins.</source>
        <translation>La dernière pièce est prise&#x202f;: {player} gagne.</translation>
    </message>
    <message>
        <source>The king alone has held out: the match is drawn.</source>
        <translation>La dame seule a tenu bon&#x202f;: la partie est nulle.</translation>
    </message>
    <message numerus="yes">
        <source>White: %n</source>
        <comment>pieces that are left</comment>
        <translation>
            <numerusform>Blancs&#x202f;: %n</numerusform>
            <numerusform>Blancs&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black: %n</source>
        <comment>pieces that are left</comment>
        <translation>
            <numerusform>Noirs&#x202f;: %n</numerusform>
            <numerusform>Noirs&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n pièce restante</numerusform>
            <numerusform>%n pièces restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>men</source>
        <translation>pions</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>taken from the other side</source>
        <translation>prises à l’adversaire</translation>
    </message>
    <message>
        <source>{way}</source>
        <comment>a move: 32-28</comment>
        <extracomment>A move on the score sheet: 32-28, 38x29. The same in all languages.</extracomment>
        <translation>{way}</translation>
    </message>
    <message>
        <source>{way}…</source>
        <extracomment>The part of a capture that has been played: 38x29</extracomment>
        <translation>{way}…</translation>
    </message>
    <message>
        <source>{player}: {here}x{there}…</source>
        <translation>{player}&#x202f;: {here}x{there}…</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Cette pièce est à {owner}.</translation>
    </message>
    <message>
        <source>A piece of the same side stands on {here}.</source>
        <translation>Une pièce du même camp est en {here}.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) without a capture</source>
        <extracomment>Beside the title, once it is many.</extracomment>
        <translation>
            <numerusform>%n coup sans prise</numerusform>
            <numerusform>%n coups sans prise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} must take %n piece(s).</source>
        <translation>
            <numerusform>{player} doit prendre %n pièce.</numerusform>
            <numerusform>{player} doit prendre %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} must make a capture.</source>
        <translation>{player} doit jouer une prise.</translation>
    </message>
    <message numerus="yes">
        <source>{player} must go on and take %n more piece(s).</source>
        <translation>
            <numerusform>{player} doit continuer et prendre encore %n pièce.</numerusform>
            <numerusform>{player} doit continuer et prendre encore %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} must go on capturing with the same piece.</source>
        <translation>{player} continue la prise avec la même pièce.</translation>
    </message>
    <message>
        <source>may be huffed</source>
        <comment>of a piece, on the table</comment>
        <translation>peut être soufflée</translation>
    </message>
    <message>
        <source>Huff</source>
        <translation>Souffler</translation>
    </message>
    <message>
        <source>two men on top of each other are a king: it goes any distance</source>
        <translation>deux pions l’un sur l’autre sont une dame&#x202f;: elle va aussi loin qu’elle veut</translation>
    </message>
    <message>
        <source>a pale piece has been jumped: it leaves when the capture is finished</source>
        <translation>une pièce pâle a été sautée&#x202f;: elle part quand la prise est terminée</translation>
    </message>
    <message>
        <source>Move {here}-{there}</source>
        <translation>Jouer {here}-{there}</translation>
    </message>
    <message>
        <source>Capture {here}x{there}</source>
        <translation>Prendre {here}x{there}</translation>
    </message>
    <message>
        <source>Move the piece on {here}</source>
        <translation>Jouer la pièce de la case {here}</translation>
    </message>
    <message>
        <source>Huff the piece on {here}</source>
        <translation>Souffler la pièce de la case {here}</translation>
    </message>
    <message>
        <source>Do not move</source>
        <translation>Ne pas jouer</translation>
    </message>
    <message>
        <source>{player}: {here}-{there}</source>
        <translation>{player}&#x202f;: {here}-{there}</translation>
    </message>
    <message>
        <source>{player}: {here}x{there}</source>
        <translation>{player}&#x202f;: {here}x{there}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) taken.</source>
        <translation>
            <numerusform>%n pièce prise.</numerusform>
            <numerusform>%n pièces prises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) taken, and the man becomes a king.</source>
        <translation>
            <numerusform>%n pièce prise, et le pion devient dame.</numerusform>
            <numerusform>%n pièces prises, et le pion devient dame.</numerusform>
        </translation>
    </message>
    <message>
        <source>The man becomes a king.</source>
        <translation>Le pion devient dame.</translation>
    </message>
    <message>
        <source>{player} huffs the piece on {here}.</source>
        <translation>{player} souffle la pièce de la case {here}.</translation>
    </message>
    <message>
        <source>That is not a dark square.</source>
        <translation>Ce n’est pas une case foncée.</translation>
    </message>
    <message>
        <source>This piece has no free square to go to.</source>
        <translation>Cette pièce n’a aucune case libre où aller.</translation>
    </message>
    <message>
        <source>The piece on {here} can take another piece.</source>
        <translation>La pièce de la case {here} peut encore prendre.</translation>
    </message>
    <message>
        <source>On {there} this capture is not finished.</source>
        <translation>Sur la case {there}, cette prise n’est pas terminée.</translation>
    </message>
    <message numerus="yes">
        <source>{way} takes more: %n piece(s).</source>
        <translation>
            <numerusform>{way} en prend plus&#x202f;: %n pièce.</numerusform>
            <numerusform>{way} en prend plus&#x202f;: %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{way} can be played: the piece on {here} can capture.</source>
        <translation>{way} est possible&#x202f;: la pièce de la case {here} peut prendre.</translation>
    </message>
    <message>
        <source>Several captures end there: they are played jump by jump.</source>
        <translation>Plusieurs prises finissent là&#x202f;: elles se jouent saut par saut.</translation>
    </message>
    <message numerus="yes">
        <source>This piece can go to %n square(s).</source>
        <translation>
            <numerusform>Cette pièce peut aller sur %n case.</numerusform>
            <numerusform>Cette pièce peut aller sur %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on {here} has been jumped and still stands there.</source>
        <translation>La pièce de la case {here} a été sautée et se trouve encore là.</translation>
    </message>
    <message>
        <source>The pieces on {here} and {there} stand directly behind each other.</source>
        <translation>Les pièces des cases {here} et {there} se trouvent l’une derrière l’autre.</translation>
    </message>
    <message>
        <source>A piece on {here} bars the way.</source>
        <translation>Une pièce sur la case {here} barre le passage.</translation>
    </message>
    <message>
        <source>The last move missed no capture.</source>
        <translation>Le dernier coup n’a oublié aucune prise.</translation>
    </message>
    <message>
        <source>One piece has been huffed already.</source>
        <translation>Une pièce a déjà été soufflée.</translation>
    </message>
    <message>
        <source>This piece could not have made the capture.</source>
        <translation>Cette pièce n’aurait pas pu faire la prise.</translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>C’est le seul coup.</translation>
    </message>
    <message numerus="yes">
        <source>This takes %n piece(s).</source>
        <translation>
            <numerusform>Ce coup prend %n pièce.</numerusform>
            <numerusform>Ce coup prend %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man becomes a king.</source>
        <translation>Ce pion devient dame.</translation>
    </message>
    <message>
        <source>This avoids the capture {way}.</source>
        <translation>Ce coup évite la prise {way}.</translation>
    </message>
    <message numerus="yes">
        <source>If pieces are taken after this move, more can be taken back: at least %n.</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Si une prise suit ce coup, davantage peut être repris&#x202f;: au moins %n pièce.</numerusform>
            <numerusform>Si une prise suit ce coup, davantage peut être repris&#x202f;: au moins %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever is moved, at least %n piece(s) can be taken.</source>
        <translation>
            <numerusform>Quel que soit le coup, au moins %n pièce peut être prise.</numerusform>
            <numerusform>Quel que soit le coup, au moins %n pièces peuvent être prises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gives up %n piece(s).</source>
        <translation>
            <numerusform>Ce coup abandonne %n pièce.</numerusform>
            <numerusform>Ce coup abandonne %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then this man is %n row(s) away from becoming a king.</source>
        <translation>
            <numerusform>Ce pion est alors à %n rangée de la dame.</numerusform>
            <numerusform>Ce pion est alors à %n rangées de la dame.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man goes to the middle of the board, and nothing can be taken.</source>
        <translation>Ce pion va au milieu du damier, et rien ne peut être pris.</translation>
    </message>
    <message>
        <source>At the edge nothing can jump this man.</source>
        <translation>Au bord, rien ne peut sauter ce pion.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} the king reaches %n square(s), and nothing can be taken.</source>
        <translation>
            <numerusform>De {square}, la dame atteint %n case, et rien ne peut être pris.</numerusform>
            <numerusform>De {square}, la dame atteint %n cases, et rien ne peut être pris.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be taken after this move.</source>
        <translation>Après ce coup, rien ne peut être pris.</translation>
    </message>
    <message>
        <source>Huffing wins a piece.</source>
        <translation>Souffler fait gagner une pièce.</translation>
    </message>
    <message numerus="yes">
        <source>{player} made the greatest capture: %n piece(s) in one move.</source>
        <translation>
            <numerusform>{player} a fait la plus grande prise&#x202f;: %n pièce en un coup.</numerusform>
            <numerusform>{player} a fait la plus grande prise&#x202f;: %n pièces en un coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got the first king, on move {number}.</source>
        <translation>{player} a obtenu la première dame, au coup {number}.</translation>
    </message>
    <message>
        <source>A king!</source>
        <comment>a man has just become one</comment>
        <translation>Une dame&#x202f;!</translation>
    </message>
    <message>
        <source>A chain of captures</source>
        <translation>Une rafle</translation>
    </message>
    <message>
        <source>The man jumps over one piece and can go on at once from where it lands. Only when the chain ends do the taken pieces leave the board.</source>
        <translation>Le pion saute par-dessus une pièce et peut continuer aussitôt de sa case d’arrivée. Les pièces prises ne quittent le damier qu’à la fin de la rafle.</translation>
    </message>
    <message>
        <source>Taking the most pieces</source>
        <translation>Prendre le plus de pièces</translation>
    </message>
    <message>
        <source>One man could take one piece, another man two. The capture that takes two has to be played.</source>
        <translation>Un pion pourrait prendre une pièce, un autre pourrait en prendre deux. Il faut jouer la prise de deux pièces.</translation>
    </message>
    <message>
        <source>A king captures from afar</source>
        <translation>Une dame prend de loin</translation>
    </message>
    <message>
        <source>The king flies along the free diagonal, over the piece, and lands on any empty square behind it: here, a little further on.</source>
        <translation>La dame file sur la diagonale libre, saute la pièce et se pose sur n’importe quelle case vide derrière&#x202f;: ici, un peu plus loin.</translation>
    </message>
    <message>
        <source>This threatens the capture {way}.</source>
        <translation>Ce coup menace de faire la prise {way}.</translation>
    </message>
    <message>
        <source>If pieces are taken after this move, as many can be taken back.</source>
        <translation>Si une prise suit ce coup, autant de pièces peuvent être reprises.</translation>
    </message>
    <message>
        <source>One man fewer</source>
        <comment>handicap</comment>
        <translation>Un pion de moins</translation>
    </message>
    <message>
        <source>Two men fewer</source>
        <comment>handicap</comment>
        <translation>Deux pions de moins</translation>
    </message>
    <message>
        <source>Three men fewer</source>
        <comment>handicap</comment>
        <translation>Trois pions de moins</translation>
    </message>
</context>
</TS>
