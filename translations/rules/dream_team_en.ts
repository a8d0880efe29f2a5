<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="dream_team.aim">
        <source>Get rid of all your cards early: whoever is first in a round wins gold. Most points from medals win the match.</source>
        <extracomment>The reader is addressed, as in the aims of other games.</extracomment>
        <translation>Get rid of all your cards early: whoever is first in a round wins gold. Most points from medals win the match.</translation>
    </message>
    <message id="dream_team.deck-60">
        <source>The deck has 60 cards: ten 10s, nine 9s and so on down to one 1, with a Kickoff, two Free Kicks, a Goal and a Red Card. One of the 8s is the Yellow Card.</source>
        <translation>The deck has 60 cards: ten 10s, nine 9s and so on down to one 1, with a Kickoff, two Free Kicks, a Goal and a Red Card. One of the 8s is the Yellow Card.</translation>
    </message>
    <message id="dream_team.values">
        <source>Low beats high: the Goal counts 0, the number cards 1 to 10, the Kickoff 11, the Red Card 12. The Yellow Card is an 8.</source>
        <translation>Low beats high: the Goal counts 0, the number cards 1 to 10, the Kickoff 11, the Red Card 12. The Yellow Card is an 8.</translation>
    </message>
    <message id="dream_team.seats-by-rank">
        <source>Seats are numbered by rank: seat 1 is the best, each seat to the right one number worse, the last one the Ball Kid’s. Lots decide the first seats.</source>
        <translation>Seats are numbered by rank: seat 1 is the best, each seat to the right one number worse, the last one the Ball Kid’s. Lots decide the first seats.</translation>
    </message>
    <message id="dream_team.clockwise">
        <source>Play and deal go clockwise, so from each seat to the next lower number, and from seat 1 to the last.</source>
        <translation>Play and deal go clockwise, so from each seat to the next lower number, and from seat 1 to the last.</translation>
    </message>
    <message id="dream_team.deal">
        <source>The Ball Kid deals all 60 cards one at a time, starting on the left. Some players may get one card more.</source>
        <translation>The Ball Kid deals all 60 cards one at a time, starting on the left. Some players may get one card more.</translation>
    </message>
    <message id="dream_team.kickoff">
        <source>Whoever holds the Kickoff opens the round by laying it alone in the middle.</source>
        <translation>Whoever holds the Kickoff opens the round by laying it alone in the middle.</translation>
    </message>
    <message id="dream_team.lower-only">
        <source>Each play must be lower than the one before; the same value is not enough.</source>
        <translation>Each play must be lower than the one before; the same value is not enough.</translation>
    </message>
    <message id="dream_team.pass">
        <source>Whoever cannot or does not want to play passes, and may play again when the turn comes round in the same trick.</source>
        <translation>Whoever cannot or does not want to play passes, and may play again when the turn comes round in the same trick.</translation>
    </message>
    <message id="dream_team.pass@pass-is-final">
        <source>Whoever cannot or does not want to play passes.</source>
        <translation>Whoever cannot or does not want to play passes.</translation>
    </message>
    <message id="dream_team.hand-end">
        <source>A trick ends when, after a play, all others who hold cards and are not skipped pass. Its winner leads next; the cards are cleared away.</source>
        <translation>A trick ends when, after a play, all others who hold cards and are not skipped pass. Its winner leads next; the cards are cleared away.</translation>
    </message>
    <message id="dream_team.hand-end@pass-is-final">
        <source>A trick ends when all others who hold cards and are not skipped have passed in it. Its winner leads next; the cards are cleared away.</source>
        <translation>A trick ends when all others who hold cards and are not skipped have passed in it. Its winner leads next; the cards are cleared away.</translation>
    </message>
    <message id="dream_team.leader-plays">
        <source>Whoever leads a later trick lays one card or a set of any size in the middle, and cannot pass.</source>
        <translation>Whoever leads a later trick lays one card or a set of any size in the middle, and cannot pass.</translation>
    </message>
    <message id="dream_team.same-count">
        <source>Everyone who follows lays exactly as many cards as were led.</source>
        <translation>Everyone who follows lays exactly as many cards as were led.</translation>
    </message>
    <message id="dream_team.one-value">
        <source>All cards laid together have the same value, apart from Free Kicks.</source>
        <translation>All cards laid together have the same value, apart from Free Kicks.</translation>
    </message>
    <message id="dream_team.free-kick-in-set">
        <source>Free Kicks may stand for missing cards in a set with a number card or the Goal. They take its value.</source>
        <translation>Free Kicks may stand for missing cards in a set with a number card or the Goal. They take its value.</translation>
    </message>
    <message id="dream_team.free-kick-alone">
        <source>Without another card, one Free Kick or both stand for a number from 1 to 10 that the player announces, never for 0.</source>
        <translation>Without another card, one Free Kick or both stand for a number from 1 to 10 that the player announces, never for 0.</translation>
    </message>
    <message id="dream_team.free-kick-alone@weakest">
        <source>Without another card, one Free Kick or both count 11: they can be led, and one can be laid on the Red Card.</source>
        <translation>Without another card, one Free Kick or both count 11: they can be led, and one can be laid on the Red Card.</translation>
    </message>
    <message id="dream_team.no-set-with-red-or-kickoff">
        <source>The Red Card and the Kickoff are only ever laid alone. As the highest card, the Red Card can only be led.</source>
        <translation>The Red Card and the Kickoff are only ever laid alone. As the highest card, the Red Card can only be led.</translation>
    </message>
    <message id="dream_team.yellow-skip">
        <source>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the trick ends.</source>
        <translation>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the trick ends.</translation>
    </message>
    <message id="dream_team.yellow-skip@round">
        <source>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the round ends.</source>
        <translation>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the round ends.</translation>
    </message>
    <message id="dream_team.red-curse">
        <source>Whoever wins a trick in which cards were laid on the Red Card takes the Red Card into hand, even if they led it.</source>
        <translation>Whoever wins a trick in which cards were laid on the Red Card takes the Red Card into hand, even if they led it.</translation>
    </message>
    <message id="dream_team.red-alone">
        <source>If everybody passes on the Red Card, it is cleared away like any card.</source>
        <translation>If everybody passes on the Red Card, it is cleared away like any card.</translation>
    </message>
    <message id="dream_team.going-out">
        <source>Whoever has no cards left is out and takes the next free place. Play goes on without that player.</source>
        <translation>Whoever has no cards left is out and takes the next free place. Play goes on without that player.</translation>
    </message>
    <message id="dream_team.winner-out-next-leads">
        <source>If the winner of a trick has no cards left, the next player clockwise who holds cards leads.</source>
        <translation>If the winner of a trick has no cards left, the next player clockwise who holds cards leads.</translation>
    </message>
    <message id="dream_team.red-winner-out">
        <source>Whoever is out and wins the Red Card keeps the place but takes the card and leads it at once. Then it is the next player’s turn.</source>
        <translation>Whoever is out and wins the Red Card keeps the place but takes the card and leads it at once. Then it is the next player’s turn.</translation>
    </message>
    <message id="dream_team.round-end">
        <source>The round ends as soon as only one player holds cards, even in the middle of a trick. That player comes last.</source>
        <translation>The round ends as soon as only one player holds cards, even in the middle of a trick. That player comes last.</translation>
    </message>
    <message id="dream_team.medals">
        <source>The first to go out wins gold, the second silver, the third bronze. Whoever does not go out wins nothing.</source>
        <translation>The first to go out wins gold, the second silver, the third bronze. Whoever does not go out wins nothing.</translation>
    </message>
    <message id="dream_team.new-seats">
        <source>For the next round everybody takes the seat with the number of their place. The last one is the Ball Kid.</source>
        <translation>For the next round everybody takes the seat with the number of their place. The last one is the Ball Kid.</translation>
    </message>
    <message id="dream_team.trade-two">
        <source>Before the Kickoff the last seat gives its two best cards to seat 1, which gives back any two.</source>
        <translation>Before the Kickoff the last seat gives its two best cards to seat 1, which gives back any two.</translation>
    </message>
    <message id="dream_team.trade-two@later">
        <source>From the second round on, before the Kickoff, the last seat gives its two best cards to seat 1, which gives back any two.</source>
        <translation>From the second round on, before the Kickoff, the last seat gives its two best cards to seat 1, which gives back any two.</translation>
    </message>
    <message id="dream_team.trade-one">
        <source>With four or more players, the last seat but one gives its best card to seat 2, which gives back any one.</source>
        <translation>With four or more players, the last seat but one gives its best card to seat 2, which gives back any one.</translation>
    </message>
    <message id="dream_team.best-card-order">
        <source>From best to worst: Goal, Free Kick, 1 to 7, Yellow Card, the other 8s, 9, 10, Kickoff, Red Card. The last seats do not choose.</source>
        <translation>From best to worst: Goal, Free Kick, 1 to 7, Yellow Card, the other 8s, 9, 10, Kickoff, Red Card. The last seats do not choose.</translation>
    </message>
    <message id="dream_team.trade-blind">
        <source>The cards change hands face down and at the same time. Seats 1 and 2 choose before they see what they get.</source>
        <translation>The cards change hands face down and at the same time. Seats 1 and 2 choose before they see what they get.</translation>
    </message>
    <message id="dream_team.hat-trick">
        <source>Whoever is dealt both Free Kicks and a card from 0 to 5 has a Hat Trick and wins the round at once: gold, and no other medals.</source>
        <translation>Whoever is dealt both Free Kicks and a card from 0 to 5 has a Hat Trick and wins the round at once: gold, and no other medals.</translation>
    </message>
    <message id="dream_team.hat-trick-rotation">
        <source>After a Hat Trick all players move on clockwise by as many seats as bring that player to seat 1.</source>
        <translation>After a Hat Trick all players move on clockwise by as many seats as bring that player to seat 1.</translation>
    </message>
    <message id="dream_team.nutmeg">
        <source>Whoever is dealt the Yellow and the Red Card has a Nutmeg: both go openly to another player of their choice, at once.</source>
        <translation>Whoever is dealt the Yellow and the Red Card has a Nutmeg: both go openly to another player of their choice, at once.</translation>
    </message>
    <message id="dream_team.nutmeg-no-trade">
        <source>After a Nutmeg nothing is traded in that round.</source>
        <translation>After a Nutmeg nothing is traded in that round.</translation>
    </message>
    <message id="dream_team.dealt-cards-only">
        <source>Only the cards as they were dealt count for a Hat Trick or a Nutmeg.</source>
        <translation>Only the cards as they were dealt count for a Hat Trick or a Nutmeg.</translation>
    </message>
    <message id="dream_team.rounds">
        <source>A match lasts seven rounds.</source>
        <translation>A match lasts seven rounds.</translation>
    </message>
    <message id="dream_team.rounds@3">
        <source>A match lasts three rounds.</source>
        <translation>A match lasts three rounds.</translation>
    </message>
    <message id="dream_team.rounds@5">
        <source>A match lasts five rounds.</source>
        <translation>A match lasts five rounds.</translation>
    </message>
    <message id="dream_team.score">
        <source>Gold counts 3 points, silver 2, bronze 1. Whoever has the most points after the last round wins.</source>
        <translation>Gold counts 3 points, silver 2, bronze 1. Whoever has the most points after the last round wins.</translation>
    </message>
    <message id="dream_team.tie-break">
        <source>If points are equal, more gold medals decide, then more silver medals, then the better seat at the end.</source>
        <translation>If points are equal, more gold medals decide, then more silver medals, then the better seat at the end.</translation>
    </message>
    <message id="dream_team.tie-break@shared">
        <source>Players with equal points share the place.</source>
        <translation>Players with equal points share the place.</translation>
    </message>
    <message id="dream_team.first-round-trade">
        <source>Nothing is traded in the first round.</source>
        <translation>Nothing is traded in the first round.</translation>
    </message>
    <message id="dream_team.pass-is-final">
        <source>Whoever has passed is left out until the trick ends.</source>
        <translation>Whoever has passed is left out until the trick ends.</translation>
    </message>
    <message id="dream_team.lone-free-kick">
        <source>A Free Kick without another card stands for no number: it counts 11.</source>
        <translation>A Free Kick without another card stands for no number: it counts 11.</translation>
    </message>
    <message id="dream_team.yellow-duration">
        <source>Whoever is skipped by the Yellow Card gets no turn and no lead until the round is over.</source>
        <translation>Whoever is skipped by the Yellow Card gets no turn and no lead until the round is over.</translation>
    </message>
    <message id="dream_team.auto-pass">
        <source>Whoever cannot play passes automatically.</source>
        <translation>Whoever cannot play passes automatically.</translation>
    </message>
    <message id="dream_team.played-list">
        <source>A list counts how many cards of each kind have been cleared away.</source>
        <translation>A list counts how many cards of each kind have been cleared away.</translation>
    </message>
    <message id="dream_team.ahead-2">
        <source>A head start of 2 points counts from the beginning.</source>
        <translation>A head start of 2 points counts from the beginning.</translation>
    </message>
    <message id="dream_team.ahead-4">
        <source>A head start of 4 points counts from the beginning.</source>
        <translation>A head start of 4 points counts from the beginning.</translation>
    </message>
