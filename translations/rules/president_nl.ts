<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="president.aim">
        <source>Whoever gets rid of all their cards first becomes President. Whoever still holds cards at the end is the Beggar.</source>
        <translation>Wie als eerste alle kaarten kwijt is, wordt president; wie aan het einde nog kaarten heeft, is de bedelaar.</translation>
    </message>
    <message id="president.four-players">
        <source>The game is best with four players, but three, five or six can play too.</source>
        <translation>Het spel is gemaakt voor vier spelers; met drie, vijf of zes kan het ook.</translation>
    </message>
    <message id="president.deal-all">
        <source>All 54 cards, jokers included, are dealt one at a time, starting to the dealer’s left. Some players may get one card more.</source>
        <translation>Alle 54 kaarten, jokers inbegrepen, worden één voor één gedeeld, te beginnen links van de deler. Sommigen krijgen een kaart meer.</translation>
    </message>
    <message id="president.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>Er wordt geloot wie als eerste deelt.</translation>
    </message>
    <message id="president.first-leader">
        <source>In the first deal nothing is exchanged, and the player to the left of the dealer leads.</source>
        <translation>In de eerste ronde wordt niets geruild, en wie links van de deler zit, komt uit.</translation>
    </message>
    <message id="president.rank-order">
        <source>From high to low: joker, 2, ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3. Suits do not count.</source>
        <translation>Van hoog naar laag: joker, 2, aas, heer, vrouw, boer, 10, 9, 8, 7, 6, 5, 4, 3. Kleuren tellen niet.</translation>
    </message>
    <message id="president.lead-a-set">
        <source>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, or one or two jokers.</source>
        <translation>Wie uitkomt, legt een set uit de eigen hand in het midden: één tot vier kaarten van één waarde, of één of twee jokers.</translation>
    </message>
    <message id="president.lead-a-set@jokers-wild">
        <source>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, jokers included.</source>
        <translation>Wie uitkomt, legt een set uit de eigen hand in het midden: één tot vier kaarten van één waarde, jokers meegeteld.</translation>
    </message>
    <message id="president.leader-must-play">
        <source>Whoever leads must lay something and cannot pass.</source>
        <translation>Wie uitkomt, moet iets leggen en mag niet passen.</translation>
    </message>
    <message id="president.same-count">
        <source>Everyone who follows lays exactly as many cards as the player who led.</source>
        <translation>Wie volgt, legt precies evenveel kaarten als degene die uitkwam.</translation>
    </message>
    <message id="president.higher-rank">
        <source>Each play must be higher in rank than the one before; the same rank is not enough.</source>
        <translation>Elke set moet een hogere waarde hebben dan de vorige; dezelfde waarde is niet genoeg.</translation>
    </message>
    <message id="president.one-rank">
        <source>All cards laid together have the same rank. Jokers are a rank of their own, the highest, and stand for no other card.</source>
        <translation>Alle kaarten van een set hebben dezelfde waarde. Jokers zijn een eigen waarde, de hoogste, en vervangen geen andere kaart.</translation>
    </message>
    <message id="president.one-rank@jokers-wild">
        <source>All cards laid together have the same rank, apart from jokers that complete the set. Jokers alone are the highest rank.</source>
        <translation>Alle kaarten van een set hebben dezelfde waarde, behalve jokers die de set aanvullen. Jokers alleen zijn de hoogste waarde.</translation>
    </message>
    <message id="president.pass-allowed">
        <source>Whoever cannot play, or does not want to, passes.</source>
        <translation>Wie niet kan of niet wil spelen, past.</translation>
    </message>
    <message id="president.pass-not-final">
        <source>A pass counts for one turn only: whoever gets another turn in the same trick may play again.</source>
        <translation>Passen kost alleen deze beurt: wie in dezelfde slag nog eens aan de beurt komt, mag weer spelen.</translation>
    </message>
    <message id="president.turn-order">
        <source>Play goes clockwise to the next player who still holds cards.</source>
        <translation>De beurt gaat met de klok mee naar de volgende die nog kaarten heeft.</translation>
    </message>
    <message id="president.turn-order@pass-is-final">
        <source>Play goes clockwise to the next player who still holds cards and has not passed in this trick.</source>
        <translation>De beurt gaat met de klok mee naar de volgende die nog kaarten heeft en in deze slag niet heeft gepast.</translation>
    </message>
    <message id="president.trick-ends">
        <source>A trick ends when, after a play, all the others who still hold cards pass one after another.</source>
        <translation>Een slag eindigt als na een gelegde set alle anderen die nog kaarten hebben, na elkaar hebben gepast.</translation>
    </message>
    <message id="president.trick-ends@pass-is-final">
        <source>A trick ends when, after a play, all the others who still hold cards have passed in this trick.</source>
        <translation>Een slag eindigt als na een gelegde set alle anderen die nog kaarten hebben, in deze slag hebben gepast.</translation>
    </message>
    <message id="president.unbeatable-set-closes">
        <source>A play that no other cards can beat ends the trick at once: one or two jokers, three or four 2s.</source>
        <translation>Een set die met geen enkele kaart te verslaan is, beëindigt de slag meteen: één of twee jokers, drie of vier 2’en.</translation>
    </message>
    <message id="president.unbeatable-set-closes@jokers-wild">
        <source>A play that no other cards can beat ends the trick at once: jokers alone, a 2 with a joker, three or four cards that count as 2s.</source>
        <translation>Een set die met geen enkele kaart te verslaan is, beëindigt de slag meteen: jokers alleen, een 2 met een joker, drie of vier kaarten die als 2’en tellen.</translation>
    </message>
    <message id="president.winner-leads">
        <source>Whoever made the last play puts the trick aside and leads the next one. Tricks are worth nothing.</source>
        <translation>Wie het laatst heeft gelegd, neemt de slag weg en komt uit voor de volgende. Slagen zijn niets waard.</translation>
    </message>
    <message id="president.next-seat-leads">
        <source>If the winner of the trick has no cards left, the next player clockwise who holds cards leads.</source>
        <translation>Heeft de winnaar van de slag geen kaarten meer, dan komt met de klok mee de volgende uit die nog kaarten heeft.</translation>
    </message>
    <message id="president.out-in-order">
        <source>Whoever lays their last card is out and takes the next free place: first President, then the places below.</source>
        <translation>Wie de laatste kaart van de hand legt, is uit en krijgt de volgende vrije plaats: eerst president, dan de plaatsen daaronder.</translation>
    </message>
    <message id="president.any-last-card">
        <source>Any card may be the last one, even a 2 or a joker.</source>
        <translation>Elke kaart mag de laatste zijn, ook een 2 of een joker.</translation>
    </message>
    <message id="president.deal-ends">
        <source>The deal ends when only one player still holds cards. That player comes last, whatever the cards are.</source>
        <translation>De ronde eindigt als nog maar één speler kaarten heeft. Die krijgt de laatste plaats, welke kaarten het ook zijn.</translation>
    </message>
    <message id="president.titles">
        <source>The titles from first to last: President, Vice President, Citizens, Vice Beggar, Beggar. With four players there are no Citizens; with three, no Vice President or Vice Beggar.</source>
        <translation>De titels van eerste tot laatste: president, vicepresident, burgers, vicebedelaar, bedelaar. Met vier is er geen burger, met drie geen vicepresident en geen vicebedelaar.</translation>
    </message>
    <message id="president.roles-last-one-deal">
        <source>A title lasts for the next deal. After each deal, new titles are given.</source>
        <translation>Een titel geldt voor de volgende ronde; na elke ronde worden de titels opnieuw verdeeld.</translation>
    </message>
    <message id="president.beggar-deals">
        <source>From the second deal on, the Beggar deals.</source>
        <translation>Vanaf de tweede ronde deelt de bedelaar.</translation>
    </message>
    <message id="president.exchange-top">
        <source>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets the President’s two lowest.</source>
        <translation>Na het delen geeft de bedelaar de twee hoogste kaarten aan de president en krijgt de twee laagste van de president.</translation>
    </message>
    <message id="president.exchange-top@free-return">
        <source>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets back any two that the President chooses.</source>
        <translation>Na het delen geeft de bedelaar de twee hoogste kaarten aan de president en krijgt er twee terug naar keuze van de president.</translation>
    </message>
    <message id="president.exchange-vice">
        <source>The Vice Beggar gives the Vice President the highest card in hand and gets the Vice President’s lowest. Citizens exchange nothing.</source>
        <translation>De vicebedelaar geeft de hoogste kaart aan de vicepresident en krijgt de laagste van de vicepresident. Burgers ruilen niets.</translation>
    </message>
    <message id="president.exchange-vice@free-return">
        <source>The Vice Beggar gives the Vice President the highest card in hand and gets back any one that the Vice President chooses. Citizens exchange nothing.</source>
        <translation>De vicebedelaar geeft de hoogste kaart aan de vicepresident en krijgt er een terug naar keuze van de vicepresident. Burgers ruilen niets.</translation>
    </message>
    <message id="president.exchange-forced">
        <source>Nobody chooses in the exchange. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</source>
        <translation>Bij de ruil kiest niemand zelf. Bij gelijke waarde telt hier schoppen het hoogst, dan harten, ruiten, klaveren.</translation>
    </message>
    <message id="president.exchange-forced@free-return">
        <source>Nobody chooses which high cards to give. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</source>
        <translation>Welke hoge kaarten weggaan, kiest niemand zelf. Bij gelijke waarde telt hier schoppen het hoogst, dan harten, ruiten, klaveren.</translation>
    </message>
    <message id="president.exchange-at-once">
        <source>Both give at the same time, and only cards that they were dealt.</source>
        <translation>Beiden ruilen tegelijk, en alleen kaarten die ze bij het delen hebben gekregen.</translation>
    </message>
    <message id="president.exchange-at-once@free-return">
        <source>The President and Vice President receive first, and may give back what they have just received.</source>
        <translation>President en vicepresident krijgen eerst, en mogen ook teruggeven wat ze net hebben gekregen.</translation>
    </message>
    <message id="president.beggar-leads">
        <source>From the second deal on, the Beggar leads the first trick.</source>
        <translation>Vanaf de tweede ronde komt de bedelaar uit voor de eerste slag.</translation>
    </message>
    <message id="president.match-length">
        <source>A match lasts five deals.</source>
        <translation>Een partij duurt vijf rondes.</translation>
    </message>
    <message id="president.match-length@deals-1">
        <source>A match lasts one deal.</source>
        <translation>Een partij duurt één ronde.</translation>
    </message>
    <message id="president.match-length@deals-3">
        <source>A match lasts three deals.</source>
        <translation>Een partij duurt drie rondes.</translation>
    </message>
    <message id="president.match-length@deals-10">
        <source>A match lasts ten deals.</source>
        <translation>Een partij duurt tien rondes.</translation>
    </message>
    <message id="president.match-points">
        <source>After each deal everyone scores one point for each player in a lower place.</source>
        <translation>Na elke ronde krijgt iedereen één punt voor elke speler die lager is geplaatst.</translation>
    </message>
    <message id="president.match-winner">
        <source>Whoever has the most points after the last deal wins the match.</source>
        <translation>Wie na de laatste ronde de meeste punten heeft, wint de partij.</translation>
    </message>
    <message id="president.match-tie">
        <source>If points are equal, the better place in the last deal decides.</source>
        <translation>Bij evenveel punten beslist de betere plaats in de laatste ronde.</translation>
    </message>
    <message id="president.jokers-wild">
        <source>Jokers may complete a set of other cards of one rank, up to four cards in all.</source>
        <translation>Jokers mogen een set gewone kaarten van één waarde aanvullen, samen hoogstens vier kaarten.</translation>
    </message>
    <message id="president.pass-is-final">
        <source>Whoever has passed is left out until the trick ends.</source>
        <translation>Wie heeft gepast, wordt overgeslagen tot de slag eindigt.</translation>
    </message>
    <message id="president.free-return">
        <source>The President and Vice President choose which cards to give back, from their whole hands.</source>
        <translation>President en vicepresident kiezen uit de hele hand welke kaarten ze teruggeven.</translation>
    </message>
    <message id="president.auto-pass">
        <source>Whoever cannot play passes automatically.</source>
        <translation>Wie niet kan spelen, past vanzelf.</translation>
    </message>
    <message id="president.ahead-2">
        <source>A head start of 2 points counts from the beginning.</source>
        <translation>Een voorsprong van 2 punten telt vanaf het begin.</translation>
    </message>
    <message id="president.ahead-4">
        <source>A head start of 4 points counts from the beginning.</source>
        <translation>Een voorsprong van 4 punten telt vanaf het begin.</translation>
    </message>
