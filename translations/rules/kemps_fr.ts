<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="kemps.aim">
        <source>Collect four cards of the same rank and give your partner a secret signal. Your partner calls “Kemps!” before the other team reads the signal.</source>
        <translation>Rassemblez quatre cartes de même valeur et prévenez votre partenaire par un signal secret. Il crie «&#x202f;Kem’s&#x202f;!&#x202f;» avant que l’autre équipe comprenne.</translation>
    </message>
    <message id="kemps.two-teams">
        <source>Four players play in two teams of two. Partners sit opposite each other.</source>
        <translation>On joue à quatre, en deux équipes de deux. Les partenaires sont assis face à face.</translation>
    </message>
    <message id="kemps.target-agreed">
        <source>The first team with five points wins.</source>
        <translation>La première équipe à cinq points gagne.</translation>
    </message>
    <message id="kemps.target-agreed@3">
        <source>The first team with three points wins.</source>
        <translation>La première équipe à trois points gagne.</translation>
    </message>
    <message id="kemps.target-agreed@7">
        <source>The first team with seven points wins.</source>
        <translation>La première équipe à sept points gagne.</translation>
    </message>
    <message id="kemps.target-agreed@10">
        <source>The first team with ten points wins.</source>
        <translation>La première équipe à dix points gagne.</translation>
    </message>
    <message id="kemps.secret-signal">
        <source>Each team agrees on one signal while the other team looks away. Both partners use the same one.</source>
        <translation>Chaque équipe choisit un signal pendant que l’autre regarde ailleurs. Les deux partenaires utilisent le même.</translation>
    </message>
    <message id="kemps.signal-from-catalogue">
        <source>A signal is one of the twelve gestures. Both teams may choose the same one without knowing it.</source>
        <translation>Un signal est l’un des douze gestes. Les deux équipes peuvent choisir le même sans le savoir.</translation>
    </message>
    <message id="kemps.signal-from-catalogue@pair">
        <source>A signal is two different gestures in a row, in their order. Both teams may choose the same ones without knowing it.</source>
        <translation>Un signal se compose de deux gestes différents à la suite, dans l’ordre. Les deux équipes peuvent choisir les mêmes sans le savoir.</translation>
    </message>
    <message id="kemps.change-between-deals">
        <source>Before each further deal, both teams may keep their signal or change it in secret.</source>
        <translation>Avant chaque nouvelle donne, les deux équipes gardent leur signal ou en changent en secret.</translation>
    </message>
    <message id="kemps.deal-four">
        <source>Everyone is dealt four cards one by one, starting on the dealer’s left. Lots are drawn for the first dealer, then the deal passes clockwise.</source>
        <translation>Chacun reçoit quatre cartes, une à une, en commençant à gauche du donneur. Le premier donneur est tiré au sort, puis on tourne dans le sens horaire.</translation>
    </message>
    <message id="kemps.row-of-four">
        <source>The other cards are the stock. Its top four cards are laid face up: this is the row. A deal has nine rows at most.</source>
        <translation>Les autres cartes forment la pioche. Ses quatre premières cartes sont posées face visible&#x202f;: c’est la rangée. Une donne compte neuf rangées au plus.</translation>
    </message>
    <message id="kemps.swap-one-for-one">
        <source>To swap, players take one card of the row and put one of their own in its place. Every hand always has four cards.</source>
        <translation>Pour échanger, on prend une carte de la rangée et on en pose une des siennes à sa place. Chaque main a toujours quatre cartes.</translation>
    </message>
    <message id="kemps.row-only">
        <source>Cards are taken from the row only, never from the stock, the cards put aside or another hand.</source>
        <translation>On ne prend des cartes que dans la rangée, jamais dans la pioche, parmi les cartes écartées ou dans une autre main.</translation>
    </message>
    <message id="kemps.all-at-once">
        <source>Everybody may swap for as long as the row lies there.</source>
        <translation>Tout le monde peut échanger tant que la rangée est là.</translation>
    </message>
    <message id="kemps.private-turn">
        <source>If two or more people play, everyone looks at their own cards behind the curtain in turn. They may swap one card and choose what their doll will show.</source>
        <extracomment>&quot;Doll&quot;: the figure at each seat that makes the gestures.</extracomment>
        <translation>Si deux personnes ou plus jouent, chacun regarde à son tour ses cartes derrière le rideau. Il peut échanger une carte et choisir ce que sa poupée montrera.</translation>
    </message>
    <message id="kemps.open-clock">
        <source>If one person plays with three computer players, there are no turns: all swap and gesture at once. Each needs half a second between swaps.</source>
        <translation>Si une personne joue avec trois ordinateurs, il n’y a pas de tours&#x202f;: tous échangent et font des gestes en même temps. Il faut une demi-seconde entre deux échanges.</translation>
    </message>
    <message id="kemps.first-to-take">
        <source>If two players want the same card of the row, the faster one gets it. The other keeps their own card.</source>
        <translation>Si deux personnes veulent la même carte de la rangée, la plus rapide l’obtient. L’autre garde sa carte.</translation>
    </message>
    <message id="kemps.row-cleared@one-lap">
        <source>A row is put aside after one lap of private turns. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Une rangée est écartée après un tour de table. Si tous jouent en même temps&#x202f;: quand personne n’en veut, après dix secondes sans échange ou après une minute.</translation>
    </message>
    <message id="kemps.row-cleared">
        <source>A row is put aside after a lap without a swap, or after two laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Une rangée est écartée après un tour de table sans échange, ou après deux tours. Si tous jouent en même temps&#x202f;: quand personne n’en veut, après dix secondes sans échange ou après une minute.</translation>
    </message>
    <message id="kemps.row-cleared@three-laps">
        <source>A row is put aside after a lap without a swap, or after three laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Une rangée est écartée après un tour de table sans échange, ou après trois tours. Si tous jouent en même temps&#x202f;: quand personne n’en veut, après dix secondes sans échange ou après une minute.</translation>
    </message>
    <message id="kemps.cleared-cards-out">
        <source>Cards that have been put aside lie face down and are out of play until the next deal.</source>
        <translation>Les cartes écartées sont face cachée et hors jeu jusqu’à la donne suivante.</translation>
    </message>
    <message id="kemps.cleared-cards-out@reshuffle">
        <source>Cards that have been put aside lie face down. They only come back if the stock is shuffled again.</source>
        <translation>Les cartes écartées sont face cachée. Elles ne reviennent que si la pioche est remélangée.</translation>
    </message>
    <message id="kemps.stock-empty">
        <source>If the ninth row is put aside too, nobody scores and the next player deals.</source>
        <translation>Si la neuvième rangée est écartée à son tour, personne ne marque et le donneur suivant distribue.</translation>
    </message>
    <message id="kemps.stock-empty@reshuffle">
        <source>After the ninth row, the cards put aside are shuffled once and become the new stock. After nine more rows nobody scores.</source>
        <translation>Après la neuvième rangée, les cartes écartées sont mélangées une fois et forment la nouvelle pioche. Après neuf autres rangées, personne ne marque.</translation>
    </message>
    <message id="kemps.signal-on-four">
        <source>Whoever holds four equal cards shows the team’s signal, so that the partner can call “Kemps!”.</source>
        <translation>Qui a un carré fait le signal de l’équipe pour que son partenaire crie «&#x202f;Kem’s&#x202f;!&#x202f;».</translation>
    </message>
    <message id="kemps.no-signal-without-four">
        <source>Players without four equal cards cannot show their own team’s signal.</source>
        <translation>Sans carré, on ne peut pas montrer le signal de sa propre équipe.</translation>
    </message>
    <message id="kemps.decoys-allowed">
        <source>Any other gesture may be shown at any time, to confuse the other team. Showing nothing is fine, too.</source>
        <translation>On peut montrer tout autre geste à tout moment pour tromper l’autre équipe. Ne rien montrer est permis aussi.</translation>
    </message>
    <message id="kemps.kemps-call">
        <source>“Kemps!” means: my partner has four of a kind. If it is true, the partner’s hand is laid open.</source>
        <translation>«&#x202f;Kem’s&#x202f;!&#x202f;» veut dire&#x202f;: mon partenaire a un carré. Si c’est vrai, sa main est dévoilée.</translation>
    </message>
    <message id="kemps.own-four-not-enough">
        <source>Four of a kind in the caller’s own hand do not count for “Kemps!”.</source>
        <translation>Un carré dans la main de celui qui crie ne compte pas pour «&#x202f;Kem’s&#x202f;!&#x202f;».</translation>
    </message>
    <message id="kemps.double-call">
        <source>“Double Kemps!” means: both of us have four of a kind. The partner must confirm it within three seconds.</source>
        <translation>«&#x202f;Double Kem’s&#x202f;!&#x202f;» veut dire&#x202f;: nous avons tous les deux un carré. Le partenaire doit confirmer en trois secondes.</translation>
    </message>
    <message id="kemps.double-unconfirmed">
        <source>If the partner does not confirm in time, the call counts as a plain “Kemps!”.</source>
        <translation>Si le partenaire ne confirme pas à temps, c’est un simple «&#x202f;Kem’s&#x202f;!&#x202f;».</translation>
    </message>
    <message id="kemps.counter-call">
        <source>“Counter Kemps!” means: we know your signal. The caller picks the signal within ten seconds while everything else waits. Picking nothing counts as wrong.</source>
        <translation>«&#x202f;Contre-Kem’s&#x202f;!&#x202f;» veut dire&#x202f;: nous connaissons votre signal. On le désigne en dix secondes, tout le reste attend. Ne rien désigner est une erreur.</translation>
    </message>
    <message id="kemps.counter-needs-no-four">
        <source>A counter is right if the signal named is the other team’s present signal, whether anybody holds four of a kind or not.</source>
        <translation>Un contre est juste si le signal désigné est celui de l’autre équipe à ce moment-là, que quelqu’un ait un carré ou non.</translation>
    </message>
    <message id="kemps.counter-right-ends-deal">
        <source>A right counter ends the deal. The team that was found out must take a different signal for the next deal.</source>
        <translation>Un contre juste termine la donne. L’équipe démasquée doit changer de signal pour la suivante.</translation>
    </message>
    <message id="kemps.counter-right-ends-deal@resume">
        <source>After a right counter, the team that was found out takes a different signal. Then play goes on with the same cards.</source>
        <translation>Après un contre juste, l’équipe démasquée prend un autre signal. Puis on continue avec les mêmes cartes.</translation>
    </message>
    <message id="kemps.counter-wrong-goes-on">
        <source>After a wrong counter the deal goes on, and everybody knows one signal that it is not.</source>
        <translation>Après un contre faux, la donne continue, et tous connaissent un signal qui n’est pas le bon.</translation>
    </message>
    <message id="kemps.false-call-goes-on">
        <source>After a wrong “Kemps!” or “Double Kemps!” the deal goes on, and no hand is shown.</source>
        <translation>Après un faux «&#x202f;Kem’s&#x202f;!&#x202f;» ou «&#x202f;Double Kem’s&#x202f;!&#x202f;», la donne continue et aucune main n’est montrée.</translation>
    </message>
    <message id="kemps.claim-order">
        <source>The first call counts, and later ones are dropped. At the same moment, a double goes before Kemps, and Kemps before a counter. Then whoever sits nearer to the dealer’s left goes first.</source>
        <translation>Le premier cri compte, les suivants tombent. Au même instant, le double passe avant Kem’s, et Kem’s avant le contre. Puis c’est le plus proche à gauche du donneur.</translation>
    </message>
    <message id="kemps.one-claim-per-moment">
        <source>A team that has called wrongly is not heard until the next private turn is over. If all play at once, it is not heard for five seconds.</source>
        <translation>Une équipe qui a crié à tort n’est plus entendue jusqu’à la fin du prochain tour secret. Si tous jouent en même temps&#x202f;: pendant cinq secondes.</translation>
    </message>
    <message id="kemps.claims-in-the-open">
        <source>If two or more people play, calls count only while everybody is looking at the table.</source>
        <translation>Si deux personnes ou plus jouent, les cris ne comptent que pendant que tous regardent la table.</translation>
    </message>
    <message id="kemps.score-calls">
        <source>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call 1.</source>
        <translation>Un Kem’s juste rapporte 1 point, un double ou un contre juste 4. Un contre faux coûte 2 points, tout autre cri faux 1.</translation>
    </message>
    <message id="kemps.score-calls@free">
        <source>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call nothing.</source>
        <translation>Un Kem’s juste rapporte 1 point, un double ou un contre juste 4. Un contre faux coûte 2 points, tout autre cri faux ne coûte rien.</translation>
    </message>
    <message id="kemps.score-calls@two">
        <source>A right Kemps scores 1 point, a right double or counter 4. Any wrong call costs 2 points.</source>
        <translation>Un Kem’s juste rapporte 1 point, un double ou un contre juste 4. Tout cri faux coûte 2 points.</translation>
    </message>
    <message id="kemps.call-ends-deal">
        <source>A right Kemps or double ends the deal. All cards are shuffled, and the next player deals.</source>
        <translation>Un Kem’s ou un double juste termine la donne. On mélange toutes les cartes et le donneur suivant distribue.</translation>
    </message>
    <message id="kemps.target-wins">
        <source>A team that reaches the agreed number of points wins at once.</source>
        <translation>Une équipe qui atteint le nombre de points convenu gagne aussitôt.</translation>
    </message>
    <message id="kemps.deal-limit">
        <source>After twenty deals, the team with more points wins. Equal points are a draw.</source>
        <translation>Après vingt donnes, l’équipe qui a le plus de points gagne. À égalité, la partie est nulle.</translation>
    </message>
    <message id="kemps.private-time@10">
        <source>A private turn lasts ten seconds at most.</source>
        <translation>Un tour secret dure dix secondes au plus.</translation>
    </message>
    <message id="kemps.private-time">
        <source>A private turn lasts fifteen seconds at most.</source>
        <translation>Un tour secret dure quinze secondes au plus.</translation>
    </message>
    <message id="kemps.private-time@30">
        <source>A private turn lasts thirty seconds at most.</source>
        <translation>Un tour secret dure trente secondes au plus.</translation>
    </message>
    <message id="kemps.private-time@none">
        <source>A private turn lasts as long as the player likes.</source>
        <translation>Un tour secret dure aussi longtemps qu’on veut.</translation>
    </message>
    <message id="kemps.table-time@3">
        <source>After each private turn everybody looks at the table for three seconds. In that time the doll shows its gesture.</source>
        <translation>Après chaque tour secret, tout le monde regarde la table pendant trois secondes. La poupée fait alors son geste.</translation>
    </message>
    <message id="kemps.table-time">
        <source>After each private turn everybody looks at the table for four seconds. In that time the doll shows its gesture.</source>
        <translation>Après chaque tour secret, tout le monde regarde la table pendant quatre secondes. La poupée fait alors son geste.</translation>
    </message>
    <message id="kemps.table-time@6">
        <source>After each private turn everybody looks at the table for six seconds. In that time the doll shows its gesture.</source>
        <translation>Après chaque tour secret, tout le monde regarde la table pendant six secondes. La poupée fait alors son geste.</translation>
    </message>
    <message id="kemps.ahead-1">
        <source>A head start of 1 point counts for the whole team from the beginning.</source>
        <translation>Une avance de 1 point compte dès le début pour toute l’équipe.</translation>
    </message>