</context>
<context>
    <name>dream_team</name>
    <message>
        <source>Number of rounds</source>
        <translation>Number of rounds</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of rounds</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of rounds</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>7</source>
        <comment>number of rounds</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>Trade in the first round</source>
        <translation>Trade in the first round</translation>
    </message>
    <message>
        <source>Whoever passes is out of the trick</source>
        <translation>Whoever passes is out of the trick</translation>
    </message>
    <message>
        <source>A Free Kick played alone</source>
        <translation>A Free Kick played alone</translation>
    </message>
    <message>
        <source>counts as any number</source>
        <comment>a Free Kick played alone</comment>
        <translation>counts as any number</translation>
    </message>
    <message>
        <source>counts 11</source>
        <comment>a Free Kick played alone</comment>
        <translation>counts 11</translation>
    </message>
    <message>
        <source>The Yellow Card lasts</source>
        <translation>The Yellow Card lasts</translation>
    </message>
    <message>
        <source>for the trick</source>
        <comment>how long the Yellow Card lasts</comment>
        <translation>for the trick</translation>
    </message>
    <message>
        <source>for the whole round</source>
        <comment>how long the Yellow Card lasts</comment>
        <translation>for the whole round</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Equal points</translation>
    </message>
    <message>
        <source>the medals decide</source>
        <comment>equal points</comment>
        <translation>the medals decide</translation>
    </message>
    <message>
        <source>share the place</source>
        <comment>equal points</comment>
        <translation>share the place</translation>
    </message>
    <message>
        <source>Whoever cannot play passes automatically</source>
        <translation>Whoever cannot play passes automatically</translation>
    </message>
    <message>
        <source>A list counts the cards cleared away</source>
        <translation>A list counts the cards cleared away</translation>
    </message>
    <message>
        <source>Dream Team</source>
        <translation>Dream Team</translation>
    </message>
    <message>
        <source>Get rid of the cards early and win medals.</source>
        <translation>Get rid of the cards early and win medals.</translation>
    </message>
    <message>
        <source>Goal</source>
        <comment>the card 0</comment>
        <translation>Goal</translation>
    </message>
    <message>
        <source>Free Kick</source>
        <comment>the wild card</comment>
        <translation>Free Kick</translation>
    </message>
    <message>
        <source>Yellow Card</source>
        <comment>one of the eight 8s</comment>
        <translation>Yellow Card</translation>
    </message>
    <message>
        <source>Kickoff</source>
        <comment>the card 11</comment>
        <translation>Kickoff</translation>
    </message>
    <message>
        <source>Red Card</source>
        <comment>the card 12</comment>
        <translation>Red Card</translation>
    </message>
    <message>
        <source>number {number}</source>
        <comment>what a card shows: a shirt with this number</comment>
        <translation>number {number}</translation>
    </message>
    <message>
        <source>two Free Kicks</source>
        <translation>two Free Kicks</translation>
    </message>
    <message>
        <source>two {number}s</source>
        <comment>two cards of this number</comment>
        <translation>two {number}s</translation>
    </message>
    <message>
        <source>three {number}s</source>
        <translation>three {number}s</translation>
    </message>
    <message>
        <source>four {number}s</source>
        <translation>four {number}s</translation>
    </message>
    <message>
        <source>five {number}s</source>
        <translation>five {number}s</translation>
    </message>
    <message>
        <source>six {number}s</source>
        <translation>six {number}s</translation>
    </message>
    <message>
        <source>seven {number}s</source>
        <translation>seven {number}s</translation>
    </message>
    <message>
        <source>eight {number}s</source>
        <translation>eight {number}s</translation>
    </message>
    <message>
        <source>nine {number}s</source>
        <translation>nine {number}s</translation>
    </message>
    <message>
        <source>ten {number}s</source>
        <translation>ten {number}s</translation>
    </message>
    <message>
        <source>eleven {number}s</source>
        <translation>eleven {number}s</translation>
    </message>
    <message>
        <source>twelve {number}s</source>
        <translation>twelve {number}s</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that the reader cannot see</comment>
        <translation>a card</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>It is {player}’s turn.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Play goes on in a moment.</translation>
    </message>
    <message>
        <source>{player} has passed in this trick.</source>
        <translation>{player} has passed in this trick.</translation>
    </message>
    <message>
        <source>The Yellow Card keeps {player} out until the trick is over.</source>
        <translation>The Yellow Card keeps {player} out until the trick is over.</translation>
    </message>
    <message>
        <source>The Yellow Card keeps {player} out until the round is over.</source>
        <translation>The Yellow Card keeps {player} out until the round is over.</translation>
    </message>
    <message>
        <source>Cards are laid in the middle.</source>
        <translation>Cards are laid in the middle.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Everyone lays cards from their own hand only.</translation>
    </message>
    <message>
        <source>First {player} lays the Kickoff.</source>
        <translation>First {player} lays the Kickoff.</translation>
    </message>
    <message>
        <source>First {player} lays the Red Card.</source>
        <translation>First {player} lays the Red Card.</translation>
    </message>
    <message>
        <source>This card is only ever laid alone: {card}.</source>
        <translation>This card is only ever laid alone: {card}.</translation>
    </message>
    <message>
        <source>These cards do not have the same value: {first} and {second}.</source>
        <translation>These cards do not have the same value: {first} and {second}.</translation>
    </message>
    <message>
        <source>Alone, a Free Kick stands for a number from 1 to 10.</source>
        <translation>Alone, a Free Kick stands for a number from 1 to 10.</translation>
    </message>
    <message numerus="yes">
        <source>The trick was led with %n card(s).</source>
        <translation>
            <numerusform>The trick was led with %n card.</numerusform>
            <numerusform>The trick was led with %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone, a Free Kick counts 11 at this table.</source>
        <translation>Alone, a Free Kick counts 11 at this table.</translation>
    </message>
    <message>
        <source>Something lower than {other} is needed, not {card}.</source>
        <comment>two cards: lower than 7, not 8</comment>
        <translation>Something lower than {other} is needed, not {card}.</translation>
    </message>
    <message>
        <source>The Yellow Card skips another player who still holds cards.</source>
        <translation>The Yellow Card skips another player who still holds cards.</translation>
    </message>
    <message>
        <source>{player} leads this trick.</source>
        <translation>{player} leads this trick.</translation>
    </message>
    <message>
        <source>First {player} gives the Yellow and the Red Card to another player.</source>
        <translation>First {player} gives the Yellow and the Red Card to another player.</translation>
    </message>
    <message>
        <source>There is no Nutmeg now.</source>
        <translation>There is no Nutmeg now.</translation>
    </message>
    <message numerus="yes">
        <source>First {giver} gives {receiver} %n card(s).</source>
        <translation>
            <numerusform>First {giver} gives {receiver} %n card.</numerusform>
            <numerusform>First {giver} gives {receiver} %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s) of their own.</source>
        <translation>
            <numerusform>{giver} gives {receiver} %n card of their own.</numerusform>
            <numerusform>{giver} gives {receiver} %n cards of their own.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards change hands only before the Kickoff.</source>
        <translation>Cards change hands only before the Kickoff.</translation>
    </message>
    <message>
        <source>This empties the hand.</source>
        <translation>This empties the hand.</translation>
    </message>
    <message>
        <source>Nothing that is left can beat this: it wins the trick and the lead.</source>
        <translation>Nothing that is left can beat this: it wins the trick and the lead.</translation>
    </message>
    <message numerus="yes">
        <source>A good chance to win the lead: %n lower number(s) can still beat this.</source>
        <translation>
            <numerusform>A good chance to win the lead: %n lower number can still beat this.</numerusform>
            <numerusform>A good chance to win the lead: %n lower numbers can still beat this.</numerusform>
        </translation>
    </message>
    <message>
        <source>If nobody beats the Red Card, it is gone; else somebody else may get it.</source>
        <translation>If nobody beats the Red Card, it is gone; else somebody else may get it.</translation>
    </message>
    <message>
        <source>This wins the lead, though the Red Card comes with it.</source>
        <translation>This wins the lead, though the Red Card comes with it.</translation>
    </message>
    <message>
        <source>Others can still beat this: then the Red Card goes to them.</source>
        <translation>Others can still beat this: then the Red Card goes to them.</translation>
    </message>
    <message>
        <source>Whoever wins this trick takes the Red Card, so it is better to pass.</source>
        <translation>Whoever wins this trick takes the Red Card, so it is better to pass.</translation>
    </message>
    <message>
        <source>Nothing in the hand beats this.</source>
        <translation>Nothing in the hand beats this.</translation>
    </message>
    <message>
        <source>Passing keeps the lowest cards and the Free Kicks to win the lead later.</source>
        <translation>Passing keeps the lowest cards and the Free Kicks to win the lead later.</translation>
    </message>
    <message>
        <source>Passing keeps a larger set together.</source>
        <translation>Passing keeps a larger set together.</translation>
    </message>
    <message>
        <source>Highest number that fits: {number}. It is saved for later.</source>
        <translation>Highest number that fits: {number}. It is saved for later.</translation>
    </message>
    <message>
        <source>The Free Kick counts as {number} here.</source>
        <translation>The Free Kick counts as {number} here.</translation>
    </message>
    <message>
        <source>Whatever fits, a set is split.</source>
        <translation>Whatever fits, a set is split.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this number stay in hand for later.</source>
        <translation>
            <numerusform>%n card of this number stays in hand for later.</numerusform>
            <numerusform>%n cards of this number stay in hand for later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the same value go at once.</source>
        <comment>a whole set is led</comment>
        <translation>
            <numerusform>One card goes at once.</numerusform>
            <numerusform>%n cards of the same value go at once.</numerusform>
        </translation>
    </message>
    <message>
        <source>High cards are hardest to get rid of: best when leading.</source>
        <translation>High cards are hardest to get rid of: best when leading.</translation>
    </message>
    <message numerus="yes">
        <source>After this, %n set(s) are left to lay.</source>
        <translation>
            <numerusform>After this, one set is left to lay.</numerusform>
            <numerusform>After this, %n sets are left to lay.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the highest set that fits, and no larger set is split.</source>
        <translation>This is the highest set that fits, and no larger set is split.</translation>
    </message>
    <message>
        <source>No larger set is split.</source>
        <translation>No larger set is split.</translation>
    </message>
    <message>
        <source>A Free Kick makes the set large enough.</source>
        <translation>A Free Kick makes the set large enough.</translation>
    </message>
    <message>
        <source>A low number has the best chance of winning the trick.</source>
        <translation>A low number has the best chance of winning the trick.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left.</source>
        <translation>
            <numerusform>{player} has only %n card left.</numerusform>
            <numerusform>{player} has only %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Yellow Card skips {player}, who has only %n card(s) left.</source>
        <translation>
            <numerusform>The Yellow Card skips {player}, who has only %n card left.</numerusform>
            <numerusform>The Yellow Card skips {player}, who has only %n cards left.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the cards that the hand can best do without.</source>
        <translation>These are the cards that the hand can best do without.</translation>
    </message>
    <message>
        <source>{player} has the most points so far.</source>
        <comment>why this player gets bad cards</comment>
        <translation>{player} has the most points so far.</translation>
    </message>
    <message>
        <source>{player} sits on seat {number}.</source>
        <comment>who gets bad cards</comment>
        <translation>{player} sits on seat {number}.</translation>
    </message>
    <message>
        <source>In round {number} {player} rose from the last seat to gold.</source>
        <translation>In round {number} {player} rose from the last seat to gold.</translation>
    </message>
    <message>
        <source>In round {number} {player} won with a Hat Trick.</source>
        <translation>In round {number} {player} won with a Hat Trick.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most gold medals: %n.</source>
        <translation>
            <numerusform>{player} won the most gold medals: %n.</numerusform>
            <numerusform>{player} won the most gold medals: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took the Red Card most often: %n time(s).</source>
        <translation>
            <numerusform>{player} took the Red Card most often: %n time.</numerusform>
            <numerusform>{player} took the Red Card most often: %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won gold in the last round.</source>
        <translation>{player} won gold in the last round.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Trick</translation>
    </message>
    <message>
        <source>Earlier plays of the trick</source>
        <translation>Earlier plays of the trick</translation>
    </message>
    <message>
        <source>Cards cleared away</source>
        <translation>Cards cleared away</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>lower!</source>
        <comment>below a large number: a lower one is needed</comment>
        <translation>lower!</translation>
    </message>
    <message>
        <source>0: beats everything</source>
        <translation>0: beats everything</translation>
    </message>
    <message>
        <source>fits any set; alone any number from 1 to 10</source>
        <translation>fits any set; alone any number from 1 to 10</translation>
    </message>
    <message>
        <source>fits any set; alone it counts 11</source>
        <translation>fits any set; alone it counts 11</translation>
    </message>
    <message>
        <source>8: another player is skipped for the trick</source>
        <translation>8: another player is skipped for the trick</translation>
    </message>
    <message>
        <source>8: another player is skipped for the round</source>
        <translation>8: another player is skipped for the round</translation>
    </message>
    <message>
        <source>11: opens the round</source>
        <translation>11: opens the round</translation>
    </message>
    <message>
        <source>12: comes back to the winner of its trick</source>
        <translation>12: comes back to the winner of its trick</translation>
    </message>
    <message>
        <source>Round {deal} of {deals}</source>
        <translation>Round {deal} of {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Seat {number}, %n card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>Seat {number}, %n card</numerusform>
            <numerusform>Seat {number}, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passed, %n card(s)</source>
        <comment>on the plate of a player who has passed</comment>
        <translation>
            <numerusform>Passed, %n card</numerusform>
            <numerusform>Passed, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped, %n card(s)</source>
        <comment>on the plate of a player: the Yellow Card</comment>
        <translation>
            <numerusform>Skipped, %n card</numerusform>
            <numerusform>Skipped, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Out, without a medal</source>
        <comment>on the plate of a player without cards</comment>
        <translation>Out, without a medal</translation>
    </message>
    <message>
        <source>Last in this round</source>
        <comment>on the plate of a player</comment>
        <translation>Last in this round</translation>
    </message>
    <message>
        <source>Out: gold</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Out: gold</translation>
    </message>
    <message>
        <source>Out: silver</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Out: silver</translation>
    </message>
    <message>
        <source>Out: bronze</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Out: bronze</translation>
    </message>
    <message>
        <source>Gold {gold}, silver {silver}, bronze {bronze}</source>
        <comment>how many medals a player has won in a match</comment>
        <translation>Gold {gold}, silver {silver}, bronze {bronze}</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <comment>who laid the cards that must be beaten, and which</comment>
        <translation>{player}: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Lay: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards} as {number}</source>
        <comment>a possible move: Free Kicks stand for a number</comment>
        <translation>Lay: {cards} as {number}</translation>
    </message>
    <message>
        <source>Lay: {cards}, and skip {player}</source>
        <comment>a possible move: the Yellow Card</comment>
        <translation>Lay: {cards}, and skip {player}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Skip {player}</source>
        <comment>whom the Yellow Card skips</comment>
        <translation>Skip {player}</translation>
    </message>
    <message>
        <source>As {number}</source>
        <comment>the number for which a Free Kick stands</comment>
        <translation>As {number}</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <comment>a possible move</comment>
        <translation>Give: {cards}</translation>
    </message>
    <message>
        <source>Give both cards to {player}</source>
        <comment>a possible move</comment>
        <translation>Give both cards to {player}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Play goes on.</translation>
    </message>
    <message>
        <source>Which number does it stand for?</source>
        <comment>a Free Kick is laid alone</comment>
        <translation>Which number does it stand for?</translation>
    </message>
    <message>
        <source>Who is skipped?</source>
        <comment>the Yellow Card is laid</comment>
        <translation>Who is skipped?</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} lays: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards} as {number}.</source>
        <translation>{player} lays: {cards} as {number}.</translation>
    </message>
    <message>
        <source>{player} is skipped.</source>
        <translation>{player} is skipped.</translation>
    </message>
    <message>
        <source>{player} is out and wins gold!</source>
        <translation>{player} is out and wins gold!</translation>
    </message>
    <message>
        <source>{player} is out and wins silver.</source>
        <translation>{player} is out and wins silver.</translation>
    </message>
    <message>
        <source>{player} is out and wins bronze.</source>
        <translation>{player} is out and wins bronze.</translation>
    </message>
    <message>
        <source>{player} is out.</source>
        <translation>{player} is out.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passes.</translation>
    </message>
    <message>
        <source>{player} wins the trick.</source>
        <translation>{player} wins the trick.</translation>
    </message>
    <message>
        <source>{player} wins the trick and takes the Red Card.</source>
        <translation>{player} wins the trick and takes the Red Card.</translation>
    </message>
    <message>
        <source>A new round begins. {player} deals.</source>
        <translation>A new round begins. {player} deals.</translation>
    </message>
    <message>
        <source>Seats change. {player} deals.</source>
        <translation>Seats change. {player} deals.</translation>
    </message>
    <message>
        <source>Hat Trick! {player} wins the round at once.</source>
        <translation>Hat Trick! {player} wins the round at once.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} has the Yellow and the Red Card.</source>
        <translation>Nutmeg! {player} has the Yellow and the Red Card.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver} the Yellow and the Red Card.</source>
        <translation>{giver} gives {receiver} the Yellow and the Red Card.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} has chosen %n card(s) for {receiver}.</source>
        <translation>
            <numerusform>{giver} has chosen %n card for {receiver}.</numerusform>
            <numerusform>{giver} has chosen %n cards for {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} chooses for {receiver}: {cards}.</source>
        <translation>{giver} chooses for {receiver}: {cards}.</translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} gets: {cards}.</translation>
    </message>
    <message>
        <source>The cards change hands.</source>
        <translation>The cards change hands.</translation>
    </message>
    <message>
        <source>Gold for {player}!</source>
        <comment>a player has just won a medal</comment>
        <translation>Gold for {player}!</translation>
    </message>
    <message>
        <source>{player}: Hat Trick!</source>
        <translation>{player}: Hat Trick!</translation>
    </message>
    <message>
        <source>{player}: Nutmeg!</source>
        <translation>{player}: Nutmeg!</translation>
    </message>
    <message>
        <source>The Red Card goes to {player}!</source>
        <translation>The Red Card goes to {player}!</translation>
    </message>
    <message>
        <source>{player} has the Kickoff and opens the round.</source>
        <translation>{player} has the Kickoff and opens the round.</translation>
    </message>
    <message>
        <source>{player} is out, but must still lead the Red Card.</source>
        <translation>{player} is out, but must still lead the Red Card.</translation>
    </message>
    <message>
        <source>{player} leads, with one card or a set.</source>
        <translation>{player} leads, with one card or a set.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: {set}. {player} may lay %n lower card(s) or pass.</source>
        <translation>
            <numerusform>To beat: {set}. {player} may lay %n lower card or pass.</numerusform>
            <numerusform>To beat: {set}. {player} may lay %n lower cards or pass.</numerusform>
        </translation>
    </message>
    <message>
        <source>To beat: {set}. {player} has nothing that is lower and must pass.</source>
        <translation>To beat: {set}. {player} has nothing that is lower and must pass.</translation>
    </message>
    <message>
        <source>{player} wins the trick and leads the next one.</source>
        <translation>{player} wins the trick and leads the next one.</translation>
    </message>
    <message>
        <source>{player} wins the trick and is out. {other} leads the next one.</source>
        <translation>{player} wins the trick and is out. {other} leads the next one.</translation>
    </message>
    <message>
        <source>{player} wins the trick, and with it the Red Card.</source>
        <translation>{player} wins the trick, and with it the Red Card.</translation>
    </message>
    <message>
        <source>Hat Trick! {player} was dealt {cards} and wins the round at once.</source>
        <translation>Hat Trick! {player} was dealt {cards} and wins the round at once.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} gives the Yellow and the Red Card away.</source>
        <translation>Nutmeg! {player} gives the Yellow and the Red Card away.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} lays the Yellow and the Red Card on another hand.</source>
        <translation>Nutmeg! {player} lays the Yellow and the Red Card on another hand.</translation>
    </message>
    <message numerus="yes">
        <source>Trade: {giver} chooses %n card(s) and lays them on the hand of {receiver}.</source>
        <translation>
            <numerusform>Trade: {giver} chooses a card and lays it on the hand of {receiver}.</numerusform>
            <numerusform>Trade: {giver} chooses %n cards and lays them on the hand of {receiver}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade: {giver} chooses %n card(s) for {receiver}.</source>
        <translation>
            <numerusform>Trade: {giver} chooses %n card for {receiver}.</numerusform>
            <numerusform>Trade: {giver} chooses %n cards for {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got from {giver}: {cards}. {turn}</source>
        <comment>the last hole is a whole sentence: whose turn it is</comment>
        <translation>{player} got from {giver}: {cards}. {turn}</translation>
    </message>
    <message>
        <source>The round is over. Gold: {gold}. Silver: {silver}.</source>
        <translation>The round is over. Gold: {gold}. Silver: {silver}.</translation>
    </message>
    <message>
        <source>The round is over. Gold: {gold}. Silver: {silver}. Bronze: {bronze}.</source>
        <translation>The round is over. Gold: {gold}. Silver: {silver}. Bronze: {bronze}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {player}.</source>
        <translation>The match is over. Most points: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Equal points; medals and seats decide: {player}.</source>
        <translation>The match is over. Equal points; medals and seats decide: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {players}.</source>
        <translation>The match is over. Most points: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), most points win</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n round, most points win</numerusform>
            <numerusform>%n rounds, most points win</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {deal}</source>
        <comment>a row of the score</comment>
        <translation>Round {deal}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>gold medal</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>silver medal</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>bronze medal</translation>
    </message>
    <message>
        <source>A trick of pairs</source>
        <translation>A trick of pairs</translation>
    </message>
    <message>
        <source>The leader lays two 9s, so everyone who follows lays two lower cards. With a Free Kick, a 7 counts as two 7s. When all others pass, the two 3s have won the trick.</source>
        <translation>The leader lays two 9s, so everyone who follows lays two lower cards. With a Free Kick, a 7 counts as two 7s. When all others pass, the two 3s have won the trick.</translation>
    </message>
    <message>
        <source>The Red Card comes back</source>
        <translation>The Red Card comes back</translation>
    </message>
    <message>
        <source>A 7 and then a 4 are laid on the Red Card. The 4 wins the trick, and the Red Card goes into the hand of its player, who leads the next trick.</source>
        <translation>A 7 and then a 4 are laid on the Red Card. The 4 wins the trick, and the Red Card goes into the hand of its player, who leads the next trick.</translation>
    </message>
    <message>
        <source>The trade before the Kickoff</source>
        <translation>The trade before the Kickoff</translation>
    </message>
    <message>
        <source>Seen from seat 1: two cards are chosen and go to the last seat. Only then are its two best cards seen.</source>
        <translation>Seen from seat 1: two cards are chosen and go to the last seat. Only then are its two best cards seen.</translation>
    </message>
    <message>
        <source>2 points ahead</source>
        <comment>handicap</comment>
        <translation>2 points ahead</translation>
    </message>
    <message>
        <source>4 points ahead</source>
        <comment>handicap</comment>
        <translation>4 points ahead</translation>
    </message>
</context>
</TS>
