<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="athletic_games.aim">
        <source>Be the first to win five medals. Getting rid of a whole hand in a single turn wins one.</source>
        <translation>Gagner cinq médailles avant tout le monde. On en gagne une en posant toute sa main dans un même tour.</translation>
    </message>
    <message id="athletic_games.aim@medals-3">
        <source>Be the first to win three medals. Getting rid of a whole hand in a single turn wins one.</source>
        <translation>Gagner trois médailles avant tout le monde. On en gagne une en posant toute sa main dans un même tour.</translation>
    </message>
    <message id="athletic_games.deck-60">
        <source>There are 60 cards in six colours. Each colour has its own sport and the values 1 to 10.</source>
        <translation>Il y a 60 cartes de six couleurs. Chaque couleur a son sport et les valeurs de 1 à 10.</translation>
    </message>
    <message id="athletic_games.deal-seven">
        <source>Each player is dealt seven cards, which nobody else may see.</source>
        <translation>Chacun reçoit sept cartes, que personne d’autre ne peut voir.</translation>
    </message>
    <message id="athletic_games.circle-of-five">
        <source>Five cards are laid face up in a circle: five places with one card each.</source>
        <translation>Cinq cartes sont posées en cercle, face visible&#x202f;: cinq emplacements avec une carte chacun.</translation>
    </message>
    <message id="athletic_games.stock">
        <source>The other cards lie face down in the middle as the stock.</source>
        <translation>Les autres cartes forment la pioche au milieu, face cachée.</translation>
    </message>
    <message id="athletic_games.youngest-starts">
        <source>The youngest player takes the first seat and begins.</source>
        <translation>La personne la plus jeune prend la première place et commence.</translation>
    </message>
    <message id="athletic_games.clockwise">
        <source>Turns go clockwise, one player after another. Nobody is skipped.</source>
        <translation>On joue à tour de rôle dans le sens horaire. On ne saute personne.</translation>
    </message>
    <message id="athletic_games.fit-same-value">
        <source>A card fits on a card of the same value, whatever their colours.</source>
        <translation>Une carte va sur une carte de même valeur, quelles que soient leurs couleurs.</translation>
    </message>
    <message id="athletic_games.fit-neighbour">
        <source>A card fits on a card of the same colour whose value is exactly 1 higher or lower.</source>
        <translation>Une carte va sur une carte de même couleur qui vaut exactement 1 de plus ou de moins.</translation>
    </message>
    <message id="athletic_games.no-wrap">
        <source>1 and 10 are not neighbours, not even in the same colour.</source>
        <translation>1 et 10 ne se suivent pas, même dans la même couleur.</translation>
    </message>
    <message id="athletic_games.must-fit">
        <source>Only a card of the same value, or of the same colour and 1 higher or lower, may be laid on a card.</source>
        <translation>Sur une carte ne va qu’une carte de même valeur, ou de même couleur avec 1 de plus ou de moins.</translation>
    </message>
    <message id="athletic_games.own-turn">
        <source>Only the player whose turn it is may act, and only with cards from their own hand.</source>
        <translation>Seule la personne dont c’est le tour peut agir, et seulement avec les cartes de sa main.</translation>
    </message>
    <message id="athletic_games.play-on-pile">
        <source>Cards from the hand are laid on piles where they fit: as many as the player likes, one after another, on any of the piles.</source>
        <translation>Les cartes de la main se posent sur les tas qui conviennent&#x202f;: autant qu’on veut, l’une après l’autre, sur n’importe lequel des tas.</translation>
    </message>
    <message id="athletic_games.play-on-pile@when-stuck">
        <source>Cards from the hand are laid on piles where they fit, one after another, on any of the piles.</source>
        <translation>Les cartes de la main se posent sur les tas qui conviennent, l’une après l’autre, sur n’importe lequel des tas.</translation>
    </message>
    <message id="athletic_games.reference-is-top">
        <source>Only the top card of a pile counts. The cards below it no longer matter.</source>
        <translation>Seule la carte du dessus d’un tas compte. Celles qui sont dessous ne comptent plus.</translation>
    </message>
    <message id="athletic_games.pile-move-whole">
        <source>During a turn, a whole pile may be moved onto another, as often as the player likes. Nobody has to.</source>
        <translation>Pendant un tour, on peut déplacer un tas entier sur un autre, aussi souvent qu’on veut. Personne n’y est obligé.</translation>
    </message>
    <message id="athletic_games.pile-move-whole@free">
        <source>During a turn, piles may be moved onto others, whole or card by card, as often as the player likes. Nobody has to.</source>
        <translation>Pendant un tour, on peut déplacer des tas sur d’autres, entiers ou carte par carte, aussi souvent qu’on veut. Personne n’y est obligé.</translation>
    </message>
    <message id="athletic_games.pile-move-from-top">
        <source>A pile moves card by card from the top, and each card must fit where it lands. If the first one fits, they all do.</source>
        <translation>Un tas se déplace carte par carte en partant du dessus&#x202f;; chaque carte doit convenir là où elle arrive. Si la première convient, toutes conviennent.</translation>
    </message>
    <message id="athletic_games.pile-move-reverses">
        <source>So moving a pile reverses its order: the card that was at the bottom is now on top.</source>
        <translation>L’ordre d’un tas déplacé s’inverse donc&#x202f;: la carte qui était tout en bas est maintenant dessus.</translation>
    </message>
    <message id="athletic_games.pile-move-target">
        <source>A pile moves only onto another pile, never onto its own place or into a hole.</source>
        <translation>Un tas ne va que sur un autre tas, jamais sur son propre emplacement ni dans un trou.</translation>
    </message>
    <message id="athletic_games.pile-move-makes-hole">
        <source>The place that a pile leaves becomes a hole.</source>
        <translation>L’emplacement que le tas a quitté est maintenant un trou.</translation>
    </message>
    <message id="athletic_games.hole-any-card">
        <source>Any card from the hand may be laid in a hole, where it begins a new pile.</source>
        <translation>N’importe quelle carte de la main peut être posée dans un trou. Elle commence un nouveau tas.</translation>
    </message>
    <message id="athletic_games.hole-hand-only">
        <source>A player fills a hole only with a card from the hand, never with a card from another place.</source>
        <translation>On ne remplit un trou qu’avec une carte de sa main, jamais avec une carte d’un autre emplacement.</translation>
    </message>
    <message id="athletic_games.holes-several">
        <source>Several holes may be open at once. A player may fill them later in the turn, or leave them.</source>
        <translation>Plusieurs trous peuvent être ouverts à la fois. On peut les remplir plus tard dans le tour, ou les laisser.</translation>
    </message>
    <message id="athletic_games.holes-several@when-stuck">
        <source>Several holes may be open at once. A player may fill them later in the turn.</source>
        <translation>Plusieurs trous peuvent être ouverts à la fois. On peut les remplir plus tard dans le tour.</translation>
    </message>
    <message id="athletic_games.all-out-medal">
        <source>Whoever lays down their last card takes a medal at once, and the turn is over.</source>
        <translation>La personne qui pose la dernière carte de sa main prend aussitôt une médaille, et le tour est fini.</translation>
    </message>
    <message id="athletic_games.refill-seven">
        <source>After winning a medal, a player draws seven new cards. Then the next player’s turn begins.</source>
        <translation>Après une médaille, on pioche sept nouvelles cartes, et le tour suivant commence.</translation>
    </message>
    <message id="athletic_games.refill-three">
        <source>Whoever stops with cards in hand keeps them, wins no medal and draws three more. Then the next player’s turn begins.</source>
        <translation>Si on s’arrête avec des cartes en main, on les garde, on ne gagne pas de médaille et on pioche trois cartes. Puis le tour suivant commence.</translation>
    </message>
    <message id="athletic_games.no-hand-limit">
        <source>A hand may grow without limit, but all of it must go in one turn to win a medal.</source>
        <translation>Une main peut grandir sans limite, et il faut la poser en entier dans un même tour pour une médaille.</translation>
    </message>
    <message id="athletic_games.medal-1">
        <source>Whoever is 1 medal ahead begins with it.</source>
        <translation>Qui a 1 médaille d’avance la reçoit dès le début.</translation>
    </message>
    <message id="athletic_games.medal-2">
        <source>Whoever is 2 medals ahead begins with both of them.</source>
        <translation>Qui a 2 médailles d’avance les reçoit dès le début.</translation>
    </message>
    <message id="athletic_games.stop-any-time">
        <source>A player may end the turn at any moment, even if a card still fits.</source>
        <translation>On peut finir son tour à tout moment, même s’il reste une carte qu’on pourrait poser.</translation>
    </message>
    <message id="athletic_games.holes-stay">
        <source>Holes that are open at the end of a turn stay open for the next player.</source>
        <translation>Les trous encore ouverts à la fin d’un tour restent ouverts pour le tour suivant.</translation>
    </message>
    <message id="athletic_games.rebuild">
        <source>When the stock is empty, the top cards stay, and all the cards below them are shuffled to make a new stock.</source>
        <translation>Quand la pioche est vide, les cartes du dessus restent et toutes celles qui sont dessous sont mélangées en une nouvelle pioche.</translation>
    </message>
    <message id="athletic_games.rebuild-moment">
        <source>This happens as soon as the last card is drawn, even in the middle of drawing.</source>
        <translation>Cela se fait dès que la dernière carte est piochée, même si l’on n’a pas fini de piocher.</translation>
    </message>
    <message id="athletic_games.short-draw">
        <source>If there are no covered cards to shuffle, only the cards that are left are drawn, perhaps none.</source>
        <translation>Si aucune carte n’est recouverte, on ne pioche que ce qui reste, peut-être rien.</translation>
    </message>
    <message id="athletic_games.empty-hand-turn">
        <source>Whoever begins a turn without cards can only end it and draw three.</source>
        <translation>Si on commence son tour sans cartes, on ne peut que le finir et piocher trois cartes.</translation>
    </message>
    <message id="athletic_games.five-medals">
        <source>Whoever takes a fifth medal wins, and the match ends at once.</source>
        <translation>La personne qui prend une cinquième médaille gagne, et la partie s’arrête aussitôt.</translation>
    </message>
    <message id="athletic_games.five-medals@medals-3">
        <source>Whoever takes a third medal wins, and the match ends at once.</source>
        <translation>La personne qui prend une troisième médaille gagne, et la partie s’arrête aussitôt.</translation>
    </message>
    <message id="athletic_games.standstill">
        <source>The match also ends when all players, one after another, end a turn without laying, moving or drawing a card.</source>
        <translation>La partie s’arrête aussi quand, l’un après l’autre, tous finissent un tour sans poser, déplacer ni piocher de carte.</translation>
    </message>
    <message id="athletic_games.turn-limit">
        <source>The match also ends when everyone has had 40 turns.</source>
        <translation>La partie s’arrête aussi quand chacun a joué 40 tours.</translation>
    </message>
    <message id="athletic_games.turn-limit@turns-20">
        <source>The match also ends when everyone has had 20 turns.</source>
        <translation>La partie s’arrête aussi quand chacun a joué 20 tours.</translation>
    </message>
    <message id="athletic_games.turn-limit@turns-100">
        <source>The match also ends when everyone has had 100 turns.</source>
        <translation>La partie s’arrête aussi quand chacun a joué 100 tours.</translation>
    </message>
    <message id="athletic_games.tie-break">
        <source>Then whoever has the most medals wins. If players tie, it is whoever has the fewest cards in hand. If those are equal too, they share the victory.</source>
        <translation>La victoire va alors à la personne qui a le plus de médailles&#x202f;; à égalité, à celle qui a le moins de cartes en main&#x202f;; si l’égalité demeure, elle est partagée.</translation>
    </message>
    <message id="athletic_games.stop-when-stuck">
        <source>A turn may only end when no card from the hand can be laid on a pile or in a hole.</source>
        <translation>Un tour ne peut finir que si aucune carte de la main ne va sur un tas ni dans un trou.</translation>
    </message>
    <message id="athletic_games.take-back">
        <source>Nothing is taken back: what has been laid or moved stays, and a turn that has ended is over.</source>
        <translation>On ne revient pas en arrière&#x202f;: ce qui est posé ou déplacé le reste, et un tour fini est fini.</translation>
    </message>
    <message id="athletic_games.refill-holes">
        <source>At the end of a turn, after drawing, each hole is filled from the stock as long as there are cards.</source>
        <translation>À la fin d’un tour, après la pioche, chaque trou reçoit une carte de la pioche tant qu’il y en a.</translation>
    </message>
    <message id="athletic_games.free-card-moves">
        <source>The top card of a pile may move alone onto any pile where it fits. A place that is left empty becomes a hole.</source>
        <translation>La carte du dessus d’un tas peut aller seule sur n’importe quel tas qui convient. Un emplacement vidé devient un trou.</translation>
    </message>
    <message id="athletic_games.no-repeat">
        <source>No move may bring back a position of the piles and the hand that has already come up in this turn.</source>
        <translation>Aucun coup ne peut ramener une disposition des tas et de la main déjà vue sur la table pendant ce tour.</translation>
    </message>