</context>
<context>
    <name>president</name>
    <message>
        <source>Jokers may complete a set</source>
        <translation>Jokers mogen een set aanvullen</translation>
    </message>
    <message>
        <source>Whoever passes is out of the trick</source>
        <translation>Wie past, doet in die slag niet meer mee</translation>
    </message>
    <message>
        <source>The top places choose what they give back</source>
        <translation>De hoogste plaatsen kiezen wat ze teruggeven</translation>
    </message>
    <message>
        <source>Whoever cannot play passes automatically</source>
        <translation>Wie niet kan spelen, past vanzelf</translation>
    </message>
    <message>
        <source>Be the first to get rid of all the cards.</source>
        <translation>Als eerste alle kaarten kwijtraken.</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Presidenten</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Het spel gaat zo verder.</translation>
    </message>
    <message>
        <source>{player} has passed in this trick.</source>
        <translation>{player} heeft in deze slag gepast.</translation>
    </message>
    <message>
        <source>Cards are laid on the trick in the middle.</source>
        <translation>Kaarten worden op de slag in het midden gelegd.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Iedereen legt alleen kaarten uit de eigen hand.</translation>
    </message>
    <message>
        <source>Cards change hands only in the exchange, and that happens by itself.</source>
        <translation>Kaarten gaan alleen bij de ruil naar iemand anders, en dat gaat vanzelf.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s) of their own.</source>
        <translation>
            <numerusform>{giver} geeft {receiver} %n kaart uit de eigen hand.</numerusform>
            <numerusform>{giver} geeft {receiver} %n kaarten uit de eigen hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has four cards at most.</source>
        <translation>Een set heeft hoogstens vier kaarten.</translation>
    </message>
    <message>
        <source>These cards are not of the same rank: {first} and {second}.</source>
        <translation>Deze kaarten hebben niet dezelfde waarde: {first} en {second}.</translation>
    </message>
    <message numerus="yes">
        <source>The trick was led with %n card(s).</source>
        <translation>
            <numerusform>De slag begon met %n kaart.</numerusform>
            <numerusform>De slag begon met %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something higher than {other} is needed, not {rank}.</source>
        <comment>two ranks: higher than jack, not 7</comment>
        <translation>Er is iets hogers nodig dan {other}, niet {rank}.</translation>
    </message>
    <message>
        <source>{player} leads this trick.</source>
        <translation>{player} komt uit voor deze slag.</translation>
    </message>
    <message>
        <source>Cards are given back only right after the deal.</source>
        <translation>Kaarten worden alleen meteen na het delen teruggegeven.</translation>
    </message>
    <message numerus="yes">
        <source>First {giver} gives %n card(s) back to {receiver}.</source>
        <translation>
            <numerusform>Eerst geeft {giver} %n kaart terug aan {receiver}.</numerusform>
            <numerusform>Eerst geeft {giver} %n kaarten terug aan {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing keeps the 2s and jokers for later.</source>
        <translation>Met passen blijven de 2’en en jokers voor later.</translation>
    </message>
    <message>
        <source>This empties the hand.</source>
        <translation>Daarna is de hand leeg.</translation>
    </message>
    <message>
        <source>Nobody can beat this: it wins the trick and the right to lead again.</source>
        <translation>Dit kan niemand verslaan: het wint de slag en de volgende uitkomst.</translation>
    </message>
    <message>
        <source>No set in the hand is high enough.</source>
        <translation>Geen set in de hand is hoog genoeg.</translation>
    </message>
    <message>
        <source>Passing keeps cards of the same rank together.</source>
        <translation>Met passen blijven kaarten van dezelfde waarde bij elkaar.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the same rank go at once.</source>
        <comment>a whole set is led</comment>
        <translation>
            <numerusform>%n kaart is in één keer weg.</numerusform>
            <numerusform>%n kaarten van dezelfde waarde zijn in één keer weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Low cards are easiest to get rid of when leading.</source>
        <translation>Lage kaarten raak je het best kwijt bij het uitkomen.</translation>
    </message>
    <message numerus="yes">
        <source>After this, %n set(s) are left to lay.</source>
        <translation>
            <numerusform>Daarna is er nog %n set te leggen.</numerusform>
            <numerusform>Daarna zijn er nog %n sets te leggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the smallest set that fits, and no cards of the same rank are split.</source>
        <translation>Dit is de kleinste set die past, en kaarten van dezelfde waarde blijven bij elkaar.</translation>
    </message>
    <message>
        <source>A high set has a better chance of winning the trick.</source>
        <translation>Een hoge set heeft meer kans om de slag te winnen.</translation>
    </message>
    <message>
        <source>These are the cards that the hand can best do without.</source>
        <translation>Deze kaarten heeft de hand het minst nodig.</translation>
    </message>
    <message>
        <source>A joker completes the set.</source>
        <translation>Een joker maakt de set compleet.</translation>
    </message>
    <message numerus="yes">
        <source>A good chance to lead again: %n higher rank(s) can still beat this.</source>
        <translation>
            <numerusform>Een goede kans om weer uit te komen: %n hogere waarde kan hier nog overheen.</numerusform>
            <numerusform>Een goede kans om weer uit te komen: %n hogere waarden kunnen hier nog overheen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lowest rank that fits: {rank}. It is saved for later.</source>
        <translation>Laagste waarde die past: {rank}. Die wordt voor later bewaard.</translation>
    </message>
    <message>
        <source>Whatever fits, cards of the same rank are split.</source>
        <translation>Wat er ook past, kaarten van dezelfde waarde worden gesplitst.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this rank stay in hand for later.</source>
        <translation>
            <numerusform>%n kaart van deze waarde blijft in de hand voor later.</numerusform>
            <numerusform>%n kaarten van deze waarde blijven in de hand voor later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left.</source>
        <translation>
            <numerusform>{player} heeft nog maar %n kaart.</numerusform>
            <numerusform>{player} heeft nog maar %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Earlier plays of the trick</source>
        <translation>Eerdere sets van de slag</translation>
    </message>
    <message>
        <source>Discarded tricks</source>
        <translation>Weggelegde slagen</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>joker: the highest, ends the trick</source>
        <translation>joker: het hoogst, beëindigt de slag</translation>
    </message>
    <message>
        <source>joker: completes a set; alone the highest</source>
        <translation>joker: vult een set aan; alleen het hoogst</translation>
    </message>
    <message>
        <source>higher than the ace; three end the trick</source>
        <translation>hoger dan de aas; drie beëindigen de slag</translation>
    </message>
    <message>
        <source>higher than the king</source>
        <translation>hoger dan de heer</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>het laagst</translation>
    </message>
    <message>
        <source>President</source>
        <comment>title of the first place</comment>
        <translation>President</translation>
    </message>
    <message>
        <source>Vice President</source>
        <comment>title of the second place</comment>
        <translation>Vicepresident</translation>
    </message>
    <message>
        <source>Citizen</source>
        <comment>title of a place in the middle</comment>
        <translation>Burger</translation>
    </message>
    <message>
        <source>Vice Beggar</source>
        <comment>title of the last place but one</comment>
        <translation>Vicebedelaar</translation>
    </message>
    <message>
        <source>Beggar</source>
        <comment>title of the last place</comment>
        <translation>Bedelaar</translation>
    </message>
    <message>
        <source>hat of the President</source>
        <translation>hoed van de president</translation>
    </message>
    <message>
        <source>hat of the Vice President</source>
        <translation>hoed van de vicepresident</translation>
    </message>
    <message>
        <source>hat of a Citizen</source>
        <translation>pet van een burger</translation>
    </message>
    <message>
        <source>hat of the Vice Beggar</source>
        <translation>hoed van de vicebedelaar</translation>
    </message>
    <message>
        <source>hat of the Beggar</source>
        <translation>hoed van de bedelaar</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passed, %n card(s)</source>
        <comment>on the plate of a player who has passed</comment>
        <translation>
            <numerusform>gepast, %n kaart</numerusform>
            <numerusform>gepast, %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Out: {title}</source>
        <comment>on the plate of a player without cards</comment>
        <translation>Uit: {title}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Ronde {deal} van {deals}</translation>
    </message>
    <message numerus="yes">
        <source>{title}: %n point(s)</source>
        <comment>on the plate of a player when a deal is over</comment>
        <translation>
            <numerusform>{title}: %n punt</numerusform>
            <numerusform>{title}: %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid by {player}</source>
        <comment>who laid the cards that must be beaten</comment>
        <translation>Gelegd door {player}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Leggen: {cards}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <comment>a possible move</comment>
        <translation>Geven: {cards}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Het spel gaat verder.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} legt: {cards}.</translation>
    </message>
    <message>
        <source>Nobody can beat that: the trick is over.</source>
        <translation>Dat kan niemand verslaan: de slag is afgelopen.</translation>
    </message>
    <message>
        <source>{player} has no cards left. New title: {title}.</source>
        <translation>{player} heeft geen kaarten meer. Nieuwe titel: {title}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} past.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} neemt de slag.</translation>
    </message>
    <message>
        <source>A new deal begins. {player} deals.</source>
        <translation>Een nieuwe ronde begint. {player} deelt.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver}: {cards}.</source>
        <translation>{giver} geeft aan {receiver}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s).</source>
        <translation>
            <numerusform>{giver} geeft %n kaart aan {receiver}.</numerusform>
            <numerusform>{giver} geeft %n kaarten aan {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} krijgt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{high} and {low} exchange %n card(s) each.</source>
        <translation>
            <numerusform>{high} en {low} ruilen elk %n kaart.</numerusform>
            <numerusform>{high} en {low} ruilen elk %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes the trick and leads the next one.</source>
        <translation>{player} neemt de slag en komt uit voor de volgende.</translation>
    </message>
    <message>
        <source>{player} takes the trick and has no cards left. {other} leads the next one.</source>
        <translation>{player} neemt de slag en heeft geen kaarten meer. {other} komt uit voor de volgende.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest.</source>
        <translation>Ruil: {beggar} geeft {president} de twee hoogste kaarten en krijgt de twee laagste van {president}.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest. {vice_beggar} and {vice} do the same with one card.</source>
        <translation>Ruil: {beggar} geeft {president} de twee hoogste kaarten en krijgt de twee laagste van {president}. {vice_beggar} en {vice} doen hetzelfde met één kaart.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two.</source>
        <translation>Ruil: {beggar} geeft {president} de twee hoogste kaarten, en {president} geeft er twee naar keuze terug.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two. {vice_beggar} and {vice} do the same with one card.</source>
        <translation>Ruil: {beggar} geeft {president} de twee hoogste kaarten, en {president} geeft er twee naar keuze terug. {vice_beggar} en {vice} doen hetzelfde met één kaart.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} chooses %n card(s) and lays them on the hand of {receiver}.</source>
        <translation>
            <numerusform>{giver} kiest %n kaart en legt die op de hand van {receiver}.</numerusform>
            <numerusform>{giver} kiest %n kaarten en legt ze op de hand van {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, with one card or several of one rank.</source>
        <translation>{player} komt uit: één kaart, of meer van één waarde.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: {rank}. {player} may lay %n higher card(s) or pass.</source>
        <translation>
            <numerusform>Te verslaan: {rank}. {player} kan een hogere kaart leggen of passen.</numerusform>
            <numerusform>Te verslaan: {rank}. {player} kan %n hogere kaarten leggen of passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To beat: {rank}. {player} has no higher set of %n card(s) and must pass.</source>
        <translation>
            <numerusform>Te verslaan: {rank}. {player} heeft geen hogere kaart en moet passen.</numerusform>
            <numerusform>Te verslaan: {rank}. {player} heeft geen hogere set van %n kaarten en moet passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got from {giver}: {cards}. {turn}</source>
        <comment>the last hole is a whole sentence: whose turn it is</comment>
        <translation>{player} kreeg van {giver}: {cards}. {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives %n card(s) back to {receiver}.</source>
        <translation>
            <numerusform>{giver} geeft %n kaart terug aan {receiver}.</numerusform>
            <numerusform>{giver} geeft %n kaarten terug aan {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over. President: {first}. Beggar: {last}.</source>
        <translation>De ronde is afgelopen. President: {first}. Bedelaar: {last}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {player}.</source>
        <translation>De partij is afgelopen. Meeste punten: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Equal points; better in the last deal: {player}.</source>
        <translation>De partij is afgelopen. Evenveel punten; in de laatste ronde beter: {player}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the highest total wins</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n ronde, het hoogste totaal wint</numerusform>
            <numerusform>%n rondes, het hoogste totaal wint</numerusform>
        </translation>
    </message>
    <message>
        <source>In deal {number} {player} rose from last place to President.</source>
        <translation>In ronde {number} klom {player} van de laatste naar de eerste plaats.</translation>
    </message>
    <message>
        <source>In deal {number} {player} fell from President to last place.</source>
        <translation>In ronde {number} viel {player} van de eerste naar de laatste plaats.</translation>
    </message>
    <message numerus="yes">
        <source>{player} became President most often: %n time(s).</source>
        <translation>
            <numerusform>{player} werd het vaakst president: %n keer.</numerusform>
            <numerusform>{player} werd het vaakst president: %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} was President at the end.</source>
        <translation>Aan het einde was {player} president.</translation>
    </message>
    <message>
        <source>{player}: {title}!</source>
        <comment>a player has just won a title</comment>
        <translation>{player}: {title}!</translation>
    </message>
    <message>
        <source>A trick of pairs</source>
        <translation>Een slag met paren</translation>
    </message>
    <message>
        <source>The leader lays two 7s, so everyone who follows lays two cards of a higher rank. When all the others pass, the two queens have won the trick.</source>
        <translation>Er liggen eerst twee 7’s, dus daarna zijn er twee hogere kaarten nodig. Als alle anderen passen, hebben de twee vrouwen de slag gewonnen.</translation>
    </message>
    <message>
        <source>The exchange after the deal</source>
        <translation>De ruil na het delen</translation>
    </message>
    <message>
        <source>Seen from the President’s seat: the Beggar’s two highest cards come in, and the President’s two lowest go out. Then the Beggar leads.</source>
        <translation>Gezien vanaf de plaats van de president: de twee hoogste kaarten van de bedelaar komen binnen, de twee laagste van de president gaan weg. Dan komt de bedelaar uit.</translation>
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
