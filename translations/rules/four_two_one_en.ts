<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="four_two_one.aim">
        <source>First all 21 counters are dealt out by the dice. Then the goal is to be first to have none left.</source>
        <translation>First all 21 counters are dealt out by the dice. Then the goal is to be first to have none left.</translation>
    </message>
    <message id="four_two_one.aim@short">
        <source>First all 11 counters are dealt out by the dice. Then the goal is to be first to have none left.</source>
        <translation>First all 11 counters are dealt out by the dice. Then the goal is to be first to have none left.</translation>
    </message>
    <message id="four_two_one.players">
        <source>Two to four players take part.</source>
        <translation>Two to four players take part.</translation>
    </message>
    <message id="four_two_one.pot-21">
        <source>The 21 counters lie in the pot, and nobody holds any.</source>
        <translation>The 21 counters lie in the pot, and nobody holds any.</translation>
    </message>
    <message id="four_two_one.pot-21@short">
        <source>There are only 11 counters. They lie in the pot, and nobody holds any.</source>
        <translation>There are only 11 counters. They lie in the pot, and nobody holds any.</translation>
    </message>
    <message id="four_two_one.two-phases">
        <source>The match has two phases: first the charge, then the discharge.</source>
        <translation>The match has two phases: first the charge, then the discharge.</translation>
    </message>
    <message id="four_two_one.youngest-begins">
        <source>The youngest player takes the first seat and leads the first round.</source>
        <translation>The youngest player takes the first seat and leads the first round.</translation>
    </message>
    <message id="four_two_one.youngest-begins@random">
        <source>Lots are drawn to see who leads the first round.</source>
        <extracomment>to lead a round: to be the first to throw in it</extracomment>
        <translation>Lots are drawn to see who leads the first round.</translation>
    </message>
    <message id="four_two_one.turn-order">
        <source>Turns go clockwise, starting with whoever leads the round.</source>
        <translation>Turns go clockwise, starting with whoever leads the round.</translation>
    </message>
    <message id="four_two_one.unordered">
        <source>A hand is what the three dice show, in any order. It is named from the highest die down: 4, 2 and 1 are 421.</source>
        <translation>A hand is what the three dice show, in any order. It is named from the highest die down: 4, 2 and 1 are 421.</translation>
    </message>
    <message id="four_two_one.hand-order">
        <source>The hands rank as on the sheet at the table. The best hand of a round moves as many counters as its line says.</source>
        <translation>The hands rank as on the sheet at the table. The best hand of a round moves as many counters as its line says.</translation>
    </message>
    <message id="four_two_one.same-value-order">
        <source>Two 1s with another number beat three of that number, so 611 beats 666. Both 211 and 222 beat the straights, and a higher straight beats a lower one.</source>
        <extracomment>straights: 654, 543, 432, 321</extracomment>
        <translation>Two 1s with another number beat three of that number, so 611 beats 666. Both 211 and 222 beat the straights, and a higher straight beats a lower one.</translation>
    </message>
    <message id="four_two_one.ordinary-hands">
        <source>All other hands move 1 counter. They rank like numbers, the highest die first: 665 is the best of them.</source>
        <translation>All other hands move 1 counter. They rank like numbers, the highest die first: 665 is the best of them.</translation>
    </message>
    <message id="four_two_one.nenette-lowest">
        <source>The nénette, 221, is the lowest hand of all.</source>
        <translation>The nénette, 221, is the lowest hand of all.</translation>
    </message>
    <message id="four_two_one.charge-one-throw">
        <source>In the charge, everyone throws all three dice once.</source>
        <translation>In the charge, everyone throws all three dice once.</translation>
    </message>
    <message id="four_two_one.charge-worst-takes">
        <source>Whoever has the worst hand takes counters from the pot: as many as the best hand is worth.</source>
        <translation>Whoever has the worst hand takes counters from the pot: as many as the best hand is worth.</translation>
    </message>
    <message id="four_two_one.charge-worst-takes@by-hand">
        <source>Whoever has the worst hand fetches counters from the pot: as many as the best hand is worth. Nobody plays on before all counters that are due have been fetched.</source>
        <translation>Whoever has the worst hand fetches counters from the pot: as many as the best hand is worth. Nobody plays on before all counters that are due have been fetched.</translation>
    </message>
    <message id="four_two_one.charge-pot-short">
        <source>If the pot holds fewer counters, they take what is left.</source>
        <translation>If the pot holds fewer counters, they take what is left.</translation>
    </message>
    <message id="four_two_one.charge-ends">
        <source>The charge is over when the pot is empty.</source>
        <translation>The charge is over when the pot is empty.</translation>
    </message>
    <message id="four_two_one.all-level-void">
        <source>If everyone has the same hand, the round does not count. The same player leads it again.</source>
        <translation>If everyone has the same hand, the round does not count. The same player leads it again.</translation>
    </message>
    <message id="four_two_one.worst-play-off">
        <source>If several players share the worst hand, each of them throws three dice once more. The lowest of these throws is the worst; those still level throw again.</source>
        <translation>If several players share the worst hand, each of them throws three dice once more. The lowest of these throws is the worst; those still level throw again.</translation>
    </message>
    <message id="four_two_one.best-play-off">
        <source>In the discharge, players who share the best hand throw once more as well, and the highest throw gives. This comes before a play-off for the worst.</source>
        <translation>In the discharge, players who share the best hand throw once more as well, and the highest throw gives. This comes before a play-off for the worst.</translation>
    </message>
    <message id="four_two_one.play-off-plain">
        <source>A play-off only decides who it is. Its throws move no counters, and the first hands still count.</source>
        <translation>A play-off only decides who it is. Its throws move no counters, and the first hands still count.</translation>
    </message>
    <message id="four_two_one.nenette-two">
        <source>Whoever has 221 receives exactly 2 counters, whatever the best hand is worth.</source>
        <translation>Whoever has 221 receives exactly 2 counters, whatever the best hand is worth.</translation>
    </message>
    <message id="four_two_one.nenette-two@extra">
        <source>Whoever has 221 first receives 2 counters. Then the worst hand loses as usual.</source>
        <translation>Whoever has 221 first receives 2 counters. Then the worst hand loses as usual.</translation>
    </message>
    <message id="four_two_one.nenette-two@plain">
        <source>A hand of 221 is simply the worst, and receives what the best hand is worth.</source>
        <translation>A hand of 221 is simply the worst, and receives what the best hand is worth.</translation>
    </message>
    <message id="four_two_one.nenette-several">
        <source>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. There is no play-off.</source>
        <translation>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. There is no play-off.</translation>
    </message>
    <message id="four_two_one.nenette-several@extra">
        <source>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. Then they throw for the usual loss.</source>
        <translation>If several players have 221, each of them receives 2 in turn order, as long as there are counters to give. Then they throw for the usual loss.</translation>
    </message>
    <message id="four_two_one.nenette-several@plain">
        <source>If several players have 221, a play-off decides who receives the counters.</source>
        <translation>If several players have 221, a play-off decides who receives the counters.</translation>
    </message>
    <message id="four_two_one.loser-leads">
        <source>Whoever received counters leads the next round, and the first round of the discharge too. If several did, it is the first of them in turn order.</source>
        <translation>Whoever received counters leads the next round, and the first round of the discharge too. If several did, it is the first of them in turn order.</translation>
    </message>
    <message id="four_two_one.clean-charge">
        <source>Whoever has no counters after the charge is out at once and takes first place. Several of them share it.</source>
        <translation>Whoever has no counters after the charge is out at once and takes first place. Several of them share it.</translation>
    </message>
    <message id="four_two_one.clean-charge@stay-in">
        <source>Whoever has no counters after the charge still plays, and is out after the first round that leaves them with none.</source>
        <translation>Whoever has no counters after the charge still plays, and is out after the first round that leaves them with none.</translation>
    </message>
    <message id="four_two_one.one-holder-ends">
        <source>If one player then holds all the counters, the match is over at once.</source>
        <translation>If one player then holds all the counters, the match is over at once.</translation>
    </message>
    <message id="four_two_one.leader-throws">
        <source>In the discharge, the leader throws all three dice and may then throw a second and a third time.</source>
        <translation>In the discharge, the leader throws all three dice and may then throw a second and a third time.</translation>
    </message>
    <message id="four_two_one.rethrow-any">
        <source>For another throw, pick up any of the dice, even ones that were kept before.</source>
        <translation>For another throw, pick up any of the dice, even ones that were kept before.</translation>
    </message>
    <message id="four_two_one.rethrow-at-least-one">
        <source>Another throw needs at least one die.</source>
        <translation>Another throw needs at least one die.</translation>
    </message>
    <message id="four_two_one.same-number">
        <source>The others throw exactly as often as the leader did. Nobody may stop earlier, not even with a good hand.</source>
        <translation>The others throw exactly as often as the leader did. Nobody may stop earlier, not even with a good hand.</translation>
    </message>
    <message id="four_two_one.same-number@at-most">
        <source>The others may throw as often as the leader did, and may stop earlier.</source>
        <translation>The others may throw as often as the leader did, and may stop earlier.</translation>
    </message>
    <message id="four_two_one.last-throw-counts">
        <source>The hand after the last throw counts.</source>
        <translation>The hand after the last throw counts.</translation>
    </message>
    <message id="four_two_one.best-gives">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, but 2 for a 221.</source>
        <translation>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, but 2 for a 221.</translation>
    </message>
    <message id="four_two_one.best-gives@extra">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, and 2 more for a 221.</source>
        <translation>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth, and 2 more for a 221.</translation>
    </message>
    <message id="four_two_one.best-gives@plain">
        <source>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth.</source>
        <translation>Whoever has the best hand gives counters to whoever has the worst: as many as the best hand is worth.</translation>
    </message>
    <message id="four_two_one.gives-what-he-has">
        <source>If they hold fewer, they give all they have.</source>
        <translation>If they hold fewer, they give all they have.</translation>
    </message>
    <message id="four_two_one.out-when-empty">
        <source>Whoever has given away their last counter leaves the table with the next free place.</source>
        <translation>Whoever has given away their last counter leaves the table with the next free place.</translation>
    </message>
    <message id="four_two_one.end-all-counters">
        <source>The match ends when one player holds all the counters. That player comes last.</source>
        <translation>The match ends when one player holds all the counters. That player comes last.</translation>
    </message>
    <message id="four_two_one.end-all-counters@first-out">
        <source>The match ends as soon as somebody has left the table.</source>
        <translation>The match ends as soon as somebody has left the table.</translation>
    </message>
    <message id="four_two_one.first-out-wins">
        <source>The first player without counters wins.</source>
        <translation>The first player without counters wins.</translation>
    </message>
    <message id="four_two_one.ranking">
        <source>The places follow the order of leaving.</source>
        <translation>The places follow the order of leaving.</translation>
    </message>
    <message id="four_two_one.ranking@first-out">
        <source>The others are placed by their counters: fewer is better, and equal numbers share a place.</source>
        <translation>The others are placed by their counters: fewer is better, and equal numbers share a place.</translation>
    </message>
    <message id="four_two_one.round-cap">
        <source>After 1,000 rounds of discharge the match ends. Whoever is left is placed by counters: fewer is better, and equal numbers share a place.</source>
        <translation>After 1,000 rounds of discharge the match ends. Whoever is left is placed by counters: fewer is better, and equal numbers share a place.</translation>
    </message>
    <message id="four_two_one.holds-1">
        <source>Whoever begins with a counter has taken it from the pot before the first throw.</source>
        <translation>Whoever begins with a counter has taken it from the pot before the first throw.</translation>
    </message>
    <message id="four_two_one.holds-2">
        <source>Whoever begins with two counters has taken them from the pot before the first throw.</source>
        <translation>Whoever begins with two counters has taken them from the pot before the first throw.</translation>
    </message>