</context>
<context>
    <name>athletic_games</name>
    <message>
        <source>Medals to win</source>
        <translation>Médailles pour gagner</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of medals</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of medals</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>A turn ends</source>
        <translation>Un tour finit</translation>
    </message>
    <message>
        <source>at any time</source>
        <comment>of the end of a turn</comment>
        <translation>à tout moment</translation>
    </message>
    <message>
        <source>when no card fits</source>
        <comment>of the end of a turn</comment>
        <translation>si rien ne va</translation>
    </message>
    <message>
        <source>Taking back moves during the turn</source>
        <translation>Revenir en arrière pendant le tour</translation>
    </message>
    <message>
        <source>Most turns for each player</source>
        <translation>Tours par personne, au plus</translation>
    </message>
    <message>
        <source>1 medal ahead</source>
        <comment>handicap</comment>
        <translation>1 médaille d’avance</translation>
    </message>
    <message>
        <source>2 medals ahead</source>
        <comment>handicap</comment>
        <translation>2 médailles d’avance</translation>
    </message>
    <message>
        <source>Lay down every card in one turn to win a medal. Medals win the match.</source>
        <translation>Pose toutes tes cartes en un seul tour pour gagner une médaille. Les médailles font gagner la partie.</translation>
    </message>
    <message>
        <source>Holes at the end of a turn</source>
        <translation>Les trous à la fin d’un tour</translation>
    </message>
    <message>
        <source>stay open</source>
        <comment>of holes</comment>
        <translation>restent ouverts</translation>
    </message>
    <message>
        <source>are filled from the stock</source>
        <comment>of holes</comment>
        <translation>sont remplis avec la pioche</translation>
    </message>
    <message>
        <source>Single cards of a pile may move</source>
        <translation>Une carte seule d’un tas peut se déplacer</translation>
    </message>
    <message>
        <source>20</source>
        <comment>number of turns</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>40</source>
        <comment>number of turns</comment>
        <translation>40</translation>
    </message>
    <message>
        <source>100</source>
        <comment>number of turns</comment>
        <translation>100</translation>
    </message>
    <message>
        <source>Athletic Games</source>
        <translation>Jeux athlétiques</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn: that wins a medal.</source>
        <translation>
            <numerusform>On peut poser la dernière carte pendant ce tour&#x202f;: c’est une médaille.</numerusform>
            <numerusform>On peut poser les %n cartes pendant ce tour&#x202f;: c’est une médaille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn, if the pile with the {card} moves now.</source>
        <translation>
            <numerusform>On peut poser la dernière carte pendant ce tour, si le {card} se déplace maintenant avec son tas.</numerusform>
            <numerusform>On peut poser les %n cartes pendant ce tour, si le {card} se déplace maintenant avec son tas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go in this turn, but %n of them can.</source>
        <translation>
            <numerusform>On ne peut pas poser toutes les cartes pendant ce tour, mais on peut en poser une.</numerusform>
            <numerusform>On ne peut pas poser toutes les cartes pendant ce tour, mais on peut en poser %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go, but %n more can, if the pile with the {card} moves now.</source>
        <translation>
            <numerusform>On ne peut pas poser toutes les cartes, mais on peut encore en poser une si le {card} se déplace maintenant avec son tas.</numerusform>
            <numerusform>On ne peut pas poser toutes les cartes, mais on peut encore en poser %n si le {card} se déplace maintenant avec son tas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) can go in this turn, if the {card} moves alone now.</source>
        <translation>
            <numerusform>On peut poser la dernière carte pendant ce tour, si le {card} se déplace seul maintenant.</numerusform>
            <numerusform>On peut poser les %n cartes pendant ce tour, si le {card} se déplace seul maintenant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all cards can go, but %n more can, if the {card} moves alone now.</source>
        <translation>
            <numerusform>On ne peut pas poser toutes les cartes, mais on peut encore en poser une si le {card} se déplace seul maintenant.</numerusform>
            <numerusform>On ne peut pas poser toutes les cartes, mais on peut encore en poser %n si le {card} se déplace seul maintenant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n more card(s) can go in this turn.</source>
        <translation>
            <numerusform>On peut poser au moins %n carte de plus pendant ce tour.</numerusform>
            <numerusform>On peut poser au moins %n cartes de plus pendant ce tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>This pile can move, and then any card goes into the hole.</source>
        <translation>Ce tas peut se déplacer, et ensuite n’importe quelle carte va dans le trou.</translation>
    </message>
    <message>
        <source>This card fits.</source>
        <translation>Cette carte va bien ici.</translation>
    </message>
    <message>
        <source>No more cards can be laid in this turn.</source>
        <translation>On ne peut plus poser de carte pendant ce tour.</translation>
    </message>
    <message>
        <source>There seems to be no way to lay another card in this turn.</source>
        <translation>Il ne semble plus possible de poser une autre carte pendant ce tour.</translation>
    </message>
    <message>
        <source>Stopping here gives the best chances in the next turns.</source>
        <translation>S’arrêter ici donne les meilleures chances pour les prochains tours.</translation>
    </message>
    <message>
        <source>It is time to draw new cards.</source>
        <translation>Il est temps de piocher de nouvelles cartes.</translation>
    </message>
    <message>
        <source>Cards come from the stock only at the end of a turn.</source>
        <translation>Les cartes ne viennent de la pioche qu’à la fin d’un tour.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Chacun ne pose que des cartes de sa propre main.</translation>
    </message>
    <message>
        <source>A medal comes by itself when the last card in hand is laid.</source>
        <translation>Une médaille vient d’elle-même quand la dernière carte de la main est posée.</translation>
    </message>
    <message>
        <source>Cards from the hand go onto the five places of the circle.</source>
        <translation>Les cartes de la main vont sur les cinq emplacements du cercle.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}, only another {value}, the {below} or the {above}.</source>
        <translation>Le {card} ne va pas sur le {top}, seulement un {value}, le {below} ou le {above}.</translation>
    </message>
    <message>
        <source>The {card} does not fit on the {top}, only another {value} or the {next}.</source>
        <translation>Le {card} ne va pas sur le {top}, seulement un {value} ou le {next}.</translation>
    </message>
    <message>
        <source>The {card} fits on none of the piles.</source>
        <translation>Le {card} ne va sur aucun tas.</translation>
    </message>
    <message>
        <source>The {card} is on top, and it does not fit on the {top}.</source>
        <translation>Le {card} est dessus, et il ne va pas sur le {top}.</translation>
    </message>
    <message>
        <source>The {card} is on top, and it fits on no other pile.</source>
        <translation>Le {card} est dessus, et il ne va sur aucun autre tas.</translation>
    </message>
    <message>
        <source>Place {number} is a hole: it waits for a card from the hand.</source>
        <translation>L’emplacement {number} est un trou&#x202f;: il attend une carte de la main.</translation>
    </message>
    <message>
        <source>The {card} can still be laid down.</source>
        <translation>Le {card} peut encore être posé.</translation>
    </message>
    <message>
        <source>blue {value}</source>
        <comment>name of a card</comment>
        <translation>{value} bleu</translation>
    </message>
    <message>
        <source>purple {value}</source>
        <comment>name of a card</comment>
        <translation>{value} violet</translation>
    </message>
    <message>
        <source>pink {value}</source>
        <comment>name of a card</comment>
        <translation>{value} rose</translation>
    </message>
    <message>
        <source>orange {value}</source>
        <comment>name of a card</comment>
        <translation>{value} orange</translation>
    </message>
    <message>
        <source>yellow {value}</source>
        <comment>name of a card</comment>
        <translation>{value} jaune</translation>
    </message>
    <message>
        <source>red {value}</source>
        <comment>name of a card</comment>
        <translation>{value} rouge</translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>button</comment>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>la même valeur</translation>
    </message>
    <message>
        <source>one higher or lower in the same colour</source>
        <translation>un de plus ou de moins dans la même couleur</translation>
    </message>
    <message>
        <source>1 and 10 do not fit</source>
        <translation>1 et 10 ne vont pas ensemble</translation>
    </message>
    <message>
        <source>in a hole: any card from the hand</source>
        <translation>dans un trou&#x202f;: toute carte de la main</translation>
    </message>
    <message>
        <source>a whole pile moves if its top card fits, and its order is reversed</source>
        <translation>un tas entier se déplace si sa carte du dessus convient, et son ordre s’inverse</translation>
    </message>
    <message>
        <source>rest on a pile, or hold it down, to see all its cards</source>
        <translation>rester sur un tas, ou appuyer longtemps dessus, pour voir toutes ses cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s)</source>
        <translation>
            <numerusform>%n médaille</numerusform>
            <numerusform>%n médailles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to %n medal(s)</source>
        <translation>
            <numerusform>Victoire à la première médaille</numerusform>
            <numerusform>Victoire à %n médailles</numerusform>
        </translation>
    </message>
    <message>
        <source>hole</source>
        <comment>written on an empty place of the circle</comment>
        <translation>trou</translation>
    </message>
    <message>
        <source>Medals to be won</source>
        <translation>Médailles à gagner</translation>
    </message>
    <message>
        <source>Medals of {player}</source>
        <translation>Médailles&#x202f;: {player}</translation>
    </message>
    <message>
        <source>medal</source>
        <comment>name of a token</comment>
        <translation>médaille</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Place {number}</source>
        <comment>one of the five places of the circle</comment>
        <translation>Emplacement {number}</translation>
    </message>
    <message>
        <source>Lay the {card} on the {top}</source>
        <comment>a possible move</comment>
        <translation>Poser le {card} sur le {top}</translation>
    </message>
    <message>
        <source>Lay the {card} in the hole, place {number}</source>
        <comment>a possible move</comment>
        <translation>Poser le {card} dans le trou, emplacement&#xa0;{number}</translation>
    </message>
    <message numerus="yes">
        <source>Move the pile of %n card(s) with the {card} onto the {top}</source>
        <translation>
            <numerusform>Déplacer le {card} sur le {top}</numerusform>
            <numerusform>Déplacer le {card} et son tas de %n cartes sur le {top}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move only the {card} onto the {top}</source>
        <comment>a possible move</comment>
        <translation>Déplacer seulement le {card} sur le {top}</translation>
    </message>
    <message>
        <source>Only the {card}</source>
        <comment>how much of a pile is to move</comment>
        <translation>Seulement le {card}</translation>
    </message>
    <message numerus="yes">
        <source>The whole pile: %n card(s)</source>
        <comment>how much of a pile is to move</comment>
        <translation>
            <numerusform>Tout le tas&#x202f;: %n carte</numerusform>
            <numerusform>Tout le tas&#x202f;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>a possible move</comment>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>{player} lays the {card} on the {top}.</source>
        <translation>{player} pose le {card} sur le {top}.</translation>
    </message>
    <message>
        <source>{player} lays the {card} in a hole.</source>
        <translation>{player} pose le {card} dans un trou.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n card(s) onto the {top}.</source>
        <translation>
            <numerusform>{player} déplace %n carte sur le {top}.</numerusform>
            <numerusform>{player} déplace %n cartes sur le {top}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now the {card} is on top.</source>
        <translation>Le {card} est maintenant dessus.</translation>
    </message>
    <message numerus="yes">
        <source>{player} ends the turn and draws %n card(s).</source>
        <translation>
            <numerusform>{player} finit le tour et pioche %n carte.</numerusform>
            <numerusform>{player} finit le tour et pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ends the turn and has nothing to draw.</source>
        <translation>{player} finit le tour et n’a rien à piocher.</translation>
    </message>
    <message numerus="yes">
        <source>A medal for {player}, who draws %n card(s).</source>
        <translation>
            <numerusform>{player} gagne une médaille et pioche %n carte.</numerusform>
            <numerusform>{player} gagne une médaille et pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the match with %n medal(s).</source>
        <translation>
            <numerusform>{player} gagne la partie avec %n médaille.</numerusform>
            <numerusform>{player} gagne la partie avec %n médailles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The covered cards are the new stock.</source>
        <translation>Les cartes recouvertes forment la nouvelle pioche.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>À {player} de jouer.</translation>
    </message>
    <message numerus="yes">
        <source>{player} may lay cards or move piles: %n card(s) to go.</source>
        <translation>
            <numerusform>{player} peut poser des cartes ou déplacer des tas&#x202f;: encore %n carte.</numerusform>
            <numerusform>{player} peut poser des cartes ou déplacer des tas&#x202f;: encore %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card fits now. {player} may move a pile or end the turn.</source>
        <translation>Pour l’instant, aucune carte ne convient. {player} peut déplacer un tas ou finir le tour.</translation>
    </message>
    <message>
        <source>No card fits and no pile can move. {player} must end the turn.</source>
        <translation>Aucune carte ne convient et aucun tas ne peut se déplacer. {player} doit finir le tour.</translation>
    </message>
    <message>
        <source>{player} has no cards and can only draw.</source>
        <translation>{player} n’a pas de cartes et ne peut que piocher.</translation>
    </message>
    <message>
        <source>The match is over. Winner: {players}.</source>
        <translation>La partie est finie. Victoire&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>The match is over. {players} share the victory.</source>
        <translation>La partie est finie. {players} partagent la victoire.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Médailles</translation>
    </message>
    <message numerus="yes">
        <source>%n medal(s) win</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n médaille gagne</numerusform>
            <numerusform>%n médailles gagnent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had the best turn: %n card(s) placed.</source>
        <translation>
            <numerusform>{player} a eu le meilleur tour&#x202f;: %n carte posée.</numerusform>
            <numerusform>{player} a eu le meilleur tour&#x202f;: %n cartes posées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} placed the most cards: %n.</source>
        <comment>in the whole match</comment>
        <translation>
            <numerusform>{player} a posé le plus de cartes&#x202f;: %n.</numerusform>
            <numerusform>{player} a posé le plus de cartes&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won the first medal, in round {number}.</source>
        <translation>{player} a gagné la première médaille, à la manche {number}.</translation>
    </message>
    <message>
        <source>A medal!</source>
        <translation>Une médaille&#x202f;!</translation>
    </message>
    <message>
        <source>Moving a pile turns it round</source>
        <translation>Déplacer un tas le retourne</translation>
    </message>
    <message>
        <source>The red pile moves onto the 7: first its 6, then the 5 from below. Now the 5 is on top, and a 5 of another colour fits on it.</source>
        <translation>Le tas rouge va sur le 7&#x202f;: d’abord son 6, puis le 5 du dessous. Le 5 est maintenant dessus, et un 5 d’une autre couleur y va.</translation>
    </message>
    <message>
        <source>A whole turn with a medal</source>
        <translation>Un tour complet, avec une médaille</translation>
    </message>
    <message>
        <source>Two cards go onto piles where they fit. Then one pile moves onto another and leaves a hole, and the last card goes in there: a medal!</source>
        <translation>Deux cartes vont sur des tas où elles conviennent. Puis un tas va sur un autre et laisse un trou, où va la dernière carte&#x202f;: une médaille&#x202f;!</translation>
    </message>
    <message>
        <source>Stopping with cards in hand</source>
        <translation>S’arrêter avec des cartes en main</translation>
    </message>
    <message>
        <source>One card fits, the other does not. Whoever stops now keeps it and draws three more for the next turn.</source>
        <translation>Une carte convient, l’autre non. On s’arrête, on garde cette carte et on en pioche trois pour le prochain tour.</translation>
    </message>
</context>
</TS>
