<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="dream_team.aim">
        <source>Get rid of all your cards early: whoever is first in a round wins gold. Most points from medals win the match.</source>
        <extracomment>The reader is addressed, as in the aims of other games.</extracomment>
        <translation>Werde alle Karten früh los: Wer in einer Runde zuerst fertig ist, gewinnt Gold. Die meisten Punkte aus Medaillen gewinnen die Partie.</translation>
    </message>
    <message id="dream_team.deck-60">
        <source>The deck has 60 cards: ten 10s, nine 9s and so on down to one 1, with a Kickoff, two Free Kicks, a Goal and a Red Card. One of the 8s is the Yellow Card.</source>
        <translation>Das Spiel hat 60 Karten: zehn 10er, neun 9er und so weiter bis zu einer 1, dazu ein Anstoß, zwei Freistöße, ein Tor und eine Rote Karte. Eine der 8er ist die Gelbe Karte.</translation>
    </message>
    <message id="dream_team.values">
        <source>Low beats high: the Goal counts 0, the number cards 1 to 10, the Kickoff 11, the Red Card 12. The Yellow Card is an 8.</source>
        <translation>Niedrig schlägt hoch: Das Tor zählt 0, die Zahlenkarten zählen 1 bis 10, der Anstoß 11, die Rote Karte 12. Die Gelbe Karte ist eine 8.</translation>
    </message>
    <message id="dream_team.seats-by-rank">
        <source>Seats are numbered by rank: seat 1 is the best, each seat to the right one number worse, the last one the Ball Kid’s. Lots decide the first seats.</source>
        <translation>Die Plätze haben Nummern: Platz 1 ist der beste, jeder Platz rechts davon hat eine Nummer mehr, auf dem letzten sitzt das Ballkind. Die ersten Plätze werden ausgelost.</translation>
    </message>
    <message id="dream_team.clockwise">
        <source>Play and deal go clockwise, so from each seat to the next lower number, and from seat 1 to the last.</source>
        <translation>Gespielt und ausgeteilt wird im Uhrzeigersinn, also von jedem Platz zur nächstkleineren Nummer und von Platz 1 zum letzten.</translation>
    </message>
    <message id="dream_team.deal">
        <source>The Ball Kid deals all 60 cards one at a time, starting on the left. Some players may get one card more.</source>
        <translation>Das Ballkind teilt alle 60 Karten einzeln aus, zuerst nach links. Manche bekommen eine Karte mehr.</translation>
    </message>
    <message id="dream_team.kickoff">
        <source>Whoever holds the Kickoff opens the round by laying it alone in the middle.</source>
        <translation>Wer den Anstoß hat, eröffnet die Runde und legt ihn allein in die Mitte.</translation>
    </message>
    <message id="dream_team.lower-only">
        <source>Each play must be lower than the one before; the same value is not enough.</source>
        <translation>Was gelegt wird, muss niedriger sein als das davor; gleicher Wert genügt nicht.</translation>
    </message>
    <message id="dream_team.pass">
        <source>Whoever cannot or does not want to play passes, and may play again when the turn comes round in the same trick.</source>
        <translation>Wer nicht spielen kann oder will, passt und darf im selben Stich wieder spielen, wenn die Reihe herum ist.</translation>
    </message>
    <message id="dream_team.pass@pass-is-final">
        <source>Whoever cannot or does not want to play passes.</source>
        <translation>Wer nicht spielen kann oder will, passt.</translation>
    </message>
    <message id="dream_team.hand-end">
        <source>A trick ends when, after a play, all others who hold cards and are not skipped pass. Its winner leads next; the cards are cleared away.</source>
        <translation>Ein Stich endet, wenn danach alle anderen passen, die Karten haben und nicht aussetzen. Wer ihn gewinnt, spielt als Nächstes aus; die Karten kommen weg.</translation>
    </message>
    <message id="dream_team.hand-end@pass-is-final">
        <source>A trick ends when all others who hold cards and are not skipped have passed in it. Its winner leads next; the cards are cleared away.</source>
        <translation>Ein Stich endet, wenn alle anderen, die Karten haben und nicht aussetzen, darin gepasst haben. Wer ihn gewinnt, spielt als Nächstes aus; die Karten kommen weg.</translation>
    </message>
    <message id="dream_team.leader-plays">
        <source>Whoever leads a later trick lays one card or a set of any size in the middle, and cannot pass.</source>
        <translation>Wer später ausspielt, legt eine Karte oder einen beliebig großen Satz in die Mitte und darf nicht passen.</translation>
    </message>
    <message id="dream_team.same-count">
        <source>Everyone who follows lays exactly as many cards as were led.</source>
        <translation>Alle, die folgen, legen genau so viele Karten, wie ausgespielt wurden.</translation>
    </message>
    <message id="dream_team.one-value">
        <source>All cards laid together have the same value, apart from Free Kicks.</source>
        <translation>Alle Karten, die zusammen gelegt werden, haben denselben Wert, außer Freistößen.</translation>
    </message>
    <message id="dream_team.free-kick-in-set">
        <source>Free Kicks may stand for missing cards in a set with a number card or the Goal. They take its value.</source>
        <translation>Freistöße dürfen in einem Satz mit einer Zahlenkarte oder dem Tor für fehlende Karten stehen. Sie haben dann deren Wert.</translation>
    </message>
    <message id="dream_team.free-kick-alone">
        <source>Without another card, one Free Kick or both stand for a number from 1 to 10 that the player announces, never for 0.</source>
        <translation>Ohne andere Karte stehen ein Freistoß oder beide für eine Zahl von 1 bis 10, die angesagt wird, nie für 0.</translation>
    </message>
    <message id="dream_team.free-kick-alone@weakest">
        <source>Without another card, one Free Kick or both count 11: they can be led, and one can be laid on the Red Card.</source>
        <translation>Ohne andere Karte zählen ein Freistoß oder beide 11: Man kann sie ausspielen, und einer geht auf die Rote Karte.</translation>
    </message>
    <message id="dream_team.no-set-with-red-or-kickoff">
        <source>The Red Card and the Kickoff are only ever laid alone. As the highest card, the Red Card can only be led.</source>
        <translation>Die Rote Karte und der Anstoß werden immer allein gelegt. Als höchste Karte kann die Rote Karte nur ausgespielt werden.</translation>
    </message>
    <message id="dream_team.yellow-skip">
        <source>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the trick ends.</source>
        <translation>Wer die Gelbe Karte legt, nennt jemand anderen mit Karten in der Hand. Diese Person setzt aus, bis der Stich endet.</translation>
    </message>
    <message id="dream_team.yellow-skip@round">
        <source>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the round ends.</source>
        <translation>Wer die Gelbe Karte legt, nennt jemand anderen mit Karten in der Hand. Diese Person setzt aus, bis die Runde endet.</translation>
    </message>
    <message id="dream_team.red-curse">
        <source>Whoever wins a trick in which cards were laid on the Red Card takes the Red Card into hand, even if they led it.</source>
        <translation>Wer einen Stich gewinnt, in dem auf die Rote Karte gelegt wurde, nimmt die Rote Karte auf die Hand, auch wer sie selbst ausgespielt hat.</translation>
    </message>
    <message id="dream_team.red-alone">
        <source>If everybody passes on the Red Card, it is cleared away like any card.</source>
        <translation>Passen auf die Rote Karte alle, kommt sie weg wie jede andere Karte.</translation>
    </message>
    <message id="dream_team.going-out">
        <source>Whoever has no cards left is out and takes the next free place. Play goes on without that player.</source>
        <translation>Wer keine Karten mehr hat, ist fertig und bekommt den nächsten freien Rang. Die anderen spielen weiter.</translation>
    </message>
    <message id="dream_team.winner-out-next-leads">
        <source>If the winner of a trick has no cards left, the next player clockwise who holds cards leads.</source>
        <translation>Hat die Person, die den Stich gewinnt, keine Karten mehr, spielt im Uhrzeigersinn aus, wer als Nächstes noch Karten hat.</translation>
    </message>
    <message id="dream_team.red-winner-out">
        <source>Whoever is out and wins the Red Card keeps the place but takes the card and leads it at once. Then it is the next player’s turn.</source>
        <translation>Wer fertig ist und die Rote Karte gewinnt, behält den Rang, nimmt sie aber und spielt sie sofort aus. Dann geht es reihum weiter.</translation>
    </message>
    <message id="dream_team.round-end">
        <source>The round ends as soon as only one player holds cards, even in the middle of a trick. That player comes last.</source>
        <translation>Die Runde endet, sobald nur noch eine Person Karten hat, auch mitten in einem Stich. Sie wird Letzte.</translation>
    </message>
    <message id="dream_team.medals">
        <source>The first to go out wins gold, the second silver, the third bronze. Whoever does not go out wins nothing.</source>
        <translation>Wer zuerst fertig ist, gewinnt Gold, dann folgen Silber und Bronze. Wer nicht fertig wird, gewinnt nichts.</translation>
    </message>
    <message id="dream_team.new-seats">
        <source>For the next round everybody takes the seat with the number of their place. The last one is the Ball Kid.</source>
        <translation>In der nächsten Runde sitzen alle auf dem Platz mit der Nummer ihres Rangs. Auf dem letzten sitzt das Ballkind.</translation>
    </message>
    <message id="dream_team.trade-two">
        <source>Before the Kickoff the last seat gives its two best cards to seat 1, which gives back any two.</source>
        <translation>Vor dem Anstoß gibt der letzte Platz seine zwei besten Karten an Platz 1, der zwei beliebige zurückgibt.</translation>
    </message>
    <message id="dream_team.trade-two@later">
        <source>From the second round on, before the Kickoff, the last seat gives its two best cards to seat 1, which gives back any two.</source>
        <translation>Ab der zweiten Runde gibt der letzte Platz vor dem Anstoß seine zwei besten Karten an Platz 1, der zwei beliebige zurückgibt.</translation>
    </message>
    <message id="dream_team.trade-one">
        <source>With four or more players, the last seat but one gives its best card to seat 2, which gives back any one.</source>
        <translation>Ab vier Personen gibt der vorletzte Platz seine beste Karte an Platz 2, der eine beliebige zurückgibt.</translation>
    </message>
    <message id="dream_team.best-card-order">
        <source>From best to worst: Goal, Free Kick, 1 to 7, Yellow Card, the other 8s, 9, 10, Kickoff, Red Card. The last seats do not choose.</source>
        <translation>Von der besten zur schlechtesten: Tor, Freistoß, 1 bis 7, Gelbe Karte, andere 8er, 9, 10, Anstoß, Rote Karte. Die letzten Plätze wählen nicht.</translation>
    </message>
    <message id="dream_team.trade-blind">
        <source>The cards change hands face down and at the same time. Seats 1 and 2 choose before they see what they get.</source>
        <translation>Die Karten werden verdeckt und gleichzeitig getauscht. Platz 1 und 2 wählen, bevor sie sehen, was sie bekommen.</translation>
    </message>
    <message id="dream_team.hat-trick">
        <source>Whoever is dealt both Free Kicks and a card from 0 to 5 has a Hat Trick and wins the round at once: gold, and no other medals.</source>
        <translation>Wer beide Freistöße und eine Karte von 0 bis 5 ausgeteilt bekommt, hat einen Hattrick und gewinnt die Runde sofort: Gold, und sonst keine Medaillen.</translation>
    </message>
    <message id="dream_team.hat-trick-rotation">
        <source>After a Hat Trick all players move on clockwise by as many seats as bring that player to seat 1.</source>
        <translation>Nach einem Hattrick rücken alle im Uhrzeigersinn um so viele Plätze weiter, dass diese Person auf Platz 1 kommt.</translation>
    </message>
    <message id="dream_team.nutmeg">
        <source>Whoever is dealt the Yellow and the Red Card has a Nutmeg: both go openly to another player of their choice, at once.</source>
        <translation>Wer die Gelbe und die Rote Karte ausgeteilt bekommt, hat einen Tunnel: Beide gehen sofort und offen an eine andere Person nach Wahl.</translation>
    </message>
    <message id="dream_team.nutmeg-no-trade">
        <source>After a Nutmeg nothing is traded in that round.</source>
        <translation>Nach einem Tunnel wird in dieser Runde nicht getauscht.</translation>
    </message>
    <message id="dream_team.dealt-cards-only">
        <source>Only the cards as they were dealt count for a Hat Trick or a Nutmeg.</source>
        <translation>Für Hattrick und Tunnel zählen nur die Karten, wie sie ausgeteilt wurden.</translation>
    </message>
    <message id="dream_team.rounds">
        <source>A match lasts seven rounds.</source>
        <translation>Eine Partie hat sieben Runden.</translation>
    </message>
    <message id="dream_team.rounds@3">
        <source>A match lasts three rounds.</source>
        <translation>Eine Partie hat drei Runden.</translation>
    </message>
    <message id="dream_team.rounds@5">
        <source>A match lasts five rounds.</source>
        <translation>Eine Partie hat fünf Runden.</translation>
    </message>
    <message id="dream_team.score">
        <source>Gold counts 3 points, silver 2, bronze 1. Whoever has the most points after the last round wins.</source>
        <translation>Gold zählt 3 Punkte, Silber 2, Bronze 1. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message id="dream_team.tie-break">
        <source>If points are equal, more gold medals decide, then more silver medals, then the better seat at the end.</source>
        <translation>Bei Gleichstand entscheiden mehr Goldmedaillen, dann mehr Silbermedaillen, dann der bessere Platz am Ende.</translation>
    </message>
    <message id="dream_team.tie-break@shared">
        <source>Players with equal points share the place.</source>
        <translation>Wer gleich viele Punkte hat, teilt sich den Rang.</translation>
    </message>
    <message id="dream_team.first-round-trade">
        <source>Nothing is traded in the first round.</source>
        <translation>In der ersten Runde wird nicht getauscht.</translation>
    </message>
    <message id="dream_team.pass-is-final">
        <source>Whoever has passed is left out until the trick ends.</source>
        <translation>Wer gepasst hat, spielt erst nach dem Stich wieder mit.</translation>
    </message>
    <message id="dream_team.lone-free-kick">
        <source>A Free Kick without another card stands for no number: it counts 11.</source>
        <translation>Ein Freistoß ohne andere Karte steht für keine Zahl: Er zählt 11.</translation>
    </message>
    <message id="dream_team.yellow-duration">
        <source>Whoever is skipped by the Yellow Card gets no turn and no lead until the round is over.</source>
        <translation>Wer wegen der Gelben Karte aussetzt, kommt erst nach der Runde wieder dran und spielt auch nicht aus.</translation>
    </message>
    <message id="dream_team.auto-pass">
        <source>Whoever cannot play passes automatically.</source>
        <translation>Wer nicht spielen kann, passt automatisch.</translation>
    </message>
    <message id="dream_team.played-list">
        <source>A list counts how many cards of each kind have been cleared away.</source>
        <translation>Eine Liste zählt, wie viele Karten jeder Sorte weggekommen sind.</translation>
    </message>
    <message id="dream_team.ahead-2">
        <source>A head start of 2 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 2 Punkten zählt von Anfang an.</translation>
    </message>
    <message id="dream_team.ahead-4">
        <source>A head start of 4 points counts from the beginning.</source>
        <translation>Ein Vorsprung von 4 Punkten zählt von Anfang an.</translation>
    </message>
