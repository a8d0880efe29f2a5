<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="poker_dice.aim">
        <source>The goal is to hold the most counters when somebody has run out of them.</source>
        <extracomment>counter: a round token that is paid and won</extracomment>
        <translation>The goal is to hold the most counters when somebody has run out of them.</translation>
    </message>
    <message id="poker_dice.players">
        <source>Two to four players take part.</source>
        <translation>Two to four players take part.</translation>
    </message>
    <message id="poker_dice.ten-counters">
        <source>Everyone starts with 10 counters, and the pot in the middle is empty.</source>
        <translation>Everyone starts with 10 counters, and the pot in the middle is empty.</translation>
    </message>
    <message id="poker_dice.youngest-begins">
        <source>The youngest player takes the first seat and leads the first round.</source>
        <extracomment>lead: to be the first player of a round, the leader</extracomment>
        <translation>The youngest player takes the first seat and leads the first round.</translation>
    </message>
    <message id="poker_dice.youngest-begins@random">
        <source>Lots are drawn to see who leads the first round.</source>
        <translation>Lots are drawn to see who leads the first round.</translation>
    </message>
    <message id="poker_dice.stake-choice">
        <source>Before any die is thrown, the leader names the stake of the round: 1 or 2 counters.</source>
        <translation>Before any die is thrown, the leader names the stake of the round: 1 or 2 counters.</translation>
    </message>
    <message id="poker_dice.stake-choice@one">
        <source>Before any die is thrown, the stake of the round is paid: always 1 counter.</source>
        <translation>Before any die is thrown, the stake of the round is paid: always 1 counter.</translation>
    </message>
    <message id="poker_dice.stake-all-pay">
        <source>Everyone pays the stake into the pot, the leader too.</source>
        <translation>Everyone pays the stake into the pot, the leader too.</translation>
    </message>
    <message id="poker_dice.stake-all-pay@carry-over">
        <source>Everyone pays the stake into the pot, the leader too. A player without counters plays without paying.</source>
        <translation>Everyone pays the stake into the pot, the leader too. A player without counters plays without paying.</translation>
    </message>
    <message id="poker_dice.stake-within-means">
        <source>The stake can be no higher than what the player with the fewest counters holds.</source>
        <translation>The stake can be no higher than what the player with the fewest counters holds.</translation>
    </message>
    <message id="poker_dice.stake-within-means@carry-over">
        <source>The stake can be no higher than what any player who still has counters holds.</source>
        <translation>The stake can be no higher than what any player who still has counters holds.</translation>
    </message>
    <message id="poker_dice.turn-order">
        <source>The leader throws first, then the others clockwise.</source>
        <translation>The leader throws first, then the others clockwise.</translation>
    </message>
    <message id="poker_dice.first-throw-five">
        <source>A turn starts with a throw of all five dice.</source>
        <translation>A turn starts with a throw of all five dice.</translation>
    </message>
    <message id="poker_dice.leader-three-throws">
        <source>The leader throws up to three times, and may stop after any throw.</source>
        <translation>The leader throws up to three times, and may stop after any throw.</translation>
    </message>
    <message id="poker_dice.rethrow-any">
        <source>For another throw, any of the dice are picked up: one, some or all five, even dice that were kept before.</source>
        <translation>For another throw, any of the dice are picked up: one, some or all five, even dice that were kept before.</translation>
    </message>
    <message id="poker_dice.rethrow-at-least-one">
        <source>Another throw needs at least one die.</source>
        <translation>Another throw needs at least one die.</translation>
    </message>
    <message id="poker_dice.throw-limit">
        <source>Nobody may throw more often than the leader did in this round.</source>
        <translation>Nobody may throw more often than the leader did in this round.</translation>
    </message>
    <message id="poker_dice.may-stop-early">
        <source>The others may stop earlier than the leader.</source>
        <translation>The others may stop earlier than the leader.</translation>
    </message>
    <message id="poker_dice.ranking">
        <source>From low to high, a hand is: nothing, a pair, two pairs, three of a kind, a straight, a full house, four of a kind, five of a kind.</source>
        <extracomment>hand: the five dice with which a turn ends</extracomment>
        <translation>From low to high, a hand is: nothing, a pair, two pairs, three of a kind, a straight, a full house, four of a kind, five of a kind.</translation>
    </message>
    <message id="poker_dice.straight">
        <source>A straight is 1-2-3-4-5 or 2-3-4-5-6.</source>
        <translation>A straight is 1-2-3-4-5 or 2-3-4-5-6.</translation>
    </message>
    <message id="poker_dice.best-category">
        <source>A hand always counts as the highest combination that its five dice make.</source>
        <translation>A hand always counts as the highest combination that its five dice make.</translation>
    </message>
    <message id="poker_dice.nothing">
        <source>Five different dice that are no straight are worth less than a pair.</source>
        <translation>Five different dice that are no straight are worth less than a pair.</translation>
    </message>
    <message id="poker_dice.compare-values">
        <source>When combinations are equal, the numbers decide: first those of the larger set, then the rest from high to low.</source>
        <translation>When combinations are equal, the numbers decide: first those of the larger set, then the rest from high to low.</translation>
    </message>
    <message id="poker_dice.compare-values@level">
        <source>Equal combinations are level, whatever their numbers.</source>
        <translation>Equal combinations are level, whatever their numbers.</translation>
    </message>
    <message id="poker_dice.straight-order">
        <source>2-3-4-5-6 beats 1-2-3-4-5.</source>
        <translation>2-3-4-5-6 beats 1-2-3-4-5.</translation>
    </message>
    <message id="poker_dice.straight-order@level">
        <source>Both straights are worth the same.</source>
        <translation>Both straights are worth the same.</translation>
    </message>
    <message id="poker_dice.play-off">
        <source>When the best hands are level, their players each throw all five dice once more. The best of these throws wins.</source>
        <translation>When the best hands are level, their players each throw all five dice once more. The best of these throws wins.</translation>
    </message>
    <message id="poker_dice.play-off@carry-over">
        <source>When the best hands are level, the pot stays for the next round, and the same player leads again.</source>
        <translation>When the best hands are level, the pot stays for the next round, and the same player leads again.</translation>
    </message>
    <message id="poker_dice.pot-to-best">
        <source>The player with the best hand takes the whole pot.</source>
        <translation>The player with the best hand takes the whole pot.</translation>
    </message>
    <message id="poker_dice.winner-leads">
        <source>Whoever takes the pot leads the next round.</source>
        <translation>Whoever takes the pot leads the next round.</translation>
    </message>
    <message id="poker_dice.end-when-one-is-out">
        <source>When the pot has been taken and somebody has no counters left, the match is over.</source>
        <translation>When the pot has been taken and somebody has no counters left, the match is over.</translation>
    </message>
    <message id="poker_dice.last-stake-is-not-out">
        <source>A player who has paid the last counter as a stake still plays the round and may win it.</source>
        <translation>A player who has paid the last counter as a stake still plays the round and may win it.</translation>
    </message>
    <message id="poker_dice.most-counters-wins">
        <source>The player with the most counters wins.</source>
        <translation>The player with the most counters wins.</translation>
    </message>
    <message id="poker_dice.tie-shared">
        <source>Players who share the most counters share the victory.</source>
        <translation>Players who share the most counters share the victory.</translation>
    </message>
    <message id="poker_dice.round-cap">
        <source>After 1,000 rounds the match ends in any case.</source>
        <translation>After 1,000 rounds the match ends in any case.</translation>
    </message>
    <message id="poker_dice.round-cap@10">
        <source>After 10 rounds the match ends in any case.</source>
        <translation>After 10 rounds the match ends in any case.</translation>
    </message>
    <message id="poker_dice.round-cap@20">
        <source>After 20 rounds the match ends in any case.</source>
        <translation>After 20 rounds the match ends in any case.</translation>
    </message>
    <message id="poker_dice.pot-is-lost">
        <source>Counters that still lie in the pot at the end count for nobody.</source>
        <translation>Counters that still lie in the pot at the end count for nobody.</translation>
    </message>
    <message id="poker_dice.more-3">
        <source>Whoever has 3 more counters begins with 13 of them.</source>
        <translation>Whoever has 3 more counters begins with 13 of them.</translation>
    </message>
    <message id="poker_dice.more-6">
        <source>Whoever has 6 more counters begins with 16 of them.</source>
        <translation>Whoever has 6 more counters begins with 16 of them.</translation>
    </message>
