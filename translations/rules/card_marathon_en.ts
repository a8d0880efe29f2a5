<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="card_marathon.aim">
        <source>Upturn all five milestones of the own row, but without leaving the other runner too far behind.</source>
        <translation>Upturn all five milestones of the own row, but without leaving the other runner too far behind.</translation>
    </message>
    <message id="card_marathon.aim@no-reversal">
        <source>Be the first to upturn all five milestones of the own row.</source>
        <translation>Be the first to upturn all five milestones of the own row.</translation>
    </message>
    <message id="card_marathon.organizer-draw">
        <source>Before the first race each player draws a card. Whoever has the lower value organizes; the ace is the lowest. After equal values both draw again.</source>
        <translation>Before the first race each player draws a card. Whoever has the lower value organizes; the ace is the lowest. After equal values both draw again.</translation>
    </message>
    <message id="card_marathon.deal">
        <source>Each player gets five energy cards, which nobody else may see, and a row of five milestones face down, at which nobody looks.</source>
        <translation>Each player gets five energy cards, which nobody else may see, and a row of five milestones face down, at which nobody looks.</translation>
    </message>
    <message id="card_marathon.effort-one">
        <source>One card lies face up and begins the effort pile. The others lie face down as refreshments.</source>
        <translation>One card lies face up and begins the effort pile. The others lie face down as refreshments.</translation>
    </message>
    <message id="card_marathon.opponent-starts">
        <source>The race organizer lets the other player begin. Then the players take turns.</source>
        <translation>The race organizer lets the other player begin. Then the players take turns.</translation>
    </message>
    <message id="card_marathon.turn-choice">
        <source>A turn is either a drawing turn or a swapping turn. Nobody may pass. In a swapping turn nothing is drawn, thrown or declared.</source>
        <translation>A turn is either a drawing turn or a swapping turn. Nobody may pass. In a swapping turn nothing is drawn, thrown or declared.</translation>
    </message>
    <message id="card_marathon.draw-one">
        <source>A drawing turn begins with one card: the top card of the refreshments, unseen, or the top card of the effort pile.</source>
        <translation>A drawing turn begins with one card: the top card of the refreshments, unseen, or the top card of the effort pile.</translation>
    </message>
    <message id="card_marathon.challenge-after-draw">
        <source>A challenge may be declared only in a drawing turn after a card has been drawn, and only one in a turn.</source>
        <translation>A challenge may be declared only in a drawing turn after a card has been drawn, and only one in a turn.</translation>
    </message>
    <message id="card_marathon.challenge-optional">
        <source>Nobody has to declare a challenge. Near the finish it can be wise to wait.</source>
        <translation>Nobody has to declare a challenge. Near the finish it can be wise to wait.</translation>
    </message>
    <message id="card_marathon.throw-one">
        <source>Whoever declares no challenge throws one of the six energy cards face up on the effort pile, and the turn is over.</source>
        <translation>Whoever declares no challenge throws one of the six energy cards face up on the effort pile, and the turn is over.</translation>
    </message>
    <message id="card_marathon.four-cards">
        <source>A challenge has exactly four different cards: four of a kind, a straight flush or a straight.</source>
        <translation>A challenge has exactly four different cards: four of a kind, a straight flush or a straight.</translation>
    </message>
    <message id="card_marathon.permissible-cards">
        <source>The four cards come from the player’s energy and the player’s own upturned milestones. No other cards can be used.</source>
        <translation>The four cards come from the player’s energy and the player’s own upturned milestones. No other cards can be used.</translation>
    </message>
    <message id="card_marathon.one-energy">
        <source>At least one of the four cards comes from the energy.</source>
        <translation>At least one of the four cards comes from the energy.</translation>
    </message>
    <message id="card_marathon.four-of-a-kind">
        <source>Four of a kind is the same value in all four suits. It is never blocked.</source>
        <translation>Four of a kind is the same value in all four suits. It is never blocked.</translation>
    </message>
    <message id="card_marathon.straight-flush">
        <source>A straight flush is four values in a row, all in one suit. It is never blocked.</source>
        <translation>A straight flush is four values in a row, all in one suit. It is never blocked.</translation>
    </message>
    <message id="card_marathon.straight">
        <source>A straight is four values in a row, in more than one suit. Only straights can be blocked.</source>
        <translation>A straight is four values in a row, in more than one suit. Only straights can be blocked.</translation>
    </message>
    <message id="card_marathon.wrap">
        <source>Values run in a circle. After the king comes the ace, then the two: queen, king, ace, two is in a row.</source>
        <translation>Values run in a circle. After the king comes the ace, then the two: queen, king, ace, two is in a row.</translation>
    </message>
    <message id="card_marathon.wrap@flush-only">
        <source>After the king comes the ace. Only a straight flush may go on past the ace to the two.</source>
        <translation>After the king comes the ace. Only a straight flush may go on past the ace to the two.</translation>
    </message>
    <message id="card_marathon.value-blocked">
        <source>A straight may not contain a value that the opponent shows among their upturned milestones.</source>
        <translation>A straight may not contain a value that the opponent shows among their upturned milestones.</translation>
    </message>
    <message id="card_marathon.value-majority">
        <source>If both show a value, only the player who shows more of it may use it in a straight.</source>
        <translation>If both show a value, only the player who shows more of it may use it in a straight.</translation>
    </message>
    <message id="card_marathon.equal-values-block-both">
        <source>If both show a value equally often, neither of them may use it in a straight.</source>
        <translation>If both show a value equally often, neither of them may use it in a straight.</translation>
    </message>
    <message id="card_marathon.leader-no-straights">
        <source>Whoever leads by three or more upturned milestones cannot declare a straight at all.</source>
        <translation>Whoever leads by three or more upturned milestones cannot declare a straight at all.</translation>
    </message>
    <message id="card_marathon.lagger-free">
        <source>Whoever is three or more upturned milestones behind may use any value in a straight.</source>
        <translation>Whoever is three or more upturned milestones behind may use any value in a straight.</translation>
    </message>
    <message id="card_marathon.throw-challenge">
        <source>The energy cards of a challenge go face up on the effort pile, in any order. Milestones that were used stay in the row.</source>
        <translation>The energy cards of a challenge go face up on the effort pile, in any order. Milestones that were used stay in the row.</translation>
    </message>
    <message id="card_marathon.upturn-own">
        <source>After a challenge the player upturns any one closed milestone of their own row.</source>
        <translation>After a challenge the player upturns any one closed milestone of their own row.</translation>
    </message>
    <message id="card_marathon.refill-to-five">
        <source>Then the player draws from the refreshments until they have five energy cards again, and the turn is over.</source>
        <translation>Then the player draws from the refreshments until they have five energy cards again, and the turn is over.</translation>
    </message>
    <message id="card_marathon.swap-open">
        <source>In a swapping turn an energy card can change places with an upturned milestone of the own row. It lies there face up.</source>
        <translation>In a swapping turn an energy card can change places with an upturned milestone of the own row. It lies there face up.</translation>
    </message>
    <message id="card_marathon.swap-closed">
        <source>An energy card can also change places with a closed milestone of the own row. It lies there face down, and only its owner knows it.</source>
        <translation>An energy card can also change places with a closed milestone of the own row. It lies there face down, and only its owner knows it.</translation>
    </message>
    <message id="card_marathon.swap-closed-limit">
        <source>Swaps with closed milestones need upturned ones: in each race a player may have made at most as many as they have upturned.</source>
        <translation>Swaps with closed milestones need upturned ones: in each race a player may have made at most as many as they have upturned.</translation>
    </message>
    <message id="card_marathon.rebuild">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most three times in a race.</source>
        <translation>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most three times in a race.</translation>
    </message>
    <message id="card_marathon.rebuild@limit-1">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, but only once in a race.</source>
        <translation>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, but only once in a race.</translation>
    </message>
    <message id="card_marathon.rebuild@limit-5">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most five times in a race.</source>
        <translation>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most five times in a race.</translation>
    </message>
    <message id="card_marathon.race-end">
        <source>A race ends at once when a player upturns the fifth milestone.</source>
        <translation>A race ends at once when a player upturns the fifth milestone.</translation>
    </message>
    <message id="card_marathon.finish-wins">
        <source>If the other player has upturned two, three or four milestones, whoever has finished wins.</source>
        <translation>If the other player has upturned two, three or four milestones, whoever has finished wins.</translation>
    </message>
    <message id="card_marathon.finish-wins@always">
        <source>Whoever has upturned all five milestones wins.</source>
        <translation>Whoever has upturned all five milestones wins.</translation>
    </message>
    <message id="card_marathon.reversal">
        <source>If the other player has upturned one milestone or none, it is the other player who wins.</source>
        <translation>If the other player has upturned one milestone or none, it is the other player who wins.</translation>
    </message>
    <message id="card_marathon.time-out">
        <source>A race also ends after a turn if there are no refreshments left and no new ones may be made.</source>
        <translation>A race also ends after a turn if there are no refreshments left and no new ones may be made.</translation>
    </message>
    <message id="card_marathon.quiet-limit">
        <source>A race also ends after twenty turns in a row in which nobody has drawn from the refreshments.</source>
        <translation>A race also ends after twenty turns in a row in which nobody has drawn from the refreshments.</translation>
    </message>
    <message id="card_marathon.time-out-scale">
        <source>Then whoever has upturned more milestones wins, but with four more they lose. With the same number, the race is drawn.</source>
        <translation>Then whoever has upturned more milestones wins, but with four more they lose. With the same number, the race is drawn.</translation>
    </message>
    <message id="card_marathon.time-out-scale@no-reversal">
        <source>Then whoever has upturned more milestones wins. With the same number, the race is drawn.</source>
        <translation>Then whoever has upturned more milestones wins. With the same number, the race is drawn.</translation>
    </message>
    <message id="card_marathon.match">
        <source>A match is one race.</source>
        <translation>A match is one race.</translation>
    </message>
    <message id="card_marathon.match@races-2">
        <source>A match is two races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>A match is two races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</translation>
    </message>
    <message id="card_marathon.match@races-3">
        <source>A match is three races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>A match is three races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</translation>
    </message>
    <message id="card_marathon.match@races-5">
        <source>A match is five races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>A match is five races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</translation>
    </message>
    <message id="card_marathon.min-energy">
        <source>At least two of the four cards of a challenge come from the energy.</source>
        <translation>At least two of the four cards of a challenge come from the energy.</translation>
    </message>
    <message id="card_marathon.no-return">
        <source>A card taken from the effort pile may not be thrown back in the same turn, unless in a challenge.</source>
        <translation>A card taken from the effort pile may not be thrown back in the same turn, unless in a challenge.</translation>
    </message>
    <message id="card_marathon.memory-aid">
        <source>Nobody may look at closed milestones, not even at those that they laid there themselves.</source>
        <translation>Nobody may look at closed milestones, not even at those that they laid there themselves.</translation>
    </message>
    <message id="card_marathon.browse-effort">
        <source>Everybody may look through the effort pile.</source>
        <translation>Everybody may look through the effort pile.</translation>
    </message>
    <message id="card_marathon.upturned-1">
        <source>Whoever is 1 milestone ahead begins each race with the first one upturned.</source>
        <translation>Whoever is 1 milestone ahead begins each race with the first one upturned.</translation>
    </message>
    <message id="card_marathon.upturned-2">
        <source>Whoever is 2 milestones ahead begins each race with the first two upturned.</source>
        <translation>Whoever is 2 milestones ahead begins each race with the first two upturned.</translation>
    </message>
