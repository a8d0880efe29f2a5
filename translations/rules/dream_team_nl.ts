<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="dream_team.aim">
        <source>Get rid of all your cards early: whoever is first in a round wins gold. Most points from medals win the match.</source>
        <extracomment>The reader is addressed, as in the aims of other games.</extracomment>
        <translation>Raak al je kaarten vroeg kwijt: wie in een ronde als eerste uit is, wint goud. De meeste punten uit medailles winnen de partij.</translation>
    </message>
    <message id="dream_team.deck-60">
        <source>The deck has 60 cards: ten 10s, nine 9s and so on down to one 1, with a Kickoff, two Free Kicks, a Goal and a Red Card. One of the 8s is the Yellow Card.</source>
        <translation>Het spel heeft 60 kaarten: tien keer 10, negen keer 9 en zo verder tot één keer 1, met een aftrap, twee vrije trappen, een doelpunt en een rode kaart. Eén van de kaarten 8 is de gele kaart.</translation>
    </message>
    <message id="dream_team.values">
        <source>Low beats high: the Goal counts 0, the number cards 1 to 10, the Kickoff 11, the Red Card 12. The Yellow Card is an 8.</source>
        <translation>Laag verslaat hoog: het doelpunt telt 0, de getalkaarten tellen 1 tot en met 10, de aftrap 11, de rode kaart 12. De gele kaart is een 8.</translation>
    </message>
    <message id="dream_team.seats-by-rank">
        <source>Seats are numbered by rank: seat 1 is the best, each seat to the right one number worse, the last one the Ball Kid’s. Lots decide the first seats.</source>
        <translation>De stoelen hebben nummers: stoel 1 is de beste, elke stoel rechts ervan heeft één nummer meer, op de laatste zit het ballenkind. De eerste stoelen worden verloot.</translation>
    </message>
    <message id="dream_team.clockwise">
        <source>Play and deal go clockwise, so from each seat to the next lower number, and from seat 1 to the last.</source>
        <translation>Er wordt met de klok mee gespeeld en gedeeld, dus van elke stoel naar het nummer eronder, en van stoel 1 naar de laatste.</translation>
    </message>
    <message id="dream_team.deal">
        <source>The Ball Kid deals all 60 cards one at a time, starting on the left. Some players may get one card more.</source>
        <translation>Het ballenkind deelt alle 60 kaarten één voor één, eerst naar links. Sommigen krijgen een kaart meer.</translation>
    </message>
    <message id="dream_team.kickoff">
        <source>Whoever holds the Kickoff opens the round by laying it alone in the middle.</source>
        <translation>Wie de aftrap heeft, opent de ronde en legt die kaart alleen in het midden.</translation>
    </message>
    <message id="dream_team.lower-only">
        <source>Each play must be lower than the one before; the same value is not enough.</source>
        <translation>Wat gelegd wordt, moet lager zijn dan wat ervoor lag; dezelfde waarde is niet genoeg.</translation>
    </message>
    <message id="dream_team.pass">
        <source>Whoever cannot or does not want to play passes, and may play again when the turn comes round in the same trick.</source>
        <translation>Wie niet kan of niet wil spelen, past en mag in dezelfde slag weer spelen als de beurt terugkomt.</translation>
    </message>
    <message id="dream_team.pass@pass-is-final">
        <source>Whoever cannot or does not want to play passes.</source>
        <translation>Wie niet kan of niet wil spelen, past.</translation>
    </message>
    <message id="dream_team.hand-end">
        <source>A trick ends when, after a play, all others who hold cards and are not skipped pass. Its winner leads next; the cards are cleared away.</source>
        <translation>Een slag eindigt als daarna alle anderen passen die kaarten hebben en aan de beurt mogen komen. Wie hem wint, komt daarna uit; de kaarten gaan weg.</translation>
    </message>
    <message id="dream_team.hand-end@pass-is-final">
        <source>A trick ends when all others who hold cards and are not skipped have passed in it. Its winner leads next; the cards are cleared away.</source>
        <translation>Een slag eindigt als alle anderen die kaarten hebben en aan de beurt mogen komen, erin hebben gepast. Wie hem wint, komt daarna uit; de kaarten gaan weg.</translation>
    </message>
    <message id="dream_team.leader-plays">
        <source>Whoever leads a later trick lays one card or a set of any size in the middle, and cannot pass.</source>
        <translation>Wie later uitkomt, legt één kaart of een set van elke grootte in het midden en mag niet passen.</translation>
    </message>
    <message id="dream_team.same-count">
        <source>Everyone who follows lays exactly as many cards as were led.</source>
        <translation>Iedereen die volgt, legt precies zoveel kaarten als waarmee is uitgekomen.</translation>
    </message>
    <message id="dream_team.one-value">
        <source>All cards laid together have the same value, apart from Free Kicks.</source>
        <translation>Alle kaarten die samen worden gelegd, hebben dezelfde waarde, op vrije trappen na.</translation>
    </message>
    <message id="dream_team.free-kick-in-set">
        <source>Free Kicks may stand for missing cards in a set with a number card or the Goal. They take its value.</source>
        <translation>Vrije trappen mogen in een set met een getalkaart of het doelpunt voor ontbrekende kaarten staan. Ze krijgen die waarde.</translation>
    </message>
    <message id="dream_team.free-kick-alone">
        <source>Without another card, one Free Kick or both stand for a number from 1 to 10 that the player announces, never for 0.</source>
        <translation>Zonder andere kaart staan één of beide vrije trappen voor een getal van 1 tot en met 10 dat wordt genoemd, nooit voor 0.</translation>
    </message>
    <message id="dream_team.free-kick-alone@weakest">
        <source>Without another card, one Free Kick or both count 11: they can be led, and one can be laid on the Red Card.</source>
        <translation>Zonder andere kaart tellen één of beide vrije trappen 11: je kunt ermee uitkomen, en er mag er één op de rode kaart.</translation>
    </message>
    <message id="dream_team.no-set-with-red-or-kickoff">
        <source>The Red Card and the Kickoff are only ever laid alone. As the highest card, the Red Card can only be led.</source>
        <translation>De rode kaart en de aftrap worden altijd alleen gelegd. Als hoogste kaart kan de rode kaart alleen als eerste komen.</translation>
    </message>
    <message id="dream_team.yellow-skip">
        <source>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the trick ends.</source>
        <translation>Wie de gele kaart legt, noemt iemand anders die kaarten heeft. Die komt niet aan de beurt tot de slag eindigt.</translation>
    </message>
    <message id="dream_team.yellow-skip@round">
        <source>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the round ends.</source>
        <translation>Wie de gele kaart legt, noemt iemand anders die kaarten heeft. Die komt niet aan de beurt tot de ronde eindigt.</translation>
    </message>
    <message id="dream_team.red-curse">
        <source>Whoever wins a trick in which cards were laid on the Red Card takes the Red Card into hand, even if they led it.</source>
        <translation>Wie een slag wint waarin op de rode kaart is gelegd, neemt de rode kaart op de hand, ook wie er zelf mee uitkwam.</translation>
    </message>
    <message id="dream_team.red-alone">
        <source>If everybody passes on the Red Card, it is cleared away like any card.</source>
        <translation>Past iedereen op de rode kaart, dan gaat die weg zoals elke kaart.</translation>
    </message>
    <message id="dream_team.going-out">
        <source>Whoever has no cards left is out and takes the next free place. Play goes on without that player.</source>
        <translation>Wie geen kaarten meer heeft, is uit en krijgt de volgende vrije plaats. De anderen spelen door.</translation>
    </message>
    <message id="dream_team.winner-out-next-leads">
        <source>If the winner of a trick has no cards left, the next player clockwise who holds cards leads.</source>
        <translation>Heeft de winnaar van de slag geen kaarten meer, dan komt met de klok mee de volgende uit die nog kaarten heeft.</translation>
    </message>
    <message id="dream_team.red-winner-out">
        <source>Whoever is out and wins the Red Card keeps the place but takes the card and leads it at once. Then it is the next player’s turn.</source>
        <translation>Wie uit is en de rode kaart wint, houdt de plaats, maar neemt die kaart en komt er meteen mee uit. Daarna is de volgende aan de beurt.</translation>
    </message>
    <message id="dream_team.round-end">
        <source>The round ends as soon as only one player holds cards, even in the middle of a trick. That player comes last.</source>
        <translation>De ronde eindigt zodra nog maar één speler kaarten heeft, ook midden in een slag. Die wordt laatste.</translation>
    </message>
    <message id="dream_team.medals">
        <source>The first to go out wins gold, the second silver, the third bronze. Whoever does not go out wins nothing.</source>
        <translation>Wie als eerste uit is, wint goud, de tweede zilver, de derde brons. Wie niet uitgaat, wint niets.</translation>
    </message>
    <message id="dream_team.new-seats">
        <source>For the next round everybody takes the seat with the number of their place. The last one is the Ball Kid.</source>
        <translation>In de volgende ronde zit iedereen op de stoel met het nummer van de eigen plaats. Op de laatste zit het ballenkind.</translation>
    </message>
    <message id="dream_team.trade-two">
        <source>Before the Kickoff the last seat gives its two best cards to seat 1, which gives back any two.</source>
        <translation>Voor de aftrap geeft de laatste stoel zijn twee beste kaarten aan stoel 1, die er twee naar keuze teruggeeft.</translation>
    </message>
    <message id="dream_team.trade-two@later">
        <source>From the second round on, before the Kickoff, the last seat gives its two best cards to seat 1, which gives back any two.</source>
        <translation>Vanaf de tweede ronde geeft de laatste stoel voor de aftrap zijn twee beste kaarten aan stoel 1, die er twee naar keuze teruggeeft.</translation>
    </message>
    <message id="dream_team.trade-one">
        <source>With four or more players, the last seat but one gives its best card to seat 2, which gives back any one.</source>
        <translation>Met vier of meer spelers geeft de voorlaatste stoel zijn beste kaart aan stoel 2, die er één naar keuze teruggeeft.</translation>
    </message>
    <message id="dream_team.best-card-order">
        <source>From best to worst: Goal, Free Kick, 1 to 7, Yellow Card, the other 8s, 9, 10, Kickoff, Red Card. The last seats do not choose.</source>
        <translation>Van best naar slechtst: doelpunt, vrije trap, 1 tot en met 7, gele kaart, elke andere 8, 9, 10, aftrap, rode kaart. De laatste stoelen kiezen niet.</translation>
    </message>
    <message id="dream_team.trade-blind">
        <source>The cards change hands face down and at the same time. Seats 1 and 2 choose before they see what they get.</source>
        <translation>De kaarten worden dicht en tegelijk geruild. Stoel 1 en 2 kiezen voordat ze zien wat ze krijgen.</translation>
    </message>
    <message id="dream_team.hat-trick">
        <source>Whoever is dealt both Free Kicks and a card from 0 to 5 has a Hat Trick and wins the round at once: gold, and no other medals.</source>
        <translation>Wie bij het delen beide vrije trappen en een kaart van 0 tot en met 5 krijgt, heeft een hattrick en wint meteen de ronde: goud, en verder geen medailles.</translation>
    </message>
    <message id="dream_team.hat-trick-rotation">
        <source>After a Hat Trick all players move on clockwise by as many seats as bring that player to seat 1.</source>
        <translation>Na een hattrick schuift iedereen met de klok mee zoveel stoelen op dat deze speler op stoel 1 komt.</translation>
    </message>
    <message id="dream_team.nutmeg">
        <source>Whoever is dealt the Yellow and the Red Card has a Nutmeg: both go openly to another player of their choice, at once.</source>
        <translation>Wie bij het delen de gele en de rode kaart krijgt, heeft een panna: beide gaan meteen open naar een andere speler naar keuze.</translation>
    </message>
    <message id="dream_team.nutmeg-no-trade">
        <source>After a Nutmeg nothing is traded in that round.</source>
        <translation>Na een panna wordt in die ronde niet geruild.</translation>
    </message>
    <message id="dream_team.dealt-cards-only">
        <source>Only the cards as they were dealt count for a Hat Trick or a Nutmeg.</source>
        <translation>Voor een hattrick of een panna tellen alleen de kaarten zoals ze gedeeld zijn.</translation>
    </message>
    <message id="dream_team.rounds">
        <source>A match lasts seven rounds.</source>
        <translation>Een partij duurt zeven ronden.</translation>
    </message>
    <message id="dream_team.rounds@3">
        <source>A match lasts three rounds.</source>
        <translation>Een partij duurt drie ronden.</translation>
    </message>
    <message id="dream_team.rounds@5">
        <source>A match lasts five rounds.</source>
        <translation>Een partij duurt vijf ronden.</translation>
    </message>
    <message id="dream_team.score">
        <source>Gold counts 3 points, silver 2, bronze 1. Whoever has the most points after the last round wins.</source>
        <translation>Goud telt 3 punten, zilver 2, brons 1. Wie na de laatste ronde de meeste punten heeft, wint.</translation>
    </message>
    <message id="dream_team.tie-break">
        <source>If points are equal, more gold medals decide, then more silver medals, then the better seat at the end.</source>
        <translation>Bij een gelijke stand beslissen meer gouden medailles, dan meer zilveren medailles, dan de betere stoel aan het eind.</translation>
    </message>
    <message id="dream_team.tie-break@shared">
        <source>Players with equal points share the place.</source>
        <translation>Wie evenveel punten heeft, deelt de plaats.</translation>
    </message>
    <message id="dream_team.first-round-trade">
        <source>Nothing is traded in the first round.</source>
        <translation>In de eerste ronde wordt niet geruild.</translation>
    </message>
    <message id="dream_team.pass-is-final">
        <source>Whoever has passed is left out until the trick ends.</source>
        <translation>Wie gepast heeft, doet pas na de slag weer mee.</translation>
    </message>
    <message id="dream_team.lone-free-kick">
        <source>A Free Kick without another card stands for no number: it counts 11.</source>
        <translation>Een vrije trap zonder andere kaart staat voor geen getal: hij telt 11.</translation>
    </message>
    <message id="dream_team.yellow-duration">
        <source>Whoever is skipped by the Yellow Card gets no turn and no lead until the round is over.</source>
        <translation>Wie door de gele kaart wordt overgeslagen, komt pas na de ronde weer aan de beurt en komt ook niet uit.</translation>
    </message>
    <message id="dream_team.auto-pass">
        <source>Whoever cannot play passes automatically.</source>
        <translation>Wie niet kan spelen, past automatisch.</translation>
    </message>
    <message id="dream_team.played-list">
        <source>A list counts how many cards of each kind have been cleared away.</source>
        <translation>Een lijst telt hoeveel kaarten van elke soort weg zijn.</translation>
    </message>
    <message id="dream_team.ahead-2">
        <source>A head start of 2 points counts from the beginning.</source>
        <translation>Een voorsprong van 2 punten telt vanaf het begin.</translation>
    </message>
    <message id="dream_team.ahead-4">
        <source>A head start of 4 points counts from the beginning.</source>
        <translation>Een voorsprong van 4 punten telt vanaf het begin.</translation>
    </message>