</context>
<context>
    <name>kemps</name>
    <message>
        <source>3 seconds</source>
        <comment>a time</comment>
        <translation>3 secondes</translation>
    </message>
    <message>
        <source>4 seconds</source>
        <comment>a time</comment>
        <translation>4 secondes</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <comment>a time</comment>
        <translation>6 secondes</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>3</source>
        <comment>points</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>points</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>7</source>
        <comment>points</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>10</source>
        <comment>points</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>A signal is</source>
        <translation>Un signal, c’est</translation>
    </message>
    <message>
        <source>one gesture</source>
        <comment>a signal is</comment>
        <translation>un geste</translation>
    </message>
    <message>
        <source>two gestures in a row</source>
        <comment>a signal is</comment>
        <translation>deux gestes à la suite</translation>
    </message>
    <message>
        <source>After a right Counter Kemps</source>
        <translation>Après un Contre-Kem’s juste</translation>
    </message>
    <message>
        <source>new deal</source>
        <comment>after a right Counter Kemps</comment>
        <translation>nouvelle donne</translation>
    </message>
    <message>
        <source>play goes on</source>
        <comment>after a right Counter Kemps</comment>
        <translation>on continue</translation>
    </message>
    <message>
        <source>A wrong Kemps costs</source>
        <translation>Un faux Kem’s coûte</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>1 point</translation>
    </message>
    <message>
        <source>2 points</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>2 points</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Quand la pioche est vide</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <comment>when the stock runs out</comment>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>shuffle once</source>
        <comment>when the stock runs out</comment>
        <translation>remélanger une fois</translation>
    </message>
    <message>
        <source>A row lies for (two or more people)</source>
        <translation>Une rangée reste (à deux personnes ou plus)</translation>
    </message>
    <message>
        <source>one lap</source>
        <comment>how long a row lies</comment>
        <translation>un tour</translation>
    </message>
    <message>
        <source>two laps</source>
        <comment>how long a row lies</comment>
        <translation>deux tours</translation>
    </message>
    <message>
        <source>three laps</source>
        <comment>how long a row lies</comment>
        <translation>trois tours</translation>
    </message>
    <message>
        <source>A private turn lasts</source>
        <translation>Un tour secret dure</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <comment>a time</comment>
        <translation>10 secondes</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <comment>a time</comment>
        <translation>15 secondes</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <comment>a time</comment>
        <translation>30 secondes</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <comment>a time</comment>
        <translation>autant que tu veux</translation>
    </message>
    <message>
        <source>Everybody looks for</source>
        <translation>Tout le monde regarde</translation>
    </message>
    <message>
        <source>1 point ahead</source>
        <comment>handicap</comment>
        <translation>1 point d’avance</translation>
    </message>
    <message>
        <source>Kemps</source>
        <translation>Kem’s</translation>
    </message>
    <message>
        <source>Collect four of a kind, signal it in secret, and let your partner call.</source>
        <translation>Réunis un carré, fais le signal en secret, et ton partenaire crie.</translation>
    </message>
    <message numerus="yes">
        <source>The hand already has %n card(s) of this rank.</source>
        <comment>why a card of the row is taken</comment>
        <translation>
            <numerusform>La main a déjà une carte de cette valeur.</numerusform>
            <numerusform>La main a déjà %n cartes de cette valeur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Careful: %n card(s) of this rank have been put aside or lie in the row.</source>
        <translation>
            <numerusform>Attention&#x202f;: une carte de cette valeur est écartée ou dans la rangée.</numerusform>
            <numerusform>Attention&#x202f;: %n cartes de cette valeur sont écartées ou dans la rangée.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card that goes out is no use: one of its rank has been put aside.</source>
        <translation>La carte qui part ne sert plus&#x202f;: une de la même valeur est écartée.</translation>
    </message>
    <message>
        <source>No card of the row helps towards a four.</source>
        <translation>Aucune carte de la rangée n’aide à faire un carré.</translation>
    </message>
    <message>
        <source>The hand is a four: the partner has to know.</source>
        <translation>La main est un carré&#x202f;: le partenaire doit le savoir.</translation>
    </message>
    <message>
        <source>A decoy keeps the other team guessing.</source>
        <translation>Un faux signal trompe l’autre équipe.</translation>
    </message>
    <message>
        <source>There is nothing more to do in this turn.</source>
        <translation>Il n’y a plus rien à faire dans ce tour.</translation>
    </message>
    <message>
        <source>The partner has shown the signal.</source>
        <translation>Le partenaire a fait le signal.</translation>
    </message>
    <message>
        <source>What the partner showed looked like the signal.</source>
        <translation>Ce que le partenaire a fait ressemblait au signal.</translation>
    </message>
    <message>
        <source>The partner has a four, and so has this hand.</source>
        <translation>Le partenaire a un carré, et cette main aussi.</translation>
    </message>
    <message>
        <source>One gesture of the other team is more likely than all the others.</source>
        <translation>Un geste de l’autre équipe est plus probable que tous les autres.</translation>
    </message>
    <message>
        <source>Any gesture will do; a new one is harder to guess.</source>
        <translation>Tout geste convient&#x202f;; un nouveau est plus difficile à deviner.</translation>
    </message>
    <message>
        <source>First a signal for {players} is chosen.</source>
        <comment>the two of a team</comment>
        <translation>On choisit d’abord le signal pour {players}.</translation>
    </message>
    <message>
        <source>Signals are chosen before the cards are dealt.</source>
        <translation>On choisit les signaux avant la donne.</translation>
    </message>
    <message>
        <source>A gesture is one of the twelve pictures.</source>
        <translation>Un geste est l’une des douze images.</translation>
    </message>
    <message>
        <source>The two gestures are different ones.</source>
        <translation>Les deux gestes sont différents.</translation>
    </message>
    <message>
        <source>This signal has been found out. The team takes a different one.</source>
        <translation>Ce signal est découvert. L’équipe en prend un autre.</translation>
    </message>
    <message>
        <source>It is {player}’s private turn.</source>
        <translation>C’est le tour secret de {player}.</translation>
    </message>
    <message>
        <source>Everybody is looking at the table now.</source>
        <translation>Tout le monde regarde la table.</translation>
    </message>
    <message>
        <source>{player} has called first. Everything else waits.</source>
        <translation>{player} a crié en premier. Tout le reste attend.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Cette donne est finie.</translation>
    </message>
    <message>
        <source>Calls count while everybody is looking at the table.</source>
        <translation>Les cris comptent pendant que tous regardent la table.</translation>
    </message>
    <message>
        <source>{player}’s team has just called wrongly.</source>
        <translation>L’équipe de {player} vient de crier à tort.</translation>
    </message>
    <message>
        <source>Nobody waits for {player} to confirm a Double Kemps.</source>
        <translation>Personne n’attend que {player} confirme un Double Kem’s.</translation>
    </message>
    <message>
        <source>{player} has not called Counter Kemps.</source>
        <translation>{player} n’a pas crié Contre-Kem’s.</translation>
    </message>
    <message>
        <source>The cards to take lie face up in the row.</source>
        <translation>Les cartes à prendre sont face visible dans la rangée.</translation>
    </message>
    <message>
        <source>One card goes onto one card of the row.</source>
        <translation>Une carte va sur une carte de la rangée.</translation>
    </message>
    <message>
        <source>{player} has already swapped a card in this turn.</source>
        <translation>{player} a déjà échangé une carte pendant ce tour.</translation>
    </message>
    <message>
        <source>Somebody else was faster.</source>
        <translation>Quelqu’un d’autre a été plus rapide.</translation>
    </message>
    <message>
        <source>This row has only just been laid out.</source>
        <translation>Cette rangée vient tout juste d’être posée.</translation>
    </message>
    <message>
        <source>{player} has only just swapped.</source>
        <translation>{player} vient d’échanger.</translation>
    </message>
    <message>
        <source>The doll is about to show the signal: the four stays together.</source>
        <translation>La poupée va faire le signal&#x202f;: le carré reste entier.</translation>
    </message>
    <message>
        <source>The gesture of this turn has been chosen.</source>
        <translation>Le geste de ce tour est choisi.</translation>
    </message>
    <message>
        <source>{player} has only just shown a gesture.</source>
        <translation>{player} vient de faire un geste.</translation>
    </message>
    <message>
        <source>This is the signal of {player}’s team, and there is no four in hand.</source>
        <translation>C’est le signal de l’équipe de {player}, et la main n’a pas de carré.</translation>
    </message>
    <message>
        <source>{player} has already said so.</source>
        <translation>{player} l’a déjà dit.</translation>
    </message>
    <message>
        <source>A swap</source>
        <translation>Un échange</translation>
    </message>
    <message>
        <source>Three 9s are in hand, and the fourth one lies in the row. The king goes out, the 9 comes in: that is four of a kind.</source>
        <translation>Trois 9 sont en main, le quatrième est dans la rangée. Le roi part, le 9 arrive&#x202f;: c’est un carré.</translation>
    </message>
    <message>
        <source>The signal</source>
        <translation>Le signal</translation>
    </message>
    <message>
        <source>Four 9s are in hand. The doll is told to tug its ear, which is the signal. As soon as everybody looks at the table, it does.</source>
        <translation>Quatre 9 sont en main. La poupée doit se tirer l’oreille, c’est le signal. Dès que tout le monde regarde la table, elle le fait.</translation>
    </message>
    <message>
        <source>Seen through</source>
        <translation>Démasqués</translation>
    </message>
    <message>
        <source>The other team has tugged an ear once too often. Counter Kemps! The signal is named, and it is right.</source>
        <translation>L’autre équipe s’est tiré l’oreille une fois de trop. Contre-Kem’s&#x202f;! Le signal est désigné, et c’est juste.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called at the right moment most often: %n time(s).</source>
        <translation>
            <numerusform>{player} a crié le plus souvent au bon moment&#x202f;: %n fois.</numerusform>
            <numerusform>{player} a crié le plus souvent au bon moment&#x202f;: %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} called wrongly most often: %n time(s).</source>
        <translation>
            <numerusform>{player} a crié le plus souvent à tort&#x202f;: %n fois.</numerusform>
            <numerusform>{player} a crié le plus souvent à tort&#x202f;: %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} saw through the other team’s signal.</source>
        <translation>{player} a démasqué le signal de l’autre équipe.</translation>
    </message>
    <message>
        <source>{player} scored 4 points with a Double Kemps.</source>
        <translation>{player} a marqué 4 points avec un Double Kem’s.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) ended because the stock ran out.</source>
        <translation>
            <numerusform>%n donne s’est terminée parce que la pioche était vide.</numerusform>
            <numerusform>%n donnes se sont terminées parce que la pioche était vide.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rangée</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Cartes écartées</translation>
    </message>
    <message>
        <source>Dolls</source>
        <translation>Poupées</translation>
    </message>
    <message>
        <source>Gestures</source>
        <translation>Gestes</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button: the private turn is over</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Nothing for me</source>
        <comment>button: no card of the row is wanted</comment>
        <translation>Rien pour moi</translation>
    </message>
    <message>
        <source>Any decoy</source>
        <comment>button: the doll shows any gesture that is not the signal</comment>
        <translation>Un faux signal</translation>
    </message>
    <message>
        <source>Yes, Double Kemps!</source>
        <comment>button: the partner confirms</comment>
        <translation>Oui, Double Kem’s&#x202f;!</translation>
    </message>
    <message>
        <source>Kemps: the partner has a four</source>
        <translation>Kem’s&#x202f;: le partenaire a un carré</translation>
    </message>
    <message>
        <source>Double Kemps: both have a four</source>
        <translation>Double Kem’s&#x202f;: les deux ont un carré</translation>
    </message>
    <message>
        <source>Counter Kemps: their signal is known</source>
        <translation>Contre-Kem’s&#x202f;: leur signal est connu</translation>
    </message>
    <message>
        <source>wink</source>
        <comment>a gesture</comment>
        <translation>clin d’œil</translation>
    </message>
    <message>
        <source>scratch the cheek</source>
        <comment>a gesture</comment>
        <translation>se gratter la joue</translation>
    </message>
    <message>
        <source>tug an ear</source>
        <comment>a gesture</comment>
        <translation>se tirer l’oreille</translation>
    </message>
    <message>
        <source>touch the nose</source>
        <comment>a gesture</comment>
        <translation>se toucher le nez</translation>
    </message>
    <message>
        <source>rub the chin</source>
        <comment>a gesture</comment>
        <translation>se frotter le menton</translation>
    </message>
    <message>
        <source>puff the cheeks</source>
        <comment>a gesture</comment>
        <translation>gonfler les joues</translation>
    </message>
    <message>
        <source>raise the eyebrows</source>
        <comment>a gesture</comment>
        <translation>hausser les sourcils</translation>
    </message>
    <message>
        <source>look up</source>
        <comment>a gesture</comment>
        <translation>lever les yeux</translation>
    </message>
    <message>
        <source>tilt the head</source>
        <comment>a gesture</comment>
        <translation>pencher la tête</translation>
    </message>
    <message>
        <source>purse the lips</source>
        <comment>a gesture</comment>
        <translation>pincer les lèvres</translation>
    </message>
    <message>
        <source>smooth the hair</source>
        <comment>a gesture</comment>
        <translation>se lisser les cheveux</translation>
    </message>
    <message>
        <source>yawn</source>
        <comment>a gesture</comment>
        <translation>bâiller</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <comment>two gestures in a row</comment>
        <translation>{first}, puis {second}</translation>
    </message>
    <message>
        <source>doll</source>
        <comment>the figure that makes the gestures</comment>
        <translation>poupée</translation>
    </message>
    <message>
        <source>Row, card {number}</source>
        <comment>the first to the fourth card from the left</comment>
        <translation>Rangée, carte {number}</translation>
    </message>
    <message>
        <source>Kemps!</source>
        <comment>a call</comment>
        <translation>Kem’s&#x202f;!</translation>
    </message>
    <message>
        <source>Double Kemps!</source>
        <comment>a call</comment>
        <translation>Double Kem’s&#x202f;!</translation>
    </message>
    <message>
        <source>Counter Kemps!</source>
        <comment>a call</comment>
        <translation>Contre-Kem’s&#x202f;!</translation>
    </message>
    <message>
        <source>Double!</source>
        <comment>button: Double Kemps; there is little room</comment>
        <translation>Double&#x202f;!</translation>
    </message>
    <message>
        <source>Counter!</source>
        <comment>button: Counter Kemps; there is little room</comment>
        <translation>Contre&#x202f;!</translation>
    </message>
    <message>
        <source>Deal {deal}, row {row} of {rows}</source>
        <translation>Donne {deal}, rangée {row} sur {rows}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Donne {deal}</translation>
    </message>
    <message>
        <source>the signal of this team</source>
        <comment>said of a gesture</comment>
        <translation>le signal de cette équipe</translation>
    </message>
    <message>
        <source>not the signal of the other team</source>
        <comment>said of a gesture</comment>
        <translation>pas le signal de l’autre équipe</translation>
    </message>
    <message>
        <source>chosen for this turn</source>
        <comment>said of a gesture</comment>
        <translation>choisi pour ce tour</translation>
    </message>
    <message>
        <source>one of a four</source>
        <comment>said of a card</comment>
        <translation>d’un carré</translation>
    </message>
    <message>
        <source>As a signal: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Comme signal&#x202f;: {gesture}</translation>
    </message>
    <message>
        <source>Take {taken}, lay down {out}</source>
        <comment>a possible move; two cards</comment>
        <translation>Prendre&#x202f;: {taken}, poser&#x202f;: {out}</translation>
    </message>
    <message>
        <source>Show: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Montrer&#x202f;: {gesture}</translation>
    </message>
    <message>
        <source>Show any gesture but the signal</source>
        <comment>a possible move</comment>
        <translation>Montrer n’importe quel geste sauf le signal</translation>
    </message>
    <message>
        <source>End the private turn</source>
        <comment>a possible move</comment>
        <translation>Finir le tour secret</translation>
    </message>
    <message>
        <source>Want nothing of this row</source>
        <comment>a possible move</comment>
        <translation>Ne rien vouloir de cette rangée</translation>
    </message>
    <message>
        <source>Confirm the Double Kemps</source>
        <comment>a possible move</comment>
        <translation>Confirmer le Double Kem’s</translation>
    </message>
    <message>
        <source>Name as their signal: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Désigner comme leur signal&#x202f;: {gesture}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>On continue.</translation>
    </message>
    <message>
        <source>{players} have agreed on a signal.</source>
        <comment>the two of a team</comment>
        <translation>{players} ont choisi un signal.</translation>
    </message>
    <message>
        <source>{players} have chosen the first gesture.</source>
        <comment>the two of a team</comment>
        <translation>{players} ont choisi le premier geste.</translation>
    </message>
    <message>
        <source>{player} takes {taken} and lays down {out}.</source>
        <comment>two cards</comment>
        <translation>{player} prend&#x202f;: {taken}, et pose&#x202f;: {out}.</translation>
    </message>
    <message>
        <source>{player} will show: {gesture}.</source>
        <translation>{player} montrera&#x202f;: {gesture}.</translation>
    </message>
    <message>
        <source>{player} thinks about what to show.</source>
        <translation>{player} réfléchit à ce qu’il faut montrer.</translation>
    </message>
    <message>
        <source>{player} shows: {gesture}.</source>
        <translation>{player} montre&#x202f;: {gesture}.</translation>
    </message>
    <message>
        <source>{player} has had a look.</source>
        <translation>{player} a regardé ses cartes.</translation>
    </message>
    <message>
        <source>{player} wants nothing of this row.</source>
        <translation>{player} ne veut rien de cette rangée.</translation>
    </message>
    <message>
        <source>{player} calls: “{call}”</source>
        <translation>{player} crie&#x202f;: «&#x202f;{call}&#x202f;»</translation>
    </message>
    <message>
        <source>{player} confirms: “{call}”</source>
        <translation>{player} confirme&#x202f;: «&#x202f;{call}&#x202f;»</translation>
    </message>
    <message>
        <source>{player} names: {gesture}.</source>
        <translation>{player} désigne&#x202f;: {gesture}.</translation>
    </message>
    <message>
        <source>Nobody wants the row any more. Here is row {row}.</source>
        <translation>Plus personne ne veut de la rangée. Voici la rangée {row}.</translation>
    </message>
    <message>
        <source>That is right: {players} score {points}.</source>
        <comment>the two of a team; points: 4 points</comment>
        <translation>C’est juste&#x202f;: {players} marquent {points}.</translation>
    </message>
    <message>
        <source>That is wrong: {players} lose {points}.</source>
        <comment>the two of a team; points: 2 points</comment>
        <translation>C’est faux&#x202f;: {players} perdent {points}.</translation>
    </message>
    <message>
        <source>That is wrong, and costs nothing.</source>
        <translation>C’est faux, et cela ne coûte rien.</translation>
    </message>
    <message>
        <source>Yes, their signal was: {gesture}.</source>
        <translation>Oui, leur signal était&#x202f;: {gesture}.</translation>
    </message>
    <message>
        <source>No, their signal is not: {gesture}.</source>
        <translation>Non, leur signal n’est pas&#x202f;: {gesture}.</translation>
    </message>
    <message>
        <source>{player} named no signal in time.</source>
        <translation>{player} n’a pas désigné de signal à temps.</translation>
    </message>
    <message>
        <source>The stock is used up. Nobody scores in this deal.</source>
        <translation>La pioche est vide. Personne ne marque dans cette donne.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are gathered. Deal {deal} is next.</source>
        <translation>On ramasse les cartes. Voici la donne {deal}.</translation>
    </message>
    <message>
        <source>A secret signal for {players}: which gesture?</source>
        <comment>the two of a team</comment>
        <translation>Un signal secret pour {players}&#x202f;: quel geste&#x202f;?</translation>
    </message>
    <message>
        <source>A secret signal for {players}: which second gesture?</source>
        <comment>two names</comment>
        <translation>Un signal secret pour {players}&#x202f;: quel second geste&#x202f;?</translation>
    </message>
    <message>
        <source>{player}: swap one card, choose a gesture, then press “Done”.</source>
        <translation>{player}&#x202f;: échange une carte, choisis un geste, puis appuie sur «&#x202f;Terminé&#x202f;».</translation>
    </message>
    <message>
        <source>{player} has swapped. A gesture for the table? Then press “Done”.</source>
        <translation>{player} a échangé. Un geste pour la table&#x202f;? Puis appuie sur «&#x202f;Terminé&#x202f;».</translation>
    </message>
    <message>
        <source>{player} is looking at the cards.</source>
        <translation>{player} regarde ses cartes.</translation>
    </message>
    <message>
        <source>Everybody watches the dolls. Who calls?</source>
        <translation>Tout le monde observe les poupées. Qui crie&#x202f;?</translation>
    </message>
    <message>
        <source>{player}: put a card on one of the row, or call.</source>
        <translation>{player}&#x202f;: pose une carte sur une de la rangée, ou crie.</translation>
    </message>
    <message>
        <source>{player} has four of a kind: show the signal “{gesture}”.</source>
        <translation>{player} a un carré&#x202f;: fais le signal «&#x202f;{gesture}&#x202f;».</translation>
    </message>
    <message>
        <source>{player} calls Double Kemps. Does {partner} confirm it?</source>
        <translation>{player} crie Double Kem’s. {partner} confirme&#x202f;?</translation>
    </message>
    <message>
        <source>{player} calls Counter Kemps: which gesture is their signal?</source>
        <translation>{player} crie Contre-Kem’s&#x202f;: quel geste est leur signal&#x202f;?</translation>
    </message>
    <message>
        <source>The match is over. {players} win.</source>
        <comment>the two of a team</comment>
        <translation>La partie est finie. {players} gagnent.</translation>
    </message>
    <message>
        <source>The match is over. It is a draw.</source>
        <translation>La partie est finie. Elle est nulle.</translation>
    </message>
    <message>
        <source>{call} Right!</source>
        <comment>call: Kemps!</comment>
        <translation>{call} C’est juste&#x202f;!</translation>
    </message>
    <message>
        <source>{call} Wrong!</source>
        <comment>call: Kemps!</comment>
        <translation>{call} C’est faux&#x202f;!</translation>
    </message>
    <message>
        <source>The first team with {target} points wins.</source>
        <comment>heading of the score</comment>
        <translation>La première équipe à {target} points gagne.</translation>
    </message>
</context>
</TS>