</context>
<context>
    <name>card_marathon</name>
    <message>
        <source>Number of races</source>
        <translation>Number of races</translation>
    </message>
    <message>
        <source>1</source>
        <comment>number of races</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <comment>number of races</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of races</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of races</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Whoever finishes four or five milestones ahead loses</source>
        <translation>Whoever finishes four or five milestones ahead loses</translation>
    </message>
    <message>
        <source>Going on past the ace</source>
        <translation>Going on past the ace</translation>
    </message>
    <message>
        <source>all straights</source>
        <comment>what may go on past the ace</comment>
        <translation>all straights</translation>
    </message>
    <message>
        <source>straight flushes only</source>
        <comment>what may go on past the ace</comment>
        <translation>straight flushes only</translation>
    </message>
    <message>
        <source>Cards of a challenge that come from the energy</source>
        <translation>Cards of a challenge that come from the energy</translation>
    </message>
    <message>
        <source>at least 1</source>
        <comment>number of cards</comment>
        <translation>at least 1</translation>
    </message>
    <message>
        <source>at least 2</source>
        <comment>number of cards</comment>
        <translation>at least 2</translation>
    </message>
    <message>
        <source>A card taken from the effort may not be thrown back at once</source>
        <translation>A card taken from the effort may not be thrown back at once</translation>
    </message>
    <message>
        <source>Players see the closed milestones that they laid themselves</source>
        <translation>Players see the closed milestones that they laid themselves</translation>
    </message>
    <message>
        <source>The effort pile may be looked through</source>
        <translation>The effort pile may be looked through</translation>
    </message>
    <message>
        <source>New refreshments in a race</source>
        <translation>New refreshments in a race</translation>
    </message>
    <message>
        <source>once</source>
        <comment>how often there are new refreshments</comment>
        <translation>once</translation>
    </message>
    <message>
        <source>three times</source>
        <comment>how often there are new refreshments</comment>
        <translation>three times</translation>
    </message>
    <message>
        <source>five times</source>
        <comment>how often there are new refreshments</comment>
        <translation>five times</translation>
    </message>
    <message>
        <source>1 milestone ahead</source>
        <comment>handicap</comment>
        <translation>1 milestone ahead</translation>
    </message>
    <message>
        <source>2 milestones ahead</source>
        <comment>handicap</comment>
        <translation>2 milestones ahead</translation>
    </message>
    <message>
        <source>Card Marathon</source>
        <translation>Card Marathon</translation>
    </message>
    <message>
        <source>Upturn five milestones, but never run too far ahead.</source>
        <translation>Upturn five milestones, but never run too far ahead.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>It is {player}’s turn.</translation>
    </message>
    <message>
        <source>The race goes on in a moment.</source>
        <translation>The race goes on in a moment.</translation>
    </message>
    <message>
        <source>{player} has declared a challenge and now upturns a milestone.</source>
        <translation>{player} has declared a challenge and now upturns a milestone.</translation>
    </message>
    <message>
        <source>{player} has already drawn a card.</source>
        <translation>{player} has already drawn a card.</translation>
    </message>
    <message>
        <source>{player} has drawn a card, so there is no swapping in this turn.</source>
        <translation>{player} has drawn a card, so there is no swapping in this turn.</translation>
    </message>
    <message>
        <source>Cards are drawn from the refreshments or from the effort pile.</source>
        <translation>Cards are drawn from the refreshments or from the effort pile.</translation>
    </message>
    <message>
        <source>What is drawn goes into {player}’s hand.</source>
        <translation>What is drawn goes into {player}’s hand.</translation>
    </message>
    <message>
        <source>{player} has not drawn a card yet.</source>
        <translation>{player} has not drawn a card yet.</translation>
    </message>
    <message>
        <source>Cards are thrown on the effort pile.</source>
        <translation>Cards are thrown on the effort pile.</translation>
    </message>
    <message>
        <source>This is no card of {player}’s energy.</source>
        <translation>This is no card of {player}’s energy.</translation>
    </message>
    <message>
        <source>The {card} has just come from the effort pile.</source>
        <translation>The {card} has just come from the effort pile.</translation>
    </message>
    <message numerus="yes">
        <source>Chosen so far: %n card(s).</source>
        <translation>
            <numerusform>Chosen so far: %n card.</numerusform>
            <numerusform>Chosen so far: %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither the same value nor four values in a row: {cards}.</source>
        <translation>Neither the same value nor four values in a row: {cards}.</translation>
    </message>
    <message>
        <source>These cards go on past the ace, and they are not all of one suit.</source>
        <translation>These cards go on past the ace, and they are not all of one suit.</translation>
    </message>
    <message>
        <source>A closed milestone cannot be used.</source>
        <translation>A closed milestone cannot be used.</translation>
    </message>
    <message>
        <source>The {card} is not {player}’s.</source>
        <translation>The {card} is not {player}’s.</translation>
    </message>
    <message>
        <source>One of the cards is not {player}’s.</source>
        <translation>One of the cards is not {player}’s.</translation>
    </message>
    <message>
        <source>All four cards are milestones.</source>
        <translation>All four cards are milestones.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n milestone(s), and this is a straight.</source>
        <translation>
            <numerusform>{player} leads by %n milestone, and this is a straight.</numerusform>
            <numerusform>{player} leads by %n milestones, and this is a straight.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. {other} shows it %n time(s), {player} does not show it.</source>
        <translation>
            <numerusform>Blocked value: {rank}. {other} shows it %n time, {player} does not show it.</numerusform>
            <numerusform>Blocked value: {rank}. {other} shows it %n times, {player} does not show it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. {other} shows it %n time(s), {player} less often.</source>
        <translation>
            <numerusform>Blocked value: {rank}. {other} shows it %n time, {player} less often.</numerusform>
            <numerusform>Blocked value: {rank}. {other} shows it %n times, {player} less often.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. Both show it, %n time(s) each.</source>
        <translation>
            <numerusform>Blocked value: {rank}. Both show it, %n time each.</numerusform>
            <numerusform>Blocked value: {rank}. Both show it, %n times each.</numerusform>
        </translation>
    </message>
    <message>
        <source>A milestone is upturned only after a challenge.</source>
        <translation>A milestone is upturned only after a challenge.</translation>
    </message>
    <message>
        <source>This milestone lies face up already.</source>
        <translation>This milestone lies face up already.</translation>
    </message>
    <message>
        <source>This is no milestone of {player}’s row.</source>
        <translation>This is no milestone of {player}’s row.</translation>
    </message>
    <message numerus="yes">
        <source>Swaps with closed milestones so far: %n. Upturned milestones: {upturned}.</source>
        <translation>
            <numerusform>Swaps with closed milestones so far: %n. Upturned milestones: {upturned}.</numerusform>
            <numerusform>Swaps with closed milestones so far: %n. Upturned milestones: {upturned}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n turn(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>It was over after %n turn.</numerusform>
            <numerusform>It was over after %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was %n milestone(s) behind and still won the race.</source>
        <translation>
            <numerusform>{player} was %n milestone behind and still won the race.</numerusform>
            <numerusform>{player} was %n milestones behind and still won the race.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ran too far ahead and lost the race by it.</source>
        <translation>{player} ran too far ahead and lost the race by it.</translation>
    </message>
    <message numerus="yes">
        <source>{player} declared the most challenges: %n.</source>
        <translation>
            <numerusform>{player} declared the most challenges: %n.</numerusform>
            <numerusform>{player} declared the most challenges: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} swapped the most milestones: %n.</source>
        <translation>
            <numerusform>{player} swapped the most milestones: %n.</numerusform>
            <numerusform>{player} swapped the most milestones: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} upturned the first milestone, in turn {number}.</source>
        <translation>{player} upturned the first milestone, in turn {number}.</translation>
    </message>
    <message>
        <source>{player} declared four of a kind.</source>
        <translation>{player} declared four of a kind.</translation>
    </message>
    <message>
        <source>{player} declared a straight flush.</source>
        <translation>{player} declared a straight flush.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <comment>button: declare a challenge</comment>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>New refreshments</source>
        <comment>button: shuffle the effort pile and draw</comment>
        <translation>New refreshments</translation>
    </message>
    <message>
        <source>four of a kind: never blocked</source>
        <translation>four of a kind: never blocked</translation>
    </message>
    <message>
        <source>straight flush: never blocked</source>
        <translation>straight flush: never blocked</translation>
    </message>
    <message>
        <source>straight: not with values that the other shows upturned</source>
        <translation>straight: not with values that the other shows upturned</translation>
    </message>
    <message>
        <source>three or more ahead: no straights</source>
        <translation>three or more ahead: no straights</translation>
    </message>
    <message>
        <source>three or more behind: straights with any value</source>
        <translation>three or more behind: straights with any value</translation>
    </message>
    <message>
        <source>whoever finishes four or five milestones ahead loses</source>
        <translation>whoever finishes four or five milestones ahead loses</translation>
    </message>
    <message>
        <source>Milestones of {player}</source>
        <translation>Milestones of {player}</translation>
    </message>
    <message>
        <source>milestone {number} of {player}</source>
        <comment>one of the five cards of a row</comment>
        <translation>milestone {number} of {player}</translation>
    </message>
    <message>
        <source>Refreshments</source>
        <comment>the stock of cards</comment>
        <translation>Refreshments</translation>
    </message>
    <message>
        <source>Effort</source>
        <comment>the pile of thrown cards</comment>
        <translation>Effort</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>The lead</translation>
    </message>
    <message>
        <source>Straights</source>
        <comment>heading of the table of values</comment>
        <translation>Straights</translation>
    </message>
    <message>
        <source>Values for straights</source>
        <translation>Values for straights</translation>
    </message>
    <message>
        <source>{line} for {player}</source>
        <comment>a box of the table of values</comment>
        <translation>{line} for {player}</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>a value that may not be used in a straight</comment>
        <translation>blocked</translation>
    </message>
    <message>
        <source>Race {race} of {races}</source>
        <translation>Race {race} of {races}</translation>
    </message>
    <message numerus="yes">
        <source>New refreshments: %n more time(s)</source>
        <translation>
            <numerusform>New refreshments: %n more time</numerusform>
            <numerusform>New refreshments: %n more times</numerusform>
        </translation>
    </message>
    <message>
        <source>laid there closed by {player}</source>
        <comment>of a milestone</comment>
        <translation>laid there closed by {player}</translation>
    </message>
    <message>
        <source>part of a challenge</source>
        <comment>of a card</comment>
        <translation>part of a challenge</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>I upturn the stone!</source>
        <comment>called when a milestone is upturned</comment>
        <translation>I upturn the stone!</translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) ahead</source>
        <comment>on the track of the lead</comment>
        <translation>
            <numerusform>%n milestone ahead</numerusform>
            <numerusform>%n milestones ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) behind</source>
        <comment>on the track of the lead</comment>
        <translation>
            <numerusform>%n milestone behind</numerusform>
            <numerusform>%n milestones behind</numerusform>
        </translation>
    </message>
    <message>
        <source>level</source>
        <comment>on the track of the lead</comment>
        <translation>level</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>{player} leads by {lead}</source>
        <comment>written over the track</comment>
        <translation>{player} leads by {lead}</translation>
    </message>
    <message>
        <source>Draw from the refreshments</source>
        <comment>a possible move</comment>
        <translation>Draw from the refreshments</translation>
    </message>
    <message>
        <source>Shuffle new refreshments and draw</source>
        <comment>a possible move</comment>
        <translation>Shuffle new refreshments and draw</translation>
    </message>
    <message>
        <source>Take the {card} from the effort</source>
        <comment>a possible move</comment>
        <translation>Take the {card} from the effort</translation>
    </message>
    <message>
        <source>Throw the {card}</source>
        <comment>a possible move</comment>
        <translation>Throw the {card}</translation>
    </message>
    <message>
        <source>{player}: no straights</source>
        <comment>written over the track</comment>
        <translation>{player}: no straights</translation>
    </message>
    <message>
        <source>{player}: do not finish</source>
        <comment>written over the track</comment>
        <translation>{player}: do not finish</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>what is declared</comment>
        <translation>four of a kind</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <comment>what is declared</comment>
        <translation>a straight flush</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>what is declared</comment>
        <translation>a straight</translation>
    </message>
    <message>
        <source>Declare {kind}: {cards}</source>
        <comment>a possible move</comment>
        <translation>Declare {kind}: {cards}</translation>
    </message>
    <message>
        <source>Declare {kind}: {cards}. On top: {card}</source>
        <comment>a possible move</comment>
        <translation>Declare {kind}: {cards}. On top: {card}</translation>
    </message>
    <message>
        <source>Upturn milestone {number}</source>
        <comment>a possible move</comment>
        <translation>Upturn milestone {number}</translation>
    </message>
    <message>
        <source>Swap the {card} with the {old}, milestone {number}</source>
        <comment>a possible move</comment>
        <translation>Swap the {card} with the {old}, milestone {number}</translation>
    </message>
    <message>
        <source>Swap the {card} with the closed milestone {number}</source>
        <comment>a possible move</comment>
        <translation>Swap the {card} with the closed milestone {number}</translation>
    </message>
    <message>
        <source>The race goes on.</source>
        <translation>The race goes on.</translation>
    </message>
    <message>
        <source>Which energy card goes there?</source>
        <translation>Which energy card goes there?</translation>
    </message>
    <message>
        <source>Which challenge?</source>
        <translation>Which challenge?</translation>
    </message>
    <message>
        <source>{player} draws from the refreshments.</source>
        <translation>{player} draws from the refreshments.</translation>
    </message>
    <message>
        <source>{player} draws the {card} from the refreshments.</source>
        <translation>{player} draws the {card} from the refreshments.</translation>
    </message>
    <message>
        <source>{player} takes the {card} from the effort.</source>
        <translation>{player} takes the {card} from the effort.</translation>
    </message>
    <message>
        <source>The effort pile was shuffled: new refreshments.</source>
        <translation>The effort pile was shuffled: new refreshments.</translation>
    </message>
    <message>
        <source>{player} throws the {card}.</source>
        <translation>{player} throws the {card}.</translation>
    </message>
    <message>
        <source>{player} declares {kind}: {cards}.</source>
        <translation>{player} declares {kind}: {cards}.</translation>
    </message>
    <message>
        <source>{player} upturns milestone {number}: {card}.</source>
        <translation>{player} upturns milestone {number}: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s) from the refreshments.</source>
        <translation>
            <numerusform>{player} draws %n card from the refreshments.</numerusform>
            <numerusform>{player} draws %n cards from the refreshments.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} swaps the {card} with milestone {number}, the {old}.</source>
        <translation>{player} swaps the {card} with milestone {number}, the {old}.</translation>
    </message>
    <message>
        <source>{player} swaps an energy card with the closed milestone {number}.</source>
        <translation>{player} swaps an energy card with the closed milestone {number}.</translation>
    </message>
    <message>
        <source>{player} swaps the {card} with the closed milestone {number} and finds the {old}.</source>
        <translation>{player} swaps the {card} with the closed milestone {number} and finds the {old}.</translation>
    </message>
    <message>
        <source>{player} organizes the race, {other} begins.</source>
        <translation>{player} organizes the race, {other} begins.</translation>
    </message>
    <message>
        <source>Race {race}: {player} organizes, {other} begins.</source>
        <translation>Race {race}: {player} organizes, {other} begins.</translation>
    </message>
    <message>
        <source>Equal values: both draw again.</source>
        <translation>Equal values: both draw again.</translation>
    </message>
    <message>
        <source>{player} draws the {card}, {other} draws the {second}. {organizer} organizes the race.</source>
        <translation>{player} draws the {card}, {other} draws the {second}. {organizer} organizes the race.</translation>
    </message>
    <message>
        <source>{player} draws the {card}, {other} draws the {second}. Equal values: both draw again.</source>
        <translation>{player} draws the {card}, {other} draws the {second}. Equal values: both draw again.</translation>
    </message>
    <message>
        <source>{player} draws a card, or swaps an energy card with a milestone.</source>
        <translation>{player} draws a card, or swaps an energy card with a milestone.</translation>
    </message>
    <message>
        <source>{player} throws one energy card, or declares a challenge.</source>
        <translation>{player} throws one energy card, or declares a challenge.</translation>
    </message>
    <message>
        <source>{player} can declare {kind}: {cards}. Otherwise one energy card is thrown.</source>
        <translation>{player} can declare {kind}: {cards}. Otherwise one energy card is thrown.</translation>
    </message>
    <message>
        <source>{player} can declare {kind}: {cards}. But whoever finishes so far ahead loses.</source>
        <translation>{player} can declare {kind}: {cards}. But whoever finishes so far ahead loses.</translation>
    </message>
    <message>
        <source>{cards} would be a straight, but a value is blocked: {rank}. {player} throws one energy card.</source>
        <translation>{cards} would be a straight, but a value is blocked: {rank}. {player} throws one energy card.</translation>
    </message>
    <message>
        <source>{cards} would be a straight, but {player} leads too far for straights. One energy card is thrown.</source>
        <translation>{cards} would be a straight, but {player} leads too far for straights. One energy card is thrown.</translation>
    </message>
    <message>
        <source>{player} chooses a closed milestone to upturn.</source>
        <translation>{player} chooses a closed milestone to upturn.</translation>
    </message>
    <message>
        <source>{player} has upturned all five milestones and wins the race.</source>
        <translation>{player} has upturned all five milestones and wins the race.</translation>
    </message>
    <message numerus="yes">
        <source>{other} finishes %n milestone(s) ahead: too far. {player} wins the race.</source>
        <translation>
            <numerusform>{other} finishes %n milestone ahead: too far. {player} wins the race.</numerusform>
            <numerusform>{other} finishes %n milestones ahead: too far. {player} wins the race.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no refreshments left. {player} wins the race.</source>
        <translation>There are no refreshments left. {player} wins the race.</translation>
    </message>
    <message>
        <source>There are no refreshments left. The race is drawn.</source>
        <translation>There are no refreshments left. The race is drawn.</translation>
    </message>
    <message>
        <source>Nobody has drawn from the refreshments for long. {player} wins the race.</source>
        <translation>Nobody has drawn from the refreshments for long. {player} wins the race.</translation>
    </message>
    <message>
        <source>Nobody has drawn from the refreshments for long. The race is drawn.</source>
        <translation>Nobody has drawn from the refreshments for long. The race is drawn.</translation>
    </message>
    <message>
        <source>The match is over. Most races won: {player}.</source>
        <translation>The match is over. Most races won: {player}.</translation>
    </message>
    <message>
        <source>The match is drawn: both have won equally many races.</source>
        <translation>The match is drawn: both have won equally many races.</translation>
    </message>
    <message>
        <source>{player} wins the race!</source>
        <translation>{player} wins the race!</translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) upturned</source>
        <translation>
            <numerusform>%n milestone upturned</numerusform>
            <numerusform>%n milestones upturned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s) won</source>
        <translation>
            <numerusform>%n race won</numerusform>
            <numerusform>%n races won</numerusform>
        </translation>
    </message>
    <message>
        <source>Upturned milestones</source>
        <translation>Upturned milestones</translation>
    </message>
    <message>
        <source>Closed milestones swapped</source>
        <translation>Closed milestones swapped</translation>
    </message>
    <message>
        <source>Milestones in race {race}</source>
        <translation>Milestones in race {race}</translation>
    </message>
    <message>
        <source>Races won</source>
        <translation>Races won</translation>
    </message>
    <message>
        <source>Five upturned milestones end the race</source>
        <comment>heading of the score</comment>
        <translation>Five upturned milestones end the race</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s), most wins count</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n race, most wins count</numerusform>
            <numerusform>%n races, most wins count</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the value of a card from 2 to 10, as a number</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>A challenge with two milestones</source>
        <translation>A challenge with two milestones</translation>
    </message>
    <message>
        <source>The 4 and the 5 come from the hand, the 6 and the 7 lie upturned in the row. Two cards are thrown, a third milestone is upturned, and one card is drawn.</source>
        <translation>The 4 and the 5 come from the hand, the 6 and the 7 lie upturned in the row. Two cards are thrown, a third milestone is upturned, and one card is drawn.</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>Two against one</translation>
    </message>
    <message>
        <source>The other row shows a 7, but the own row shows two. So the straight with the 7 is not blocked.</source>
        <translation>The other row shows a 7, but the own row shows two. So the straight with the 7 is not blocked.</translation>
    </message>
    <message>
        <source>Too far ahead</source>
        <translation>Too far ahead</translation>
    </message>
    <message>
        <source>A straight flush is always allowed, but it was wrong here: five milestones to one, and the other player wins the race.</source>
        <translation>A straight flush is always allowed, but it was wrong here: five milestones to one, and the other player wins the race.</translation>
    </message>
    <message>
        <source>With this challenge a milestone is upturned.</source>
        <translation>With this challenge a milestone is upturned.</translation>
    </message>
    <message>
        <source>With this challenge the race is won.</source>
        <translation>With this challenge the race is won.</translation>
    </message>
    <message>
        <source>A challenge now would lose the race: whoever finishes so far ahead loses. So it is better to wait.</source>
        <translation>A challenge now would lose the race: whoever finishes so far ahead loses. So it is better to wait.</translation>
    </message>
    <message>
        <source>A challenge is possible, but one more milestone ahead would be too many. So it is better to wait.</source>
        <translation>A challenge is possible, but one more milestone ahead would be too many. So it is better to wait.</translation>
    </message>
    <message numerus="yes">
        <source>After that, %n unseen card(s) would complete a challenge.</source>
        <translation>
            <numerusform>After that, %n unseen card would complete a challenge.</numerusform>
            <numerusform>After that, %n unseen cards would complete a challenge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all the cards, this one goes least with the others.</source>
        <translation>Of all the cards, this one goes least with the others.</translation>
    </message>
    <message>
        <source>The {card} stays, as it would complete a challenge with the upturned milestones of {player}.</source>
        <translation>The {card} stays, as it would complete a challenge with the upturned milestones of {player}.</translation>
    </message>
    <message>
        <source>{reason} The number on a card: unseen cards that complete a challenge once it is thrown.</source>
        <translation>{reason} The number on a card: unseen cards that complete a challenge once it is thrown.</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) would complete a challenge at once.</source>
        <translation>
            <numerusform>%n unseen card would complete a challenge at once.</numerusform>
            <numerusform>%n unseen cards would complete a challenge at once.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} does not help enough; a new card may be better.</source>
        <translation>The {card} does not help enough; a new card may be better.</translation>
    </message>
    <message>
        <source>With the {card} a challenge can be declared at once.</source>
        <translation>With the {card} a challenge can be declared at once.</translation>
    </message>
    <message numerus="yes">
        <source>With the {card}, %n unseen card(s) would complete a challenge.</source>
        <translation>
            <numerusform>With the {card}, %n unseen card would complete a challenge.</numerusform>
            <numerusform>With the {card}, %n unseen cards would complete a challenge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} goes better with the other upturned milestones than the {old}.</source>
        <translation>The {card} goes better with the other upturned milestones than the {old}.</translation>
    </message>
    <message>
        <source>The {card} goes well with the upturned milestones: face down in the row, it waits for a challenge.</source>
        <translation>The {card} goes well with the upturned milestones: face down in the row, it waits for a challenge.</translation>
    </message>
    <message>
        <source>It is known what lies there, and it goes well with the other cards.</source>
        <translation>It is known what lies there, and it goes well with the other cards.</translation>
    </message>
    <message>
        <source>Nobody knows what lies there: one is as good as another.</source>
        <translation>Nobody knows what lies there: one is as good as another.</translation>
    </message>
</context>
</TS>
