<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="nine_mens_morris.aim">
        <source>Each side closes rows of three, called mills, to remove the other side’s men until only two are left or none can move.</source>
        <translation>Chaque camp aligne trois pions pour fermer des moulins et retirer des pions adverses, jusqu’à ce qu’il n’en reste que deux ou qu’aucun ne puisse bouger.</translation>
    </message>
    <message id="nine_mens_morris.points-and-lines">
        <source>The men stand on the 24 points of three squares. Lines join the middles of the sides, and the corners too.</source>
        <translation>Les pions se posent sur les 24 croisements de trois carrés. Des lignes relient les milieux des côtés, et les coins.</translation>
    </message>
    <message id="nine_mens_morris.points-and-lines@classic">
        <source>The men stand on the 24 points of three squares. Lines join the middles of the sides, but not the corners.</source>
        <translation>Les pions se posent sur les 24 croisements de trois carrés. Des lignes relient les milieux des côtés, mais pas les coins.</translation>
    </message>
    <message id="nine_mens_morris.nine-men">
        <source>Each side has nine men in hand. The board is empty.</source>
        <translation>Chaque camp a neuf pions en main. Le plateau est vide.</translation>
    </message>
    <message id="nine_mens_morris.white-begins">
        <source>Whoever sits on the first seat plays White and begins. Then the two sides take turns.</source>
        <translation>La personne à la première place joue les Blancs et commence. Ensuite, on joue à tour de rôle.</translation>
    </message>
    <message id="nine_mens_morris.white-begins@random">
        <source>Lots are drawn to see who plays White. White begins, then the two sides take turns.</source>
        <translation>On tire au sort qui joue les Blancs. Les Blancs commencent, puis on joue à tour de rôle.</translation>
    </message>
    <message id="nine_mens_morris.mill">
        <source>Three men of one colour on the three points of one row form a mill.</source>
        <translation>Trois pions d’une même couleur alignés sur les trois croisements d’une ligne forment un moulin.</translation>
    </message>
    <message id="nine_mens_morris.mill-by-this-man">
        <source>Only a mill closed by the man just placed or moved counts. Mills that were there before earn nothing.</source>
        <translation>Seul compte un moulin fermé par le pion qui vient d’être posé ou déplacé. Les moulins d’avant ne rapportent rien.</translation>
    </message>
    <message id="nine_mens_morris.remove-one">
        <source>Whoever closes a mill must remove one of the other side’s men from the board. That ends the turn.</source>
        <translation>Quand on ferme un moulin, on doit retirer du plateau un pion adverse. Cela termine le tour.</translation>
    </message>
    <message id="nine_mens_morris.remove-one@each">
        <source>Whoever closes a mill must remove one of the other side’s men from the board before the turn ends.</source>
        <translation>Quand on ferme un moulin, on doit retirer du plateau un pion adverse avant la fin du tour.</translation>
    </message>
    <message id="nine_mens_morris.double-mill-one-man">
        <source>A man that closes two or three mills at once still removes only one man.</source>
        <translation>Un pion qui ferme deux ou trois moulins à la fois ne retire quand même qu’un seul pion.</translation>
    </message>
    <message id="nine_mens_morris.double-mill-one-man@each">
        <source>A man that closes two or three mills at once removes one man for each of them.</source>
        <translation>Un pion qui ferme deux ou trois moulins à la fois retire un pion pour chacun d’eux.</translation>
    </message>
    <message id="nine_mens_morris.mill-protected">
        <source>A man that stands in a mill cannot be removed.</source>
        <translation>Un pion qui se trouve dans un moulin ne peut pas être retiré.</translation>
    </message>
    <message id="nine_mens_morris.all-in-mills">
        <source>If all the other side’s men on the board stand in mills, any of them may be removed.</source>
        <translation>Si tous les pions adverses du plateau se trouvent dans des moulins, on peut retirer n’importe lequel.</translation>
    </message>
    <message id="nine_mens_morris.remove-opponent">
        <source>Only a man of the other side that is on the board can be removed, never one in hand.</source>
        <translation>On ne peut retirer qu’un pion adverse qui se trouve sur le plateau, jamais un pion en main.</translation>
    </message>
    <message id="nine_mens_morris.removed-for-good">
        <source>A removed man never comes back.</source>
        <translation>Un pion retiré ne revient jamais.</translation>
    </message>
    <message id="nine_mens_morris.mill-again">
        <source>A mill may be opened and closed again as often as its owner likes. Each time it is closed it counts.</source>
        <translation>On peut ouvrir et refermer un moulin aussi souvent qu’on veut. Chaque fermeture compte.</translation>
    </message>
    <message id="nine_mens_morris.place-one">
        <source>First the men are placed: one man from the hand in each turn. Nobody may pass while there are men in hand.</source>
        <translation>On pose d’abord les pions&#x202f;: à chaque tour, un pion de la main. Personne ne peut passer tant qu’il y a des pions en main.</translation>
    </message>
    <message id="nine_mens_morris.empty-point">
        <source>Men are placed on empty points only, and moved to empty points only.</source>
        <translation>On ne pose ou ne déplace un pion que sur un croisement vide.</translation>
    </message>
    <message id="nine_mens_morris.no-move-while-placing">
        <source>While men are being placed, no man on the board moves.</source>
        <translation>Tant qu’on pose les pions, aucun pion du plateau ne bouge.</translation>
    </message>
    <message id="nine_mens_morris.moving-starts">
        <source>When all 18 men have been placed, they are moved. Whoever placed first moves first.</source>
        <translation>Quand les 18 pions sont posés, on les déplace. La personne qui a posé en premier joue en premier.</translation>
    </message>
    <message id="nine_mens_morris.must-move">
        <source>The player whose turn it is moves exactly one of their own men. Nobody may pass.</source>
        <translation>À son tour, on déplace exactement un de ses pions. Personne ne peut passer.</translation>
    </message>
    <message id="nine_mens_morris.must-move@passes">
        <source>The player whose turn it is moves exactly one of their own men. Nobody who can move may pass.</source>
        <translation>À son tour, on déplace exactement un de ses pions. Si on peut bouger, on ne peut pas passer.</translation>
    </message>
    <message id="nine_mens_morris.own-man">
        <source>Players place and move only men of their own colour.</source>
        <translation>On ne pose et on ne déplace que des pions de sa propre couleur.</translation>
    </message>
    <message id="nine_mens_morris.aim@passes">
        <source>Each side closes rows of three, called mills, to remove the other side’s men until only two are left.</source>
        <translation>Chaque camp aligne trois pions pour fermer des moulins et retirer des pions adverses, jusqu’à ce qu’il n’en reste que deux.</translation>
    </message>
    <message id="nine_mens_morris.one-step">
        <source>A man moves along a drawn line to a neighbouring point.</source>
        <translation>Un pion suit une ligne tracée jusqu’à un croisement voisin.</translation>
    </message>
    <message id="nine_mens_morris.no-jump">
        <source>A man does not pass over another man or over a point.</source>
        <translation>Un pion ne passe pas par-dessus un autre pion ni par-dessus un croisement.</translation>
    </message>
    <message id="nine_mens_morris.flying-at-three">
        <source>A player with exactly three men left and none in hand may fly: move any of them to any empty point.</source>
        <translation>Quand on a exactement trois pions et plus aucun en main, on peut voler&#x202f;: déplacer un pion vers n’importe quel croisement vide.</translation>
    </message>
    <message id="nine_mens_morris.flying-each">
        <source>Only the number of a player’s own men counts for flying. Both players may fly at the same time.</source>
        <translation>Pour voler, seul compte le nombre de ses propres pions. Les deux camps peuvent voler en même temps.</translation>
    </message>
    <message id="nine_mens_morris.win-two-left">
        <source>Whoever has only two men left, on the board and in hand together, loses at once.</source>
        <translation>Si on n’a plus que deux pions, plateau et main réunis, on perd aussitôt.</translation>
    </message>
    <message id="nine_mens_morris.win-blocked">
        <source>Once all men are placed, a player who cannot move any man on their turn has lost.</source>
        <translation>Une fois tous les pions posés, si c’est à son tour de jouer et qu’on ne peut déplacer aucun pion, on a perdu.</translation>
    </message>
    <message id="nine_mens_morris.draw-repetition">
        <source>Once all men are placed, the match is drawn when the same position, with the same side to move, comes up for the third time.</source>
        <translation>Une fois tous les pions posés, la partie est nulle quand la même position revient pour la troisième fois et que c’est au même camp de jouer.</translation>
    </message>
    <message id="nine_mens_morris.draw-fifty">
        <source>Once all men are placed, the match is drawn after 50 moves in a row without a removal. The moves of both sides count.</source>
        <translation>Une fois tous les pions posés, la partie est nulle après 50 coups de suite sans retrait. On compte les coups des deux camps.</translation>
    </message>
    <message id="nine_mens_morris.draw-fifty@hundred">
        <source>Once all men are placed, the match is drawn after 100 moves in a row without a removal. The moves of both sides count.</source>
        <translation>Une fois tous les pions posés, la partie est nulle après 100 coups de suite sans retrait. On compte les coups des deux camps.</translation>
    </message>
    <message id="nine_mens_morris.draw-agreed">
        <source>A draw may be offered once in a turn, before placing or moving, and is answered at once.</source>
        <translation>On peut proposer la nulle une fois par tour, avant de poser ou de déplacer&#x202f;; la réponse vient aussitôt.</translation>
    </message>
    <message id="nine_mens_morris.resign">
        <source>Players may give up in their own turn, or instead of answering an offer. The other side wins.</source>
        <translation>On peut abandonner à son tour, ou au lieu de répondre à une proposition. L’autre camp gagne.</translation>
    </message>
    <message id="nine_mens_morris.result">
        <source>The match ends with a win or a draw. Removed men do not count. If a move wins, a draw no longer counts.</source>
        <translation>La partie se termine par une victoire ou une nulle. Les pions retirés ne comptent pas. Si un coup gagne, il n’y a plus de nulle.</translation>
    </message>
    <message id="nine_mens_morris.flying">
        <source>Nobody flies: with three men, too, a man moves along a line to a neighbouring point.</source>
        <translation>Personne ne vole&#x202f;: avec trois pions aussi, un pion suit une ligne jusqu’à un croisement voisin.</translation>
    </message>
    <message id="nine_mens_morris.blocked">
        <source>Whoever cannot move passes until a man can move again. A pass does not count as a move.</source>
        <translation>Si on ne peut pas bouger, on passe jusqu’à ce qu’un pion puisse bouger. Passer ne compte pas comme un coup.</translation>
    </message>
    <message id="nine_mens_morris.fewer-1">
        <source>Whoever has one man fewer places eight.</source>
        <translation>Qui a un pion de moins en pose huit.</translation>
    </message>
    <message id="nine_mens_morris.fewer-2">
        <source>Whoever has two men fewer places seven.</source>
        <translation>Qui a deux pions de moins en pose sept.</translation>
    </message>
