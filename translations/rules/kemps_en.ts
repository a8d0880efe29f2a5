<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="kemps.aim">
        <source>Collect four cards of the same rank and give your partner a secret signal. Your partner calls “Kemps!” before the other team reads the signal.</source>
        <translation>Collect four cards of the same rank and give your partner a secret signal. Your partner calls “Kemps!” before the other team reads the signal.</translation>
    </message>
    <message id="kemps.two-teams">
        <source>Four players play in two teams of two. Partners sit opposite each other.</source>
        <translation>Four players play in two teams of two. Partners sit opposite each other.</translation>
    </message>
    <message id="kemps.target-agreed">
        <source>The first team with five points wins.</source>
        <translation>The first team with five points wins.</translation>
    </message>
    <message id="kemps.target-agreed@3">
        <source>The first team with three points wins.</source>
        <translation>The first team with three points wins.</translation>
    </message>
    <message id="kemps.target-agreed@7">
        <source>The first team with seven points wins.</source>
        <translation>The first team with seven points wins.</translation>
    </message>
    <message id="kemps.target-agreed@10">
        <source>The first team with ten points wins.</source>
        <translation>The first team with ten points wins.</translation>
    </message>
    <message id="kemps.secret-signal">
        <source>Each team agrees on one signal while the other team looks away. Both partners use the same one.</source>
        <translation>Each team agrees on one signal while the other team looks away. Both partners use the same one.</translation>
    </message>
    <message id="kemps.signal-from-catalogue">
        <source>A signal is one of the twelve gestures. Both teams may choose the same one without knowing it.</source>
        <translation>A signal is one of the twelve gestures. Both teams may choose the same one without knowing it.</translation>
    </message>
    <message id="kemps.signal-from-catalogue@pair">
        <source>A signal is two different gestures in a row, in their order. Both teams may choose the same ones without knowing it.</source>
        <translation>A signal is two different gestures in a row, in their order. Both teams may choose the same ones without knowing it.</translation>
    </message>
    <message id="kemps.change-between-deals">
        <source>Before each further deal, both teams may keep their signal or change it in secret.</source>
        <translation>Before each further deal, both teams may keep their signal or change it in secret.</translation>
    </message>
    <message id="kemps.deal-four">
        <source>Everyone is dealt four cards one by one, starting on the dealer’s left. Lots are drawn for the first dealer, then the deal passes clockwise.</source>
        <translation>Everyone is dealt four cards one by one, starting on the dealer’s left. Lots are drawn for the first dealer, then the deal passes clockwise.</translation>
    </message>
    <message id="kemps.row-of-four">
        <source>The other cards are the stock. Its top four cards are laid face up: this is the row. A deal has nine rows at most.</source>
        <translation>The other cards are the stock. Its top four cards are laid face up: this is the row. A deal has nine rows at most.</translation>
    </message>
    <message id="kemps.swap-one-for-one">
        <source>To swap, players take one card of the row and put one of their own in its place. Every hand always has four cards.</source>
        <translation>To swap, players take one card of the row and put one of their own in its place. Every hand always has four cards.</translation>
    </message>
    <message id="kemps.row-only">
        <source>Cards are taken from the row only, never from the stock, the cards put aside or another hand.</source>
        <translation>Cards are taken from the row only, never from the stock, the cards put aside or another hand.</translation>
    </message>
    <message id="kemps.all-at-once">
        <source>Everybody may swap for as long as the row lies there.</source>
        <translation>Everybody may swap for as long as the row lies there.</translation>
    </message>
    <message id="kemps.private-turn">
        <source>If two or more people play, everyone looks at their own cards behind the curtain in turn. They may swap one card and choose what their doll will show.</source>
        <extracomment>&quot;Doll&quot;: the figure at each seat that makes the gestures.</extracomment>
        <translation>If two or more people play, everyone looks at their own cards behind the curtain in turn. They may swap one card and choose what their doll will show.</translation>
    </message>
    <message id="kemps.open-clock">
        <source>If one person plays with three computer players, there are no turns: all swap and gesture at once. Each needs half a second between swaps.</source>
        <translation>If one person plays with three computer players, there are no turns: all swap and gesture at once. Each needs half a second between swaps.</translation>
    </message>
    <message id="kemps.first-to-take">
        <source>If two players want the same card of the row, the faster one gets it. The other keeps their own card.</source>
        <translation>If two players want the same card of the row, the faster one gets it. The other keeps their own card.</translation>
    </message>
    <message id="kemps.row-cleared@one-lap">
        <source>A row is put aside after one lap of private turns. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>A row is put aside after one lap of private turns. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</translation>
    </message>
    <message id="kemps.row-cleared">
        <source>A row is put aside after a lap without a swap, or after two laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>A row is put aside after a lap without a swap, or after two laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</translation>
    </message>
    <message id="kemps.row-cleared@three-laps">
        <source>A row is put aside after a lap without a swap, or after three laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>A row is put aside after a lap without a swap, or after three laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</translation>
    </message>
    <message id="kemps.cleared-cards-out">
        <source>Cards that have been put aside lie face down and are out of play until the next deal.</source>
        <translation>Cards that have been put aside lie face down and are out of play until the next deal.</translation>
    </message>
    <message id="kemps.cleared-cards-out@reshuffle">
        <source>Cards that have been put aside lie face down. They only come back if the stock is shuffled again.</source>
        <translation>Cards that have been put aside lie face down. They only come back if the stock is shuffled again.</translation>
    </message>
    <message id="kemps.stock-empty">
        <source>If the ninth row is put aside too, nobody scores and the next player deals.</source>
        <translation>If the ninth row is put aside too, nobody scores and the next player deals.</translation>
    </message>
    <message id="kemps.stock-empty@reshuffle">
        <source>After the ninth row, the cards put aside are shuffled once and become the new stock. After nine more rows nobody scores.</source>
        <translation>After the ninth row, the cards put aside are shuffled once and become the new stock. After nine more rows nobody scores.</translation>
    </message>
    <message id="kemps.signal-on-four">
        <source>Whoever holds four equal cards shows the team’s signal, so that the partner can call “Kemps!”.</source>
        <translation>Whoever holds four equal cards shows the team’s signal, so that the partner can call “Kemps!”.</translation>
    </message>
    <message id="kemps.no-signal-without-four">
        <source>Players without four equal cards cannot show their own team’s signal.</source>
        <translation>Players without four equal cards cannot show their own team’s signal.</translation>
    </message>
    <message id="kemps.decoys-allowed">
        <source>Any other gesture may be shown at any time, to confuse the other team. Showing nothing is fine, too.</source>
        <translation>Any other gesture may be shown at any time, to confuse the other team. Showing nothing is fine, too.</translation>
    </message>
    <message id="kemps.kemps-call">
        <source>“Kemps!” means: my partner has four of a kind. If it is true, the partner’s hand is laid open.</source>
        <translation>“Kemps!” means: my partner has four of a kind. If it is true, the partner’s hand is laid open.</translation>
    </message>
    <message id="kemps.own-four-not-enough">
        <source>Four of a kind in the caller’s own hand do not count for “Kemps!”.</source>
        <translation>Four of a kind in the caller’s own hand do not count for “Kemps!”.</translation>
    </message>
    <message id="kemps.double-call">
        <source>“Double Kemps!” means: both of us have four of a kind. The partner must confirm it within three seconds.</source>
        <translation>“Double Kemps!” means: both of us have four of a kind. The partner must confirm it within three seconds.</translation>
    </message>
    <message id="kemps.double-unconfirmed">
        <source>If the partner does not confirm in time, the call counts as a plain “Kemps!”.</source>
        <translation>If the partner does not confirm in time, the call counts as a plain “Kemps!”.</translation>
    </message>
    <message id="kemps.counter-call">
        <source>“Counter Kemps!” means: we know your signal. The caller picks the signal within ten seconds while everything else waits. Picking nothing counts as wrong.</source>
        <translation>“Counter Kemps!” means: we know your signal. The caller picks the signal within ten seconds while everything else waits. Picking nothing counts as wrong.</translation>
    </message>
    <message id="kemps.counter-needs-no-four">
        <source>A counter is right if the signal named is the other team’s present signal, whether anybody holds four of a kind or not.</source>
        <translation>A counter is right if the signal named is the other team’s present signal, whether anybody holds four of a kind or not.</translation>
    </message>
    <message id="kemps.counter-right-ends-deal">
        <source>A right counter ends the deal. The team that was found out must take a different signal for the next deal.</source>
        <translation>A right counter ends the deal. The team that was found out must take a different signal for the next deal.</translation>
    </message>
    <message id="kemps.counter-right-ends-deal@resume">
        <source>After a right counter, the team that was found out takes a different signal. Then play goes on with the same cards.</source>
        <translation>After a right counter, the team that was found out takes a different signal. Then play goes on with the same cards.</translation>
    </message>
    <message id="kemps.counter-wrong-goes-on">
        <source>After a wrong counter the deal goes on, and everybody knows one signal that it is not.</source>
        <translation>After a wrong counter the deal goes on, and everybody knows one signal that it is not.</translation>
    </message>
    <message id="kemps.false-call-goes-on">
        <source>After a wrong “Kemps!” or “Double Kemps!” the deal goes on, and no hand is shown.</source>
        <translation>After a wrong “Kemps!” or “Double Kemps!” the deal goes on, and no hand is shown.</translation>
    </message>
    <message id="kemps.claim-order">
        <source>The first call counts, and later ones are dropped. At the same moment, a double goes before Kemps, and Kemps before a counter. Then whoever sits nearer to the dealer’s left goes first.</source>
        <translation>The first call counts, and later ones are dropped. At the same moment, a double goes before Kemps, and Kemps before a counter. Then whoever sits nearer to the dealer’s left goes first.</translation>
    </message>
    <message id="kemps.one-claim-per-moment">
        <source>A team that has called wrongly is not heard until the next private turn is over. If all play at once, it is not heard for five seconds.</source>
        <translation>A team that has called wrongly is not heard until the next private turn is over. If all play at once, it is not heard for five seconds.</translation>
    </message>
    <message id="kemps.claims-in-the-open">
        <source>If two or more people play, calls count only while everybody is looking at the table.</source>
        <translation>If two or more people play, calls count only while everybody is looking at the table.</translation>
    </message>
    <message id="kemps.score-calls">
        <source>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call 1.</source>
        <translation>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call 1.</translation>
    </message>
    <message id="kemps.score-calls@free">
        <source>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call nothing.</source>
        <translation>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call nothing.</translation>
    </message>
    <message id="kemps.score-calls@two">
        <source>A right Kemps scores 1 point, a right double or counter 4. Any wrong call costs 2 points.</source>
        <translation>A right Kemps scores 1 point, a right double or counter 4. Any wrong call costs 2 points.</translation>
    </message>
    <message id="kemps.call-ends-deal">
        <source>A right Kemps or double ends the deal. All cards are shuffled, and the next player deals.</source>
        <translation>A right Kemps or double ends the deal. All cards are shuffled, and the next player deals.</translation>
    </message>
    <message id="kemps.target-wins">
        <source>A team that reaches the agreed number of points wins at once.</source>
        <translation>A team that reaches the agreed number of points wins at once.</translation>
    </message>
    <message id="kemps.deal-limit">
        <source>After twenty deals, the team with more points wins. Equal points are a draw.</source>
        <translation>After twenty deals, the team with more points wins. Equal points are a draw.</translation>
    </message>
    <message id="kemps.private-time@10">
        <source>A private turn lasts ten seconds at most.</source>
        <translation>A private turn lasts ten seconds at most.</translation>
    </message>
    <message id="kemps.private-time">
        <source>A private turn lasts fifteen seconds at most.</source>
        <translation>A private turn lasts fifteen seconds at most.</translation>
    </message>
    <message id="kemps.private-time@30">
        <source>A private turn lasts thirty seconds at most.</source>
        <translation>A private turn lasts thirty seconds at most.</translation>
    </message>
    <message id="kemps.private-time@none">
        <source>A private turn lasts as long as the player likes.</source>
        <translation>A private turn lasts as long as the player likes.</translation>
    </message>
    <message id="kemps.table-time@3">
        <source>After each private turn everybody looks at the table for three seconds. In that time the doll shows its gesture.</source>
        <translation>After each private turn everybody looks at the table for three seconds. In that time the doll shows its gesture.</translation>
    </message>
    <message id="kemps.table-time">
        <source>After each private turn everybody looks at the table for four seconds. In that time the doll shows its gesture.</source>
        <translation>After each private turn everybody looks at the table for four seconds. In that time the doll shows its gesture.</translation>
    </message>
    <message id="kemps.table-time@6">
        <source>After each private turn everybody looks at the table for six seconds. In that time the doll shows its gesture.</source>
        <translation>After each private turn everybody looks at the table for six seconds. In that time the doll shows its gesture.</translation>
    </message>
    <message id="kemps.ahead-1">
        <source>A head start of 1 point counts for the whole team from the beginning.</source>
        <translation>A head start of 1 point counts for the whole team from the beginning.</translation>
    </message>
