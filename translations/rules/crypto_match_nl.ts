<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="crypto_match.aim">
        <source>Everybody looks at the same time. Whoever first sees which picture two cards share makes a claim. Whoever wins the most mini-games wins the match.</source>
        <translation>Iedereen kijkt tegelijk. Wie als eerste ziet welk plaatje twee kaarten delen, doet een melding. Wie de meeste minispellen wint, wint de partij.</translation>
    </message>
    <message id="crypto_match.deck">
        <source>There are 57 round cards and 57 pictures. Each card has eight of them.</source>
        <translation>Er zijn 57 ronde kaarten en 57 plaatjes. Op elke kaart staan er acht.</translation>
    </message>
    <message id="crypto_match.deck@31">
        <source>There are 31 round cards and 31 pictures. Each card has six of them.</source>
        <translation>Er zijn 31 ronde kaarten en 31 plaatjes. Op elke kaart staan er zes.</translation>
    </message>
    <message id="crypto_match.deck@13">
        <source>There are 13 round cards and 13 pictures. Each card has four of them.</source>
        <translation>Er zijn 13 ronde kaarten en 13 plaatjes. Op elke kaart staan er vier.</translation>
    </message>
    <message id="crypto_match.one-shared-symbol">
        <source>Any two cards have exactly one picture in common: never none, never two.</source>
        <translation>Twee kaarten hebben altijd precies één plaatje gemeen: nooit geen, nooit twee.</translation>
    </message>
    <message id="crypto_match.playlist">
        <source>A match is a list of four mini-games: the Tower, the Well, Hot Potato and the Poisoned Gift.</source>
        <translation>Een partij is een lijst van vier minispellen: de toren, de put, de hete aardappel en het vergiftigde cadeau.</translation>
    </message>
    <message id="crypto_match.playlist@chosen">
        <source>A match is a list of mini-games, chosen before the start. This table has chosen its own.</source>
        <translation>Een partij is een lijst van minispellen, gekozen voor het begin. Deze tafel heeft een eigen lijst gekozen.</translation>
    </message>
    <message id="crypto_match.fresh-shuffle">
        <source>Every mini-game begins with the whole deck, freshly shuffled. The pictures lie in new places on the cards.</source>
        <translation>Elk minispel begint met alle kaarten, opnieuw geschud. De plaatjes liggen op nieuwe plekken op de kaarten.</translation>
    </message>
    <message id="crypto_match.all-at-once">
        <source>There are no turns. Whoever has a card on show may make a claim at any moment.</source>
        <translation>Niemand wacht op zijn beurt. Wie een open kaart heeft, mag op elk moment een melding doen.</translation>
    </message>
    <message id="crypto_match.claim">
        <source>A claim names a picture. In the Tower and the Well the other card is the one in the middle; in Hot Potato and the Poisoned Gift it also names a player.</source>
        <translation>Een melding noemt een plaatje. Bij de toren en de put is de andere kaart die in het midden; bij de hete aardappel en het vergiftigde cadeau noemt ze ook een speler.</translation>
    </message>
    <message id="crypto_match.symbol-must-match">
        <source>A claim is right if the picture is on both cards. Otherwise it is wrong.</source>
        <translation>Een melding is goed als het plaatje op beide kaarten staat. Anders is ze fout.</translation>
    </message>
    <message id="crypto_match.top-card-only">
        <source>Only the top card of each pile counts.</source>
        <translation>Van elke stapel telt alleen de bovenste kaart.</translation>
    </message>
    <message id="crypto_match.first-claim">
        <source>The first right claim counts. It is carried out before the next one is looked at.</source>
        <translation>De eerste goede melding telt. Ze wordt uitgevoerd voordat er naar de volgende wordt gekeken.</translation>
    </message>
    <message id="crypto_match.same-instant">
        <source>If right claims come at the same moment, people go before computers, then whoever has found fewer pictures, then whoever sits next after the last player to find one.</source>
        <translation>Komen goede meldingen op hetzelfde ogenblik, dan gaan mensen voor computers, daarna wie minder plaatjes heeft gevonden, daarna wie met de klok mee na de laatste vinder zit.</translation>
    </message>
    <message id="crypto_match.point-time">
        <source>Whoever presses their key first has three seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Wie het eerst op de eigen toets drukt, heeft drie seconden om het plaatje aan te wijzen. De tijd staat stil en niemand anders wordt gehoord. Niets aanwijzen is een foute melding.</translation>
    </message>
    <message id="crypto_match.point-time@2">
        <source>Whoever presses their key first has two seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Wie het eerst op de eigen toets drukt, heeft twee seconden om het plaatje aan te wijzen. De tijd staat stil en niemand anders wordt gehoord. Niets aanwijzen is een foute melding.</translation>
    </message>
    <message id="crypto_match.point-time@6">
        <source>Whoever presses their key first has six seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Wie het eerst op de eigen toets drukt, heeft zes seconden om het plaatje aan te wijzen. De tijd staat stil en niemand anders wordt gehoord. Niets aanwijzen is een foute melding.</translation>
    </message>
    <message id="crypto_match.wrong-claim">
        <source>After a wrong claim a player is locked for three seconds.</source>
        <translation>Wie een foute melding doet, is drie seconden geblokkeerd.</translation>
    </message>
    <message id="crypto_match.wrong-claim@none">
        <source>A wrong claim costs nothing.</source>
        <translation>Een foute melding kost niets.</translation>
    </message>
    <message id="crypto_match.wrong-claim@until-change">
        <source>After a wrong claim a player is locked until a card moves. If everybody is locked, everybody is freed.</source>
        <translation>Wie een foute melding doet, is geblokkeerd tot er een kaart beweegt. Is iedereen geblokkeerd, dan komt iedereen vrij.</translation>
    </message>
    <message id="crypto_match.locked">
        <source>Whoever is locked is not heard. Trying all the same costs nothing.</source>
        <translation>Wie geblokkeerd is, wordt niet gehoord. Het toch proberen kost niets.</translation>
    </message>
    <message id="crypto_match.locked@never">
        <source>Nobody is ever locked.</source>
        <translation>Niemand wordt ooit geblokkeerd.</translation>
    </message>
    <message id="crypto_match.late-claim">
        <source>A claim that was right less than half a second ago is only late: it costs nothing.</source>
        <translation>Een melding die minder dan een halve seconde geleden nog goed was, komt alleen te laat: ze kost niets.</translation>
    </message>
    <message id="crypto_match.no-card">
        <source>Whoever has no card on show cannot claim, and nobody can name them.</source>
        <translation>Wie geen open kaart heeft, kan geen melding doen en niet genoemd worden.</translation>
    </message>
    <message id="crypto_match.help-after">
        <source>If nobody finds anything for 45 seconds, a picture on two cards begins to glow. It still has to be claimed.</source>
        <translation>Vindt niemand iets gedurende 45 seconden, dan begint een plaatje op twee kaarten te gloeien. Het moet toch nog gemeld worden.</translation>
    </message>
    <message id="crypto_match.help-after@20">
        <source>If nobody finds anything for 20 seconds, a picture on two cards begins to glow. It still has to be claimed.</source>
        <translation>Vindt niemand iets gedurende 20 seconden, dan begint een plaatje op twee kaarten te gloeien. Het moet toch nog gemeld worden.</translation>
    </message>
    <message id="crypto_match.help-after@never">
        <source>No picture glows, however long nobody finds anything.</source>
        <translation>Er gloeit geen plaatje, hoelang ook niemand iets vindt.</translation>
    </message>
    <message id="crypto_match.tower-setup">
        <source>The Tower: each player gets one card, the others lie in the middle. At the start signal all cards are turned up together.</source>
        <translation>De toren: iedereen krijgt één kaart, de andere liggen in het midden. Op het startsein worden alle kaarten samen omgedraaid.</translation>
    </message>
    <message id="crypto_match.tower-take">
        <source>The Tower: whoever finds the picture on their own card and the middle card takes the middle card onto their pile. It is the card that counts from now on.</source>
        <translation>De toren: wie het plaatje op de eigen en de middelste kaart vindt, neemt de middelste kaart op de eigen stapel. Die telt vanaf nu.</translation>
    </message>
    <message id="crypto_match.tower-end">
        <source>The Tower ends when the last card of the middle has been taken. Most cards wins.</source>
        <translation>De toren eindigt als de laatste kaart uit het midden is genomen. De meeste kaarten winnen.</translation>
    </message>
    <message id="crypto_match.well-setup">
        <source>The Well: one card lies in the middle. The others are dealt evenly, in piles with the top card face up. Cards left over are put aside.</source>
        <translation>De put: één kaart ligt in het midden. De andere worden eerlijk verdeeld, in stapels met de bovenste kaart open. Wat overblijft, gaat opzij.</translation>
    </message>
    <message id="crypto_match.well-place">
        <source>The Well: whoever finds the picture on their own card and the middle card puts their own card on the middle.</source>
        <translation>De put: wie het plaatje op de eigen en de middelste kaart vindt, legt de eigen kaart op het midden.</translation>
    </message>
    <message id="crypto_match.well-rank">
        <source>The Well: whoever gets rid of their last card first wins, and takes no further part.</source>
        <translation>De put: wie het eerst de laatste kaart kwijt is, wint en doet niet meer mee.</translation>
    </message>
    <message id="crypto_match.well-end">
        <source>The Well goes on until only one player has cards. These go to the middle, and that player is last.</source>
        <translation>De put gaat door tot nog maar één speler kaarten heeft. Die gaan naar het midden, en die speler is laatste.</translation>
    </message>
    <message id="crypto_match.well-end@first-out">
        <source>The Well ends as soon as one player has no cards left.</source>
        <translation>De put eindigt zodra iemand geen kaarten meer heeft.</translation>
    </message>
    <message id="crypto_match.potato-setup">
        <source>Hot Potato: in each round every player gets one card, face up.</source>
        <translation>De hete aardappel: in elke ronde krijgt iedereen één open kaart.</translation>
    </message>
    <message id="crypto_match.potato-claim">
        <source>Hot Potato: a claim names a picture shared by the player’s own card and that of another player who has cards. Nobody names their own pile.</source>
        <translation>De hete aardappel: een melding noemt een plaatje op de eigen kaart en op die van een ander die kaarten heeft. Niemand noemt de eigen stapel.</translation>
    </message>
    <message id="crypto_match.potato-give-all">
        <source>Hot Potato: whoever is right puts their whole pile on the pile of the named player, in unchanged order.</source>
        <translation>De hete aardappel: wie gelijk heeft, legt de hele eigen stapel in dezelfde volgorde op de stapel van de genoemde speler.</translation>
    </message>
    <message id="crypto_match.potato-safe">
        <source>Hot Potato: whoever has given their pile away is safe. No card comes back to them in this round.</source>
        <translation>De hete aardappel: wie de eigen stapel heeft weggegeven, is veilig. In deze ronde komt er geen kaart terug.</translation>
    </message>
    <message id="crypto_match.potato-round-end">
        <source>Hot Potato: a round ends when one player has all the cards. These are that player’s penalty cards.</source>
        <translation>De hete aardappel: een ronde eindigt als één speler alle kaarten heeft. Dat zijn de strafkaarten van die speler.</translation>
    </message>
    <message id="crypto_match.potato-rounds">
        <source>Hot Potato: there are as many rounds as the deck has cards for everybody. What is left over stays out.</source>
        <translation>De hete aardappel: er zijn zoveel ronden als er kaarten voor iedereen zijn. Wat overblijft, doet niet mee.</translation>
    </message>
    <message id="crypto_match.potato-rounds@five">
        <source>Hot Potato: there are five rounds, if the deck has enough cards for everybody.</source>
        <translation>De hete aardappel: er zijn vijf ronden, als er genoeg kaarten voor iedereen zijn.</translation>
    </message>
    <message id="crypto_match.potato-rounds@three">
        <source>Hot Potato: there are three rounds, if the deck has enough cards for everybody.</source>
        <translation>De hete aardappel: er zijn drie ronden, als er genoeg kaarten voor iedereen zijn.</translation>
    </message>
    <message id="crypto_match.potato-winner">
        <source>Hot Potato: after the last round, fewest penalty cards wins.</source>
        <translation>De hete aardappel: na de laatste ronde winnen de minste strafkaarten.</translation>
    </message>
    <message id="crypto_match.gift-setup">
        <source>The Poisoned Gift: each player gets one card, face up. The others lie face up in the middle.</source>
        <translation>Het vergiftigde cadeau: iedereen krijgt één open kaart. De andere liggen open in het midden.</translation>
    </message>
    <message id="crypto_match.gift-give">
        <source>The Poisoned Gift: whoever finds the picture on the middle card and the card of another player puts the middle card on that player’s pile.</source>
        <translation>Het vergiftigde cadeau: wie het plaatje op de middelste kaart en op de kaart van een ander vindt, legt de middelste kaart op die stapel.</translation>
    </message>
    <message id="crypto_match.gift-not-self">
        <source>The Poisoned Gift: nobody names their own pile.</source>
        <translation>Het vergiftigde cadeau: niemand noemt de eigen stapel.</translation>
    </message>
    <message id="crypto_match.gift-end">
        <source>The Poisoned Gift ends when the last card of the middle has been given away. Fewest cards wins.</source>
        <translation>Het vergiftigde cadeau eindigt als de laatste kaart uit het midden is weggegeven. De minste kaarten winnen.</translation>
    </message>
    <message id="crypto_match.mini-game-point">
        <source>Whoever wins a mini-game gets one match point, however many cards it was about.</source>
        <translation>Wie een minispel wint, krijgt één partijpunt, om hoeveel kaarten het ook ging.</translation>
    </message>
    <message id="crypto_match.shared-win">
        <source>If several players are equal, each of them gets the match point. In the Well nobody can be equal.</source>
        <translation>Staan er meer spelers gelijk, dan krijgt ieder van hen het partijpunt. Bij de put staat nooit iemand gelijk.</translation>
    </message>
    <message id="crypto_match.match-winner">
        <source>After the last mini-game, most match points wins. Equal players share the victory.</source>
        <translation>Na het laatste minispel winnen de meeste partijpunten. Bij gelijke stand wordt de overwinning gedeeld.</translation>
    </message>
    <message id="crypto_match.match-winner@decider">
        <source>After the last mini-game, most match points wins. Equal players play one more Tower. If they are equal again, they share the victory.</source>
        <translation>Na het laatste minispel winnen de meeste partijpunten. Bij gelijke stand wordt nog één toren gespeeld. Blijft het gelijk, dan wordt de overwinning gedeeld.</translation>
    </message>
    <message id="crypto_match.names">
        <source>The name of each picture stands below it.</source>
        <translation>Onder elk plaatje staat de naam.</translation>
    </message>
    <message id="crypto_match.ahead-1">
        <source>A head start of 1 match point counts from the beginning.</source>
        <translation>Een voorsprong van 1 partijpunt telt vanaf het begin.</translation>
    </message>