</context>
<context>
    <name>four_two_one</name>
    <message>
        <source>The match ends</source>
        <translation>The match ends</translation>
    </message>
    <message>
        <source>When one player holds all the counters</source>
        <translation>When one player holds all the counters</translation>
    </message>
    <message>
        <source>When the first player is out</source>
        <translation>When the first player is out</translation>
    </message>
    <message>
        <source>Whoever got no counter in the charge</source>
        <translation>Whoever got no counter in the charge</translation>
    </message>
    <message>
        <source>Is out in first place</source>
        <translation>Is out in first place</translation>
    </message>
    <message>
        <source>Still plays in the discharge</source>
        <translation>Still plays in the discharge</translation>
    </message>
    <message>
        <source>Whoever throws 221 receives</source>
        <translation>Whoever throws 221 receives</translation>
    </message>
    <message>
        <source>Exactly 2 counters</source>
        <translation>Exactly 2 counters</translation>
    </message>
    <message>
        <source>2 counters more than usual</source>
        <translation>2 counters more than usual</translation>
    </message>
    <message>
        <source>No more and no less than usual</source>
        <translation>No more and no less than usual</translation>
    </message>
    <message>
        <source>The others throw</source>
        <translation>The others throw</translation>
    </message>
    <message>
        <source>Exactly as often as the leader</source>
        <translation>Exactly as often as the leader</translation>
    </message>
    <message>
        <source>At most as often as the leader</source>
        <translation>At most as often as the leader</translation>
    </message>
    <message>
        <source>Counters in the pot</source>
        <translation>Counters in the pot</translation>
    </message>
    <message>
        <source>21</source>
        <comment>number of counters</comment>
        <translation>21</translation>
    </message>
    <message>
        <source>11, the short game</source>
        <comment>number of counters</comment>
        <translation>11, the short game</translation>
    </message>
    <message>
        <source>Counters that are due</source>
        <translation>Counters that are due</translation>
    </message>
    <message>
        <source>Move by themselves</source>
        <translation>Move by themselves</translation>
    </message>
    <message>
        <source>Are fetched by whoever receives them</source>
        <translation>Are fetched by whoever receives them</translation>
    </message>
    <message>
        <source>Begins with 1 counter</source>
        <comment>handicap</comment>
        <translation>Begins with 1 counter</translation>
    </message>
    <message>
        <source>Begins with 2 counters</source>
        <comment>handicap</comment>
        <translation>Begins with 2 counters</translation>
    </message>
    <message>
        <source>421</source>
        <comment>name of the game</comment>
        <translation>421</translation>
    </message>
    <message>
        <source>Throw high hands with three dice, and be first to lose all your counters.</source>
        <translation>Throw high hands with three dice, and be first to lose all your counters.</translation>
    </message>
    <message>
        <source>Four-Two-One, Quatre-vingt-et-un</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Four-Two-One, Quatre-vingt-et-un</translation>
    </message>
    <message>
        <source>The three dice have to be thrown.</source>
        <translation>The three dice have to be thrown.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>There is nothing else to do.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Throwing again is fun.</translation>
    </message>
    <message numerus="yes">
        <source>This hand is worth %n counter(s): that is enough.</source>
        <translation>
            <numerusform>This hand is worth %n counter: that is enough.</numerusform>
            <numerusform>This hand is worth %n counters: that is enough.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {kept}: the chance of 421 is about {percent}%.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Keep {kept}: the chance of 421 is about {percent}%.</translation>
    </message>
    <message>
        <source>Throw all three dice: the chance of 421 is about {percent}%.</source>
        <translation>Throw all three dice: the chance of 421 is about {percent}%.</translation>
    </message>
    <message>
        <source>Keeping {kept} gets rid of the most counters on average.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Keeping {kept} gets rid of the most counters on average.</translation>
    </message>
    <message>
        <source>Keeping {kept} gives the best chance to be out first.</source>
        <comment>kept: the numbers of dice</comment>
        <translation>Keeping {kept} gives the best chance to be out first.</translation>
    </message>
    <message>
        <source>No die is worth keeping. All three together make 421 in about {percent}% of cases.</source>
        <comment>percent: chance over the throws that are left</comment>
        <translation>No die is worth keeping. All three together make 421 in about {percent}% of cases.</translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then. Another throw would get rid of fewer counters on average.</source>
        <translation>
            <numerusform>The others may only throw %n time then. Another throw would get rid of fewer counters on average.</numerusform>
            <numerusform>The others may only throw %n times then. Another throw would get rid of fewer counters on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then. Another throw would make it less likely to be out first.</source>
        <translation>
            <numerusform>The others may only throw %n time then. Another throw would make it less likely to be out first.</numerusform>
            <numerusform>The others may only throw %n times then. Another throw would make it less likely to be out first.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes the best hand so far in about {best}% of cases, and the worst in about {worst}%.</source>
        <comment>throwing the dice that are shown</comment>
        <translation>This makes the best hand so far in about {best}% of cases, and the worst in about {worst}%.</translation>
    </message>
    <message>
        <source>Throwing again would risk more than it brings.</source>
        <translation>Throwing again would risk more than it brings.</translation>
    </message>
    <message>
        <source>A 421 in the charge</source>
        <translation>A 421 in the charge</translation>
    </message>
    <message>
        <source>421 is worth 10 counters. The last player throws 322, the worst hand of the three, and takes 10 counters from the pot.</source>
        <translation>421 is worth 10 counters. The last player throws 322, the worst hand of the three, and takes 10 counters from the pot.</translation>
    </message>
    <message>
        <source>Two worst hands</source>
        <translation>Two worst hands</translation>
    </message>
    <message>
        <source>Two players have 532, so they throw once more. The 221 of this throw is the lower one: it costs the 4 counters of the best hand, 444, and nothing else.</source>
        <translation>Two players have 532, so they throw once more. The 221 of this throw is the lower one: it costs the 4 counters of the best hand, 444, and nothing else.</translation>
    </message>
    <message>
        <source>As often as the leader</source>
        <translation>As often as the leader</translation>
    </message>
    <message>
        <source>The leader stopped after two throws. The other player has 611 at once, but must throw a second time: the 6 goes back into the cup, and the 4 that it shows is worth 4 counters.</source>
        <translation>The leader stopped after two throws. The other player has 611 at once, but must throw a second time: the 6 goes back into the cup, and the 4 that it shows is worth 4 counters.</translation>
    </message>
    <message numerus="yes">
        <source>The pot was empty after %n round(s).</source>
        <translation>
            <numerusform>The pot was empty after %n round.</numerusform>
            <numerusform>The pot was empty after %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made 421 most often: %n time(s).</source>
        <translation>
            <numerusform>{player} made 421 most often: %n time.</numerusform>
            <numerusform>{player} made 421 most often: %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nénette came up %n time(s) in all.</source>
        <comment>221</comment>
        <translation>
            <numerusform>The nénette came up %n time in all.</numerusform>
            <numerusform>The nénette came up %n times in all.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got through the whole charge without a single counter.</source>
        <translation>{player} got through the whole charge without a single counter.</translation>
    </message>
    <message>
        <source>{player} once held {count} counters and still won.</source>
        <translation>{player} once held {count} counters and still won.</translation>
    </message>
    <message>
        <source>{player} had to take the most counters from the pot: {count}.</source>
        <translation>{player} had to take the most counters from the pot: {count}.</translation>
    </message>
    <message>
        <source>{dice}</source>
        <comment>a hand: the numbers of three dice, as 421</comment>
        <translation>{dice}</translation>
    </message>
    <message>
        <source>{dice}, the nénette</source>
        <comment>the lowest hand; dice: 221</comment>
        <translation>{dice}, the nénette</translation>
    </message>
    <message>
        <source>{hand}: the lowest hand of all</source>
        <translation>{hand}: the lowest hand of all</translation>
    </message>
    <message numerus="yes">
        <source>{hand}: %n counter(s)</source>
        <comment>what a hand moves, as 611: 6 counters</comment>
        <translation>
            <numerusform>{hand}: %n counter</numerusform>
            <numerusform>{hand}: %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hand}: rank {rank}, %n counter(s)</source>
        <comment>a hand, its rank in the list, and what it moves</comment>
        <translation>
            <numerusform>{hand}: rank {rank}, %n counter</numerusform>
            <numerusform>{hand}: rank {rank}, %n counters</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading of the sheet that shows which hand beats which; short</comment>
        <translation>Hands</translation>
    </message>
    <message>
        <source>The hands, the best one on top</source>
        <translation>The hands, the best one on top</translation>
    </message>
    <message>
        <source>421</source>
        <comment>line of the sheet of hands</comment>
        <translation>421</translation>
    </message>
    <message>
        <source>111</source>
        <comment>line of the sheet of hands</comment>
        <translation>111</translation>
    </message>
    <message>
        <source>611, 666</source>
        <comment>line of the sheet of hands</comment>
        <translation>611, 666</translation>
    </message>
    <message>
        <source>511, 555</source>
        <comment>line of the sheet of hands</comment>
        <translation>511, 555</translation>
    </message>
    <message>
        <source>411, 444</source>
        <comment>line of the sheet of hands</comment>
        <translation>411, 444</translation>
    </message>
    <message>
        <source>311, 333</source>
        <comment>line of the sheet of hands</comment>
        <translation>311, 333</translation>
    </message>
    <message>
        <source>211, 222</source>
        <comment>line of the sheet of hands</comment>
        <translation>211, 222</translation>
    </message>
    <message>
        <source>Straights</source>
        <comment>line of the sheet of hands: 654, 543, 432, 321; short</comment>
        <translation>Straights</translation>
    </message>
    <message>
        <source>665 to 221</source>
        <comment>line of the sheet of hands: all others, which rank like numbers</comment>
        <translation>665 to 221</translation>
    </message>
    <message>
        <source>Play-off</source>
        <comment>line of the sheet: one more throw between equal hands; short</comment>
        <translation>Play-off</translation>
    </message>
    <message>
        <source>{line}, {player}</source>
        <comment>a box of the sheet of hands</comment>
        <translation>{line}, {player}</translation>
    </message>
    <message>
        <source>{line}: counters</source>
        <comment>a box of the sheet: what these hands move</comment>
        <translation>{line}: counters</translation>
    </message>
    <message>
        <source>421</source>
        <translation>421</translation>
    </message>
    <message>
        <source>111</source>
        <translation>111</translation>
    </message>
    <message>
        <source>611, then 666</source>
        <translation>611, then 666</translation>
    </message>
    <message>
        <source>511, then 555</source>
        <translation>511, then 555</translation>
    </message>
    <message>
        <source>411, then 444</source>
        <translation>411, then 444</translation>
    </message>
    <message>
        <source>311, then 333</source>
        <translation>311, then 333</translation>
    </message>
    <message>
        <source>211, 222, then 654, 543, 432, 321</source>
        <translation>211, 222, then 654, 543, 432, 321</translation>
    </message>
    <message>
        <source>665, 664, 663, 662, 661, 655, 653, 652, 651</source>
        <translation>665, 664, 663, 662, 661, 655, 653, 652, 651</translation>
    </message>
    <message>
        <source>644, 643, 642, 641, 633, 632, 631, 622, 621</source>
        <translation>644, 643, 642, 641, 633, 632, 631, 622, 621</translation>
    </message>
    <message>
        <source>554, 553, 552, 551, 544, 542, 541, 533, 532, 531, 522, 521</source>
        <translation>554, 553, 552, 551, 544, 542, 541, 533, 532, 531, 522, 521</translation>
    </message>
    <message>
        <source>443, 442, 441, 433, 431, 422, 332, 331, 322, and last 221</source>
        <translation>443, 442, 441, 433, 431, 422, 332, 331, 322, and last 221</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>over the row of dice that stay</comment>
        <translation>Kept</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <comment>over the row of dice that stay</comment>
        <translation>Throw {throw} of {throws}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: leave the dice as they lie and hand them on</comment>
        <translation>Stop</translation>
    </message>
    <message numerus="yes">
        <source>Take %n counter(s)</source>
        <comment>button: fetch the counters that are due</comment>
        <translation>
            <numerusform>Take %n counter</numerusform>
            <numerusform>Take %n counters</numerusform>
        </translation>
    </message>
    <message>
        <source>Charge, round {round}</source>
        <translation>Charge, round {round}</translation>
    </message>
    <message>
        <source>Discharge, round {round}</source>
        <translation>Discharge, round {round}</translation>
    </message>
    <message>
        <source>out, place {place}</source>
        <comment>has left the table; place: of the ranking</comment>
        <translation>out, place {place}</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the three dice.</source>
        <translation>It is {player}’s turn to throw the three dice.</translation>
    </message>
    <message>
        <source>{player} leads this round with up to three throws.</source>
        <translation>{player} leads this round with up to three throws.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n time(s), just like {leader}.</source>
        <translation>
            <numerusform>{player} throws %n time, just like {leader}.</numerusform>
            <numerusform>{player} throws %n times, just like {leader}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} throws at most %n time(s), just like {leader}.</source>
        <translation>
            <numerusform>{player} throws at most %n time, just like {leader}.</numerusform>
            <numerusform>{player} throws at most %n times, just like {leader}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level for the worst hand: {player} throws once more. The lowest loses.</source>
        <translation>Level for the worst hand: {player} throws once more. The lowest loses.</translation>
    </message>
    <message>
        <source>Level for the best hand: {player} throws once more. The highest gives.</source>
        <translation>Level for the best hand: {player} throws once more. The highest gives.</translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} can stop, or throw again: %n throw left.</numerusform>
            <numerusform>{player} can stop, or throw again: %n throws left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has to throw again: %n throw(s) left, to match {leader}.</source>
        <translation>
            <numerusform>{player} has to throw again: %n throw left, to match {leader}.</numerusform>
            <numerusform>{player} has to throw again: %n throws left, to match {leader}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has {hand}.</source>
        <comment>hand: the numbers of the dice, and what they are worth</comment>
        <translation>{player} has {hand}.</translation>
    </message>
    <message numerus="yes">
        <source>{other} has the best hand, {hand}; {player} takes %n counter(s) for the worst.</source>
        <translation>
            <numerusform>{other} has the best hand, {hand}; {player} takes %n counter for the worst.</numerusform>
            <numerusform>{other} has the best hand, {hand}; {player} takes %n counters for the worst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} has the best hand, {hand}, and gives {player} %n counter(s) for the worst.</source>
        <translation>
            <numerusform>{other} has the best hand, {hand}, and gives {player} %n counter for the worst.</numerusform>
            <numerusform>{other} has the best hand, {hand}, and gives {player} %n counters for the worst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the nénette {player} takes %n counter(s) from the pot.</source>
        <comment>221</comment>
        <translation>
            <numerusform>For the nénette {player} takes %n counter from the pot.</numerusform>
            <numerusform>For the nénette {player} takes %n counters from the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the nénette {other} gives {player} %n counter(s).</source>
        <comment>221</comment>
        <translation>
            <numerusform>For the nénette {other} gives {player} %n counter.</numerusform>
            <numerusform>For the nénette {other} gives {player} %n counters.</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands are the same: {player} leads this round once more.</source>
        <translation>All hands are the same: {player} leads this round once more.</translation>
    </message>
    <message>
        <source>{player} has the best hand, but no counters to give.</source>
        <translation>{player} has the best hand, but no counters to give.</translation>
    </message>
    <message>
        <source>{player} is the first without counters and wins.</source>
        <translation>{player} is the first without counters and wins.</translation>
    </message>
    <message>
        <source>{players} are the first without counters and share the victory.</source>
        <translation>{players} are the first without counters and share the victory.</translation>
    </message>
    <message>
        <source>Nobody got rid of all counters. Those with the fewest win: {players}.</source>
        <translation>Nobody got rid of all counters. Those with the fewest win: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw %n time(s).</source>
        <comment>the leader of the round</comment>
        <translation>
            <numerusform>{player} threw %n time.</numerusform>
            <numerusform>{player} threw %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one die has to lie in the tray to be thrown.</source>
        <translation>At least one die has to lie in the tray to be thrown.</translation>
    </message>
    <message>
        <source>Throw the three dice</source>
        <translation>Throw the three dice</translation>
    </message>
    <message>
        <source>Throw again: {dice}</source>
        <comment>the numbers of the dice</comment>
        <translation>Throw again: {dice}</translation>
    </message>
    <message>
        <source>Throw again without any die</source>
        <translation>Throw again without any die</translation>
    </message>
    <message>
        <source>Hand on the dice</source>
        <translation>Hand on the dice</translation>
    </message>
    <message>
        <source>Take the counters</source>
        <translation>Take the counters</translation>
    </message>
    <message>
        <source>The next round begins</source>
        <translation>The next round begins</translation>
    </message>
    <message>
        <source>{player} throws {hand}.</source>
        <comment>hand: its numbers, and what it is worth</comment>
        <translation>{player} throws {hand}.</translation>
    </message>
    <message>
        <source>{player} throws {hand} in the play-off.</source>
        <comment>hand: the numbers of the dice</comment>
        <translation>{player} throws {hand} in the play-off.</translation>
    </message>
    <message>
        <source>{player} now has {hand}.</source>
        <comment>after throwing some dice again; hand: its numbers and what it is worth</comment>
        <translation>{player} now has {hand}.</translation>
    </message>
    <message>
        <source>{player} had kept {kept}.</source>
        <translation>{player} had kept {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stops after %n throw(s).</source>
        <translation>
            <numerusform>{player} stops after %n throw.</numerusform>
            <numerusform>{player} stops after %n throws.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice go to {player}.</source>
        <translation>The dice go to {player}.</translation>
    </message>
    <message>
        <source>{players} are level for the worst hand and throw once more.</source>
        <translation>{players} are level for the worst hand and throw once more.</translation>
    </message>
    <message>
        <source>{players} are level for the best hand and throw once more.</source>
        <translation>{players} are level for the best hand and throw once more.</translation>
    </message>
    <message>
        <source>Out, without counters: {players}.</source>
        <comment>who has left the table</comment>
        <translation>Out, without counters: {players}.</translation>
    </message>
    <message>
        <source>The pot is empty: the discharge begins.</source>
        <translation>The pot is empty: the discharge begins.</translation>
    </message>
    <message>
        <source>421!</source>
        <comment>celebrated in large letters</comment>
        <translation>421!</translation>
    </message>
    <message>
        <source>Nénette!</source>
        <comment>celebrated in large letters: the lowest hand, 221</comment>
        <translation>Nénette!</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Counters</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>line of the score: the counters that somebody holds</comment>
        <translation>Held</translation>
    </message>
</context>
</TS>