</context>
<context>
    <name>dream_team</name>
    <message>
        <source>Number of rounds</source>
        <translation>Aantal ronden</translation>
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
        <translation>Ruilen in de eerste ronde</translation>
    </message>
    <message>
        <source>Whoever passes is out of the trick</source>
        <translation>Wie past, doet in die slag niet meer mee</translation>
    </message>
    <message>
        <source>A Free Kick played alone</source>
        <translation>Een vrije trap alleen</translation>
    </message>
    <message>
        <source>counts as any number</source>
        <comment>a Free Kick played alone</comment>
        <translation>telt als elk getal</translation>
    </message>
    <message>
        <source>counts 11</source>
        <comment>a Free Kick played alone</comment>
        <translation>telt 11</translation>
    </message>
    <message>
        <source>The Yellow Card lasts</source>
        <translation>De gele kaart geldt</translation>
    </message>
    <message>
        <source>for the trick</source>
        <comment>how long the Yellow Card lasts</comment>
        <translation>voor de slag</translation>
    </message>
    <message>
        <source>for the whole round</source>
        <comment>how long the Yellow Card lasts</comment>
        <translation>voor de hele ronde</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Evenveel punten</translation>
    </message>
    <message>
        <source>the medals decide</source>
        <comment>equal points</comment>
        <translation>de medailles beslissen</translation>
    </message>
    <message>
        <source>share the place</source>
        <comment>equal points</comment>
        <translation>de plaats wordt gedeeld</translation>
    </message>
    <message>
        <source>Whoever cannot play passes automatically</source>
        <translation>Wie niet kan spelen, past automatisch</translation>
    </message>
    <message>
        <source>A list counts the cards cleared away</source>
        <translation>Een lijst telt de weggelegde kaarten</translation>
    </message>
    <message>
        <source>Dream Team</source>
        <translation>Droomteam</translation>
    </message>
    <message>
        <source>Get rid of the cards early and win medals.</source>
        <translation>Raak de kaarten vroeg kwijt en win medailles.</translation>
    </message>
    <message>
        <source>Goal</source>
        <comment>the card 0</comment>
        <translation>doelpunt</translation>
    </message>
    <message>
        <source>Free Kick</source>
        <comment>the wild card</comment>
        <translation>vrije trap</translation>
    </message>
    <message>
        <source>Yellow Card</source>
        <comment>one of the eight 8s</comment>
        <translation>gele kaart</translation>
    </message>
    <message>
        <source>Kickoff</source>
        <comment>the card 11</comment>
        <translation>aftrap</translation>
    </message>
    <message>
        <source>Red Card</source>
        <comment>the card 12</comment>
        <translation>rode kaart</translation>
    </message>
    <message>
        <source>number {number}</source>
        <comment>what a card shows: a shirt with this number</comment>
        <translation>nummer {number}</translation>
    </message>
    <message>
        <source>two Free Kicks</source>
        <translation>twee vrije trappen</translation>
    </message>
    <message>
        <source>two {number}s</source>
        <comment>two cards of this number</comment>
        <translation>twee keer {number}</translation>
    </message>
    <message>
        <source>three {number}s</source>
        <translation>drie keer {number}</translation>
    </message>
    <message>
        <source>four {number}s</source>
        <translation>vier keer {number}</translation>
    </message>
    <message>
        <source>five {number}s</source>
        <translation>vijf keer {number}</translation>
    </message>
    <message>
        <source>six {number}s</source>
        <translation>zes keer {number}</translation>
    </message>
    <message>
        <source>seven {number}s</source>
        <translation>zeven keer {number}</translation>
    </message>
    <message>
        <source>eight {number}s</source>
        <translation>acht keer {number}</translation>
    </message>
    <message>
        <source>nine {number}s</source>
        <translation>negen keer {number}</translation>
    </message>
    <message>
        <source>ten {number}s</source>
        <translation>tien keer {number}</translation>
    </message>
    <message>
        <source>eleven {number}s</source>
        <translation>elf keer {number}</translation>
    </message>
    <message>
        <source>twelve {number}s</source>
        <translation>twaalf keer {number}</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that the reader cannot see</comment>
        <translation>een kaart</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Het gaat zo verder.</translation>
    </message>
    <message>
        <source>{player} has passed in this trick.</source>
        <translation>{player} heeft in deze slag gepast.</translation>
    </message>
    <message>
        <source>The Yellow Card keeps {player} out until the trick is over.</source>
        <translation>Door de gele kaart doet {player} niet mee tot de slag eindigt.</translation>
    </message>
    <message>
        <source>The Yellow Card keeps {player} out until the round is over.</source>
        <translation>Door de gele kaart doet {player} niet mee tot de ronde eindigt.</translation>
    </message>
    <message>
        <source>Cards are laid in the middle.</source>
        <translation>Kaarten worden in het midden gelegd.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Iedereen legt alleen kaarten uit de eigen hand.</translation>
    </message>
    <message>
        <source>First {player} lays the Kickoff.</source>
        <translation>Eerst legt {player} de aftrap.</translation>
    </message>
    <message>
        <source>First {player} lays the Red Card.</source>
        <translation>Eerst legt {player} de rode kaart.</translation>
    </message>
    <message>
        <source>This card is only ever laid alone: {card}.</source>
        <translation>Deze kaart wordt altijd alleen gelegd: {card}.</translation>
    </message>
    <message>
        <source>These cards do not have the same value: {first} and {second}.</source>
        <translation>Deze kaarten hebben niet dezelfde waarde: {first} en {second}.</translation>
    </message>
    <message>
        <source>Alone, a Free Kick stands for a number from 1 to 10.</source>
        <translation>Alleen staat een vrije trap voor een getal van 1 tot en met 10.</translation>
    </message>
    <message numerus="yes">
        <source>The trick was led with %n card(s).</source>
        <translation>
            <numerusform>Er is uitgekomen met één kaart.</numerusform>
            <numerusform>Er is uitgekomen met %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone, a Free Kick counts 11 at this table.</source>
        <translation>Alleen telt een vrije trap aan deze tafel 11.</translation>
    </message>
    <message>
        <source>Something lower than {other} is needed, not {card}.</source>
        <comment>two cards: lower than 7, not 8</comment>
        <translation>Het moet lager zijn dan {other}, niet {card}.</translation>
    </message>
    <message>
        <source>The Yellow Card skips another player who still holds cards.</source>
        <translation>De gele kaart treft iemand anders die nog kaarten heeft.</translation>
    </message>
    <message>
        <source>{player} leads this trick.</source>
        <translation>{player} komt in deze slag uit.</translation>
    </message>
    <message>
        <source>First {player} gives the Yellow and the Red Card to another player.</source>
        <translation>Eerst geeft {player} de gele en de rode kaart aan iemand anders.</translation>
    </message>
    <message>
        <source>There is no Nutmeg now.</source>
        <translation>Er is nu geen panna.</translation>
    </message>
    <message numerus="yes">
        <source>First {giver} gives {receiver} %n card(s).</source>
        <translation>
            <numerusform>Eerst geeft {giver} één kaart aan {receiver}.</numerusform>
            <numerusform>Eerst geeft {giver} %n kaarten aan {receiver}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s) of their own.</source>
        <translation>
            <numerusform>{giver} geeft één eigen kaart aan {receiver}.</numerusform>
            <numerusform>{giver} geeft %n eigen kaarten aan {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards change hands only before the Kickoff.</source>
        <translation>Kaarten worden alleen voor de aftrap geruild.</translation>
    </message>
    <message>
        <source>This empties the hand.</source>
        <translation>Daarmee is de hand leeg.</translation>
    </message>
    <message>
        <source>Nothing that is left can beat this: it wins the trick and the lead.</source>
        <translation>Niets kan dit nog verslaan: het wint de slag, en je komt weer uit.</translation>
    </message>
    <message numerus="yes">
        <source>A good chance to win the lead: %n lower number(s) can still beat this.</source>
        <translation>
            <numerusform>Een goede kans om weer uit te komen: %n lager nummer kan dit nog verslaan.</numerusform>
            <numerusform>Een goede kans om weer uit te komen: %n lagere nummers kunnen dit nog verslaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>If nobody beats the Red Card, it is gone; else somebody else may get it.</source>
        <translation>Verslaat niemand de rode kaart, dan is die weg; anders krijgt iemand anders die misschien.</translation>
    </message>
    <message>
        <source>This wins the lead, though the Red Card comes with it.</source>
        <translation>Hiermee kom je weer uit, al komt de rode kaart mee.</translation>
    </message>
    <message>
        <source>Others can still beat this: then the Red Card goes to them.</source>
        <translation>Anderen kunnen dit nog verslaan: dan krijgen zij de rode kaart.</translation>
    </message>
    <message>
        <source>Whoever wins this trick takes the Red Card, so it is better to pass.</source>
        <translation>Wie deze slag wint, neemt de rode kaart: passen is beter.</translation>
    </message>
    <message>
        <source>Nothing in the hand beats this.</source>
        <translation>Niets op de hand verslaat dit.</translation>
    </message>
    <message>
        <source>Passing keeps the lowest cards and the Free Kicks to win the lead later.</source>
        <translation>Passen spaart de laagste kaarten en de vrije trappen om later weer uit te komen.</translation>
    </message>
    <message>
        <source>Passing keeps a larger set together.</source>
        <translation>Passen houdt een grotere set bij elkaar.</translation>
    </message>
    <message>
        <source>Highest number that fits: {number}. It is saved for later.</source>
        <translation>Hoogste nummer dat past: {number}. Dat wordt voor later bewaard.</translation>
    </message>
    <message>
        <source>The Free Kick counts as {number} here.</source>
        <translation>De vrije trap telt hier als {number}.</translation>
    </message>
    <message>
        <source>Whatever fits, a set is split.</source>
        <translation>Wat er ook past, er wordt een set gesplitst.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this number stay in hand for later.</source>
        <translation>
            <numerusform>%n kaart met dit nummer blijft in de hand voor later.</numerusform>
            <numerusform>%n kaarten met dit nummer blijven in de hand voor later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the same value go at once.</source>
        <comment>a whole set is led</comment>
        <translation>
            <numerusform>Eén kaart gaat in één keer weg.</numerusform>
            <numerusform>%n kaarten met dezelfde waarde gaan in één keer weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>High cards are hardest to get rid of: best when leading.</source>
        <translation>Hoge kaarten raak je moeilijk kwijt: het best bij het uitkomen.</translation>
    </message>
    <message numerus="yes">
        <source>After this, %n set(s) are left to lay.</source>
        <translation>
            <numerusform>Daarna is er nog één set over.</numerusform>
            <numerusform>Daarna zijn er nog %n sets over.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the highest set that fits, and no larger set is split.</source>
        <translation>Dit is de hoogste set die past, en geen grotere wordt gesplitst.</translation>
    </message>
    <message>
        <source>No larger set is split.</source>
        <translation>Geen grotere set wordt gesplitst.</translation>
    </message>
    <message>
        <source>A Free Kick makes the set large enough.</source>
        <translation>Een vrije trap maakt de set groot genoeg.</translation>
    </message>
    <message>
        <source>A low number has the best chance of winning the trick.</source>
        <translation>Een laag getal maakt de meeste kans om de slag te winnen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left.</source>
        <translation>
            <numerusform>{player} heeft nog maar één kaart.</numerusform>
            <numerusform>{player} heeft nog maar %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Yellow Card skips {player}, who has only %n card(s) left.</source>
        <translation>
            <numerusform>De gele kaart slaat {player} over, met nog maar één kaart.</numerusform>
            <numerusform>De gele kaart slaat {player} over, met nog maar %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the cards that the hand can best do without.</source>
        <translation>Deze kaarten kan de hand het best missen.</translation>
    </message>
    <message>
        <source>{player} has the most points so far.</source>
        <comment>why this player gets bad cards</comment>
        <translation>{player} heeft tot nu toe de meeste punten.</translation>
    </message>
    <message>
        <source>{player} sits on seat {number}.</source>
        <comment>who gets bad cards</comment>
        <translation>{player} zit op stoel {number}.</translation>
    </message>
    <message>
        <source>In round {number} {player} rose from the last seat to gold.</source>
        <translation>In ronde {number} ging {player} van de laatste stoel naar goud.</translation>
    </message>
    <message>
        <source>In round {number} {player} won with a Hat Trick.</source>
        <translation>Ronde {number} won {player} met een hattrick.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most gold medals: %n.</source>
        <translation>
            <numerusform>{player} won de meeste gouden medailles: %n.</numerusform>
            <numerusform>{player} won de meeste gouden medailles: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took the Red Card most often: %n time(s).</source>
        <translation>
            <numerusform>{player} nam de rode kaart het vaakst: %n keer.</numerusform>
            <numerusform>{player} nam de rode kaart het vaakst: %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won gold in the last round.</source>
        <translation>{player} won goud in de laatste ronde.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Earlier plays of the trick</source>
        <translation>Eerder gelegd in deze slag</translation>
    </message>
    <message>
        <source>Cards cleared away</source>
        <translation>Weggelegde kaarten</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>lower!</source>
        <comment>below a large number: a lower one is needed</comment>
        <translation>lager!</translation>
    </message>
    <message>
        <source>0: beats everything</source>
        <translation>0: verslaat alles</translation>
    </message>
    <message>
        <source>fits any set; alone any number from 1 to 10</source>
        <translation>past in elke set; alleen een getal van 1 tot en met 10</translation>
    </message>
    <message>
        <source>fits any set; alone it counts 11</source>
        <translation>past in elke set; telt alleen 11</translation>
    </message>
    <message>
        <source>8: another player is skipped for the trick</source>
        <translation>8: iemand anders doet deze slag niet mee</translation>
    </message>
    <message>
        <source>8: another player is skipped for the round</source>
        <translation>8: iemand anders doet deze ronde niet mee</translation>
    </message>
    <message>
        <source>11: opens the round</source>
        <translation>11: opent de ronde</translation>
    </message>
    <message>
        <source>12: comes back to the winner of its trick</source>
        <translation>12: komt terug bij wie de slag wint</translation>
    </message>
    <message>
        <source>Round {deal} of {deals}</source>
        <translation>Ronde {deal} van {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Seat {number}, %n card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>Stoel {number}, %n kaart</numerusform>
            <numerusform>Stoel {number}, %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passed, %n card(s)</source>
        <comment>on the plate of a player who has passed</comment>
        <translation>
            <numerusform>Gepast, %n kaart</numerusform>
            <numerusform>Gepast, %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped, %n card(s)</source>
        <comment>on the plate of a player: the Yellow Card</comment>
        <translation>
            <numerusform>Overgeslagen, %n kaart</numerusform>
            <numerusform>Overgeslagen, %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Out, without a medal</source>
        <comment>on the plate of a player without cards</comment>
        <translation>Uit, zonder medaille</translation>
    </message>
    <message>
        <source>Last in this round</source>
        <comment>on the plate of a player</comment>
        <translation>Laatste plaats</translation>
    </message>
    <message>
        <source>Out: gold</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Uit: goud</translation>
    </message>
    <message>
        <source>Out: silver</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Uit: zilver</translation>
    </message>
    <message>
        <source>Out: bronze</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>Uit: brons</translation>
    </message>
    <message>
        <source>Gold {gold}, silver {silver}, bronze {bronze}</source>
        <comment>how many medals a player has won in a match</comment>
        <translation>Goud {gold}, zilver {silver}, brons {bronze}</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <comment>who laid the cards that must be beaten, and which</comment>
        <translation>{player}: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Leggen: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards} as {number}</source>
        <comment>a possible move: Free Kicks stand for a number</comment>
        <translation>Leggen: {cards} als {number}</translation>
    </message>
    <message>
        <source>Lay: {cards}, and skip {player}</source>
        <comment>a possible move: the Yellow Card</comment>
        <translation>Leggen: {cards}; {player} wordt overgeslagen</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Skip {player}</source>
        <comment>whom the Yellow Card skips</comment>
        <translation>{player} overslaan</translation>
    </message>
    <message>
        <source>As {number}</source>
        <comment>the number for which a Free Kick stands</comment>
        <translation>Als {number}</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <comment>a possible move</comment>
        <translation>Geven: {cards}</translation>
    </message>
    <message>
        <source>Give both cards to {player}</source>
        <comment>a possible move</comment>
        <translation>Beide kaarten aan {player} geven</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Het spel gaat verder.</translation>
    </message>
    <message>
        <source>Which number does it stand for?</source>
        <comment>a Free Kick is laid alone</comment>
        <translation>Voor welk getal staat dit?</translation>
    </message>
    <message>
        <source>Who is skipped?</source>
        <comment>the Yellow Card is laid</comment>
        <translation>Wie wordt overgeslagen?</translation>
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
        <translation>{player} wordt overgeslagen.</translation>
    </message>
    <message>
        <source>{player} is out and wins gold!</source>
        <translation>{player} is uit en wint goud!</translation>
    </message>
    <message>
        <source>{player} is out and wins silver.</source>
        <translation>{player} is uit en wint zilver.</translation>
    </message>
    <message>
        <source>{player} is out and wins bronze.</source>
        <translation>{player} is uit en wint brons.</translation>
    </message>
    <message>
        <source>{player} is out.</source>
        <translation>{player} is uit.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} past.</translation>
    </message>
    <message>
        <source>{player} wins the trick.</source>
        <translation>{player} wint de slag.</translation>
    </message>
    <message>
        <source>{player} wins the trick and takes the Red Card.</source>
        <translation>{player} wint de slag en neemt de rode kaart.</translation>
    </message>
    <message>
        <source>A new round begins. {player} deals.</source>
        <translation>Een nieuwe ronde begint. {player} deelt.</translation>
    </message>
    <message>
        <source>Seats change. {player} deals.</source>
        <translation>De stoelen wisselen. {player} deelt.</translation>
    </message>
    <message>
        <source>Hat Trick! {player} wins the round at once.</source>
        <translation>Hattrick! {player} wint meteen de ronde.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} has the Yellow and the Red Card.</source>
        <translation>Panna! {player} heeft de gele en de rode kaart.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver} the Yellow and the Red Card.</source>
        <translation>{giver} geeft de gele en de rode kaart aan {receiver}.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} has chosen %n card(s) for {receiver}.</source>
        <translation>
            <numerusform>{giver} heeft één kaart gekozen voor {receiver}.</numerusform>
            <numerusform>{giver} heeft %n kaarten gekozen voor {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} chooses for {receiver}: {cards}.</source>
        <translation>{giver} kiest voor {receiver}: {cards}.</translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} krijgt: {cards}.</translation>
    </message>
    <message>
        <source>The cards change hands.</source>
        <translation>De kaarten worden geruild.</translation>
    </message>
    <message>
        <source>Gold for {player}!</source>
        <comment>a player has just won a medal</comment>
        <translation>Goud voor {player}!</translation>
    </message>
    <message>
        <source>{player}: Hat Trick!</source>
        <translation>{player}: hattrick!</translation>
    </message>
    <message>
        <source>{player}: Nutmeg!</source>
        <translation>{player}: panna!</translation>
    </message>
    <message>
        <source>The Red Card goes to {player}!</source>
        <translation>De rode kaart gaat naar {player}!</translation>
    </message>
    <message>
        <source>{player} has the Kickoff and opens the round.</source>
        <translation>{player} heeft de aftrap en opent de ronde.</translation>
    </message>
    <message>
        <source>{player} is out, but must still lead the Red Card.</source>
        <translation>{player} is uit, maar moet nog uitkomen met de rode kaart.</translation>
    </message>
    <message>
        <source>{player} leads, with one card or a set.</source>
        <translation>{player} komt uit, met één kaart of een set.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: {set}. {player} may lay %n lower card(s) or pass.</source>
        <translation>
            <numerusform>Te verslaan: {set}. {player} kan een lagere kaart leggen of passen.</numerusform>
            <numerusform>Te verslaan: {set}. {player} kan %n lagere kaarten leggen of passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>To beat: {set}. {player} has nothing that is lower and must pass.</source>
        <translation>Te verslaan: {set}. {player} heeft niets lagers en moet passen.</translation>
    </message>
    <message>
        <source>{player} wins the trick and leads the next one.</source>
        <translation>{player} wint de slag en komt uit voor de volgende.</translation>
    </message>
    <message>
        <source>{player} wins the trick and is out. {other} leads the next one.</source>
        <translation>{player} wint de slag en is uit. {other} komt uit voor de volgende.</translation>
    </message>
    <message>
        <source>{player} wins the trick, and with it the Red Card.</source>
        <translation>{player} wint de slag, en daarmee de rode kaart.</translation>
    </message>
    <message>
        <source>Hat Trick! {player} was dealt {cards} and wins the round at once.</source>
        <translation>Hattrick! {player} kreeg {cards} en wint meteen de ronde.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} gives the Yellow and the Red Card away.</source>
        <translation>Panna! {player} geeft de gele en de rode kaart weg.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} lays the Yellow and the Red Card on another hand.</source>
        <translation>Panna! {player} legt de gele en de rode kaart op een andere hand.</translation>
    </message>
    <message numerus="yes">
        <source>Trade: {giver} chooses %n card(s) and lays them on the hand of {receiver}.</source>
        <translation>
            <numerusform>Ruil: {giver} kiest één kaart en legt die op de hand van {receiver}.</numerusform>
            <numerusform>Ruil: {giver} kiest %n kaarten en legt die op de hand van {receiver}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade: {giver} chooses %n card(s) for {receiver}.</source>
        <translation>
            <numerusform>Ruil: {giver} kiest één kaart voor {receiver}.</numerusform>
            <numerusform>Ruil: {giver} kiest %n kaarten voor {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got from {giver}: {cards}. {turn}</source>
        <comment>the last hole is a whole sentence: whose turn it is</comment>
        <translation>{player} kreeg van {giver}: {cards}. {turn}</translation>
    </message>
    <message>
        <source>The round is over. Gold: {gold}. Silver: {silver}.</source>
        <translation>De ronde is voorbij. Goud: {gold}. Zilver: {silver}.</translation>
    </message>
    <message>
        <source>The round is over. Gold: {gold}. Silver: {silver}. Bronze: {bronze}.</source>
        <translation>De ronde is voorbij. Goud: {gold}. Zilver: {silver}. Brons: {bronze}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {player}.</source>
        <translation>De partij is voorbij. De meeste punten: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Equal points; medals and seats decide: {player}.</source>
        <translation>De partij is voorbij. Gelijke stand; medailles en stoelen beslissen: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {players}.</source>
        <translation>De partij is voorbij. De meeste punten: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), most points win</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>Eén ronde, de meeste punten winnen</numerusform>
            <numerusform>%n ronden, de meeste punten winnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {deal}</source>
        <comment>a row of the score</comment>
        <translation>Ronde {deal}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>gouden medaille</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>zilveren medaille</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>bronzen medaille</translation>
    </message>
    <message>
        <source>A trick of pairs</source>
        <translation>Een slag met paren</translation>
    </message>
    <message>
        <source>The leader lays two 9s, so everyone who follows lays two lower cards. With a Free Kick, a 7 counts as two 7s. When all others pass, the two 3s have won the trick.</source>
        <translation>Er wordt uitgekomen met twee keer 9, dus wie volgt, legt twee lagere kaarten. Met een vrije trap telt een 7 als twee keer 7. Passen alle anderen, dan heeft twee keer 3 de slag gewonnen.</translation>
    </message>
    <message>
        <source>The Red Card comes back</source>
        <translation>De rode kaart komt terug</translation>
    </message>
    <message>
        <source>A 7 and then a 4 are laid on the Red Card. The 4 wins the trick, and the Red Card goes into the hand of its player, who leads the next trick.</source>
        <translation>Op de rode kaart worden een 7 en dan een 4 gelegd. De 4 wint de slag: wie die legde, neemt de rode kaart op de hand en komt uit voor de volgende slag.</translation>
    </message>
    <message>
        <source>The trade before the Kickoff</source>
        <translation>De ruil voor de aftrap</translation>
    </message>
    <message>
        <source>Seen from seat 1: two cards are chosen and go to the last seat. Only then are its two best cards seen.</source>
        <translation>Gezien vanaf stoel 1: twee kaarten worden gekozen en gaan naar de laatste stoel. Pas daarna zijn de twee beste kaarten daarvan te zien.</translation>
    </message>
    <message>
        <source>2 points ahead</source>
        <comment>handicap</comment>
        <translation>2 punten voorsprong</translation>
    </message>
    <message>
        <source>4 points ahead</source>
        <comment>handicap</comment>
        <translation>4 punten voorsprong</translation>
    </message>
</context>
</TS>
