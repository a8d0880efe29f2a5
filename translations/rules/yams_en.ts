<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="yams.aim">
        <source>The players fill every box of their pads; the highest total wins.</source>
        <translation>The players fill every box of their pads; the highest total wins.</translation>
    </message>
    <message id="yams.players">
        <source>Two to four players take part, each with an empty pad.</source>
        <translation>Two to four players take part, each with an empty pad.</translation>
    </message>
    <message id="yams.columns-played">
        <source>Each pad has three columns, ↓, ↑ and ↕, and all three are played.</source>
        <translation>Each pad has three columns, ↓, ↑ and ↕, and all three are played.</translation>
    </message>
    <message id="yams.columns-played@down+up">
        <source>Only columns ↓ and ↑ are played.</source>
        <translation>Only columns ↓ and ↑ are played.</translation>
    </message>
    <message id="yams.columns-played@down+free">
        <source>Only columns ↓ and ↕ are played.</source>
        <translation>Only columns ↓ and ↕ are played.</translation>
    </message>
    <message id="yams.columns-played@up+free">
        <source>Only columns ↑ and ↕ are played.</source>
        <translation>Only columns ↑ and ↕ are played.</translation>
    </message>
    <message id="yams.columns-played@down">
        <source>Only column ↓ is played.</source>
        <translation>Only column ↓ is played.</translation>
    </message>
    <message id="yams.columns-played@up">
        <source>Only column ↑ is played.</source>
        <translation>Only column ↑ is played.</translation>
    </message>
    <message id="yams.columns-played@free">
        <source>Only column ↕ is played.</source>
        <translation>Only column ↕ is played.</translation>
    </message>
    <message id="yams.youngest-begins">
        <source>The first player in the list begins; the place belongs to the youngest.</source>
        <translation>The first player in the list begins; the place belongs to the youngest.</translation>
    </message>
    <message id="yams.youngest-begins@random">
        <source>Lots decide who begins.</source>
        <translation>Lots decide who begins.</translation>
    </message>
    <message id="yams.turn-order">
        <source>The players take their turns clockwise.</source>
        <translation>The players take their turns clockwise.</translation>
    </message>
    <message id="yams.first-throw-five">
        <source>Every turn starts with a throw of all five dice.</source>
        <translation>Every turn starts with a throw of all five dice.</translation>
    </message>
    <message id="yams.three-throws">
        <source>The dice may be thrown three times in a turn, not more.</source>
        <translation>The dice may be thrown three times in a turn, not more.</translation>
    </message>
    <message id="yams.keep-any">
        <source>Before another throw, the player chooses from one to five dice to throw again, even dice kept earlier.</source>
        <translation>Before another throw, the player chooses from one to five dice to throw again, even dice kept earlier.</translation>
    </message>
    <message id="yams.may-stop-early">
        <source>Nobody has to use all three throws: a box may be written after any throw.</source>
        <translation>Nobody has to use all three throws: a box may be written after any throw.</translation>
    </message>
    <message id="yams.one-box-per-turn">
        <source>Each turn fills exactly one box; passing is not possible.</source>
        <translation>Each turn fills exactly one box; passing is not possible.</translation>
    </message>
    <message id="yams.empty-box-only">
        <source>Only an empty box can be filled, and what is written stays.</source>
        <translation>Only an empty box can be filled, and what is written stays.</translation>
    </message>
    <message id="yams.down-column">
        <source>Column ↓ is filled from the top down: only its first empty box is open.</source>
        <translation>Column ↓ is filled from the top down: only its first empty box is open.</translation>
    </message>
    <message id="yams.up-column">
        <source>Column ↑ is filled from the bottom up: only its lowest empty box is open.</source>
        <translation>Column ↑ is filled from the bottom up: only its lowest empty box is open.</translation>
    </message>
    <message id="yams.free-column">
        <source>In column ↕ every empty box is open.</source>
        <translation>In column ↕ every empty box is open.</translation>
    </message>
    <message id="yams.column-choice">
        <source>The box may be in any column that has an open one; the columns need not keep pace.</source>
        <translation>The box may be in any column that has an open one; the columns need not keep pace.</translation>
    </message>
    <message id="yams.upper-boxes">
        <source>Each box from Ones to Sixes scores the sum of the dice that show its number.</source>
        <translation>Each box from Ones to Sixes scores the sum of the dice that show its number.</translation>
    </message>
    <message id="yams.mini">
        <source>Minimum scores the sum of the five dice if it is 20 or less, otherwise 0.</source>
        <translation>Minimum scores the sum of the five dice if it is 20 or less, otherwise 0.</translation>
    </message>
    <message id="yams.mini@strict">
        <source>Minimum scores the sum of the five dice if it is less than 20, otherwise 0.</source>
        <translation>Minimum scores the sum of the five dice if it is less than 20, otherwise 0.</translation>
    </message>
    <message id="yams.maxi">
        <source>Maximum scores the sum of the five dice if it is 20 or more, otherwise 0.</source>
        <translation>Maximum scores the sum of the five dice if it is 20 or more, otherwise 0.</translation>
    </message>
    <message id="yams.maxi@strict">
        <source>Maximum scores the sum of the five dice if it is more than 20, otherwise 0.</source>
        <translation>Maximum scores the sum of the five dice if it is more than 20, otherwise 0.</translation>
    </message>
    <message id="yams.three-of-a-kind">
        <source>Three of a kind scores 25 if at least three dice are equal.</source>
        <translation>Three of a kind scores 25 if at least three dice are equal.</translation>
    </message>
    <message id="yams.full-house">
        <source>A full house, three equal dice and two equal dice, scores 30; five equal dice count too.</source>
        <translation>A full house, three equal dice and two equal dice, scores 30; five equal dice count too.</translation>
    </message>
    <message id="yams.full-house@no-five">
        <source>A full house, three equal dice and two equal dice, scores 30; five equal dice do not count.</source>
        <translation>A full house, three equal dice and two equal dice, scores 30; five equal dice do not count.</translation>
    </message>
    <message id="yams.small-straight">
        <source>A small straight, four numbers in a row, scores 25, whatever the fifth die shows.</source>
        <translation>A small straight, four numbers in a row, scores 25, whatever the fifth die shows.</translation>
    </message>
    <message id="yams.four-of-a-kind">
        <source>Four of a kind scores 35 if at least four dice are equal.</source>
        <translation>Four of a kind scores 35 if at least four dice are equal.</translation>
    </message>
    <message id="yams.large-straight">
        <source>A large straight, five numbers in a row, scores 40.</source>
        <translation>A large straight, five numbers in a row, scores 40.</translation>
    </message>
    <message id="yams.five-of-a-kind">
        <source>A yams, five equal dice, scores 50.</source>
        <translation>A yams, five equal dice, scores 50.</translation>
    </message>
    <message id="yams.zero">
        <source>A box whose condition is not met is filled with 0.</source>
        <translation>A box whose condition is not met is filled with 0.</translation>
    </message>
    <message id="yams.free-choice">
        <source>Any open box may be chosen, even for 0 points while another would score.</source>
        <translation>Any open box may be chosen, even for 0 points while another would score.</translation>
    </message>
    <message id="yams.free-choice@forced">
        <source>A box may be filled with 0 only if every open box would give 0.</source>
        <translation>A box may be filled with 0 only if every open box would give 0.</translation>
    </message>
    <message id="yams.no-joker">
        <source>Further yams bring nothing extra; each scores only by the rule of its box.</source>
        <translation>Further yams bring nothing extra; each scores only by the rule of its box.</translation>
    </message>
    <message id="yams.total-1">
        <source>Total 1 is the sum of the boxes from Ones to Sixes in a column.</source>
        <translation>Total 1 is the sum of the boxes from Ones to Sixes in a column.</translation>
    </message>
    <message id="yams.bonus">
        <source>A column with a Total 1 of 63 or more earns a bonus of 35 points, once.</source>
        <translation>A column with a Total 1 of 63 or more earns a bonus of 35 points, once.</translation>
    </message>
    <message id="yams.total-2">
        <source>Total 2 is the bonus, Minimum and Maximum of a column together.</source>
        <translation>Total 2 is the bonus, Minimum and Maximum of a column together.</translation>
    </message>
    <message id="yams.total-3">
        <source>Total 3 is the sum of the boxes from Three of a kind to Yams in a column.</source>
        <translation>Total 3 is the sum of the boxes from Three of a kind to Yams in a column.</translation>
    </message>
    <message id="yams.column-score">
        <source>A column is worth its Total 1, Total 2 and Total 3 together.</source>
        <translation>A column is worth its Total 1, Total 2 and Total 3 together.</translation>
    </message>
    <message id="yams.final-score">
        <source>The result of a player is the sum of all columns.</source>
        <translation>The result of a player is the sum of all columns.</translation>
    </message>
    <message id="yams.end-all-filled">
        <source>The match ends when every box of every pad is filled.</source>
        <translation>The match ends when every box of every pad is filled.</translation>
    </message>
    <message id="yams.highest-wins">
        <source>The highest result wins.</source>
        <translation>The highest result wins.</translation>
    </message>
    <message id="yams.tie-shared">
        <source>Players with equal highest results share the victory.</source>
        <translation>Players with equal highest results share the victory.</translation>
    </message>