</context>
<context>
    <name>kemps</name>
    <message>
        <source>3 seconds</source>
        <comment>a time</comment>
        <translation>3 seconds</translation>
    </message>
    <message>
        <source>4 seconds</source>
        <comment>a time</comment>
        <translation>4 seconds</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <comment>a time</comment>
        <translation>6 seconds</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points to win</translation>
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
        <translation>A signal is</translation>
    </message>
    <message>
        <source>one gesture</source>
        <comment>a signal is</comment>
        <translation>one gesture</translation>
    </message>
    <message>
        <source>two gestures in a row</source>
        <comment>a signal is</comment>
        <translation>two gestures in a row</translation>
    </message>
    <message>
        <source>After a right Counter Kemps</source>
        <translation>After a right Counter Kemps</translation>
    </message>
    <message>
        <source>new deal</source>
        <comment>after a right Counter Kemps</comment>
        <translation>new deal</translation>
    </message>
    <message>
        <source>play goes on</source>
        <comment>after a right Counter Kemps</comment>
        <translation>play goes on</translation>
    </message>
    <message>
        <source>A wrong Kemps costs</source>
        <translation>A wrong Kemps costs</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>nothing</translation>
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
        <translation>When the stock runs out</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <comment>when the stock runs out</comment>
        <translation>nobody scores</translation>
    </message>
    <message>
        <source>shuffle once</source>
        <comment>when the stock runs out</comment>
        <translation>shuffle once</translation>
    </message>
    <message>
        <source>A row lies for (two or more people)</source>
        <translation>A row lies for (two or more people)</translation>
    </message>
    <message>
        <source>one lap</source>
        <comment>how long a row lies</comment>
        <translation>one lap</translation>
    </message>
    <message>
        <source>two laps</source>
        <comment>how long a row lies</comment>
        <translation>two laps</translation>
    </message>
    <message>
        <source>three laps</source>
        <comment>how long a row lies</comment>
        <translation>three laps</translation>
    </message>
    <message>
        <source>A private turn lasts</source>
        <translation>A private turn lasts</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <comment>a time</comment>
        <translation>10 seconds</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <comment>a time</comment>
        <translation>15 seconds</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <comment>a time</comment>
        <translation>30 seconds</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <comment>a time</comment>
        <translation>as long as you like</translation>
    </message>
    <message>
        <source>Everybody looks for</source>
        <translation>Everybody looks for</translation>
    </message>
    <message>
        <source>1 point ahead</source>
        <comment>handicap</comment>
        <translation>1 point ahead</translation>
    </message>
    <message>
        <source>Kemps</source>
        <translation>Kemps</translation>
    </message>
    <message>
        <source>Collect four of a kind, signal it in secret, and let your partner call.</source>
        <translation>Collect four of a kind, signal it in secret, and let your partner call.</translation>
    </message>
    <message numerus="yes">
        <source>The hand already has %n card(s) of this rank.</source>
        <comment>why a card of the row is taken</comment>
        <translation>
            <numerusform>The hand already has one card of this rank.</numerusform>
            <numerusform>The hand already has %n cards of this rank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Careful: %n card(s) of this rank have been put aside or lie in the row.</source>
        <translation>
            <numerusform>Careful: one card of this rank has been put aside or lies in the row.</numerusform>
            <numerusform>Careful: %n cards of this rank have been put aside or lie in the row.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card that goes out is no use: one of its rank has been put aside.</source>
        <translation>The card that goes out is no use: one of its rank has been put aside.</translation>
    </message>
    <message>
        <source>No card of the row helps towards a four.</source>
        <translation>No card of the row helps towards a four.</translation>
    </message>
    <message>
        <source>The hand is a four: the partner has to know.</source>
        <translation>The hand is a four: the partner has to know.</translation>
    </message>
    <message>
        <source>A decoy keeps the other team guessing.</source>
        <translation>A decoy keeps the other team guessing.</translation>
    </message>
    <message>
        <source>There is nothing more to do in this turn.</source>
        <translation>There is nothing more to do in this turn.</translation>
    </message>
    <message>
        <source>The partner has shown the signal.</source>
        <translation>The partner has shown the signal.</translation>
    </message>
    <message>
        <source>What the partner showed looked like the signal.</source>
        <translation>What the partner showed looked like the signal.</translation>
    </message>
    <message>
        <source>The partner has a four, and so has this hand.</source>
        <translation>The partner has a four, and so has this hand.</translation>
    </message>
    <message>
        <source>One gesture of the other team is more likely than all the others.</source>
        <translation>One gesture of the other team is more likely than all the others.</translation>
    </message>
    <message>
        <source>Any gesture will do; a new one is harder to guess.</source>
        <translation>Any gesture will do; a new one is harder to guess.</translation>
    </message>
    <message>
        <source>First a signal for {players} is chosen.</source>
        <comment>the two of a team</comment>
        <translation>First a signal for {players} is chosen.</translation>
    </message>
    <message>
        <source>Signals are chosen before the cards are dealt.</source>
        <translation>Signals are chosen before the cards are dealt.</translation>
    </message>
    <message>
        <source>A gesture is one of the twelve pictures.</source>
        <translation>A gesture is one of the twelve pictures.</translation>
    </message>
    <message>
        <source>The two gestures are different ones.</source>
        <translation>The two gestures are different ones.</translation>
    </message>
    <message>
        <source>This signal has been found out. The team takes a different one.</source>
        <translation>This signal has been found out. The team takes a different one.</translation>
    </message>
    <message>
        <source>It is {player}’s private turn.</source>
        <translation>It is {player}’s private turn.</translation>
    </message>
    <message>
        <source>Everybody is looking at the table now.</source>
        <translation>Everybody is looking at the table now.</translation>
    </message>
    <message>
        <source>{player} has called first. Everything else waits.</source>
        <translation>{player} has called first. Everything else waits.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>This deal is over.</translation>
    </message>
    <message>
        <source>Calls count while everybody is looking at the table.</source>
        <translation>Calls count while everybody is looking at the table.</translation>
    </message>
    <message>
        <source>{player}’s team has just called wrongly.</source>
        <translation>{player}’s team has just called wrongly.</translation>
    </message>
    <message>
        <source>Nobody waits for {player} to confirm a Double Kemps.</source>
        <translation>Nobody waits for {player} to confirm a Double Kemps.</translation>
    </message>
    <message>
        <source>{player} has not called Counter Kemps.</source>
        <translation>{player} has not called Counter Kemps.</translation>
    </message>
    <message>
        <source>The cards to take lie face up in the row.</source>
        <translation>The cards to take lie face up in the row.</translation>
    </message>
    <message>
        <source>One card goes onto one card of the row.</source>
        <translation>One card goes onto one card of the row.</translation>
    </message>
    <message>
        <source>{player} has already swapped a card in this turn.</source>
        <translation>{player} has already swapped a card in this turn.</translation>
    </message>
    <message>
        <source>Somebody else was faster.</source>
        <translation>Somebody else was faster.</translation>
    </message>
    <message>
        <source>This row has only just been laid out.</source>
        <translation>This row has only just been laid out.</translation>
    </message>
    <message>
        <source>{player} has only just swapped.</source>
        <translation>{player} has only just swapped.</translation>
    </message>
    <message>
        <source>The doll is about to show the signal: the four stays together.</source>
        <translation>The doll is about to show the signal: the four stays together.</translation>
    </message>
    <message>
        <source>The gesture of this turn has been chosen.</source>
        <translation>The gesture of this turn has been chosen.</translation>
    </message>
    <message>
        <source>{player} has only just shown a gesture.</source>
        <translation>{player} has only just shown a gesture.</translation>
    </message>
    <message>
        <source>This is the signal of {player}’s team, and there is no four in hand.</source>
        <translation>This is the signal of {player}’s team, and there is no four in hand.</translation>
    </message>
    <message>
        <source>{player} has already said so.</source>
        <translation>{player} has already said so.</translation>
    </message>
    <message>
        <source>A swap</source>
        <translation>A swap</translation>
    </message>
    <message>
        <source>Three 9s are in hand, and the fourth one lies in the row. The king goes out, the 9 comes in: that is four of a kind.</source>
        <translation>Three 9s are in hand, and the fourth one lies in the row. The king goes out, the 9 comes in: that is four of a kind.</translation>
    </message>
    <message>
        <source>The signal</source>
        <translation>The signal</translation>
    </message>
    <message>
        <source>Four 9s are in hand. The doll is told to tug its ear, which is the signal. As soon as everybody looks at the table, it does.</source>
        <translation>Four 9s are in hand. The doll is told to tug its ear, which is the signal. As soon as everybody looks at the table, it does.</translation>
    </message>
    <message>
        <source>Seen through</source>
        <translation>Seen through</translation>
    </message>
    <message>
        <source>The other team has tugged an ear once too often. Counter Kemps! The signal is named, and it is right.</source>
        <translation>The other team has tugged an ear once too often. Counter Kemps! The signal is named, and it is right.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called at the right moment most often: %n time(s).</source>
        <translation>
            <numerusform>{player} called at the right moment most often: once.</numerusform>
            <numerusform>{player} called at the right moment most often: %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} called wrongly most often: %n time(s).</source>
        <translation>
            <numerusform>{player} called wrongly most often: once.</numerusform>
            <numerusform>{player} called wrongly most often: %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} saw through the other team’s signal.</source>
        <translation>{player} saw through the other team’s signal.</translation>
    </message>
    <message>
        <source>{player} scored 4 points with a Double Kemps.</source>
        <translation>{player} scored 4 points with a Double Kemps.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) ended because the stock ran out.</source>
        <translation>
            <numerusform>%n deal ended because the stock ran out.</numerusform>
            <numerusform>%n deals ended because the stock ran out.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Row</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Cards put aside</translation>
    </message>
    <message>
        <source>Dolls</source>
        <translation>Dolls</translation>
    </message>
    <message>
        <source>Gestures</source>
        <translation>Gestures</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button: the private turn is over</comment>
        <translation>Done</translation>
    </message>
    <message>
        <source>Nothing for me</source>
        <comment>button: no card of the row is wanted</comment>
        <translation>Nothing for me</translation>
    </message>
    <message>
        <source>Any decoy</source>
        <comment>button: the doll shows any gesture that is not the signal</comment>
        <translation>Any decoy</translation>
    </message>
    <message>
        <source>Yes, Double Kemps!</source>
        <comment>button: the partner confirms</comment>
        <translation>Yes, Double Kemps!</translation>
    </message>
    <message>
        <source>Kemps: the partner has a four</source>
        <translation>Kemps: the partner has a four</translation>
    </message>
    <message>
        <source>Double Kemps: both have a four</source>
        <translation>Double Kemps: both have a four</translation>
    </message>
    <message>
        <source>Counter Kemps: their signal is known</source>
        <translation>Counter Kemps: their signal is known</translation>
    </message>
    <message>
        <source>wink</source>
        <comment>a gesture</comment>
        <translation>wink</translation>
    </message>
    <message>
        <source>scratch the cheek</source>
        <comment>a gesture</comment>
        <translation>scratch the cheek</translation>
    </message>
    <message>
        <source>tug an ear</source>
        <comment>a gesture</comment>
        <translation>tug an ear</translation>
    </message>
    <message>
        <source>touch the nose</source>
        <comment>a gesture</comment>
        <translation>touch the nose</translation>
    </message>
    <message>
        <source>rub the chin</source>
        <comment>a gesture</comment>
        <translation>rub the chin</translation>
    </message>
    <message>
        <source>puff the cheeks</source>
        <comment>a gesture</comment>
        <translation>puff the cheeks</translation>
    </message>
    <message>
        <source>raise the eyebrows</source>
        <comment>a gesture</comment>
        <translation>raise the eyebrows</translation>
    </message>
    <message>
        <source>look up</source>
        <comment>a gesture</comment>
        <translation>look up</translation>
    </message>
    <message>
        <source>tilt the head</source>
        <comment>a gesture</comment>
        <translation>tilt the head</translation>
    </message>
    <message>
        <source>purse the lips</source>
        <comment>a gesture</comment>
        <translation>purse the lips</translation>
    </message>
    <message>
        <source>smooth the hair</source>
        <comment>a gesture</comment>
        <translation>smooth the hair</translation>
    </message>
    <message>
        <source>yawn</source>
        <comment>a gesture</comment>
        <translation>yawn</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <comment>two gestures in a row</comment>
        <translation>{first}, then {second}</translation>
    </message>
    <message>
        <source>doll</source>
        <comment>the figure that makes the gestures</comment>
        <translation>doll</translation>
    </message>
    <message>
        <source>Row, card {number}</source>
        <comment>the first to the fourth card from the left</comment>
        <translation>Row, card {number}</translation>
    </message>
    <message>
        <source>Kemps!</source>
        <comment>a call</comment>
        <translation>Kemps!</translation>
    </message>
    <message>
        <source>Double Kemps!</source>
        <comment>a call</comment>
        <translation>Double Kemps!</translation>
    </message>
    <message>
        <source>Counter Kemps!</source>
        <comment>a call</comment>
        <translation>Counter Kemps!</translation>
    </message>
    <message>
        <source>Double!</source>
        <comment>button: Double Kemps; there is little room</comment>
        <translation>Double!</translation>
    </message>
    <message>
        <source>Counter!</source>
        <comment>button: Counter Kemps; there is little room</comment>
        <translation>Counter!</translation>
    </message>
    <message>
        <source>Deal {deal}, row {row} of {rows}</source>
        <translation>Deal {deal}, row {row} of {rows}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Deal {deal}</translation>
    </message>
    <message>
        <source>the signal of this team</source>
        <comment>said of a gesture</comment>
        <translation>the signal of this team</translation>
    </message>
    <message>
        <source>not the signal of the other team</source>
        <comment>said of a gesture</comment>
        <translation>not the signal of the other team</translation>
    </message>
    <message>
        <source>chosen for this turn</source>
        <comment>said of a gesture</comment>
        <translation>chosen for this turn</translation>
    </message>
    <message>
        <source>one of a four</source>
        <comment>said of a card</comment>
        <translation>one of a four</translation>
    </message>
    <message>
        <source>As a signal: {gesture}</source>
        <comment>a possible move</comment>
        <translation>As a signal: {gesture}</translation>
    </message>
    <message>
        <source>Take {taken}, lay down {out}</source>
        <comment>a possible move; two cards</comment>
        <translation>Take {taken}, lay down {out}</translation>
    </message>
    <message>
        <source>Show: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Show: {gesture}</translation>
    </message>
    <message>
        <source>Show any gesture but the signal</source>
        <comment>a possible move</comment>
        <translation>Show any gesture but the signal</translation>
    </message>
    <message>
        <source>End the private turn</source>
        <comment>a possible move</comment>
        <translation>End the private turn</translation>
    </message>
    <message>
        <source>Want nothing of this row</source>
        <comment>a possible move</comment>
        <translation>Want nothing of this row</translation>
    </message>
    <message>
        <source>Confirm the Double Kemps</source>
        <comment>a possible move</comment>
        <translation>Confirm the Double Kemps</translation>
    </message>
    <message>
        <source>Name as their signal: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Name as their signal: {gesture}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Play goes on.</translation>
    </message>
    <message>
        <source>{players} have agreed on a signal.</source>
        <comment>the two of a team</comment>
        <translation>{players} have agreed on a signal.</translation>
    </message>
    <message>
        <source>{players} have chosen the first gesture.</source>
        <comment>the two of a team</comment>
        <translation>{players} have chosen the first gesture.</translation>
    </message>
    <message>
        <source>{player} takes {taken} and lays down {out}.</source>
        <comment>two cards</comment>
        <translation>{player} takes {taken} and lays down {out}.</translation>
    </message>
    <message>
        <source>{player} will show: {gesture}.</source>
        <translation>{player} will show: {gesture}.</translation>
    </message>
    <message>
        <source>{player} thinks about what to show.</source>
        <translation>{player} thinks about what to show.</translation>
    </message>
    <message>
        <source>{player} shows: {gesture}.</source>
        <translation>{player} shows: {gesture}.</translation>
    </message>
    <message>
        <source>{player} has had a look.</source>
        <translation>{player} has had a look.</translation>
    </message>
    <message>
        <source>{player} wants nothing of this row.</source>
        <translation>{player} wants nothing of this row.</translation>
    </message>
    <message>
        <source>{player} calls: “{call}”</source>
        <translation>{player} calls: “{call}”</translation>
    </message>
    <message>
        <source>{player} confirms: “{call}”</source>
        <translation>{player} confirms: “{call}”</translation>
    </message>
    <message>
        <source>{player} names: {gesture}.</source>
        <translation>{player} names: {gesture}.</translation>
    </message>
    <message>
        <source>Nobody wants the row any more. Here is row {row}.</source>
        <translation>Nobody wants the row any more. Here is row {row}.</translation>
    </message>
    <message>
        <source>That is right: {players} score {points}.</source>
        <comment>the two of a team; points: 4 points</comment>
        <translation>That is right: {players} score {points}.</translation>
    </message>
    <message>
        <source>That is wrong: {players} lose {points}.</source>
        <comment>the two of a team; points: 2 points</comment>
        <translation>That is wrong: {players} lose {points}.</translation>
    </message>
    <message>
        <source>That is wrong, and costs nothing.</source>
        <translation>That is wrong, and costs nothing.</translation>
    </message>
    <message>
        <source>Yes, their signal was: {gesture}.</source>
        <translation>Yes, their signal was: {gesture}.</translation>
    </message>
    <message>
        <source>No, their signal is not: {gesture}.</source>
        <translation>No, their signal is not: {gesture}.</translation>
    </message>
    <message>
        <source>{player} named no signal in time.</source>
        <translation>{player} named no signal in time.</translation>
    </message>
    <message>
        <source>The stock is used up. Nobody scores in this deal.</source>
        <translation>The stock is used up. Nobody scores in this deal.</translation>
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
        <translation>The cards are gathered. Deal {deal} is next.</translation>
    </message>
    <message>
        <source>A secret signal for {players}: which gesture?</source>
        <comment>the two of a team</comment>
        <translation>A secret signal for {players}: which gesture?</translation>
    </message>
    <message>
        <source>A secret signal for {players}: which second gesture?</source>
        <comment>two names</comment>
        <translation>A secret signal for {players}: which second gesture?</translation>
    </message>
    <message>
        <source>{player}: swap one card, choose a gesture, then press “Done”.</source>
        <translation>{player}: swap one card, choose a gesture, then press “Done”.</translation>
    </message>
    <message>
        <source>{player} has swapped. A gesture for the table? Then press “Done”.</source>
        <translation>{player} has swapped. A gesture for the table? Then press “Done”.</translation>
    </message>
    <message>
        <source>{player} is looking at the cards.</source>
        <translation>{player} is looking at the cards.</translation>
    </message>
    <message>
        <source>Everybody watches the dolls. Who calls?</source>
        <translation>Everybody watches the dolls. Who calls?</translation>
    </message>
    <message>
        <source>{player}: put a card on one of the row, or call.</source>
        <translation>{player}: put a card on one of the row, or call.</translation>
    </message>
    <message>
        <source>{player} has four of a kind: show the signal “{gesture}”.</source>
        <translation>{player} has four of a kind: show the signal “{gesture}”.</translation>
    </message>
    <message>
        <source>{player} calls Double Kemps. Does {partner} confirm it?</source>
        <translation>{player} calls Double Kemps. Does {partner} confirm it?</translation>
    </message>
    <message>
        <source>{player} calls Counter Kemps: which gesture is their signal?</source>
        <translation>{player} calls Counter Kemps: which gesture is their signal?</translation>
    </message>
    <message>
        <source>The match is over. {players} win.</source>
        <comment>the two of a team</comment>
        <translation>The match is over. {players} win.</translation>
    </message>
    <message>
        <source>The match is over. It is a draw.</source>
        <translation>The match is over. It is a draw.</translation>
    </message>
    <message>
        <source>{call} Right!</source>
        <comment>call: Kemps!</comment>
        <translation>{call} Right!</translation>
    </message>
    <message>
        <source>{call} Wrong!</source>
        <comment>call: Kemps!</comment>
        <translation>{call} Wrong!</translation>
    </message>
    <message>
        <source>The first team with {target} points wins.</source>
        <comment>heading of the score</comment>
        <translation>The first team with {target} points wins.</translation>
    </message>
</context>
</TS>
