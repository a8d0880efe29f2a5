<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="ratscrew.aim">
        <source>Whoever collects all 52 cards wins. There is nothing to choose: the skill is to spot two cards of the same rank and slap first.</source>
        <translation>La personne qui réunit les 52 cartes gagne. On ne choisit aucune carte&#x202f;: il faut voir deux cartes de même valeur et taper avant les autres.</translation>
    </message>
    <message id="ratscrew.two-to-six">
        <source>Two to six players take part, each for themselves.</source>
        <translation>On joue de deux à six, chacun pour soi.</translation>
    </message>
    <message id="ratscrew.deal-all">
        <source>Lots are drawn for the dealer. All cards are dealt one by one, starting to the left of the dealer.</source>
        <translation>On tire au sort qui distribue. Toutes les cartes sont données une par une, en commençant à gauche de la personne qui distribue.</translation>
    </message>
    <message id="ratscrew.stacks-unseen">
        <source>Everyone keeps their cards in a face-down stack. Nobody looks at a stack, not even their own.</source>
        <translation>Chacun garde ses cartes en paquet, face cachée. Personne ne regarde un paquet, pas même le sien.</translation>
    </message>
    <message id="ratscrew.first-turner">
        <source>The first card comes from the player to the left of the dealer.</source>
        <translation>La première carte vient de la personne à gauche de celle qui distribue.</translation>
    </message>
    <message id="ratscrew.turn-top-card">
        <source>A turn is one card: the top card of a player’s own stack goes face up on the pile.</source>
        <translation>Un tour, c’est une carte&#x202f;: celle du dessus de son propre paquet, face visible sur le tas.</translation>
    </message>
    <message id="ratscrew.turn-order">
        <source>The turn goes clockwise to the next player with cards. During a challenge, cards come only from the player who owes them.</source>
        <translation>Le tour passe, dans le sens des aiguilles d’une montre, à la prochaine personne qui a des cartes. Pendant un défi, les cartes viennent seulement de la personne qui en doit.</translation>
    </message>
    <message id="ratscrew.court-card-contract">
        <source>A jack, a queen or a king sets a challenge: the next player with cards owes cards to whoever laid it.</source>
        <translation>Un valet, une dame ou un roi lance un défi&#x202f;: la prochaine personne qui a des cartes en doit à celle qui l’a posé.</translation>
    </message>
    <message id="ratscrew.court-card-contract@ace">
        <source>A jack, a queen, a king or an ace sets a challenge: the next player with cards owes cards to whoever laid it.</source>
        <translation>Un valet, une dame, un roi ou un as lance un défi&#x202f;: la prochaine personne qui a des cartes en doit à celle qui l’a posé.</translation>
    </message>
    <message id="ratscrew.contract-size">
        <source>A jack asks for one card, a queen for two, a king for three. Aces and the cards from 2 to 10 ask for nothing.</source>
        <translation>Un valet demande une carte, une dame deux, un roi trois. Les as et les cartes de 2 à 10 ne demandent rien.</translation>
    </message>
    <message id="ratscrew.contract-size@ace">
        <source>A jack asks for one card, a queen for two, a king for three, an ace for four. The cards from 2 to 10 ask for nothing.</source>
        <translation>Un valet demande une carte, une dame deux, un roi trois, un as quatre. Les cartes de 2 à 10 ne demandent rien.</translation>
    </message>
    <message id="ratscrew.contract-broken">
        <source>If a card that is owed sets a challenge itself, the old challenge ends and the next player owes the new one.</source>
        <translation>Si une carte due lance elle-même un défi, l’ancien défi prend fin et la personne suivante doit répondre au nouveau.</translation>
    </message>
    <message id="ratscrew.contract-paid">
        <source>When all the cards owed have been turned and none of them sets a new challenge, whoever set the challenge wins the pile.</source>
        <translation>Si toutes les cartes dues sont retournées et qu’aucune ne lance de défi, la personne qui a lancé le défi gagne le tas.</translation>
    </message>
    <message id="ratscrew.payer-runs-out">
        <source>If a player runs out of cards before all those owed are turned, whoever set the challenge wins the pile.</source>
        <translation>Si une personne n’a plus de cartes avant d’avoir retourné toutes celles qui sont dues, la personne qui a lancé le défi gagne le tas.</translation>
    </message>
    <message id="ratscrew.payer-runs-out@next-pays">
        <source>Whoever runs out of cards leaves the rest to the next player with cards. If nobody is left to pay, whoever set the challenge wins the pile.</source>
        <translation>Si on n’a plus de cartes, on laisse le reste à la prochaine personne qui en a. Si personne ne peut payer, la personne qui a lancé le défi gagne le tas.</translation>
    </message>
    <message id="ratscrew.owner-without-cards">
        <source>A player with no cards left can still win a challenge. The pile brings that player back into play.</source>
        <translation>On peut aussi gagner un défi quand on n’a plus de paquet. Avec le tas, on revient dans le jeu.</translation>
    </message>
    <message id="ratscrew.nobody-can-pay">
        <source>If nobody else holds a card when a challenge is set, whoever set it wins the pile at once.</source>
        <translation>Si personne d’autre n’a de cartes quand un défi est lancé, la personne qui l’a lancé gagne aussitôt le tas.</translation>
    </message>
    <message id="ratscrew.slap-on-pair">
        <source>When two cards of the same rank follow each other, the first slap wins the pile.</source>
        <translation>Dès que deux cartes de même valeur se suivent, la première tape gagne le tas.</translation>
    </message>
    <message id="ratscrew.slap-on-pair@sandwich">
        <source>When two cards of the same rank follow each other, or have one card between them, the first slap wins the pile.</source>
        <translation>Dès que deux cartes de même valeur se suivent, ou n’ont qu’une carte entre elles, la première tape gagne le tas.</translation>
    </message>
    <message id="ratscrew.pair-within-pile">
        <source>Only cards turned since the pile was last empty can make a pair. Penalty cards never count.</source>
        <translation>Seules les cartes retournées depuis que le tas était vide forment une paire. Les cartes de pénalité ne comptent jamais.</translation>
    </message>
    <message id="ratscrew.first-slap-wins">
        <source>The first correct slap wins the whole pile and ends any challenge.</source>
        <translation>La première tape juste gagne tout le tas et met fin à tout défi.</translation>
    </message>
    <message id="ratscrew.everyone-may-slap">
        <source>Everyone may slap, whoever turned the cards, even a player without cards.</source>
        <translation>Tout le monde peut taper, quelle que soit la personne qui a retourné les cartes, même sans avoir de cartes.</translation>
    </message>
    <message id="ratscrew.everyone-may-slap@no-return">
        <source>Everyone who is in the game may slap, whoever turned the cards.</source>
        <translation>Toute personne encore en jeu peut taper, quelle que soit celle qui a retourné les cartes.</translation>
    </message>
    <message id="ratscrew.pair-window">
        <source>A pair can be slapped until the next card is turned or the pile is gathered.</source>
        <translation>On peut taper sur une paire jusqu’à ce que la carte suivante soit retournée ou que le tas soit ramassé.</translation>
    </message>
    <message id="ratscrew.grace-before-gathering">
        <source>A pile won by a challenge lies open for a second and a half before it is gathered. A correct slap still takes it, and nobody turns a card.</source>
        <translation>Un tas gagné par un défi reste visible une seconde et demie avant d’être ramassé. Une tape juste le prend encore, et personne ne retourne de carte.</translation>
    </message>
    <message id="ratscrew.gap-between-cards">
        <source>After one card, seven tenths of a second must pass before the next may be turned.</source>
        <translation>Après une carte, on ne peut retourner la suivante qu’au bout de sept dixièmes de seconde.</translation>
    </message>
    <message id="ratscrew.pile-under-stack">
        <source>A won pile is turned over and put under the winner’s stack, unshuffled. Its penalty cards come up first.</source>
        <translation>Un tas gagné est retourné et glissé sous le paquet de la personne qui gagne, sans mélanger. Les cartes de pénalité viennent en premier.</translation>
    </message>
    <message id="ratscrew.pile-under-stack@shuffled">
        <source>A won pile is shuffled, turned over and put under the winner’s stack.</source>
        <translation>Un tas gagné est mélangé, retourné et glissé sous le paquet de la personne qui gagne.</translation>
    </message>
    <message id="ratscrew.winner-leads">
        <source>The first card of the next pile comes from whoever won the last one.</source>
        <translation>La première carte du tas suivant vient de la personne qui a gagné le dernier.</translation>
    </message>
    <message id="ratscrew.false-slap-burns">
        <source>A slap without a pair costs the top card of the slapper’s stack: it goes face down under the pile.</source>
        <translation>Une tape sans paire coûte la carte du dessus de son propre paquet&#x202f;: elle va face cachée sous le tas.</translation>
    </message>
    <message id="ratscrew.false-slap-burns@two">
        <source>A slap without a pair costs the top two cards of the slapper’s stack: they go face down under the pile.</source>
        <translation>Une tape sans paire coûte les deux cartes du dessus de son propre paquet&#x202f;: elles vont face cachée sous le tas.</translation>
    </message>
    <message id="ratscrew.false-slap-burns@free">
        <source>A slap without a pair costs nothing.</source>
        <translation>Une tape sans paire ne coûte rien.</translation>
    </message>
    <message id="ratscrew.false-slap-without-cards">
        <source>Whoever slaps wrongly and has no card to give may not slap again until the next pile has been gathered.</source>
        <translation>Si on tape à tort sans carte à donner, on ne peut plus taper jusqu’à ce que le prochain tas soit ramassé.</translation>
    </message>
    <message id="ratscrew.one-slap-per-card">
        <source>Everyone has one slap for each turned card. Any more slaps, or slaps when there is no pile, are ignored.</source>
        <translation>Chacun a une tape par carte retournée. Les tapes de plus, et celles où il n’y a pas de tas, ne comptent pas.</translation>
    </message>
    <message id="ratscrew.slower-slaps-ignored">
        <source>A slap just after the winning one, or just after a card has covered the pair, counts as neither correct nor wrong.</source>
        <translation>Une tape qui vient aussitôt après celle qui gagne, ou aussitôt après qu’une carte a couvert la paire, n’est ni juste ni fausse.</translation>
    </message>
    <message id="ratscrew.ties">
        <source>If two correct slaps come at the same moment, the player with fewer cards wins. If that is equal too, whoever sits next after the player who turned the card wins.</source>
        <translation>Si deux tapes justes tombent au même instant, la personne qui a le moins de cartes gagne. À égalité, c’est la première dans l’ordre du jeu après celle qui a retourné la carte.</translation>
    </message>
    <message id="ratscrew.skip-empty-seats">
        <source>A player without cards is skipped, but stays in the game and can come back with a correct slap.</source>
        <translation>Si on n’a plus de cartes, on passe son tour, mais on reste dans le jeu et on peut revenir par une tape juste.</translation>
    </message>
    <message id="ratscrew.skip-empty-seats@no-return">
        <source>A player without cards is skipped.</source>
        <translation>Si on n’a plus de cartes, on passe son tour.</translation>
    </message>
    <message id="ratscrew.all-cards-wins">
        <source>Whoever holds all 52 cards wins.</source>
        <translation>La personne qui a les 52 cartes gagne.</translation>
    </message>
    <message id="ratscrew.last-holder-wins">
        <source>If only one player holds cards and owes nothing, that player gathers the pile and wins. Until then, only a correct slap counts.</source>
        <translation>Si une seule personne a encore des cartes et n’en doit à personne, elle ramasse le tas et gagne. D’ici là, seule une tape juste compte.</translation>
    </message>
    <message id="ratscrew.card-limit@500">
        <source>After five hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Après cinq cents cartes retournées, la partie s’arrête dès que le tas est ramassé. La personne qui a le plus de cartes gagne&#x202f;; à égalité, on partage la victoire.</translation>
    </message>
    <message id="ratscrew.card-limit@1000">
        <source>After one thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Après mille cartes retournées, la partie s’arrête dès que le tas est ramassé. La personne qui a le plus de cartes gagne&#x202f;; à égalité, on partage la victoire.</translation>
    </message>
    <message id="ratscrew.card-limit">
        <source>After fifteen hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Après mille cinq cents cartes retournées, la partie s’arrête dès que le tas est ramassé. La personne qui a le plus de cartes gagne&#x202f;; à égalité, on partage la victoire.</translation>
    </message>
    <message id="ratscrew.card-limit@3000">
        <source>After three thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Après trois mille cartes retournées, la partie s’arrête dès que le tas est ramassé. La personne qui a le plus de cartes gagne&#x202f;; à égalité, on partage la victoire.</translation>
    </message>
    <message id="ratscrew.placing">
        <source>The others are placed by how long they held cards or, if the match was stopped, by how many they have.</source>
        <translation>Les autres sont classés selon le temps pendant lequel ils ont eu des cartes&#x202f;; si la partie a été arrêtée, selon leur nombre de cartes.</translation>
    </message>
    <message id="ratscrew.slap-back">
        <source>Whoever has no cards left is out of the game and may not slap, unless a challenge is still running for them.</source>
        <translation>Si on n’a plus de cartes, on est hors jeu et on ne peut plus taper, sauf pendant son propre défi.</translation>
    </message>
    <message id="ratscrew.auto-turn">
        <source>The cards turn by themselves. The players only slap.</source>
        <translation>Les cartes se retournent toutes seules. On ne fait que taper.</translation>
    </message>
    <message id="ratscrew.handicap">
        <source>The hands of computer players come down 0.15 seconds later.</source>
        <translation>Les mains des ordinateurs tombent 0,15 seconde plus tard.</translation>
    </message>
    <message id="ratscrew.handicap@large">
        <source>The hands of computer players come down 0.3 seconds later.</source>
        <translation>Les mains des ordinateurs tombent 0,3 seconde plus tard.</translation>
    </message>
    <message id="ratscrew.more-4">
        <source>Whoever has 4 more cards gets them before the others are dealt.</source>
        <translation>Qui a 4 cartes de plus les reçoit avant qu’on distribue les autres.</translation>
    </message>
    <message id="ratscrew.more-8">
        <source>Whoever has 8 more cards gets them before the others are dealt.</source>
        <translation>Qui a 8 cartes de plus les reçoit avant qu’on distribue les autres.</translation>
    </message>