</context>
<context>
    <name>dream_team</name>
    <message>
        <source>Number of rounds</source>
        <translation>Zahl der Runden</translation>
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
        <translation>Tausch in der ersten Runde</translation>
    </message>
    <message>
        <source>Whoever passes is out of the trick</source>
        <translation>Wer passt, ist für diesen Stich raus</translation>
    </message>
    <message>
        <source>A Free Kick played alone</source>
        <translation>Ein Freistoß allein</translation>
    </message>
    <message>
        <source>counts as any number</source>
        <comment>a Free Kick played alone</comment>
        <translation>steht für jede Zahl</translation>
    </message>
    <message>
        <source>counts 11</source>
        <comment>a Free Kick played alone</comment>
        <translation>zählt 11</translation>
    </message>
    <message>
        <source>The Yellow Card lasts</source>
        <translation>Die Gelbe Karte gilt</translation>
    </message>
    <message>
        <source>for the trick</source>
        <comment>how long the Yellow Card lasts</comment>
        <translation>für den Stich</translation>
    </message>
    <message>
        <source>for the whole round</source>
        <comment>how long the Yellow Card lasts</comment>
        <translation>für die ganze Runde</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Gleich viele Punkte</translation>
    </message>
    <message>
        <source>the medals decide</source>
        <comment>equal points</comment>
        <translation>die Medaillen entscheiden</translation>
    </message>
    <message>
        <source>share the place</source>
        <comment>equal points</comment>
        <translation>der Rang wird geteilt</translation>
    </message>
    <message>
        <source>Whoever cannot play passes automatically</source>
        <translation>Wer nicht spielen kann, passt automatisch</translation>
    </message>
    <message>
        <source>A list counts the cards cleared away</source>
        <translation>Eine Liste zählt die weggelegten Karten</translation>
    </message>
    <message>
        <source>Dream Team</source>
        <translation>Traumelf</translation>
    </message>
    <message>
        <source>Get rid of the cards early and win medals.</source>
        <translation>Werde die Karten früh los und gewinne Medaillen.</translation>
    </message>
    <message>
        <source>Goal</source>
        <comment>the card 0</comment>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Free Kick</source>
        <comment>the wild card</comment>
        <translation>Freistoß</translation>
    </message>
    <message>
        <source>Yellow Card</source>
        <comment>one of the eight 8s</comment>
        <translation>Gelbe Karte</translation>
    </message>
    <message>
        <source>Kickoff</source>
        <comment>the card 11</comment>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>Red Card</source>
        <comment>the card 12</comment>
        <translation>Rote Karte</translation>
    </message>
    <message>
        <source>number {number}</source>
        <comment>what a card shows: a shirt with this number</comment>
        <translation>Nummer {number}</translation>
    </message>
    <message>
        <source>two Free Kicks</source>
        <translation>zwei Freistöße</translation>
    </message>
    <message>
        <source>two {number}s</source>
        <comment>two cards of this number</comment>
        <translation>zwei {number}er</translation>
    </message>
    <message>
        <source>three {number}s</source>
        <translation>drei {number}er</translation>
    </message>
    <message>
        <source>four {number}s</source>
        <translation>vier {number}er</translation>
    </message>
    <message>
        <source>five {number}s</source>
        <translation>fünf {number}er</translation>
    </message>
    <message>
        <source>six {number}s</source>
        <translation>sechs {number}er</translation>
    </message>
    <message>
        <source>seven {number}s</source>
        <translation>sieben {number}er</translation>
    </message>
    <message>
        <source>eight {number}s</source>
        <translation>acht {number}er</translation>
    </message>
    <message>
        <source>nine {number}s</source>
        <translation>neun {number}er</translation>
    </message>
    <message>
        <source>ten {number}s</source>
        <translation>zehn {number}er</translation>
    </message>
    <message>
        <source>eleven {number}s</source>
        <translation>elf {number}er</translation>
    </message>
    <message>
        <source>twelve {number}s</source>
        <translation>zwölf {number}er</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that the reader cannot see</comment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} ist dran.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Gleich geht es weiter.</translation>
    </message>
    <message>
        <source>{player} has passed in this trick.</source>
        <translation>{player} hat in diesem Stich gepasst.</translation>
    </message>
    <message>
        <source>The Yellow Card keeps {player} out until the trick is over.</source>
        <translation>Wegen der Gelben Karte setzt {player} aus, bis der Stich endet.</translation>
    </message>
    <message>
        <source>The Yellow Card keeps {player} out until the round is over.</source>
        <translation>Wegen der Gelben Karte setzt {player} aus, bis die Runde endet.</translation>
    </message>
    <message>
        <source>Cards are laid in the middle.</source>
        <translation>Karten werden in die Mitte gelegt.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Alle legen nur Karten aus der eigenen Hand.</translation>
    </message>
    <message>
        <source>First {player} lays the Kickoff.</source>
        <translation>Erst legt {player} den Anstoß.</translation>
    </message>
    <message>
        <source>First {player} lays the Red Card.</source>
        <translation>Erst legt {player} die Rote Karte.</translation>
    </message>
    <message>
        <source>This card is only ever laid alone: {card}.</source>
        <translation>Diese Karte wird immer allein gelegt: {card}.</translation>
    </message>
    <message>
        <source>These cards do not have the same value: {first} and {second}.</source>
        <translation>Diese Karten haben nicht denselben Wert: {first} und {second}.</translation>
    </message>
    <message>
        <source>Alone, a Free Kick stands for a number from 1 to 10.</source>
        <translation>Allein steht ein Freistoß für eine Zahl von 1 bis 10.</translation>
    </message>
    <message numerus="yes">
        <source>The trick was led with %n card(s).</source>
        <translation>
            <numerusform>Es wurde eine Karte ausgespielt.</numerusform>
            <numerusform>Es wurden %n Karten ausgespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone, a Free Kick counts 11 at this table.</source>
        <translation>Allein zählt ein Freistoß an diesem Tisch 11.</translation>
    </message>
    <message>
        <source>Something lower than {other} is needed, not {card}.</source>
        <comment>two cards: lower than 7, not 8</comment>
        <translation>Es muss niedriger sein als {other}, nicht {card}.</translation>
    </message>
    <message>
        <source>The Yellow Card skips another player who still holds cards.</source>
        <translation>Die Gelbe Karte trifft jemand anderen, der noch Karten hat.</translation>
    </message>
    <message>
        <source>{player} leads this trick.</source>
        <translation>{player} spielt diesen Stich aus.</translation>
    </message>
    <message>
        <source>First {player} gives the Yellow and the Red Card to another player.</source>
        <translation>Erst gibt {player} die Gelbe und die Rote Karte an jemand anderen.</translation>
    </message>
    <message>
        <source>There is no Nutmeg now.</source>
        <translation>Jetzt gibt es keinen Tunnel.</translation>
    </message>
    <message numerus="yes">
        <source>First {giver} gives {receiver} %n card(s).</source>
        <translation>
            <numerusform>Erst gibt {giver} eine Karte an {receiver}.</numerusform>
            <numerusform>Erst gibt {giver} %n Karten an {receiver}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s) of their own.</source>
        <translation>
            <numerusform>{giver} gibt {receiver} eine eigene Karte.</numerusform>
            <numerusform>{giver} gibt {receiver} %n eigene Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards change hands only before the Kickoff.</source>
        <translation>Karten werden nur vor dem Anstoß getauscht.</translation>
    </message>
    <message>
        <source>This empties the hand.</source>
        <translation>Damit ist die Hand leer.</translation>
    </message>
    <message>
        <source>Nothing that is left can beat this: it wins the trick and the lead.</source>
        <translation>Das schlägt niemand mehr: Es gewinnt den Stich, und du spielst wieder aus.</translation>
    </message>
    <message numerus="yes">
        <source>A good chance to win the lead: %n lower number(s) can still beat this.</source>
        <translation>
            <numerusform>Gute Aussicht auf das Ausspiel: %n niedrigere Zahl kann das noch schlagen.</numerusform>
            <numerusform>Gute Aussicht auf das Ausspiel: %n niedrigere Zahlen können das noch schlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>If nobody beats the Red Card, it is gone; else somebody else may get it.</source>
        <translation>Schlägt niemand die Rote Karte, ist sie weg; sonst bekommt sie vielleicht jemand anderes.</translation>
    </message>
    <message>
        <source>This wins the lead, though the Red Card comes with it.</source>
        <translation>Damit spielst du wieder aus, auch wenn die Rote Karte mitkommt.</translation>
    </message>
    <message>
        <source>Others can still beat this: then the Red Card goes to them.</source>
        <translation>Andere können das noch schlagen: Dann bekommen sie die Rote Karte.</translation>
    </message>
    <message>
        <source>Whoever wins this trick takes the Red Card, so it is better to pass.</source>
        <translation>Wer diesen Stich gewinnt, nimmt die Rote Karte: Da ist Passen besser.</translation>
    </message>
    <message>
        <source>Nothing in the hand beats this.</source>
        <translation>Nichts auf der Hand schlägt das.</translation>
    </message>
    <message>
        <source>Passing keeps the lowest cards and the Free Kicks to win the lead later.</source>
        <translation>Passen spart die niedrigsten Karten und die Freistöße, um später auszuspielen.</translation>
    </message>
    <message>
        <source>Passing keeps a larger set together.</source>
        <translation>Passen hält einen größeren Satz zusammen.</translation>
    </message>
    <message>
        <source>Highest number that fits: {number}. It is saved for later.</source>
        <translation>Höchste Zahl, die passt: {number}. Sie wird für später aufgehoben.</translation>
    </message>
    <message>
        <source>The Free Kick counts as {number} here.</source>
        <translation>Der Freistoß zählt hier als {number}.</translation>
    </message>
    <message>
        <source>Whatever fits, a set is split.</source>
        <translation>Was auch passt, ein Satz wird geteilt.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this number stay in hand for later.</source>
        <translation>
            <numerusform>%n Karte mit dieser Zahl bleibt für später auf der Hand.</numerusform>
            <numerusform>%n Karten mit dieser Zahl bleiben für später auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the same value go at once.</source>
        <comment>a whole set is led</comment>
        <translation>
            <numerusform>Eine Karte ist auf einmal weg.</numerusform>
            <numerusform>%n Karten mit gleichem Wert sind auf einmal weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>High cards are hardest to get rid of: best when leading.</source>
        <translation>Hohe Karten wird man schwer los: am besten beim Ausspielen.</translation>
    </message>
    <message numerus="yes">
        <source>After this, %n set(s) are left to lay.</source>
        <translation>
            <numerusform>Danach ist noch ein Satz übrig.</numerusform>
            <numerusform>Danach sind noch %n Sätze übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the highest set that fits, and no larger set is split.</source>
        <translation>Das ist der höchste Satz, der passt, und kein größerer wird geteilt.</translation>
    </message>
    <message>
        <source>No larger set is split.</source>
        <translation>Kein größerer Satz wird geteilt.</translation>
    </message>
    <message>
        <source>A Free Kick makes the set large enough.</source>
        <translation>Ein Freistoß macht den Satz groß genug.</translation>
    </message>
    <message>
        <source>A low number has the best chance of winning the trick.</source>
        <translation>Eine niedrige Zahl gewinnt den Stich am ehesten.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left.</source>
        <translation>
            <numerusform>{player} hat nur noch eine Karte.</numerusform>
            <numerusform>{player} hat nur noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Yellow Card skips {player}, who has only %n card(s) left.</source>
        <translation>
            <numerusform>Mit der Gelben Karte setzt {player} aus, mit nur noch einer Karte.</numerusform>
            <numerusform>Mit der Gelben Karte setzt {player} aus, mit nur noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the cards that the hand can best do without.</source>
        <translation>Auf diese Karten kann die Hand am besten verzichten.</translation>
    </message>
    <message>
        <source>{player} has the most points so far.</source>
        <comment>why this player gets bad cards</comment>
        <translation>{player} hat bisher die meisten Punkte.</translation>
    </message>
    <message>
        <source>{player} sits on seat {number}.</source>
        <comment>who gets bad cards</comment>
        <translation>{player} sitzt auf Platz {number}.</translation>
    </message>
    <message>
        <source>In round {number} {player} rose from the last seat to gold.</source>
        <translation>In Runde {number} kam {player} vom letzten Platz zu Gold.</translation>
    </message>
    <message>
        <source>In round {number} {player} won with a Hat Trick.</source>
        <translation>Runde {number} gewann {player} mit einem Hattrick.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most gold medals: %n.</source>
        <translation>
            <numerusform>{player} gewann die meisten Goldmedaillen: eine.</numerusform>
            <numerusform>{player} gewann die meisten Goldmedaillen: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took the Red Card most often: %n time(s).</source>
        <translation>
            <numerusform>{player} nahm die Rote Karte am häufigsten: einmal.</numerusform>
            <numerusform>{player} nahm die Rote Karte am häufigsten: %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won gold in the last round.</source>
        <translation>{player} gewann Gold in der letzten Runde.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Earlier plays of the trick</source>
        <translation>Vorher in diesem Stich gelegt</translation>
    </message>
    <message>
        <source>Cards cleared away</source>
        <translation>Weggelegte Karten</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>lower!</source>
        <comment>below a large number: a lower one is needed</comment>
        <translation>niedriger!</translation>
    </message>
    <message>
        <source>0: beats everything</source>
        <translation>0: schlägt alles</translation>
    </message>
    <message>
        <source>fits any set; alone any number from 1 to 10</source>
        <translation>passt zu jedem Satz; allein eine Zahl von 1 bis 10</translation>
    </message>
    <message>
        <source>fits any set; alone it counts 11</source>
        <translation>passt zu jedem Satz; zählt allein 11</translation>
    </message>
    <message>
        <source>8: another player is skipped for the trick</source>
        <translation>8: jemand anderes setzt in diesem Stich aus</translation>
    </message>
    <message>
        <source>8: another player is skipped for the round</source>
        <translation>8: jemand anderes setzt in dieser Runde aus</translation>
    </message>
    <message>
        <source>11: opens the round</source>
        <translation>11: eröffnet die Runde</translation>
    </message>
    <message>
        <source>12: comes back to the winner of its trick</source>
        <translation>12: wer den Stich gewinnt, bekommt sie zurück</translation>
    </message>
    <message>
        <source>Round {deal} of {deals}</source>
        <translation>Runde {deal} von {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Seat {number}, %n card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>Platz {number}, %n Karte</numerusform>
            <numerusform>Platz {number}, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passed, %n card(s)</source>
        <comment>on the plate of a player who has passed</comment>
        <translation>
            <numerusform>Gepasst, %n Karte</numerusform>
            <numerusform>Gepasst, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped, %n card(s)</source>
        <comment>on the plate of a player: the Yellow Card</comment>
        <translation>
            <numerusform>Setzt aus, %n Karte</numerusform>
            <numerusform>Setzt aus, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Out, without a medal</source>
        <comment>on the plate of a player without cards</comment>
        <translation>Fertig, ohne Medaille</translation>
    </message>
    <message>
        <source>Last in this round</source>
        <comment>on the plate of a player</comment>
        <translation>Letzter Rang</translation>
    </message>
    <message>
        <source>Out: gold</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Fertig: Gold</translation>
    </message>
    <message>
        <source>Out: silver</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Fertig: Silber</translation>
    </message>
    <message>
        <source>Out: bronze</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Fertig: Bronze</translation>
    </message>
    <message>
        <source>Gold {gold}, silver {silver}, bronze {bronze}</source>
        <comment>how many medals a player has won in a match</comment>
        <translation>Gold {gold}, Silber {silver}, Bronze {bronze}</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <comment>who laid the cards that must be beaten, and which</comment>
        <translation>{player}: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Legen: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards} as {number}</source>
        <comment>a possible move: Free Kicks stand for a number</comment>
        <translation>Legen: {cards} als {number}</translation>
    </message>
    <message>
        <source>Lay: {cards}, and skip {player}</source>
        <comment>a possible move: the Yellow Card</comment>
        <translation>Legen: {cards}; {player} setzt aus</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Skip {player}</source>
        <comment>whom the Yellow Card skips</comment>
        <translation>{player} setzt aus</translation>
    </message>
    <message>
        <source>As {number}</source>
        <comment>the number for which a Free Kick stands</comment>
        <translation>Als {number}</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <comment>a possible move</comment>
        <translation>Geben: {cards}</translation>
    </message>
    <message>
        <source>Give both cards to {player}</source>
        <comment>a possible move</comment>
        <translation>Beide Karten an {player} geben</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Es geht weiter.</translation>
    </message>
    <message>
        <source>Which number does it stand for?</source>
        <comment>a Free Kick is laid alone</comment>
        <translation>Für welche Zahl steht das?</translation>
    </message>
    <message>
        <source>Who is skipped?</source>
        <comment>the Yellow Card is laid</comment>
        <translation>Wer setzt aus?</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} legt: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards} as {number}.</source>
        <translation>{player} legt: {cards} als {number}.</translation>
    </message>
    <message>
        <source>{player} is skipped.</source>
        <translation>{player} setzt aus.</translation>
    </message>
    <message>
        <source>{player} is out and wins gold!</source>
        <translation>{player} ist fertig und gewinnt Gold!</translation>
    </message>
    <message>
        <source>{player} is out and wins silver.</source>
        <translation>{player} ist fertig und gewinnt Silber.</translation>
    </message>
    <message>
        <source>{player} is out and wins bronze.</source>
        <translation>{player} ist fertig und gewinnt Bronze.</translation>
    </message>
    <message>
        <source>{player} is out.</source>
        <translation>{player} ist fertig.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passt.</translation>
    </message>
    <message>
        <source>{player} wins the trick.</source>
        <translation>{player} gewinnt den Stich.</translation>
    </message>
    <message>
        <source>{player} wins the trick and takes the Red Card.</source>
        <translation>{player} gewinnt den Stich und nimmt die Rote Karte.</translation>
    </message>
    <message>
        <source>A new round begins. {player} deals.</source>
        <translation>Eine neue Runde beginnt. {player} teilt aus.</translation>
    </message>
    <message>
        <source>Seats change. {player} deals.</source>
        <translation>Die Plätze wechseln. {player} teilt aus.</translation>
    </message>
    <message>
        <source>Hat Trick! {player} wins the round at once.</source>
        <translation>Hattrick! {player} gewinnt die Runde sofort.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} has the Yellow and the Red Card.</source>
        <translation>Tunnel! {player} hat die Gelbe und die Rote Karte.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver} the Yellow and the Red Card.</source>
        <translation>{giver} gibt {receiver} die Gelbe und die Rote Karte.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} has chosen %n card(s) for {receiver}.</source>
        <translation>
            <numerusform>{giver} hat eine Karte für {receiver} gewählt.</numerusform>
            <numerusform>{giver} hat %n Karten für {receiver} gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} chooses for {receiver}: {cards}.</source>
        <translation>{giver} wählt für {receiver}: {cards}.</translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} bekommt: {cards}.</translation>
    </message>
    <message>
        <source>The cards change hands.</source>
        <translation>Die Karten werden getauscht.</translation>
    </message>
    <message>
        <source>Gold for {player}!</source>
        <comment>a player has just won a medal</comment>
        <translation>Gold für {player}!</translation>
    </message>
    <message>
        <source>{player}: Hat Trick!</source>
        <translation>{player}: Hattrick!</translation>
    </message>
    <message>
        <source>{player}: Nutmeg!</source>
        <translation>{player}: Tunnel!</translation>
    </message>
    <message>
        <source>The Red Card goes to {player}!</source>
        <translation>Die Rote Karte geht an {player}!</translation>
    </message>
    <message>
        <source>{player} has the Kickoff and opens the round.</source>
        <translation>{player} hat den Anstoß und eröffnet die Runde.</translation>
    </message>
    <message>
        <source>{player} is out, but must still lead the Red Card.</source>
        <translation>{player} ist fertig, muss aber noch die Rote Karte ausspielen.</translation>
    </message>
    <message>
        <source>{player} leads, with one card or a set.</source>
        <translation>{player} spielt aus: eine Karte oder einen Satz.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: {set}. {player} may lay %n lower card(s) or pass.</source>
        <translation>
            <numerusform>Zu schlagen: {set}. {player} kann eine niedrigere Karte legen oder passen.</numerusform>
            <numerusform>Zu schlagen: {set}. {player} kann %n niedrigere Karten legen oder passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>To beat: {set}. {player} has nothing that is lower and must pass.</source>
        <translation>Zu schlagen: {set}. {player} hat nichts Niedrigeres und muss passen.</translation>
    </message>
    <message>
        <source>{player} wins the trick and leads the next one.</source>
        <translation>{player} gewinnt den Stich und spielt den nächsten aus.</translation>
    </message>
    <message>
        <source>{player} wins the trick and is out. {other} leads the next one.</source>
        <translation>{player} gewinnt den Stich und ist fertig. {other} spielt den nächsten aus.</translation>
    </message>
    <message>
        <source>{player} wins the trick, and with it the Red Card.</source>
        <translation>{player} gewinnt den Stich und mit ihm die Rote Karte.</translation>
    </message>
    <message>
        <source>Hat Trick! {player} was dealt {cards} and wins the round at once.</source>
        <translation>Hattrick! {player} hat {cards} bekommen und gewinnt die Runde sofort.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} gives the Yellow and the Red Card away.</source>
        <translation>Tunnel! {player} gibt die Gelbe und die Rote Karte weg.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} lays the Yellow and the Red Card on another hand.</source>
        <translation>Tunnel! {player} legt die Gelbe und die Rote Karte auf eine andere Hand.</translation>
    </message>
    <message numerus="yes">
        <source>Trade: {giver} chooses %n card(s) and lays them on the hand of {receiver}.</source>
        <translation>
            <numerusform>Tausch: {giver} wählt eine Karte und legt sie auf die Hand von {receiver}.</numerusform>
            <numerusform>Tausch: {giver} wählt %n Karten und legt sie auf die Hand von {receiver}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade: {giver} chooses %n card(s) for {receiver}.</source>
        <translation>
            <numerusform>Tausch: {giver} wählt eine Karte für {receiver}.</numerusform>
            <numerusform>Tausch: {giver} wählt %n Karten für {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got from {giver}: {cards}. {turn}</source>
        <comment>the last hole is a whole sentence: whose turn it is</comment>
        <translation>{player} bekam von {giver}: {cards}. {turn}</translation>
    </message>
    <message>
        <source>The round is over. Gold: {gold}. Silver: {silver}.</source>
        <translation>Die Runde ist zu Ende. Gold: {gold}. Silber: {silver}.</translation>
    </message>
    <message>
        <source>The round is over. Gold: {gold}. Silver: {silver}. Bronze: {bronze}.</source>
        <translation>Die Runde ist zu Ende. Gold: {gold}. Silber: {silver}. Bronze: {bronze}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {player}.</source>
        <translation>Die Partie ist zu Ende. Die meisten Punkte: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Equal points; medals and seats decide: {player}.</source>
        <translation>Die Partie ist zu Ende. Gleichstand; Medaillen und Plätze entscheiden: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {players}.</source>
        <translation>Die Partie ist zu Ende. Die meisten Punkte: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), most points win</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>Eine Runde, die meisten Punkte gewinnen</numerusform>
            <numerusform>%n Runden, die meisten Punkte gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {deal}</source>
        <comment>a row of the score</comment>
        <translation>Runde {deal}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>Goldmedaille</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>Silbermedaille</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>Bronzemedaille</translation>
    </message>
    <message>
        <source>A trick of pairs</source>
        <translation>Ein Stich mit Paaren</translation>
    </message>
    <message>
        <source>The leader lays two 9s, so everyone who follows lays two lower cards. With a Free Kick, a 7 counts as two 7s. When all others pass, the two 3s have won the trick.</source>
        <translation>Zwei 9er werden ausgespielt, also legen alle, die folgen, zwei niedrigere Karten. Mit einem Freistoß zählt eine 7 als zwei 7er. Passen alle anderen, haben die zwei 3er den Stich gewonnen.</translation>
    </message>
    <message>
        <source>The Red Card comes back</source>
        <translation>Die Rote Karte kommt zurück</translation>
    </message>
    <message>
        <source>A 7 and then a 4 are laid on the Red Card. The 4 wins the trick, and the Red Card goes into the hand of its player, who leads the next trick.</source>
        <translation>Auf die Rote Karte werden eine 7 und dann eine 4 gelegt. Die 4 gewinnt den Stich: Wer sie gelegt hat, bekommt die Rote Karte und spielt den nächsten aus.</translation>
    </message>
    <message>
        <source>The trade before the Kickoff</source>
        <translation>Der Tausch vor dem Anstoß</translation>
    </message>
    <message>
        <source>Seen from seat 1: two cards are chosen and go to the last seat. Only then are its two best cards seen.</source>
        <translation>Von Platz 1 aus gesehen: Zwei Karten werden gewählt und gehen an den letzten Platz. Erst dann sieht man dessen zwei beste Karten.</translation>
    </message>
    <message>
        <source>2 points ahead</source>
        <comment>handicap</comment>
        <translation>2 Punkte Vorsprung</translation>
    </message>
    <message>
        <source>4 points ahead</source>
        <comment>handicap</comment>
        <translation>4 Punkte Vorsprung</translation>
    </message>
</context>
</TS>