</context>
<context>
    <name>poker_dice</name>
    <message>
        <source>The match ends</source>
        <translation>The match ends</translation>
    </message>
    <message>
        <source>When somebody has no counters left</source>
        <translation>When somebody has no counters left</translation>
    </message>
    <message>
        <source>After 10 rounds at the latest</source>
        <translation>After 10 rounds at the latest</translation>
    </message>
    <message>
        <source>After 20 rounds at the latest</source>
        <translation>After 20 rounds at the latest</translation>
    </message>
    <message>
        <source>Stake of a round</source>
        <translation>Stake of a round</translation>
    </message>
    <message>
        <source>1 or 2 counters, as the leader likes</source>
        <translation>1 or 2 counters, as the leader likes</translation>
    </message>
    <message>
        <source>Always 1 counter</source>
        <translation>Always 1 counter</translation>
    </message>
    <message>
        <source>Two pairs against two pairs, and so on</source>
        <translation>Two pairs against two pairs, and so on</translation>
    </message>
    <message>
        <source>The numbers decide</source>
        <translation>The numbers decide</translation>
    </message>
    <message>
        <source>They are level</source>
        <translation>They are level</translation>
    </message>
    <message>
        <source>When the best hands are level</source>
        <translation>When the best hands are level</translation>
    </message>
    <message>
        <source>They throw once more for the pot</source>
        <translation>They throw once more for the pot</translation>
    </message>
    <message>
        <source>The pot stays for the next round</source>
        <translation>The pot stays for the next round</translation>
    </message>
    <message>
        <source>3 more counters</source>
        <comment>handicap</comment>
        <translation>3 more counters</translation>
    </message>
    <message>
        <source>6 more counters</source>
        <comment>handicap</comment>
        <translation>6 more counters</translation>
    </message>
    <message>
        <source>Poker Dice</source>
        <comment>name of the game</comment>
        <translation>Poker Dice</translation>
    </message>
    <message>
        <source>Throw the best hand with five dice, and win the pot.</source>
        <translation>Throw the best hand with five dice, and win the pot.</translation>
    </message>
    <message>
        <source>Poker With Dice, Dice Poker</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Poker With Dice, Dice Poker</translation>
    </message>
    <message>
        <source>Two counters into the pot</source>
        <translation>Two counters into the pot</translation>
    </message>
    <message>
        <source>Two counters are laid into the pot, and everybody pays as many. Now six counters can be won.</source>
        <translation>Two counters are laid into the pot, and everybody pays as many. Now six counters can be won.</translation>
    </message>
    <message>
        <source>From a pair to a full house</source>
        <translation>From a pair to a full house</translation>
    </message>
    <message>
        <source>Both 4s are kept and the other dice are thrown again. Another 4 and two 2s make a full house, and with such a hand it is wise to stop.</source>
        <translation>Both 4s are kept and the other dice are thrown again. Another 4 and two 2s make a full house, and with such a hand it is wise to stop.</translation>
    </message>
    <message>
        <source>Level hands</source>
        <translation>Level hands</translation>
    </message>
    <message>
        <source>Both hands are 5-5-3-3-2. So both players throw all five dice once more: two pairs beat one pair and take the pot.</source>
        <translation>Both hands are 5-5-3-3-2. So both players throw all five dice once more: two pairs beat one pair and take the pot.</translation>
    </message>
    <message>
        <source>{player} had the best hand of all: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>{player} had the best hand of all: {hand}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most pots: %n.</source>
        <translation>
            <numerusform>{player} won the most pots: %n.</numerusform>
            <numerusform>{player} won the most pots: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot, %n counter(s), went to {player}.</source>
        <translation>
            <numerusform>The largest pot, %n counter, went to {player}.</numerusform>
            <numerusform>The largest pot, %n counters, went to {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <comment>the highest hand, on the sheet</comment>
        <translation>Five of a kind</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <comment>on the sheet</comment>
        <translation>Four of a kind</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>on the sheet: three and two alike</comment>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Straight</source>
        <comment>on the sheet</comment>
        <translation>Straight</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>on the sheet</comment>
        <translation>Three of a kind</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <comment>on the sheet</comment>
        <translation>Two pairs</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>on the sheet</comment>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>on the sheet: five dice that make no hand</comment>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <comment>the highest hand, after a colon</comment>
        <translation>five of a kind</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>a hand, after a colon</comment>
        <translation>four of a kind</translation>
    </message>
    <message>
        <source>a full house</source>
        <comment>a hand, after a colon</comment>
        <translation>a full house</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>a hand, after a colon</comment>
        <translation>a straight</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>a hand, after a colon</comment>
        <translation>three of a kind</translation>
    </message>
    <message>
        <source>two pairs</source>
        <comment>a hand, after a colon</comment>
        <translation>two pairs</translation>
    </message>
    <message>
        <source>a pair</source>
        <comment>a hand, after a colon</comment>
        <translation>a pair</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>five dice that make no hand, after a colon</comment>
        <translation>nothing</translation>
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
        <source>{dice}</source>
        <comment>the numbers of five dice, on the sheet</comment>
        <translation>{dice}</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>over the row of dice that stay</comment>
        <translation>Kept</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}: {hand}</source>
        <comment>in the dice tray; hand: its name</comment>
        <translation>Throw {throw} of {throws}: {hand}</translation>
    </message>
    <message>
        <source>Play-off: {hand}</source>
        <comment>in the dice tray; hand: its name</comment>
        <translation>Play-off: {hand}</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: leave the dice as they lie</comment>
        <translation>Stop</translation>
    </message>
    <message numerus="yes">
        <source>Stake %n counter(s) each</source>
        <comment>button and list of moves</comment>
        <translation>
            <numerusform>Stake %n counter each</numerusform>
            <numerusform>Stake %n counters each</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Round {round} of {rounds}</translation>
    </message>
    <message>
        <source>{player} names the stake: 1 or 2 counters each.</source>
        <translation>{player} names the stake: 1 or 2 counters each.</translation>
    </message>
    <message>
        <source>{player} leads this round. The stake is 1 counter each.</source>
        <translation>{player} leads this round. The stake is 1 counter each.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>It is {player}’s turn to throw the five dice.</translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left.</source>
        <translation>
            <numerusform>{player} can stop, or throw again: %n throw left.</numerusform>
            <numerusform>{player} can stop, or throw again: %n throws left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can stop, or throw again: %n throw(s) left. To beat: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>
            <numerusform>{player} can stop, or throw again: %n throw left. To beat: {hand}.</numerusform>
            <numerusform>{player} can stop, or throw again: %n throws left. To beat: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No throw is left. {player} has {hand}.</source>
        <comment>hand: its name</comment>
        <translation>No throw is left. {player} has {hand}.</translation>
    </message>
    <message>
        <source>The best hands are level. {player} throws all five dice for the pot.</source>
        <translation>The best hands are level. {player} throws all five dice for the pot.</translation>
    </message>
    <message>
        <source>{player} has the best hand and takes the pot: {hand}.</source>
        <comment>hand: its name</comment>
        <translation>{player} has the best hand and takes the pot: {hand}.</translation>
    </message>
    <message>
        <source>The best hands are level, so the pot stays for the next round.</source>
        <translation>The best hands are level, so the pot stays for the next round.</translation>
    </message>
    <message>
        <source>The stake of this round has been paid.</source>
        <translation>The stake of this round has been paid.</translation>
    </message>
    <message numerus="yes">
        <source>{player} holds only %n counter(s).</source>
        <translation>
            <numerusform>{player} holds only %n counter.</numerusform>
            <numerusform>{player} holds only %n counters.</numerusform>
        </translation>
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
        <source>Throw the five dice</source>
        <translation>Throw the five dice</translation>
    </message>
    <message>
        <source>Throw again: {dice}</source>
        <comment>the numbers of the dice</comment>
        <translation>Throw again: {dice}</translation>
    </message>
    <message>
        <source>Stop with the hand that lies there</source>
        <translation>Stop with the hand that lies there</translation>
    </message>
    <message>
        <source>Take the pot</source>
        <translation>Take the pot</translation>
    </message>
    <message>
        <source>Leave the pot for the next round</source>
        <translation>Leave the pot for the next round</translation>
    </message>
    <message numerus="yes">
        <source>{player} names the stake: %n counter(s) each.</source>
        <translation>
            <numerusform>{player} names the stake: %n counter each.</numerusform>
            <numerusform>{player} names the stake: %n counters each.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} throws {dice}: {hand}.</source>
        <translation>{player} throws {dice}: {hand}.</translation>
    </message>
    <message>
        <source>{player} now has {dice}: {hand}.</source>
        <comment>after throwing some dice again</comment>
        <translation>{player} now has {dice}: {hand}.</translation>
    </message>
    <message>
        <source>{player} had kept {kept}.</source>
        <translation>{player} had kept {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} stops after %n throw(s): {hand}.</source>
        <comment>hand: its name</comment>
        <translation>
            <numerusform>{player} stops after %n throw: {hand}.</numerusform>
            <numerusform>{player} stops after %n throws: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five of a kind!</source>
        <comment>celebrated in large letters</comment>
        <translation>Five of a kind!</translation>
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
    <message>
        <source>Whoever leads wins more often: the higher stake pays.</source>
        <translation>Whoever leads wins more often: the higher stake pays.</translation>
    </message>
    <message>
        <source>Counters are running out: a small stake gives more time to catch up.</source>
        <translation>Counters are running out: a small stake gives more time to catch up.</translation>
    </message>
    <message>
        <source>No higher stake is allowed.</source>
        <translation>No higher stake is allowed.</translation>
    </message>
    <message>
        <source>Any stake will do.</source>
        <translation>Any stake will do.</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>A turn begins with a throw.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>There is nothing else to do.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Throwing again is fun.</translation>
    </message>
    <message>
        <source>This hand beats all the others: it takes the pot.</source>
        <translation>This hand beats all the others: it takes the pot.</translation>
    </message>
    <message numerus="yes">
        <source>The others may only throw %n time(s) then: this hand wins the pot in about {percent}% of rounds.</source>
        <translation>
            <numerusform>The others may only throw %n time then: this hand wins the pot in about {percent}% of rounds.</numerusform>
            <numerusform>The others may only throw %n times then: this hand wins the pot in about {percent}% of rounds.</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand wins the pot in about {percent}% of rounds, more than another throw.</source>
        <translation>This hand wins the pot in about {percent}% of rounds, more than another throw.</translation>
    </message>
    <message>
        <source>Throwing these dice again wins the pot in about {percent}% of rounds.</source>
        <translation>Throwing these dice again wins the pot in about {percent}% of rounds.</translation>
    </message>
    <message>
        <source>This is a good hand.</source>
        <translation>This is a good hand.</translation>
    </message>
    <message>
        <source>There may be more in the other dice.</source>
        <translation>There may be more in the other dice.</translation>
    </message>
</context>
</TS>