</context>
<context>
    <name>ratscrew</name>
    <message>
        <source>An ace asks for</source>
        <translation>Un as demande</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what an ace asks for</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>four cards</source>
        <comment>what an ace asks for</comment>
        <translation>quatre cartes</translation>
    </message>
    <message>
        <source>A wrong slap costs</source>
        <translation>Une fausse tape coûte</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a wrong slap costs</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>1 card</source>
        <comment>what a wrong slap costs</comment>
        <translation>1 carte</translation>
    </message>
    <message>
        <source>2 cards</source>
        <comment>what a wrong slap costs</comment>
        <translation>2 cartes</translation>
    </message>
    <message>
        <source>A player without cards may slap</source>
        <translation>On peut taper sans avoir de cartes</translation>
    </message>
    <message>
        <source>Cards run out before the challenge is paid</source>
        <translation>Plus de cartes avant la fin du défi</translation>
    </message>
    <message>
        <source>the pile is won</source>
        <comment>by whoever laid the picture</comment>
        <translation>le tas est gagné</translation>
    </message>
    <message>
        <source>the next one pays</source>
        <comment>the next player</comment>
        <translation>la personne suivante paie</translation>
    </message>
    <message>
        <source>A won pile is shuffled</source>
        <translation>Le tas gagné est mélangé</translation>
    </message>
    <message>
        <source>The cards turn by themselves</source>
        <translation>Les cartes se retournent toutes seules</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the cards do not turn by themselves</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>speed of the cards</comment>
        <translation>lentement</translation>
    </message>
    <message>
        <source>at a steady pace</source>
        <comment>speed of the cards</comment>
        <translation>à un rythme régulier</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>speed of the cards</comment>
        <translation>vite</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>Spot two cards of the same rank, slap first and collect all 52 cards.</source>
        <translation>Voir deux cartes de même valeur, taper en premier et réunir les 52 cartes.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>head start</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Slap a pair with one card in between</source>
        <translation>Taper sur deux cartes de même valeur séparées par une carte</translation>
    </message>
    <message>
        <source>small, ahead of the computers</source>
        <comment>head start</comment>
        <translation>petit, sur les ordinateurs</translation>
    </message>
    <message>
        <source>large, ahead of the computers</source>
        <comment>head start</comment>
        <translation>grand, sur les ordinateurs</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Durée maximale</translation>
    </message>
    <message>
        <source>short</source>
        <comment>length of a match</comment>
        <translation>courte</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>length of a match</comment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>long</source>
        <comment>length of a match</comment>
        <translation>longue</translation>
    </message>
    <message>
        <source>very long</source>
        <comment>length of a match</comment>
        <translation>très longue</translation>
    </message>
    <message>
        <source>Egyptian Ratscrew</source>
        <translation>Bataille corse</translation>
    </message>
    <message>
        <source>Two cards of the same rank: slap before the others do.</source>
        <translation>Deux cartes de même valeur&#x202f;: il faut taper avant les autres.</translation>
    </message>
    <message>
        <source>Two cards of the same rank with another one between them: slap before the others do.</source>
        <translation>Deux cartes de même valeur avec une autre entre elles&#x202f;: il faut taper avant les autres.</translation>
    </message>
    <message>
        <source>The next card has to be turned.</source>
        <translation>Il faut retourner la carte suivante.</translation>
    </message>
    <message>
        <source>At this table the cards turn by themselves.</source>
        <translation>À cette table, les cartes se retournent toutes seules.</translation>
    </message>
    <message>
        <source>{player} takes the pile in a moment. Until then nobody turns a card.</source>
        <translation>{player} prend bientôt le tas. D’ici là, personne ne retourne de carte.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to turn a card.</source>
        <translation>À {player} de retourner une carte.</translation>
    </message>
    <message>
        <source>Only {player} turns cards now: there is a challenge to pay.</source>
        <translation>Un défi est en cours&#x202f;: {player} retourne des cartes, et personne d’autre.</translation>
    </message>
    <message>
        <source>Players turn only the top card of their own stack.</source>
        <translation>On ne retourne que la carte du dessus de son propre paquet.</translation>
    </message>
    <message>
        <source>The card goes onto the pile in the middle.</source>
        <translation>La carte va sur le tas, au milieu.</translation>
    </message>
    <message>
        <source>The last card has only just been turned.</source>
        <translation>La dernière carte vient tout juste d’être retournée.</translation>
    </message>
    <message>
        <source>There is no pile to slap.</source>
        <translation>Il n’y a pas de tas sur lequel taper.</translation>
    </message>
    <message>
        <source>{player} has no cards left and is out of the game.</source>
        <translation>{player} n’a plus de cartes et ne joue plus.</translation>
    </message>
    <message>
        <source>{player} may slap again after the next pile.</source>
        <translation>{player} pourra de nouveau taper après le prochain tas.</translation>
    </message>
    <message>
        <source>{player} has already slapped this card.</source>
        <translation>{player} a déjà tapé sur cette carte.</translation>
    </message>
    <message>
        <source>A card has just covered the pair.</source>
        <translation>Une carte vient de couvrir la paire.</translation>
    </message>
    <message>
        <source>The pile has already been slapped.</source>
        <translation>On a déjà tapé sur le tas.</translation>
    </message>
    <message>
        <source>There is no pair, and only {player} still holds cards.</source>
        <translation>Il n’y a pas de paire, et à part {player} personne n’a de cartes.</translation>
    </message>
    <message>
        <source>Nobody has won the pile yet.</source>
        <translation>Personne n’a encore gagné le tas.</translation>
    </message>
    <message>
        <source>Stack: {player}</source>
        <translation>Paquet&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Tas</translation>
    </message>
    <message>
        <source>Lower cards of the pile</source>
        <translation>Bas du tas</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Cartes de pénalité</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Hands on the pile</source>
        <translation>Mains sur le tas</translation>
    </message>
    <message>
        <source>Slap!</source>
        <comment>button</comment>
        <translation>Taper&#x202f;!</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>button</comment>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>asks for one card</source>
        <translation>demande une carte</translation>
    </message>
    <message>
        <source>asks for two cards</source>
        <translation>demande deux cartes</translation>
    </message>
    <message>
        <source>asks for three cards</source>
        <translation>demande trois cartes</translation>
    </message>
    <message>
        <source>asks for four cards</source>
        <translation>demande quatre cartes</translation>
    </message>
    <message>
        <source>two cards of the same rank: slap!</source>
        <translation>deux cartes de même valeur&#x202f;: on tape&#x202f;!</translation>
    </message>
    <message>
        <source>one card between: slap!</source>
        <translation>une carte entre les deux&#x202f;: on tape&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a stack</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for the next pile</source>
        <comment>may not slap: on the plate of a player</comment>
        <translation>attend le prochain tas</translation>
    </message>
    <message>
        <source>{seconds}.{hundredths}&#xa0;s</source>
        <comment>a reaction time: 0.41 seconds</comment>
        <translation>{seconds},{hundredths}&#x202f;s</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the hand that slaps</comment>
        <translation>main</translation>
    </message>
    <message>
        <source>Seat: {player}</source>
        <comment>where the hand of a player rests</comment>
        <translation>Place&#x202f;: {player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} owes %n</source>
        <comment>cards; on a small sign beside the pile</comment>
        <translation>
            <numerusform>{player} doit %n</numerusform>
            <numerusform>{player} doit %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>a possible move</comment>
        <translation>Retourner une carte</translation>
    </message>
    <message>
        <source>Slap the pile</source>
        <comment>a possible move</comment>
        <translation>Taper sur le tas</translation>
    </message>
    <message>
        <source>Gather the pile</source>
        <comment>a possible move</comment>
        <translation>Ramasser le tas</translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n card(s) under the pile.</source>
        <translation>
            <numerusform>{player} glisse %n carte sous le tas.</numerusform>
            <numerusform>{player} glisse %n cartes sous le tas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair</source>
        <comment>heading of the list of wrong slaps</comment>
        <translation>Pas de paire</translation>
    </message>
    <message>
        <source>Cards out of 52</source>
        <translation>Cartes sur 52</translation>
    </message>
    <message>
        <source>{player} turns: {card}.</source>
        <translation>{player} retourne&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Card {card} of {limit}</source>
        <translation>Carte {card} sur {limit}</translation>
    </message>
    <message>
        <source>{player} slaps first, after {time}.</source>
        <translation>{player} tape en premier, en {time}.</translation>
    </message>
    <message>
        <source>{player} slaps too, after {time}.</source>
        <translation>{player} tape aussi, en {time}.</translation>
    </message>
    <message>
        <source>{player} slaps: no pair.</source>
        <translation>{player} tape&#x202f;: pas de paire.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the pile: %n card(s).</source>
        <translation>
            <numerusform>{player} prend le tas&#x202f;: %n carte.</numerusform>
            <numerusform>{player} prend le tas&#x202f;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} turns the next card.</source>
        <translation>{player} retourne la carte suivante.</translation>
    </message>
    <message numerus="yes">
        <source>{player} owes {other} %n card(s).</source>
        <translation>
            <numerusform>{player} doit %n carte à {other}.</numerusform>
            <numerusform>{player} doit %n cartes à {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards turn by themselves. Whoever sees a pair slaps.</source>
        <translation>Les cartes se retournent toutes seules. Dès qu’on voit une paire, on tape.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n card(s) in a moment, unless a pair is slapped.</source>
        <translation>
            <numerusform>{player} prend bientôt %n carte, sauf si on tape sur une paire.</numerusform>
            <numerusform>{player} prend bientôt %n cartes, sauf si on tape sur une paire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} slapped first and takes %n card(s).</source>
        <translation>
            <numerusform>{player} a tapé en premier et prend %n carte.</numerusform>
            <numerusform>{player} a tapé en premier et prend %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over. {player} has all the cards.</source>
        <translation>La partie est finie. {player} a toutes les cartes.</translation>
    </message>
    <message>
        <source>The match is over. Most cards: {players}.</source>
        <translation>La partie est finie. Le plus de cartes&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Who was first</source>
        <comment>heading of the list of slaps with their times</comment>
        <translation>Ordre d’arrivée</translation>
    </message>
    <message numerus="yes">
        <source>A wrong slap costs %n card(s).</source>
        <translation>
            <numerusform>Une fausse tape coûte %n carte.</numerusform>
            <numerusform>Une fausse tape coûte %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} did not slap.</source>
        <comment>one player, or several: Mila and Jonas</comment>
        <translation>
            <numerusform>{players} n’a pas tapé.</numerusform>
            <numerusform>{players} n’ont pas tapé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack</source>
        <comment>heading of a line with numbers of cards</comment>
        <translation>Paquet</translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n card(s).</source>
        <translation>
            <numerusform>C’était fini après %n carte retournée.</numerusform>
            <numerusform>C’était fini après %n cartes retournées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was once down to %n card(s) and won all the same.</source>
        <translation>
            <numerusform>{player} n’avait plus que %n carte à un moment, et a gagné quand même.</numerusform>
            <numerusform>{player} n’avait plus que %n cartes à un moment, et a gagné quand même.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most piles by slapping: %n.</source>
        <translation>
            <numerusform>{player} a gagné le plus de tas en tapant&#x202f;: %n.</numerusform>
            <numerusform>{player} a gagné le plus de tas en tapant&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took the largest pile: %n card(s).</source>
        <translation>
            <numerusform>{player} a gagné le plus gros tas&#x202f;: %n carte.</numerusform>
            <numerusform>{player} a gagné le plus gros tas&#x202f;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is the fastest!</source>
        <comment>of whoever slaps first</comment>
        <translation>{player} a tapé en premier&#x202f;!</translation>
    </message>
    <message>
        <source>A challenge</source>
        <translation>Un défi</translation>
    </message>
    <message>
        <source>The king asks the next player for three cards. They turn three, and none of them is a court card, so whoever laid the king gathers the pile.</source>
        <translation>Le roi demande trois cartes à la personne suivante. Elle en retourne trois, sans aucune figure&#x202f;: le tas revient à la personne qui a posé le roi.</translation>
    </message>
    <message>
        <source>A challenge that turns round</source>
        <translation>Un défi qui se retourne</translation>
    </message>
    <message>
        <source>The queen asks for two cards, but the first one turned is a jack. Now the other player owes a card, and it is no court card: the pile goes to the jack.</source>
        <translation>La dame demande deux cartes, mais la première retournée est un valet. C’est à l’autre de devoir une carte, et ce n’est pas une figure&#x202f;: le tas va au valet.</translation>
    </message>
    <message>
        <source>Slapping a pair</source>
        <translation>Taper sur une paire</translation>
    </message>
    <message>
        <source>Two 9s follow each other on the pile. The first hand that comes down on them wins all of it.</source>
        <translation>Deux 9 se suivent sur le tas. La première main qui s’abat dessus le gagne en entier.</translation>
    </message>
    <message>
        <source>4 more cards</source>
        <comment>handicap</comment>
        <translation>4 cartes de plus</translation>
    </message>
    <message>
        <source>8 more cards</source>
        <comment>handicap</comment>
        <translation>8 cartes de plus</translation>
    </message>
</context>
</TS>