</context>
<context>
    <name>crypto_match</name>
    <message>
        <source>The Tower</source>
        <comment>a mini-game</comment>
        <translation>De toren</translation>
    </message>
    <message>
        <source>The Well</source>
        <comment>a mini-game</comment>
        <translation>De put</translation>
    </message>
    <message>
        <source>Hot Potato</source>
        <comment>a mini-game</comment>
        <translation>Hete aardappel</translation>
    </message>
    <message>
        <source>The Poisoned Gift</source>
        <comment>a mini-game</comment>
        <translation>Het vergiftigde cadeau</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Aantal kaarten</translation>
    </message>
    <message>
        <source>57</source>
        <comment>cards in the deck</comment>
        <translation>57</translation>
    </message>
    <message>
        <source>31</source>
        <comment>cards in the deck</comment>
        <translation>31</translation>
    </message>
    <message>
        <source>13</source>
        <comment>cards in the deck</comment>
        <translation>13</translation>
    </message>
    <message>
        <source>Mini-games</source>
        <translation>Minispellen</translation>
    </message>
    <message>
        <source>Names under the pictures</source>
        <translation>Namen onder de plaatjes</translation>
    </message>
    <message>
        <source>After a wrong claim</source>
        <translation>Na een foute melding</translation>
    </message>
    <message>
        <source>locked for 3 seconds</source>
        <comment>after a wrong claim</comment>
        <translation>3 seconden geblokkeerd</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <comment>after a wrong claim</comment>
        <translation>gebeurt er niets</translation>
    </message>
    <message>
        <source>locked until a card moves</source>
        <comment>after a wrong claim</comment>
        <translation>geblokkeerd tot er een kaart beweegt</translation>
    </message>
    <message>
        <source>The Well ends</source>
        <translation>De put eindigt</translation>
    </message>
    <message>
        <source>when one player has cards</source>
        <comment>the Well ends</comment>
        <translation>als één speler kaarten heeft</translation>
    </message>
    <message>
        <source>when one player has none</source>
        <comment>the Well ends</comment>
        <translation>als één speler geen kaarten heeft</translation>
    </message>
    <message>
        <source>Rounds of Hot Potato</source>
        <translation>Ronden hete aardappel</translation>
    </message>
    <message>
        <source>as many as the deck allows</source>
        <comment>rounds of Hot Potato</comment>
        <translation>zoveel als de kaarten toelaten</translation>
    </message>
    <message>
        <source>5</source>
        <comment>rounds of Hot Potato</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>3</source>
        <comment>rounds of Hot Potato</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Equal match points</source>
        <translation>Evenveel partijpunten</translation>
    </message>
    <message>
        <source>share the victory</source>
        <comment>players with equal points</comment>
        <translation>delen de overwinning</translation>
    </message>
    <message>
        <source>play one more Tower</source>
        <comment>players with equal points</comment>
        <translation>spelen nog één toren</translation>
    </message>
    <message>
        <source>If nobody finds anything, pictures glow</source>
        <translation>Als niemand iets vindt, gloeien er plaatjes</translation>
    </message>
    <message>
        <source>after 45 seconds</source>
        <comment>pictures glow</comment>
        <translation>na 45 seconden</translation>
    </message>
    <message>
        <source>after 20 seconds</source>
        <comment>pictures glow</comment>
        <translation>na 20 seconden</translation>
    </message>
    <message>
        <source>never</source>
        <comment>pictures glow</comment>
        <translation>nooit</translation>
    </message>
    <message>
        <source>Time to point after pressing a key</source>
        <translation>Tijd om aan te wijzen na de toets</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <comment>time to point</comment>
        <translation>3 seconden</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <comment>time to point</comment>
        <translation>2 seconden</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <comment>time to point</comment>
        <translation>6 seconden</translation>
    </message>
    <message>
        <source>1 match point ahead</source>
        <comment>handicap</comment>
        <translation>1 partijpunt voorsprong</translation>
    </message>
    <message>
        <source>Crypto Match</source>
        <translation>Crypto Match</translation>
    </message>
    <message>
        <source>Secret signs</source>
        <comment>another name of the game, for subtitle and search</comment>
        <translation>Geheime tekens</translation>
    </message>
    <message>
        <source>Be the first to see which secret sign two cards share.</source>
        <translation>Zie als eerste welk geheim teken twee kaarten delen.</translation>
    </message>
    <message>
        <source>The picture is in the upper half of the card in the middle.</source>
        <translation>Het plaatje staat op de bovenste helft van de middelste kaart.</translation>
    </message>
    <message>
        <source>The picture is in the lower half of the card in the middle.</source>
        <translation>Het plaatje staat op de onderste helft van de middelste kaart.</translation>
    </message>
    <message>
        <source>The picture is in the upper half of this card: {player}.</source>
        <translation>Het plaatje staat op de bovenste helft van deze kaart: {player}.</translation>
    </message>
    <message>
        <source>The picture is in the lower half of this card: {player}.</source>
        <translation>Het plaatje staat op de onderste helft van deze kaart: {player}.</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>a picture</comment>
        <translation>Sleutel</translation>
    </message>
    <message>
        <source>It locks a message and opens it again.</source>
        <translation>Hij sluit een bericht en opent het weer.</translation>
    </message>
    <message>
        <source>Padlock</source>
        <comment>a picture</comment>
        <translation>Hangslot</translation>
    </message>
    <message>
        <source>Anybody can snap it shut, but only one key opens it.</source>
        <translation>Iedereen kan het dichtklikken, maar één sleutel maakt het open.</translation>
    </message>
    <message>
        <source>Cloud</source>
        <comment>a picture</comment>
        <translation>Wolk</translation>
    </message>
    <message>
        <source>Other people’s computers, where files are kept far away.</source>
        <translation>Computers van anderen, waar bestanden ver weg bewaard worden.</translation>
    </message>
    <message>
        <source>Sealed Letter</source>
        <comment>a picture</comment>
        <translation>Verzegelde brief</translation>
    </message>
    <message>
        <source>An unbroken seal shows that nobody has read it.</source>
        <translation>Een heel zegel laat zien dat niemand hem gelezen heeft.</translation>
    </message>
    <message>
        <source>Bob</source>
        <comment>a picture</comment>
        <translation>Bob</translation>
    </message>
    <message>
        <source>In every story about secrets, he gets the message.</source>
        <translation>In elk verhaal over geheimen krijgt hij het bericht.</translation>
    </message>
    <message>
        <source>Alice</source>
        <comment>a picture</comment>
        <translation>Alice</translation>
    </message>
    <message>
        <source>In every story about secrets, she sends the message.</source>
        <translation>In elk verhaal over geheimen stuurt zij het bericht.</translation>
    </message>
    <message>
        <source>Eve the Listener</source>
        <comment>a picture</comment>
        <translation>Eve de luistervink</translation>
    </message>
    <message>
        <source>She listens in to what Alice and Bob tell each other.</source>
        <translation>Ze luistert af wat Alice en Bob elkaar vertellen.</translation>
    </message>
    <message>
        <source>Random Die</source>
        <comment>a picture</comment>
        <translation>Toevalsdobbelsteen</translation>
    </message>
    <message>
        <source>Good secrets begin with numbers that nobody can guess.</source>
        <translation>Goede geheimen beginnen met getallen die niemand kan raden.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>a picture</comment>
        <translation>Vingerafdruk</translation>
    </message>
    <message>
        <source>A short mark that belongs to one thing only.</source>
        <translation>Een kort merkteken dat maar bij één ding hoort.</translation>
    </message>
    <message>
        <source>Enigma</source>
        <comment>a picture</comment>
        <translation>Enigma</translation>
    </message>
    <message>
        <source>A machine with turning wheels that wrote secret messages.</source>
        <translation>Een machine met draaiende wielen die geheime berichten schreef.</translation>
    </message>
    <message>
        <source>Cipher Disk</source>
        <comment>a picture</comment>
        <translation>Codeschijf</translation>
    </message>
    <message>
        <source>Turn the ring, and every letter becomes another one.</source>
        <translation>Draai de ring, en elke letter wordt een andere.</translation>
    </message>
    <message>
        <source>Invisible Ink</source>
        <comment>a picture</comment>
        <translation>Onzichtbare inkt</translation>
    </message>
    <message>
        <source>The paper looks empty until somebody warms it.</source>
        <translation>Het papier lijkt leeg tot iemand het warm maakt.</translation>
    </message>
    <message>
        <source>Salt</source>
        <comment>a picture</comment>
        <translation>Zout</translation>
    </message>
    <message>
        <source>A pinch of chance makes equal passwords look different.</source>
        <translation>Een snufje toeval laat gelijke wachtwoorden verschillend lijken.</translation>
    </message>
    <message>
        <source>Password</source>
        <comment>a picture</comment>
        <translation>Wachtwoord</translation>
    </message>
    <message>
        <source>A word that only its owner should know.</source>
        <translation>Een woord dat alleen de eigenaar hoort te kennen.</translation>
    </message>
    <message>
        <source>Scytale</source>
        <comment>a picture</comment>
        <translation>Scytale</translation>
    </message>
    <message>
        <source>Wound round the right stick, the ribbon can be read.</source>
        <translation>Om de juiste stok gewonden, kun je het lint lezen.</translation>
    </message>
    <message>
        <source>Pigpen Cipher</source>
        <comment>a picture</comment>
        <translation>Varkenshokcode</translation>
    </message>
    <message>
        <source>Every letter becomes the fence that it stands in.</source>
        <translation>Elke letter wordt het hek waarin hij staat.</translation>
    </message>
    <message>
        <source>Trapdoor</source>
        <comment>a picture</comment>
        <translation>Valluik</translation>
    </message>
    <message>
        <source>Easy to fall in, hard to get out without the ladder.</source>
        <translation>Erin vallen is makkelijk, eruit komen lukt niet zonder ladder.</translation>
    </message>
    <message>
        <source>Rainbow Table</source>
        <comment>a picture</comment>
        <translation>Regenboogtabel</translation>
    </message>
    <message>
        <source>A long list made in advance to look up passwords.</source>
        <translation>Een lange lijst, vooraf gemaakt, om wachtwoorden in op te zoeken.</translation>
    </message>
    <message>
        <source>Birthday Attack</source>
        <comment>a picture</comment>
        <translation>Verjaardagsaanval</translation>
    </message>
    <message>
        <source>In a big class two children soon share a birthday.</source>
        <translation>In een grote klas zijn al gauw twee kinderen samen jarig.</translation>
    </message>
    <message>
        <source>Honeypot</source>
        <comment>a picture</comment>
        <translation>Honingpot</translation>
    </message>
    <message>
        <source>A sweet trap that shows who wants to break in.</source>
        <translation>Een zoete val die laat zien wie wil inbreken.</translation>
    </message>
    <message>
        <source>Boomerang Attack</source>
        <comment>a picture</comment>
        <translation>Boemerangaanval</translation>
    </message>
    <message>
        <source>What flies out comes back and tells something.</source>
        <translation>Wat wegvliegt, komt terug en verraadt iets.</translation>
    </message>
    <message>
        <source>Avalanche Effect</source>
        <comment>a picture</comment>
        <translation>Lawine-effect</translation>
    </message>
    <message>
        <source>Change one letter, and everything changes.</source>
        <translation>Verander één letter, en alles verandert.</translation>
    </message>
    <message>
        <source>Sponge</source>
        <comment>a picture</comment>
        <translation>Spons</translation>
    </message>
    <message>
        <source>It soaks up a message and is squeezed out again.</source>
        <translation>Hij zuigt een bericht op en wordt weer uitgeknepen.</translation>
    </message>
    <message>
        <source>Number Sieve</source>
        <comment>a picture</comment>
        <translation>Getallenzeef</translation>
    </message>
    <message>
        <source>It lets numbers fall through until the right ones stay.</source>
        <translation>Ze laat getallen vallen tot de goede overblijven.</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>a picture</comment>
        <translation>Puntenrooster</translation>
    </message>
    <message>
        <source>A grid of points: finding the nearest one is hard.</source>
        <translation>Een rooster van punten: het dichtstbijzijnde vinden is moeilijk.</translation>
    </message>
    <message>
        <source>Onion Routing</source>
        <comment>a picture</comment>
        <translation>Uienroutering</translation>
    </message>
    <message>
        <source>A message in many layers, one for each stop on its way.</source>
        <translation>Een bericht in veel lagen, één voor elke halte onderweg.</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>a picture</comment>
        <translation>Handtekening</translation>
    </message>
    <message>
        <source>It shows who wrote something.</source>
        <translation>Ze laat zien wie iets geschreven heeft.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <comment>a picture</comment>
        <translation>Certificaat</translation>
    </message>
    <message>
        <source>A paper that says whose key this is.</source>
        <translation>Een papier dat zegt van wie deze sleutel is.</translation>
    </message>
    <message>
        <source>Key Exchange</source>
        <comment>a picture</comment>
        <translation>Sleuteluitwisseling</translation>
    </message>
    <message>
        <source>Two people agree on a key while everybody listens.</source>
        <translation>Twee mensen spreken een sleutel af terwijl iedereen luistert.</translation>
    </message>
    <message>
        <source>Brute Force</source>
        <comment>a picture</comment>
        <translation>Brute kracht</translation>
    </message>
    <message>
        <source>Trying every single key until one fits.</source>
        <translation>Elke sleutel proberen tot er één past.</translation>
    </message>
    <message>
        <source>Smart Card</source>
        <comment>a picture</comment>
        <translation>Chipkaart</translation>
    </message>
    <message>
        <source>A tiny computer on a card that keeps a key.</source>
        <translation>Een piepklein computertje op een kaart dat een sleutel bewaart.</translation>
    </message>
    <message>
        <source>Meet-in-the-Middle</source>
        <comment>a picture</comment>
        <translation>Ontmoeting in het midden</translation>
    </message>
    <message>
        <source>Begin at both ends, and meet halfway.</source>
        <translation>Begin aan beide kanten en kom in het midden uit.</translation>
    </message>
    <message>
        <source>Even-Mansour</source>
        <comment>a picture</comment>
        <translation>Even-Mansour</translation>
    </message>
    <message>
        <source>A simple cipher: a key, a good shuffle, and a key.</source>
        <translation>Een simpele code: een sleutel, goed schudden, een sleutel.</translation>
    </message>
    <message>
        <source>Feistel Network</source>
        <comment>a picture</comment>
        <translation>Feistelnetwerk</translation>
    </message>
    <message>
        <source>Two halves change sides again and again.</source>
        <translation>Twee helften wisselen telkens van kant.</translation>
    </message>
    <message>
        <source>S-Box</source>
        <comment>a picture</comment>
        <translation>S-box</translation>
    </message>
    <message>
        <source>A little table that swaps one piece for another.</source>
        <translation>Een tabelletje dat het ene stukje voor het andere ruilt.</translation>
    </message>
    <message>
        <source>XOR</source>
        <comment>a picture</comment>
        <translation>Exclusieve of</translation>
    </message>
    <message>
        <source>One or the other, but never both.</source>
        <translation>Het een of het ander, maar nooit allebei.</translation>
    </message>
    <message>
        <source>Block Cipher</source>
        <comment>a picture</comment>
        <translation>Blokvercijfering</translation>
    </message>
    <message>
        <source>It scrambles a message block by block.</source>
        <translation>Die gooit een bericht blok voor blok door elkaar.</translation>
    </message>
    <message>
        <source>Stream Cipher</source>
        <comment>a picture</comment>
        <translation>Stroomvercijfering</translation>
    </message>
    <message>
        <source>It scrambles a message drop by drop, as it flows.</source>
        <translation>Die gooit een bericht druppel voor druppel door elkaar.</translation>
    </message>
    <message>
        <source>One-Time Pad</source>
        <comment>a picture</comment>
        <translation>Eenmalig blok</translation>
    </message>
    <message>
        <source>Every page is a key, used once and torn off.</source>
        <translation>Elke bladzijde is een sleutel: één keer gebruikt, dan afgescheurd.</translation>
    </message>
    <message>
        <source>Hash Function</source>
        <comment>a picture</comment>
        <translation>Hashfunctie</translation>
    </message>
    <message>
        <source>It grinds any text into a short number.</source>
        <translation>Die maalt elke tekst tot een kort getal.</translation>
    </message>
    <message>
        <source>Merkle Tree</source>
        <comment>a picture</comment>
        <translation>Merkleboom</translation>
    </message>
    <message>
        <source>A tree of sums that guards many pages at once.</source>
        <translation>Een boom van controlegetallen die veel bladzijden tegelijk bewaakt.</translation>
    </message>
    <message>
        <source>Blockchain</source>
        <comment>a picture</comment>
        <translation>Blokketen</translation>
    </message>
    <message>
        <source>Pages chained together, so that none can be swapped.</source>
        <translation>Aan elkaar geketende bladzijden, zodat er geen verwisseld kan worden.</translation>
    </message>
    <message>
        <source>Zero-Knowledge Cave</source>
        <comment>a picture</comment>
        <translation>Nulkennisgrot</translation>
    </message>
    <message>
        <source>Prove that you know the secret without telling it.</source>
        <translation>Bewijs dat je het geheim kent zonder het te vertellen.</translation>
    </message>
    <message>
        <source>Secret Sharing</source>
        <comment>a picture</comment>
        <translation>Gedeeld geheim</translation>
    </message>
    <message>
        <source>Only with all the pieces can the map be read.</source>
        <translation>Alleen met alle stukken kun je de kaart lezen.</translation>
    </message>
    <message>
        <source>Side Channel</source>
        <comment>a picture</comment>
        <translation>Zijkanaal</translation>
    </message>
    <message>
        <source>Noise or warmth can give a secret away.</source>
        <translation>Geluid of warmte kan een geheim verraden.</translation>
    </message>
    <message>
        <source>Padding Oracle</source>
        <comment>a picture</comment>
        <translation>Opvulorakel</translation>
    </message>
    <message>
        <source>It answers only yes or no, and still tells too much.</source>
        <translation>Het zegt alleen ja of nee, en verraadt toch te veel.</translation>
    </message>
    <message>
        <source>Nonce</source>
        <comment>a picture</comment>
        <translation>Eenmalig getal</translation>
    </message>
    <message>
        <source>A number that is used only once.</source>
        <translation>Een getal dat maar één keer gebruikt wordt.</translation>
    </message>
    <message>
        <source>Elliptic Curve</source>
        <comment>a picture</comment>
        <translation>Elliptische kromme</translation>
    </message>
    <message>
        <source>A curve on which one can count with points.</source>
        <translation>Een kromme waarop je met punten kunt rekenen.</translation>
    </message>
    <message>
        <source>Prime Number</source>
        <comment>a picture</comment>
        <translation>Priemgetal</translation>
    </message>
    <message>
        <source>Only one and the number itself divide it.</source>
        <translation>Alleen deelbaar door één en zichzelf.</translation>
    </message>
    <message>
        <source>Clock Arithmetic</source>
        <comment>a picture</comment>
        <translation>Klokrekenen</translation>
    </message>
    <message>
        <source>After the last hour it begins again at zero.</source>
        <translation>Na het laatste uur begin je weer bij nul.</translation>
    </message>
    <message>
        <source>Vigenère Square</source>
        <comment>a picture</comment>
        <translation>Vigenèrevierkant</translation>
    </message>
    <message>
        <source>A table of alphabets, each shifted by one.</source>
        <translation>Een tabel van alfabetten, elk één plaats opgeschoven.</translation>
    </message>
    <message>
        <source>Mallory the Meddler</source>
        <comment>a picture</comment>
        <translation>Mallory de stoker</translation>
    </message>
    <message>
        <source>He changes messages on their way.</source>
        <translation>Hij verandert berichten onderweg.</translation>
    </message>
    <message>
        <source>Replay Attack</source>
        <comment>a picture</comment>
        <translation>Herhalingsaanval</translation>
    </message>
    <message>
        <source>Sending an old message once more.</source>
        <translation>Een oud bericht nog eens sturen.</translation>
    </message>
    <message>
        <source>Homomorphic Glovebox</source>
        <comment>a picture</comment>
        <translation>Homomorfe handschoenkast</translation>
    </message>
    <message>
        <source>Work on something without ever seeing it.</source>
        <translation>Met iets werken zonder het ooit te zien.</translation>
    </message>
    <message>
        <source>Entropy</source>
        <comment>a picture</comment>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>How much surprise there is in something.</source>
        <translation>Hoeveel verrassing er in iets zit.</translation>
    </message>
    <message>
        <source>Quantum Key</source>
        <comment>a picture</comment>
        <translation>Kwantumsleutel</translation>
    </message>
    <message>
        <source>A key made of light that notices who looks at it.</source>
        <translation>Een sleutel van licht die merkt wie ernaar kijkt.</translation>
    </message>
    <message>
        <source>Steganography</source>
        <comment>a picture</comment>
        <translation>Steganografie</translation>
    </message>
    <message>
        <source>A secret hidden in a picture, for nobody to notice.</source>
        <translation>Een geheim, verstopt in een plaatje zodat niemand het merkt.</translation>
    </message>
    <message>
        <source>{player} was first and points now. Everybody else waits.</source>
        <translation>{player} was de eerste en wijst nu aan. Alle anderen wachten.</translation>
    </message>
    <message>
        <source>The cards lie face down. Everybody waits for the start signal.</source>
        <translation>De kaarten liggen dicht. Iedereen wacht op het startsein.</translation>
    </message>
    <message>
        <source>Nothing can be claimed now. It goes on in a moment.</source>
        <translation>Er kan nu niets gemeld worden. Het gaat zo verder.</translation>
    </message>
    <message>
        <source>{player} has no card on show.</source>
        <translation>{player} heeft geen open kaart.</translation>
    </message>
    <message>
        <source>{player} is locked after a wrong claim.</source>
        <translation>{player} is geblokkeerd na een foute melding.</translation>
    </message>
    <message>
        <source>This is {player}’s own card. A claim names the card of somebody else.</source>
        <translation>Dit is de eigen kaart: {player}. Een melding noemt de kaart van een ander.</translation>
    </message>
    <message>
        <source>Whoever wants to claim this presses their own key or button first.</source>
        <translation>Wie dit wil melden, drukt eerst op de eigen toets of knop.</translation>
    </message>
    <message>
        <source>{player} was faster, by a moment.</source>
        <translation>{player} was een tel sneller.</translation>
    </message>
    <message>
        <source>This picture is on neither of the two cards.</source>
        <translation>Dit plaatje staat op geen van beide kaarten.</translation>
    </message>
    <message>
        <source>A claim names the card of a player.</source>
        <translation>Een melding noemt de kaart van een speler.</translation>
    </message>
    <message>
        <source>The other card is always the one in the middle.</source>
        <translation>De andere kaart is altijd die in het midden.</translation>
    </message>
    <message>
        <source>Taking a card</source>
        <translation>Een kaart nemen</translation>
    </message>
    <message>
        <source>Two arrows that meet at a star are on the own card and on the middle card. Whoever sees it first takes the middle card, and it is the card to compare from now on.</source>
        <translation>Twee pijlen die bij een ster samenkomen, staan op de eigen kaart en op de middelste. Wie het eerst ziet, neemt de middelste kaart, en die wordt vanaf nu vergeleken.</translation>
    </message>
    <message>
        <source>Handing the potato on</source>
        <translation>De aardappel doorgeven</translation>
    </message>
    <message>
        <source>The first player gives a card to the second one and is safe. The third one sees the same picture on the new top card and gives a card away too.</source>
        <translation>De eerste speler geeft een kaart aan de tweede en is veilig. De derde ziet hetzelfde plaatje op de nieuwe bovenste kaart en geeft er ook een weg.</translation>
    </message>
    <message>
        <source>A gift that nobody wants</source>
        <translation>Een cadeau dat niemand wil</translation>
    </message>
    <message>
        <source>The middle card and the card of another player share a picture. Whoever sees it gives the middle card to that player.</source>
        <translation>De middelste kaart en die van een ander hebben een plaatje gemeen. Wie het ziet, geeft die speler de middelste kaart.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were found in all.</source>
        <translation>
            <numerusform>In totaal is %n plaatje gevonden.</numerusform>
            <numerusform>In totaal zijn %n plaatjes gevonden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} found the most pictures: %n.</source>
        <translation>
            <numerusform>{player} vond de meeste plaatjes: %n.</numerusform>
            <numerusform>{player} vond de meeste plaatjes: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This picture was found most often: {picture}, %n time(s).</source>
        <translation>
            <numerusform>Dit plaatje werd het vaakst gevonden: {picture}, %n keer.</numerusform>
            <numerusform>Dit plaatje werd het vaakst gevonden: {picture}, %n keer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} once found %n pictures in a row.</source>
        <translation>
            <numerusform>{player} vond één keer %n plaatje achter elkaar.</numerusform>
            <numerusform>{player} vond één keer %n plaatjes achter elkaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card: {player}</source>
        <translation>Kaart: {player}</translation>
    </message>
    <message>
        <source>Penalty cards: {player}</source>
        <translation>Strafkaarten: {player}</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Midden</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Weggelegde kaarten</translation>
    </message>
    <message>
        <source>Me!</source>
        <comment>on the button of a player who wants to be heard first</comment>
        <translation>Ik!</translation>
    </message>
    <message numerus="yes">
        <source>%n match point(s)</source>
        <translation>
            <numerusform>%n partijpunt</numerusform>
            <numerusform>%n partijpunten</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <comment>a round card with pictures</comment>
        <translation>kaart</translation>
    </message>
    <message>
        <source>{picture}: {meaning}</source>
        <comment>a picture and what it means, in the legend</comment>
        <translation>{picture}: {meaning}</translation>
    </message>
    <message>
        <source>Claim: {picture}</source>
        <comment>a possible move</comment>
        <translation>Melden: {picture}</translation>
    </message>
    <message>
        <source>Claim on {player}’s card: {picture}</source>
        <comment>a possible move</comment>
        <translation>Melden op de kaart van {player}: {picture}</translation>
    </message>
    <message>
        <source>Be first, then point</source>
        <comment>a possible move</comment>
        <translation>Eerst drukken, dan aanwijzen</translation>
    </message>
    <message>
        <source>Turn all cards up</source>
        <comment>what the clock does</comment>
        <translation>Alle kaarten omdraaien</translation>
    </message>
    <message>
        <source>The time to point is over</source>
        <comment>what the clock does</comment>
        <translation>De tijd om aan te wijzen is om</translation>
    </message>
    <message>
        <source>A lock ends</source>
        <comment>what the clock does</comment>
        <translation>Een blokkade eindigt</translation>
    </message>
    <message>
        <source>A picture begins to glow</source>
        <comment>what the clock does</comment>
        <translation>Een plaatje begint te gloeien</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>what the clock does</comment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>{player} sees it first: {picture}.</source>
        <translation>{player} ziet het als eerste: {picture}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for {player}.</source>
        <translation>
            <numerusform>%n kaart voor {player}.</numerusform>
            <numerusform>%n kaarten voor {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is wrong: {picture}.</source>
        <translation>{player} heeft het mis: {picture}.</translation>
    </message>
    <message>
        <source>{player} has to wait.</source>
        <translation>{player} moet wachten.</translation>
    </message>
    <message>
        <source>{player} was first.</source>
        <translation>{player} was de eerste.</translation>
    </message>
    <message>
        <source>{player} does not point in time.</source>
        <translation>{player} wijst niet op tijd aan.</translation>
    </message>
    <message>
        <source>Nobody has found it yet: a picture begins to glow.</source>
        <translation>Niemand heeft het nog gevonden: een plaatje begint te gloeien.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty card(s) for {player}.</source>
        <translation>
            <numerusform>%n strafkaart voor {player}.</numerusform>
            <numerusform>%n strafkaarten voor {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins this mini-game!</source>
        <translation>{player} wint dit minispel!</translation>
    </message>
    <message>
        <source>Next: {game}.</source>
        <translation>Hierna: {game}.</translation>
    </message>
    <message>
        <source>The Tower begins: collect cards. Most cards wins.</source>
        <translation>De toren begint: verzamel kaarten. De meeste winnen.</translation>
    </message>
    <message>
        <source>The Well begins: get rid of the cards. The first without any wins.</source>
        <translation>De put begint: weg met de kaarten. Wie er het eerst geen heeft, wint.</translation>
    </message>
    <message>
        <source>The Poisoned Gift begins: nobody wants cards. Fewest cards wins.</source>
        <translation>Het vergiftigde cadeau begint: niemand wil kaarten. De minste winnen.</translation>
    </message>
    <message>
        <source>Hot Potato, round {round} of {rounds}: whoever keeps the cards gets the penalty.</source>
        <translation>Hete aardappel, ronde {round} van {rounds}: wie de kaarten houdt, krijgt de straf.</translation>
    </message>
    <message>
        <source>The Tower: who spots the picture shared by their own card and the middle one?</source>
        <translation>De toren: wie ziet het plaatje op de eigen en de middelste kaart?</translation>
    </message>
    <message>
        <source>The Well: who spots the picture shared by their own card and the middle one?</source>
        <translation>De put: wie ziet het plaatje op de eigen en de middelste kaart?</translation>
    </message>
    <message>
        <source>Hot Potato: who spots the picture shared by their own card and another player’s?</source>
        <translation>Hete aardappel: wie ziet het plaatje op de eigen kaart en een andere?</translation>
    </message>
    <message>
        <source>The Poisoned Gift: who spots the picture shared by the middle card and another player’s?</source>
        <translation>Het vergiftigde cadeau: wie ziet het plaatje op de middelste kaart en een andere?</translation>
    </message>
    <message>
        <source>Look for the picture that glows on two cards.</source>
        <translation>Zoek het plaatje dat op twee kaarten gloeit.</translation>
    </message>
    <message>
        <source>{player} was first: which picture is on both cards?</source>
        <translation>{player} was de eerste: welk plaatje staat op beide kaarten?</translation>
    </message>
    <message numerus="yes">
        <source>{player} keeps the hot potato: %n penalty card(s).</source>
        <translation>
            <numerusform>{player} houdt de hete aardappel: %n strafkaart.</numerusform>
            <numerusform>{player} houdt de hete aardappel: %n strafkaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} is over. Match point: {players}.</source>
        <translation>{game}: afgelopen. Partijpunt: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n kaart gewonnen</numerusform>
            <numerusform>%n kaarten gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>nog %n kaart</numerusform>
            <numerusform>nog %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n strafkaart</numerusform>
            <numerusform>%n strafkaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>safe</source>
        <comment>in this round: on the plate of a player</comment>
        <translation>veilig</translation>
    </message>
    <message>
        <source>place {place}</source>
        <comment>in a mini-game: on the plate of a player</comment>
        <translation>plaats {place}</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>for a moment: on the plate of a player</comment>
        <translation>geblokkeerd</translation>
    </message>
    <message>
        <source>looks on</source>
        <comment>takes no part: on the plate of a player</comment>
        <translation>kijkt toe</translation>
    </message>
    <message>
        <source>{game}, {number} of {count}</source>
        <comment>the quiet line beside the title</comment>
        <translation>{game}, {number} van {count}</translation>
    </message>
    <message>
        <source>Decider</source>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Partijpunten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>it glows</source>
        <comment>a picture, said for screen readers</comment>
        <translation>gloeit</translation>
    </message>
</context>
</TS>