</context>
<context>
    <name>nine_mens_morris</name>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>With diagonals</source>
        <translation>Avec diagonales</translation>
    </message>
    <message>
        <source>Without diagonals</source>
        <translation>Sans diagonales</translation>
    </message>
    <message>
        <source>Flying with three men</source>
        <translation>Voler avec trois pions</translation>
    </message>
    <message>
        <source>Several mills at once</source>
        <translation>Plusieurs moulins à la fois</translation>
    </message>
    <message>
        <source>Remove one man</source>
        <translation>Retirer un pion</translation>
    </message>
    <message>
        <source>One man for each mill</source>
        <translation>Un pion par moulin</translation>
    </message>
    <message>
        <source>Whoever cannot move</source>
        <translation>Si on ne peut pas bouger</translation>
    </message>
    <message>
        <source>Has lost</source>
        <translation>On a perdu</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>On passe</translation>
    </message>
    <message>
        <source>A draw in a long match</source>
        <translation>Nulle si la partie s’éternise</translation>
    </message>
    <message>
        <source>50 moves without a removal</source>
        <translation>50 coups sans retrait</translation>
    </message>
    <message>
        <source>100 moves without a removal</source>
        <translation>100 coups sans retrait</translation>
    </message>
    <message>
        <source>Nine Men’s Morris</source>
        <translation>Jeu du moulin</translation>
    </message>
    <message>
        <source>Close rows of three and remove the other side’s men until only two are left.</source>
        <translation>Aligner trois pions et retirer des pions adverses jusqu’à ce qu’il n’en reste que deux.</translation>
    </message>
    <message>
        <source>Mill, merels</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Marelle</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>point {name}</source>
        <extracomment>A point of the board, by its name: &quot;point d6&quot;.</extracomment>
        <translation>croisement {name}</translation>
    </message>
    <message>
        <source>{player}: men in hand</source>
        <extracomment>Where the men lie that are still to be placed.</extracomment>
        <translation>{player}&#x202f;: pions en main</translation>
    </message>
    <message>
        <source>{player}: removed men</source>
        <extracomment>Where the removed men lie, beside the player who removed them.</extracomment>
        <translation>{player}&#x202f;: pions retirés</translation>
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
        <source>{player} has three men left and may fly: any man, to any empty point.</source>
        <translation>{player} n’a plus que trois pions et peut voler&#x202f;: vers n’importe quel croisement vide.</translation>
    </message>
    <message>
        <source>No man has been removed for too long: the match is drawn.</source>
        <translation>Aucun pion n’a été retiré depuis trop longtemps&#x202f;: la partie est nulle.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <source>In hand: %n</source>
        <comment>men still to be placed</comment>
        <translation>
            <numerusform>En main&#x202f;: %n</numerusform>
            <numerusform>En main&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>in the mill just closed</source>
        <extracomment>Said of a man by screen readers, after its point.</extracomment>
        <translation>dans le moulin qui vient d’être fermé</translation>
    </message>
    <message>
        <source>protected by its mill</source>
        <extracomment>Said of a man by screen readers, after its point.</extracomment>
        <translation>protégé par son moulin</translation>
    </message>
    <message>
        <source>It is {player}’s turn to place a white man.</source>
        <translation>À {player} de poser un pion blanc.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to place a black man.</source>
        <translation>À {player} de poser un pion noir.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to move a white man.</source>
        <translation>À {player} de déplacer un pion blanc.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to move a black man.</source>
        <translation>À {player} de déplacer un pion noir.</translation>
    </message>
    <message>
        <source>All men are placed. It is {player}’s turn to move a white man along a line.</source>
        <translation>Tous les pions sont posés. À {player} de déplacer un pion blanc le long d’une ligne.</translation>
    </message>
    <message numerus="yes">
        <source>Mill! {player} must remove %n man/men of the other side.</source>
        <translation>
            <numerusform>Moulin&#x202f;! {player} doit retirer %n pion adverse.</numerusform>
            <numerusform>Moulin&#x202f;! {player} doit retirer %n pions adverses.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has only two men left: {player} wins.</source>
        <translation>{other} n’a plus que deux pions&#x202f;: {player} gagne.</translation>
    </message>
    <message>
        <source>{player} cannot move and must pass.</source>
        <translation>{player} ne peut pas bouger et doit passer.</translation>
    </message>
    <message numerus="yes">
        <source>White: %n</source>
        <comment>men that are left</comment>
        <translation>
            <numerusform>Blancs&#x202f;: %n</numerusform>
            <numerusform>Blancs&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black: %n</source>
        <comment>men that are left</comment>
        <translation>
            <numerusform>Noirs&#x202f;: %n</numerusform>
            <numerusform>Noirs&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>3 men: flies</source>
        <translation>3 pions&#x202f;: vole</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men left</source>
        <translation>
            <numerusform>%n pion restant</numerusform>
            <numerusform>%n pions restants</numerusform>
        </translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>sur le plateau</translation>
    </message>
    <message>
        <source>removed from the other side</source>
        <translation>retirés à l’adversaire</translation>
    </message>
    <message>
        <source>Placing</source>
        <extracomment>Beside the title: the first phase.</extracomment>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Beside the title: the second phase.</extracomment>
        <translation>Déplacement</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) without a removal</source>
        <extracomment>Beside the title, once it is many.</extracomment>
        <translation>
            <numerusform>%n coup sans retrait</numerusform>
            <numerusform>%n coups sans retrait</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Over the tray into which the man goes that is to be removed.</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>three men in a row are a mill: closing it removes a man of the other side</source>
        <translation>trois pions alignés font un moulin&#x202f;: le fermer, c’est retirer un pion adverse</translation>
    </message>
    <message>
        <source>with three men left they fly to any empty point</source>
        <translation>les trois derniers pions volent vers n’importe quel croisement vide</translation>
    </message>
    <message>
        <source>with three men, too, they go one step along a line</source>
        <translation>avec trois pions aussi, on avance d’un pas sur une ligne</translation>
    </message>
    <message>
        <source>Place on {there}</source>
        <translation>Poser sur {there}</translation>
    </message>
    <message>
        <source>Move {here}-{there}</source>
        <translation>Jouer {here}-{there}</translation>
    </message>
    <message>
        <source>Move the man on {here}</source>
        <translation>Jouer le pion sur {here}</translation>
    </message>
    <message>
        <source>Remove the man on {here}</source>
        <translation>Retirer le pion sur {here}</translation>
    </message>
    <message>
        <source>{player}: {there}</source>
        <translation>{player}&#x202f;: {there}</translation>
    </message>
    <message>
        <source>{player}: {here}-{there}</source>
        <translation>{player}&#x202f;: {here}-{there}</translation>
    </message>
    <message>
        <source>All men are placed.</source>
        <translation>Tous les pions sont posés.</translation>
    </message>
    <message>
        <source>A mill is closed.</source>
        <translation>Un moulin est fermé.</translation>
    </message>
    <message>
        <source>{player} removes the man on {here}.</source>
        <translation>{player} retire le pion sur {here}.</translation>
    </message>
    <message>
        <source>{player} may fly now.</source>
        <translation>{player} peut voler maintenant.</translation>
    </message>
    <message>
        <source>This man belongs to {owner}.</source>
        <translation>Ce pion est à {owner}.</translation>
    </message>
    <message>
        <source>A mill has just been closed: first one of the marked men must be removed.</source>
        <translation>Un moulin vient d’être fermé&#x202f;: il faut d’abord retirer un des pions marqués.</translation>
    </message>
    <message>
        <source>This man does not stand on the board.</source>
        <translation>Ce pion ne se trouve pas sur le plateau.</translation>
    </message>
    <message>
        <source>This man stands in the mill {first}, {second}, {third}.</source>
        <translation>Ce pion se trouve dans le moulin {first}, {second}, {third}.</translation>
    </message>
    <message>
        <source>No mill has been closed in this turn.</source>
        <translation>Aucun moulin n’a été fermé pendant ce tour.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men in hand must be placed first.</source>
        <translation>
            <numerusform>Il faut d’abord poser encore %n pion.</numerusform>
            <numerusform>Il faut d’abord poser encore %n pions.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man can go to any empty point.</source>
        <translation>Ce pion peut aller sur n’importe quel croisement vide.</translation>
    </message>
    <message>
        <source>That is not a point of the board.</source>
        <translation>Ce n’est pas un croisement du plateau.</translation>
    </message>
    <message>
        <source>A man already stands on {there}.</source>
        <translation>Il y a déjà un pion sur {there}.</translation>
    </message>
    <message>
        <source>This man has no empty point to go to.</source>
        <translation>Ce pion n’a aucun croisement vide où aller.</translation>
    </message>
    <message numerus="yes">
        <source>This man can go to %n point(s).</source>
        <translation>
            <numerusform>Ce pion peut aller sur %n croisement.</numerusform>
            <numerusform>Ce pion peut aller sur %n croisements.</numerusform>
        </translation>
    </message>
    <message>
        <source>A man stands in between, on {between}.</source>
        <translation>Un pion se trouve entre les deux, sur {between}.</translation>
    </message>
    <message>
        <source>The point {between} lies in between.</source>
        <translation>Le croisement {between} se trouve entre les deux.</translation>
    </message>
    <message>
        <source>No line leads directly from {here} to {there}.</source>
        <translation>Aucune ligne ne relie directement {here} à {there}.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men can still move.</source>
        <translation>
            <numerusform>%n pion peut encore bouger.</numerusform>
            <numerusform>%n pions peuvent encore bouger.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>C’est le seul coup.</translation>
    </message>
    <message>
        <source>This wins the match.</source>
        <translation>Ce coup gagne la partie.</translation>
    </message>
    <message>
        <source>This closes a mill.</source>
        <translation>Ce coup ferme un moulin.</translation>
    </message>
    <message>
        <source>This stops a mill of the other side.</source>
        <translation>Ce coup empêche un moulin adverse.</translation>
    </message>
    <message>
        <source>This opens a mill that can be closed again.</source>
        <translation>Ce coup ouvre un moulin qui pourra être refermé.</translation>
    </message>
    <message numerus="yes">
        <source>On {point}, %n row(s) meet in which a mill can be closed.</source>
        <translation>
            <numerusform>En {point} passe %n rangée où un moulin peut être fermé.</numerusform>
            <numerusform>En {point} se croisent %n rangées où un moulin peut être fermé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the men of the other side can go to %n point(s), instead of {before}.</source>
        <translation>
            <numerusform>Les pions adverses peuvent alors aller à %n croisement au lieu de {before}.</numerusform>
            <numerusform>Les pions adverses peuvent alors aller à %n croisements au lieu de {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this the other side cannot close a mill at once.</source>
        <translation>Après cela, l’autre camp ne peut pas fermer tout de suite un moulin.</translation>
    </message>
    <message>
        <source>Whatever is moved, the other side can close a mill.</source>
        <translation>Quel que soit le coup, l’autre camp peut fermer un moulin.</translation>
    </message>
    <message>
        <source>This man goes to {point}, though the other side can close a mill.</source>
        <translation>Ce pion va en {point}, bien que l’autre camp puisse fermer un moulin.</translation>
    </message>
    <message>
        <source>This man could soon close a mill.</source>
        <translation>Ce pion pourrait bientôt fermer un moulin.</translation>
    </message>
    <message>
        <source>This man stood in the way of a mill.</source>
        <translation>Ce pion faisait obstacle à un moulin.</translation>
    </message>
    <message>
        <source>This man had another one beside it, in a row that is still open.</source>
        <translation>Ce pion en avait un autre avec lui, dans une rangée encore ouverte.</translation>
    </message>
    <message numerus="yes">
        <source>This man could have gone on to %n point(s).</source>
        <translation>
            <numerusform>Ce pion aurait pu aller à %n croisement.</numerusform>
            <numerusform>Ce pion aurait pu aller à %n croisements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the other side has %n man/men left.</source>
        <comment>on the board and in hand</comment>
        <translation>
            <numerusform>Il reste alors %n pion à l’autre camp.</numerusform>
            <numerusform>Il reste alors %n pions à l’autre camp.</numerusform>
        </translation>
    </message>
    <message>
        <source>No man can move.</source>
        <translation>Aucun pion ne peut bouger.</translation>
    </message>
    <message numerus="yes">
        <source>{player} closed mills most often: %n time(s).</source>
        <translation>
            <numerusform>{player} a fermé des moulins le plus souvent&#x202f;: %n fois.</numerusform>
            <numerusform>{player} a fermé des moulins le plus souvent&#x202f;: %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} closed the first mill.</source>
        <translation>{player} a fermé le premier moulin.</translation>
    </message>
    <message>
        <source>Mill!</source>
        <comment>a mill has just been closed</comment>
        <translation>Moulin&#x202f;!</translation>
    </message>
    <message>
        <source>Closing a mill</source>
        <translation>Fermer un moulin</translation>
    </message>
    <message>
        <source>The third man stands in a row with two others: a mill. A man of the other side is taken off the board at once.</source>
        <translation>Le troisième pion s’aligne avec deux autres&#x202f;: c’est un moulin. Un pion de l’autre camp est aussitôt retiré du plateau.</translation>
    </message>
    <message>
        <source>Opening and closing a mill</source>
        <translation>Ouvrir et refermer un moulin</translation>
    </message>
    <message>
        <source>White moves a man out of the mill and, in the next turn, back in again. The mill is closed anew, and another black man has to go.</source>
        <translation>Les Blancs sortent un pion du moulin et le ramènent au coup suivant. Le moulin est de nouveau fermé, et un pion noir doit partir.</translation>
    </message>
    <message>
        <source>White has just three men left, so a man may go to any empty point, across the whole board, and here it closes a mill.</source>
        <translation>Les Blancs n’ont plus que trois pions&#x202f;: un pion peut aller sur n’importe quel croisement vide, d’un bout à l’autre du plateau, et ici il ferme un moulin.</translation>
    </message>
    <message>
        <source>This makes two in a row: a man on {point} would close the mill.</source>
        <translation>Cela fait deux pions alignés&#x202f;: un pion en {point} fermerait le moulin.</translation>
    </message>
    <message numerus="yes">
        <source>From {point} this man can go on to %n point(s).</source>
        <translation>
            <numerusform>De {point}, ce pion pourra aller à %n croisement.</numerusform>
            <numerusform>De {point}, ce pion pourra aller à %n croisements.</numerusform>
        </translation>
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
</context>
</TS>