</context>
<context>
    <name>yams</name>
    <message>
        <source>Columns played</source>
        <translation>Columns played</translation>
    </message>
    <message>
        <source>All three: ↓ ↑ ↕, 42 turns each</source>
        <translation>All three: ↓ ↑ ↕, 42 turns each</translation>
    </message>
    <message>
        <source>↓ and ↑, 28 turns each</source>
        <translation>↓ and ↑, 28 turns each</translation>
    </message>
    <message>
        <source>↓ and ↕, 28 turns each</source>
        <translation>↓ and ↕, 28 turns each</translation>
    </message>
    <message>
        <source>↑ and ↕, 28 turns each</source>
        <translation>↑ and ↕, 28 turns each</translation>
    </message>
    <message>
        <source>Only ↓, 14 turns each</source>
        <translation>Only ↓, 14 turns each</translation>
    </message>
    <message>
        <source>Only ↑, 14 turns each</source>
        <translation>Only ↑, 14 turns each</translation>
    </message>
    <message>
        <source>Only ↕, 14 turns each</source>
        <translation>Only ↕, 14 turns each</translation>
    </message>
    <message>
        <source>A sum of exactly 20 in Minimum and Maximum</source>
        <translation>A sum of exactly 20 in Minimum and Maximum</translation>
    </message>
    <message>
        <source>Scores 20 in either</source>
        <translation>Scores 20 in either</translation>
    </message>
    <message>
        <source>Scores 0 in both</source>
        <translation>Scores 0 in both</translation>
    </message>
    <message>
        <source>Five equal dice count as a full house</source>
        <translation>Five equal dice count as a full house</translation>
    </message>
    <message>
        <source>Write 0 only if nothing else is possible</source>
        <translation>Write 0 only if nothing else is possible</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>name of the game</comment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Throw five dice up to three times, keep the best, and fill every box of the pad.</source>
        <translation>Throw five dice up to three times, keep the best, and fill every box of the pad.</translation>
    </message>
    <message>
        <source>Yacht</source>
        <comment>other names of the game, for the subtitle and the search</comment>
        <translation>Yacht</translation>
    </message>
    <message>
        <source>Ones</source>
        <comment>box of the pad</comment>
        <translation>Ones</translation>
    </message>
    <message>
        <source>Twos</source>
        <comment>box of the pad</comment>
        <translation>Twos</translation>
    </message>
    <message>
        <source>Threes</source>
        <comment>box of the pad</comment>
        <translation>Threes</translation>
    </message>
    <message>
        <source>Fours</source>
        <comment>box of the pad</comment>
        <translation>Fours</translation>
    </message>
    <message>
        <source>Fives</source>
        <comment>box of the pad</comment>
        <translation>Fives</translation>
    </message>
    <message>
        <source>Sixes</source>
        <comment>box of the pad</comment>
        <translation>Sixes</translation>
    </message>
    <message>
        <source>Total 1</source>
        <translation>Total 1</translation>
    </message>
    <message>
        <source>Bonus from 63</source>
        <translation>Bonus from 63</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>box of the pad</comment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <comment>box of the pad</comment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Total 2</source>
        <translation>Total 2</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>box of the pad</comment>
        <translation>Three of a kind</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>box of the pad</comment>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Small straight</source>
        <comment>box of the pad</comment>
        <translation>Small straight</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <comment>box of the pad</comment>
        <translation>Four of a kind</translation>
    </message>
    <message>
        <source>Large straight</source>
        <comment>box of the pad</comment>
        <translation>Large straight</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>box of the pad</comment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Total 3</source>
        <translation>Total 3</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>sum of a column of the pad</comment>
        <translation>Column</translation>
    </message>
    <message>
        <source>{box} in column ↓</source>
        <translation>{box} in column ↓</translation>
    </message>
    <message>
        <source>{box} in column ↑</source>
        <translation>{box} in column ↑</translation>
    </message>
    <message>
        <source>{box} in column ↕</source>
        <translation>{box} in column ↕</translation>
    </message>
    <message>
        <source>Column ↓</source>
        <translation>Column ↓</translation>
    </message>
    <message>
        <source>Column ↑</source>
        <translation>Column ↑</translation>
    </message>
    <message>
        <source>Column ↕</source>
        <translation>Column ↕</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>the row of dice that are not thrown again</comment>
        <translation>Kept</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Pad</translation>
    </message>
    <message>
        <source>Throw {throw} of {throws}</source>
        <translation>Throw {throw} of {throws}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Turn {turn} of {turns}</translation>
    </message>
    <message>
        <source>needs {points}</source>
        <comment>points missing for the bonus, in a small box</comment>
        <translation>needs {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Three of a kind, small straight</source>
        <translation>Three of a kind, small straight</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full house</translation>
    </message>
    <message>
        <source>Four of a kind, bonus</source>
        <translation>Four of a kind, bonus</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Large straight</translation>
    </message>
    <message>
        <source>Yams: five equal dice</source>
        <translation>Yams: five equal dice</translation>
    </message>
    <message>
        <source>{player}: throw the five dice.</source>
        <translation>{player}: throw the five dice.</translation>
    </message>
    <message>
        <source>{player}: throw again, or write a box.</source>
        <translation>{player}: throw again, or write a box.</translation>
    </message>
    <message>
        <source>{player}: write a box.</source>
        <translation>{player}: write a box.</translation>
    </message>
    <message>
        <source>All three throws are made: now a box must be written.</source>
        <translation>All three throws are made: now a box must be written.</translation>
    </message>
    <message>
        <source>It is not said which dice are thrown.</source>
        <translation>It is not said which dice are thrown.</translation>
    </message>
    <message>
        <source>All five dice are kept: at least one must lie in the tray.</source>
        <translation>All five dice are kept: at least one must lie in the tray.</translation>
    </message>
    <message>
        <source>A box must be written, even if it gives 0.</source>
        <translation>A box must be written, even if it gives 0.</translation>
    </message>
    <message>
        <source>This line is a sum and fills itself.</source>
        <translation>This line is a sum and fills itself.</translation>
    </message>
    <message>
        <source>{box} already holds {points}.</source>
        <translation>{box} already holds {points}.</translation>
    </message>
    <message>
        <source>Here the open box is: {box}.</source>
        <translation>Here the open box is: {box}.</translation>
    </message>
    <message>
        <source>{box} would give {points}.</source>
        <translation>{box} would give {points}.</translation>
    </message>
    <message>
        <source>Throw the five dice</source>
        <translation>Throw the five dice</translation>
    </message>
    <message>
        <source>Throw all five dice again</source>
        <translation>Throw all five dice again</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice again and keep {kept}</source>
        <translation>
            <numerusform>Throw %n die again and keep {kept}</numerusform>
            <numerusform>Throw %n dice again and keep {kept}</numerusform>
        </translation>
    </message>
    <message>
        <source>Write {points}: {box}</source>
        <translation>Write {points}: {box}</translation>
    </message>
    <message>
        <source>Write {box}</source>
        <translation>Write {box}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>The next turn begins</source>
        <translation>The next turn begins</translation>
    </message>
    <message>
        <source>{player} throws {dice}.</source>
        <translation>{player} throws {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} throws %n dice again: {dice}.</source>
        <translation>
            <numerusform>{player} throws %n die again: {dice}.</numerusform>
            <numerusform>{player} throws %n dice again: {dice}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} writes {points}: {box}.</source>
        <translation>{player} writes {points}: {box}.</translation>
    </message>
    <message>
        <source>A turn begins with a throw.</source>
        <translation>A turn begins with a throw.</translation>
    </message>
    <message>
        <source>No other box is open.</source>
        <translation>No other box is open.</translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s) now; another throw is not likely to bring more.</source>
        <translation>
            <numerusform>{box} gives %n point now; another throw is not likely to bring more.</numerusform>
            <numerusform>{box} gives %n points now; another throw is not likely to bring more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s), and the better boxes stay free for later.</source>
        <translation>
            <numerusform>{box} gives %n point, and the better boxes stay free for later.</numerusform>
            <numerusform>{box} gives %n points, and the better boxes stay free for later.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits well: 0 in {box} costs the least.</source>
        <translation>Nothing fits well: 0 in {box} costs the least.</translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: about {percent}% for {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Keep {kept} and throw %n die: about {percent}% for {box}.</numerusform>
            <numerusform>Keep {kept} and throw %n dice: about {percent}% for {box}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: about {percent}% for {points} points or more in {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Keep {kept} and throw %n die: about {percent}% for {points} points or more in {box}.</numerusform>
            <numerusform>Keep {kept} and throw %n dice: about {percent}% for {points} points or more in {box}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw all five dice again: about {percent}% for {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>Throw all five dice again: about {percent}% for {box}.</translation>
    </message>
    <message>
        <source>Throw all five dice again: about {percent}% for {points} points or more in {box}.</source>
        <comment>percent: chance of success</comment>
        <translation>Throw all five dice again: about {percent}% for {points} points or more in {box}.</translation>
    </message>
    <message>
        <source>Throwing again is fun.</source>
        <translation>Throwing again is fun.</translation>
    </message>
    <message>
        <source>Equal dice are worth collecting.</source>
        <translation>Equal dice are worth collecting.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wrote the most Yams: %n.</source>
        <translation>
            <numerusform>{player} wrote the most Yams: %n.</numerusform>
            <numerusform>{player} wrote the most Yams: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s) lay between first and second.</source>
        <translation>
            <numerusform>Only %n point lay between first and second.</numerusform>
            <numerusform>Only %n points lay between first and second.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} earned the most bonuses: %n.</source>
        <comment>for the upper boxes of a column</comment>
        <translation>
            <numerusform>{player} earned the most bonuses: %n.</numerusform>
            <numerusform>{player} earned the most bonuses: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} had to write the most zeros: %n.</source>
        <translation>
            <numerusform>{player} had to write the most zeros: %n.</numerusform>
            <numerusform>{player} had to write the most zeros: %n.</numerusform>
        </translation>
    </message>
</context>
</TS>
