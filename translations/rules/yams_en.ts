<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="yams.aim">
        <source>Everyone fills in every box of their score sheet. The highest total wins.</source>
        <translation>Everyone fills in every box of their score sheet. The highest total wins.</translation>
    </message>
    <message id="yams.players">
        <source>Two to four players take part, each with an empty score sheet.</source>
        <translation>Two to four players take part, each with an empty score sheet.</translation>
    </message>
    <message id="yams.columns-played">
        <source>Each score sheet has three columns, ↓, ↑ and ↕, and all three are played.</source>
        <translation>Each score sheet has three columns, ↓, ↑ and ↕, and all three are played.</translation>
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
        <source>The youngest player takes the first seat and begins.</source>
        <translation>The youngest player takes the first seat and begins.</translation>
    </message>
    <message id="yams.youngest-begins@random">
        <source>Lots are drawn to see who begins.</source>
        <translation>Lots are drawn to see who begins.</translation>
    </message>
    <message id="yams.turn-order">
        <source>Turns go clockwise round the table.</source>
        <translation>Turns go clockwise round the table.</translation>
    </message>
    <message id="yams.first-throw-five">
        <source>Every turn starts with a throw of all five dice.</source>
        <translation>Every turn starts with a throw of all five dice.</translation>
    </message>
    <message id="yams.three-throws">
        <source>The dice may be thrown up to three times in a turn.</source>
        <translation>The dice may be thrown up to three times in a turn.</translation>
    </message>
    <message id="yams.keep-any">
        <source>Before throwing again, the player picks which dice to throw: from one to five, even dice that were kept before.</source>
        <translation>Before throwing again, the player picks which dice to throw: from one to five, even dice that were kept before.</translation>
    </message>
    <message id="yams.may-stop-early">
        <source>Nobody has to make all three throws: a box may be filled in after any throw.</source>
        <translation>Nobody has to make all three throws: a box may be filled in after any throw.</translation>
    </message>
    <message id="yams.one-box-per-turn">
        <source>In each turn, exactly one box is filled in. Nobody may pass.</source>
        <translation>In each turn, exactly one box is filled in. Nobody may pass.</translation>
    </message>
    <message id="yams.empty-box-only">
        <source>Only an empty box can be filled in, and it is never changed afterwards.</source>
        <translation>Only an empty box can be filled in, and it is never changed afterwards.</translation>
    </message>
    <message id="yams.down-column">
        <source>Column ↓ is filled in from top to bottom: only its first empty box is open.</source>
        <translation>Column ↓ is filled in from top to bottom: only its first empty box is open.</translation>
    </message>
    <message id="yams.up-column">
        <source>Column ↑ is filled in from bottom to top: only its lowest empty box is open.</source>
        <translation>Column ↑ is filled in from bottom to top: only its lowest empty box is open.</translation>
    </message>
    <message id="yams.free-column">
        <source>In column ↕, any empty box is open.</source>
        <translation>In column ↕, any empty box is open.</translation>
    </message>
    <message id="yams.column-choice">
        <source>Any open box in any column may be chosen. One column may be further along than another.</source>
        <translation>Any open box in any column may be chosen. One column may be further along than another.</translation>
    </message>
    <message id="yams.upper-boxes">
        <source>Each box from Ones to Sixes scores the total of all dice that show its number.</source>
        <translation>Each box from Ones to Sixes scores the total of all dice that show its number.</translation>
    </message>
    <message id="yams.mini">
        <source>Minimum scores the total of all five dice if that is 20 or less, otherwise 0.</source>
        <translation>Minimum scores the total of all five dice if that is 20 or less, otherwise 0.</translation>
    </message>
    <message id="yams.mini@strict">
        <source>Minimum scores the total of all five dice if that is less than 20, otherwise 0.</source>
        <translation>Minimum scores the total of all five dice if that is less than 20, otherwise 0.</translation>
    </message>
    <message id="yams.maxi">
        <source>Maximum scores the total of all five dice if that is 20 or more, otherwise 0.</source>
        <translation>Maximum scores the total of all five dice if that is 20 or more, otherwise 0.</translation>
    </message>
    <message id="yams.maxi@strict">
        <source>Maximum scores the total of all five dice if that is more than 20, otherwise 0.</source>
        <translation>Maximum scores the total of all five dice if that is more than 20, otherwise 0.</translation>
    </message>
    <message id="yams.three-of-a-kind">
        <source>Three of a kind scores 25 if at least three dice are alike.</source>
        <translation>Three of a kind scores 25 if at least three dice are alike.</translation>
    </message>
    <message id="yams.full-house">
        <source>A full house, three dice alike and two dice alike, scores 30. Five alike count too.</source>
        <translation>A full house, three dice alike and two dice alike, scores 30. Five alike count too.</translation>
    </message>
    <message id="yams.full-house@no-five">
        <source>A full house, three dice alike and two dice alike, scores 30. Five alike do not count.</source>
        <translation>A full house, three dice alike and two dice alike, scores 30. Five alike do not count.</translation>
    </message>
    <message id="yams.small-straight">
        <source>A small straight, four numbers in a row, scores 25, whatever the fifth die shows.</source>
        <translation>A small straight, four numbers in a row, scores 25, whatever the fifth die shows.</translation>
    </message>
    <message id="yams.four-of-a-kind">
        <source>Four of a kind scores 35 if at least four dice are alike.</source>
        <translation>Four of a kind scores 35 if at least four dice are alike.</translation>
    </message>
    <message id="yams.large-straight">
        <source>A large straight, five numbers in a row, scores 40.</source>
        <translation>A large straight, five numbers in a row, scores 40.</translation>
    </message>
    <message id="yams.five-of-a-kind">
        <source>A yams, five dice alike, scores 50.</source>
        <translation>A yams, five dice alike, scores 50.</translation>
    </message>
    <message id="yams.zero">
        <source>A box that the dice do not fit is filled in with 0.</source>
        <translation>A box that the dice do not fit is filled in with 0.</translation>
    </message>
    <message id="yams.free-choice">
        <source>Any open box may be chosen, even for 0 points when another would score.</source>
        <translation>Any open box may be chosen, even for 0 points when another would score.</translation>
    </message>
    <message id="yams.free-choice@forced">
        <source>A box may be filled in with 0 only if every open box would give 0.</source>
        <translation>A box may be filled in with 0 only if every open box would give 0.</translation>
    </message>
    <message id="yams.no-joker">
        <source>Further yams earn nothing extra: each one scores only what its box allows.</source>
        <translation>Further yams earn nothing extra: each one scores only what its box allows.</translation>
    </message>
    <message id="yams.total-1">
        <source>Total 1 is the sum of the boxes from Ones to Sixes in a column.</source>
        <translation>Total 1 is the sum of the boxes from Ones to Sixes in a column.</translation>
    </message>
    <message id="yams.bonus">
        <source>A column with a Total 1 of 63 or more earns one bonus of 35 points.</source>
        <translation>A column with a Total 1 of 63 or more earns one bonus of 35 points.</translation>
    </message>
    <message id="yams.total-2">
        <source>Total 2 adds up the bonus, Minimum and Maximum of a column.</source>
        <translation>Total 2 adds up the bonus, Minimum and Maximum of a column.</translation>
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
        <source>A player’s result is the sum of all their columns.</source>
        <translation>A player’s result is the sum of all their columns.</translation>
    </message>
    <message id="yams.end-all-filled">
        <source>The match ends when every box on every score sheet is filled in.</source>
        <translation>The match ends when every box on every score sheet is filled in.</translation>
    </message>
    <message id="yams.highest-wins">
        <source>The highest result wins.</source>
        <translation>The highest result wins.</translation>
    </message>
    <message id="yams.tie-shared">
        <source>Players who tie for the highest result share the victory.</source>
        <translation>Players who tie for the highest result share the victory.</translation>
    </message>
    <message id="yams.ahead-30">
        <source>A head start of 30 points counts from the beginning.</source>
        <translation>A head start of 30 points counts from the beginning.</translation>
    </message>
    <message id="yams.ahead-60">
        <source>A head start of 60 points counts from the beginning.</source>
        <translation>A head start of 60 points counts from the beginning.</translation>
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
        <source>Exactly 20 in Minimum and Maximum</source>
        <translation>Exactly 20 in Minimum and Maximum</translation>
    </message>
    <message>
        <source>Scores 20 in both</source>
        <translation>Scores 20 in both</translation>
    </message>
    <message>
        <source>Five dice alike count as a full house</source>
        <translation>Five dice alike count as a full house</translation>
    </message>
    <message>
        <source>A 0 only if nothing else is possible</source>
        <translation>A 0 only if nothing else is possible</translation>
    </message>
    <message>
        <source>Scores 0 in both</source>
        <translation>Scores 0 in both</translation>
    </message>
    <message>
        <source>Yams</source>
        <comment>name of the game</comment>
        <translation>Yams</translation>
    </message>
    <message>
        <source>Throw five dice up to three times, keep the best and fill in every box.</source>
        <translation>Throw five dice up to three times, keep the best and fill in every box.</translation>
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
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Yams: five dice alike</source>
        <translation>Yams: five dice alike</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the five dice.</source>
        <translation>It is {player}’s turn to throw the five dice.</translation>
    </message>
    <message>
        <source>{player} can throw again or fill in a box.</source>
        <translation>{player} can throw again or fill in a box.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to fill in a box.</source>
        <translation>It is {player}’s turn to fill in a box.</translation>
    </message>
    <message>
        <source>All three throws have been made: now a box must be filled in.</source>
        <translation>All three throws have been made: now a box must be filled in.</translation>
    </message>
    <message>
        <source>First choose the dice to throw.</source>
        <translation>First choose the dice to throw.</translation>
    </message>
    <message>
        <source>All five dice are kept: at least one must be in the tray to be thrown.</source>
        <translation>All five dice are kept: at least one must be in the tray to be thrown.</translation>
    </message>
    <message>
        <source>A box must be filled in, even if it gives 0.</source>
        <translation>A box must be filled in, even if it gives 0.</translation>
    </message>
    <message>
        <source>This line is a total and fills itself in.</source>
        <translation>This line is a total and fills itself in.</translation>
    </message>
    <message>
        <source>The open box here is: {box}.</source>
        <translation>The open box here is: {box}.</translation>
    </message>
    <message>
        <source>Fill in {box}</source>
        <translation>Fill in {box}</translation>
    </message>
    <message numerus="yes">
        <source>{box} gives %n point(s).</source>
        <translation>
            <numerusform>{box} gives %n point.</numerusform>
            <numerusform>{box} gives %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits well: a 0 hurts least in {box}.</source>
        <translation>Nothing fits well: a 0 hurts least in {box}.</translation>
    </message>
    <message>
        <source>Whatever these dice show, no box gets any points that may be filled.</source>
        <translation>Whatever these dice show, no box gets any points that may be filled.</translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: the chance of {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Keep {kept} and throw %n die: the chance of {box} is about {percent}%.</numerusform>
            <numerusform>Keep {kept} and throw %n dice: the chance of {box} is about {percent}%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {kept} and throw %n dice: the chance of {points} points or more in {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>
            <numerusform>Keep {kept} and throw %n die: the chance of {points} points or more in {box} is about {percent}%.</numerusform>
            <numerusform>Keep {kept} and throw %n dice: the chance of {points} points or more in {box} is about {percent}%.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw all five dice again: the chance of {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>Throw all five dice again: the chance of {box} is about {percent}%.</translation>
    </message>
    <message>
        <source>Throw all five dice again: the chance of {points} points or more in {box} is about {percent}%.</source>
        <comment>percent: chance of success</comment>
        <translation>Throw all five dice again: the chance of {points} points or more in {box} is about {percent}%.</translation>
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
        <source>{box} already holds {points}.</source>
        <translation>{box} already holds {points}.</translation>
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
    <message numerus="yes">
        <source>{player} scored the most yams: %n.</source>
        <translation>
            <numerusform>{player} scored the most yams: %n.</numerusform>
            <numerusform>{player} scored the most yams: %n.</numerusform>
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
        <source>{player} had to write down the most zeros: %n.</source>
        <translation>
            <numerusform>{player} had to write down the most zeros: %n.</numerusform>
            <numerusform>{player} had to write down the most zeros: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yams!</source>
        <comment>five alike have been thrown</comment>
        <translation>Yams!</translation>
    </message>
    <message>
        <source>Keeping dice for a full house</source>
        <translation>Keeping dice for a full house</translation>
    </message>
    <message>
        <source>The three 2s are kept, and only the other two dice are thrown again. They show two 6s: a full house for 30 points.</source>
        <translation>The three 2s are kept, and only the other two dice are thrown again. They show two 6s: a full house for 30 points.</translation>
    </message>
    <message>
        <source>Filling in column ↓</source>
        <translation>Filling in column ↓</translation>
    </message>
    <message>
        <source>Ones and Twos are filled in, so only the box for Threes is open in this column. Three 3s score 9 points there.</source>
        <translation>Ones and Twos are filled in, so only the box for Threes is open in this column. Three 3s score 9 points there.</translation>
    </message>
    <message>
        <source>30 points ahead</source>
        <comment>handicap</comment>
        <translation>30 points ahead</translation>
    </message>
    <message>
        <source>60 points ahead</source>
        <comment>handicap</comment>
        <translation>60 points ahead</translation>
    </message>
</context>
</TS>
