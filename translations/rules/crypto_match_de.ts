<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="crypto_match.aim">
        <source>Everybody looks at the same time. Whoever first sees which picture two cards share makes a claim. Whoever wins the most mini-games wins the match.</source>
        <translation>Alle schauen gleichzeitig. Wer als Erstes sieht, welches Bild zwei Karten gemeinsam haben, macht einen Ruf. Wer die meisten Minispiele gewinnt, gewinnt die Partie.</translation>
    </message>
    <message id="crypto_match.deck">
        <source>There are 57 round cards and 57 pictures. Each card has eight of them.</source>
        <translation>Es gibt 57 runde Karten und 57 Bilder. Auf jeder Karte sind acht davon.</translation>
    </message>
    <message id="crypto_match.deck@31">
        <source>There are 31 round cards and 31 pictures. Each card has six of them.</source>
        <translation>Es gibt 31 runde Karten und 31 Bilder. Auf jeder Karte sind sechs davon.</translation>
    </message>
    <message id="crypto_match.deck@13">
        <source>There are 13 round cards and 13 pictures. Each card has four of them.</source>
        <translation>Es gibt 13 runde Karten und 13 Bilder. Auf jeder Karte sind vier davon.</translation>
    </message>
    <message id="crypto_match.one-shared-symbol">
        <source>Any two cards have exactly one picture in common: never none, never two.</source>
        <translation>Zwei Karten haben immer genau ein Bild gemeinsam: nie keines, nie zwei.</translation>
    </message>
    <message id="crypto_match.playlist">
        <source>A match is a list of four mini-games: the Tower, the Well, Hot Potato and the Poisoned Gift.</source>
        <translation>Eine Partie ist eine Liste von vier Minispielen: der Turm, der Brunnen, die heiße Kartoffel und das vergiftete Geschenk.</translation>
    </message>
    <message id="crypto_match.playlist@chosen">
        <source>A match is a list of mini-games, chosen before the start. This table has chosen its own.</source>
        <translation>Eine Partie ist eine Liste von Minispielen, die vor dem Beginn gewählt wird. Dieser Tisch hat seine eigene gewählt.</translation>
    </message>
    <message id="crypto_match.fresh-shuffle">
        <source>Every mini-game begins with the whole deck, freshly shuffled. The pictures lie in new places on the cards.</source>
        <translation>Jedes Minispiel beginnt mit allen Karten, neu gemischt. Die Bilder liegen an neuen Stellen auf den Karten.</translation>
    </message>
    <message id="crypto_match.all-at-once">
        <source>There are no turns. Whoever has a card on show may make a claim at any moment.</source>
        <translation>Niemand wartet, bis er dran ist. Wer eine offene Karte hat, darf jederzeit rufen.</translation>
    </message>
    <message id="crypto_match.claim">
        <source>A claim names a picture. In the Tower and the Well the other card is the one in the middle; in Hot Potato and the Poisoned Gift it also names a player.</source>
        <translation>Ein Ruf nennt ein Bild. Bei Turm und Brunnen ist die andere Karte die in der Mitte; bei der heißen Kartoffel und dem vergifteten Geschenk nennt er auch jemanden aus der Runde.</translation>
    </message>
    <message id="crypto_match.symbol-must-match">
        <source>A claim is right if the picture is on both cards. Otherwise it is wrong.</source>
        <translation>Ein Ruf ist richtig, wenn das Bild auf beiden Karten ist. Sonst ist er falsch.</translation>
    </message>
    <message id="crypto_match.top-card-only">
        <source>Only the top card of each pile counts.</source>
        <translation>Von jedem Stapel zählt nur die oberste Karte.</translation>
    </message>
    <message id="crypto_match.first-claim">
        <source>The first right claim counts. It is carried out before the next one is looked at.</source>
        <translation>Der erste richtige Ruf zählt. Er wird ausgeführt, bevor der nächste angesehen wird.</translation>
    </message>
    <message id="crypto_match.same-instant">
        <source>If right claims come at the same moment, people go before computers, then whoever has found fewer pictures, then whoever sits next after the last player to find one.</source>
        <translation>Kommen richtige Rufe im selben Augenblick, gehen Menschen vor Computern, dann zählt, wer weniger Bilder gefunden hat, dann, wer im Uhrzeigersinn nach der Person sitzt, die zuletzt eines fand.</translation>
    </message>
    <message id="crypto_match.point-time">
        <source>Whoever presses their key first has three seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Wer zuerst die eigene Taste drückt, hat drei Sekunden, um auf das Bild zu zeigen. Die Zeit steht still, und niemand sonst wird gehört. Nicht zu zeigen ist ein falscher Ruf.</translation>
    </message>
    <message id="crypto_match.point-time@2">
        <source>Whoever presses their key first has two seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Wer zuerst die eigene Taste drückt, hat zwei Sekunden, um auf das Bild zu zeigen. Die Zeit steht still, und niemand sonst wird gehört. Nicht zu zeigen ist ein falscher Ruf.</translation>
    </message>
    <message id="crypto_match.point-time@6">
        <source>Whoever presses their key first has six seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Wer zuerst die eigene Taste drückt, hat sechs Sekunden, um auf das Bild zu zeigen. Die Zeit steht still, und niemand sonst wird gehört. Nicht zu zeigen ist ein falscher Ruf.</translation>
    </message>
    <message id="crypto_match.wrong-claim">
        <source>After a wrong claim a player is locked for three seconds.</source>
        <translation>Wer falsch ruft, ist drei Sekunden lang gesperrt.</translation>
    </message>
    <message id="crypto_match.wrong-claim@none">
        <source>A wrong claim costs nothing.</source>
        <translation>Ein falscher Ruf kostet nichts.</translation>
    </message>
    <message id="crypto_match.wrong-claim@until-change">
        <source>After a wrong claim a player is locked until a card moves. If everybody is locked, everybody is freed.</source>
        <translation>Wer falsch ruft, ist gesperrt, bis sich eine Karte bewegt. Sind alle gesperrt, werden alle frei.</translation>
    </message>
    <message id="crypto_match.locked">
        <source>Whoever is locked is not heard. Trying all the same costs nothing.</source>
        <translation>Wer gesperrt ist, wird nicht gehört. Es trotzdem zu versuchen kostet nichts.</translation>
    </message>
    <message id="crypto_match.locked@never">
        <source>Nobody is ever locked.</source>
        <translation>Niemand wird je gesperrt.</translation>
    </message>
    <message id="crypto_match.late-claim">
        <source>A claim that was right less than half a second ago is only late: it costs nothing.</source>
        <translation>Ein Ruf, der vor weniger als einer halben Sekunde richtig war, kommt nur zu spät: Er kostet nichts.</translation>
    </message>
    <message id="crypto_match.no-card">
        <source>Whoever has no card on show cannot claim, and nobody can name them.</source>
        <translation>Wer keine offene Karte hat, kann nicht rufen und nicht genannt werden.</translation>
    </message>
    <message id="crypto_match.help-after">
        <source>If nobody finds anything for 45 seconds, a picture on two cards begins to glow. It still has to be claimed.</source>
        <translation>Findet 45 Sekunden lang niemand etwas, beginnt ein Bild auf zwei Karten zu leuchten. Gerufen werden muss es trotzdem.</translation>
    </message>
    <message id="crypto_match.help-after@20">
        <source>If nobody finds anything for 20 seconds, a picture on two cards begins to glow. It still has to be claimed.</source>
        <translation>Findet 20 Sekunden lang niemand etwas, beginnt ein Bild auf zwei Karten zu leuchten. Gerufen werden muss es trotzdem.</translation>
    </message>
    <message id="crypto_match.help-after@never">
        <source>No picture glows, however long nobody finds anything.</source>
        <translation>Kein Bild leuchtet, auch wenn lange niemand etwas findet.</translation>
    </message>
    <message id="crypto_match.tower-setup">
        <source>The Tower: each player gets one card, the others lie in the middle. At the start signal all cards are turned up together.</source>
        <translation>Der Turm: Jeder bekommt eine Karte, die anderen liegen in der Mitte. Auf das Startzeichen werden alle Karten zusammen aufgedeckt.</translation>
    </message>
    <message id="crypto_match.tower-take">
        <source>The Tower: whoever finds the picture on their own card and the middle card takes the middle card onto their pile. It is the card that counts from now on.</source>
        <translation>Der Turm: Wer das Bild auf der eigenen und der mittleren Karte findet, nimmt die mittlere Karte auf den eigenen Stapel. Von nun an zählt sie.</translation>
    </message>
    <message id="crypto_match.tower-end">
        <source>The Tower ends when the last card of the middle has been taken. Most cards wins.</source>
        <translation>Der Turm endet, wenn die letzte Karte der Mitte genommen ist. Die meisten Karten gewinnen.</translation>
    </message>
    <message id="crypto_match.well-setup">
        <source>The Well: one card lies in the middle. The others are dealt evenly, in piles with the top card face up. Cards left over are put aside.</source>
        <translation>Der Brunnen: Eine Karte liegt in der Mitte. Die anderen werden gleichmäßig verteilt, in Stapeln mit der obersten Karte offen. Was übrig bleibt, wird beiseitegelegt.</translation>
    </message>
    <message id="crypto_match.well-place">
        <source>The Well: whoever finds the picture on their own card and the middle card puts their own card on the middle.</source>
        <translation>Der Brunnen: Wer das Bild auf der eigenen und der mittleren Karte findet, legt die eigene Karte auf die Mitte.</translation>
    </message>
    <message id="crypto_match.well-rank">
        <source>The Well: whoever gets rid of their last card first wins, and takes no further part.</source>
        <translation>Der Brunnen: Wer zuerst die letzte Karte los ist, gewinnt und spielt nicht weiter mit.</translation>
    </message>
    <message id="crypto_match.well-end">
        <source>The Well goes on until only one player has cards. These go to the middle, and that player is last.</source>
        <translation>Der Brunnen geht weiter, bis nur noch eine Person Karten hat. Diese kommen in die Mitte, und sie ist Letzte.</translation>
    </message>
    <message id="crypto_match.well-end@first-out">
        <source>The Well ends as soon as one player has no cards left.</source>
        <translation>Der Brunnen endet, sobald jemand keine Karten mehr hat.</translation>
    </message>
    <message id="crypto_match.potato-setup">
        <source>Hot Potato: in each round every player gets one card, face up.</source>
        <translation>Heiße Kartoffel: In jeder Runde bekommt jeder eine offene Karte.</translation>
    </message>
    <message id="crypto_match.potato-claim">
        <source>Hot Potato: a claim names a picture shared by the player’s own card and that of another player who has cards. Nobody names their own pile.</source>
        <translation>Heiße Kartoffel: Ein Ruf nennt ein Bild, das auf der eigenen Karte und auf der von jemand anderem mit Karten ist. Niemand nennt den eigenen Stapel.</translation>
    </message>
    <message id="crypto_match.potato-give-all">
        <source>Hot Potato: whoever is right puts their whole pile on the pile of the named player, in unchanged order.</source>
        <translation>Heiße Kartoffel: Wer recht hat, legt den ganzen eigenen Stapel unverändert auf den Stapel der genannten Person.</translation>
    </message>
    <message id="crypto_match.potato-safe">
        <source>Hot Potato: whoever has given their pile away is safe. No card comes back to them in this round.</source>
        <translation>Heiße Kartoffel: Wer den eigenen Stapel weggegeben hat, ist in Sicherheit. In dieser Runde kommt keine Karte zurück.</translation>
    </message>
    <message id="crypto_match.potato-round-end">
        <source>Hot Potato: a round ends when one player has all the cards. These are that player’s penalty cards.</source>
        <translation>Heiße Kartoffel: Eine Runde endet, wenn eine Person alle Karten hat. Es sind ihre Strafkarten.</translation>
    </message>
    <message id="crypto_match.potato-rounds">
        <source>Hot Potato: there are as many rounds as the deck has cards for everybody. What is left over stays out.</source>
        <translation>Heiße Kartoffel: Es gibt so viele Runden, wie die Karten für alle reichen. Was übrig bleibt, ist aus dem Spiel.</translation>
    </message>
    <message id="crypto_match.potato-rounds@five">
        <source>Hot Potato: there are five rounds, if the deck has enough cards for everybody.</source>
        <translation>Heiße Kartoffel: Es gibt fünf Runden, wenn die Karten für alle reichen.</translation>
    </message>
    <message id="crypto_match.potato-rounds@three">
        <source>Hot Potato: there are three rounds, if the deck has enough cards for everybody.</source>
        <translation>Heiße Kartoffel: Es gibt drei Runden, wenn die Karten für alle reichen.</translation>
    </message>
    <message id="crypto_match.potato-winner">
        <source>Hot Potato: after the last round, fewest penalty cards wins.</source>
        <translation>Heiße Kartoffel: Nach der letzten Runde gewinnen die wenigsten Strafkarten.</translation>
    </message>
    <message id="crypto_match.gift-setup">
        <source>The Poisoned Gift: each player gets one card, face up. The others lie face up in the middle.</source>
        <translation>Das vergiftete Geschenk: Jeder bekommt eine offene Karte. Die anderen liegen offen in der Mitte.</translation>
    </message>
    <message id="crypto_match.gift-give">
        <source>The Poisoned Gift: whoever finds the picture on the middle card and the card of another player puts the middle card on that player’s pile.</source>
        <translation>Das vergiftete Geschenk: Wer das Bild auf der mittleren Karte und der Karte von jemand anderem findet, legt die mittlere Karte auf dessen Stapel.</translation>
    </message>
    <message id="crypto_match.gift-not-self">
        <source>The Poisoned Gift: nobody names their own pile.</source>
        <translation>Das vergiftete Geschenk: Niemand nennt den eigenen Stapel.</translation>
    </message>
    <message id="crypto_match.gift-end">
        <source>The Poisoned Gift ends when the last card of the middle has been given away. Fewest cards wins.</source>
        <translation>Das vergiftete Geschenk endet, wenn die letzte Karte der Mitte verschenkt ist. Die wenigsten Karten gewinnen.</translation>
    </message>
    <message id="crypto_match.mini-game-point">
        <source>Whoever wins a mini-game gets one match point, however many cards it was about.</source>
        <translation>Wer ein Minispiel gewinnt, bekommt einen Partiepunkt, um wie viele Karten es auch ging.</translation>
    </message>
    <message id="crypto_match.shared-win">
        <source>If several players are equal, each of them gets the match point. In the Well nobody can be equal.</source>
        <translation>Sind mehrere gleichauf, bekommt jeder von ihnen den Partiepunkt. Beim Brunnen kann niemand gleichauf sein.</translation>
    </message>
    <message id="crypto_match.match-winner">
        <source>After the last mini-game, most match points wins. Equal players share the victory.</source>
        <translation>Nach dem letzten Minispiel gewinnen die meisten Partiepunkte. Bei Gleichstand teilen sich alle den Sieg.</translation>
    </message>
    <message id="crypto_match.match-winner@decider">
        <source>After the last mini-game, most match points wins. Equal players play one more Tower. If they are equal again, they share the victory.</source>
        <translation>Nach dem letzten Minispiel gewinnen die meisten Partiepunkte. Bei Gleichstand wird noch ein Turm gespielt. Steht es wieder gleich, teilen sie sich den Sieg.</translation>
    </message>
    <message id="crypto_match.names">
        <source>The name of each picture stands below it.</source>
        <translation>Unter jedem Bild steht sein Name.</translation>
    </message>
    <message id="crypto_match.ahead-1">
        <source>A head start of 1 match point counts from the beginning.</source>
        <translation>Ein Vorsprung von 1 Partiepunkt zählt von Anfang an.</translation>
    </message>
</context>
<context>
    <name>crypto_match</name>
    <message>
        <source>The Tower</source>
        <comment>a mini-game</comment>
        <translation>Der Turm</translation>
    </message>
    <message>
        <source>The Well</source>
        <comment>a mini-game</comment>
        <translation>Der Brunnen</translation>
    </message>
    <message>
        <source>Hot Potato</source>
        <comment>a mini-game</comment>
        <translation>Heiße Kartoffel</translation>
    </message>
    <message>
        <source>The Poisoned Gift</source>
        <comment>a mini-game</comment>
        <translation>Das vergiftete Geschenk</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Karten</translation>
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
        <translation>Minispiele</translation>
    </message>
    <message>
        <source>Names under the pictures</source>
        <translation>Namen unter den Bildern</translation>
    </message>
    <message>
        <source>After a wrong claim</source>
        <translation>Nach einem falschen Ruf</translation>
    </message>
    <message>
        <source>locked for 3 seconds</source>
        <comment>after a wrong claim</comment>
        <translation>3 Sekunden gesperrt</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <comment>after a wrong claim</comment>
        <translation>passiert nichts</translation>
    </message>
    <message>
        <source>locked until a card moves</source>
        <comment>after a wrong claim</comment>
        <translation>gesperrt, bis sich eine Karte bewegt</translation>
    </message>
    <message>
        <source>The Well ends</source>
        <translation>Der Brunnen endet</translation>
    </message>
    <message>
        <source>when one player has cards</source>
        <comment>the Well ends</comment>
        <translation>wenn nur noch eine Person Karten hat</translation>
    </message>
    <message>
        <source>when one player has none</source>
        <comment>the Well ends</comment>
        <translation>wenn jemand keine Karten mehr hat</translation>
    </message>
    <message>
        <source>Rounds of Hot Potato</source>
        <translation>Runden der heißen Kartoffel</translation>
    </message>
    <message>
        <source>as many as the deck allows</source>
        <comment>rounds of Hot Potato</comment>
        <translation>so viele, wie die Karten reichen</translation>
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
        <translation>Gleich viele Partiepunkte</translation>
    </message>
    <message>
        <source>share the victory</source>
        <comment>players with equal points</comment>
        <translation>teilen sich den Sieg</translation>
    </message>
    <message>
        <source>play one more Tower</source>
        <comment>players with equal points</comment>
        <translation>spielen noch einen Turm</translation>
    </message>
    <message>
        <source>If nobody finds anything, pictures glow</source>
        <translation>Wenn niemand etwas findet, leuchten Bilder</translation>
    </message>
    <message>
        <source>after 45 seconds</source>
        <comment>pictures glow</comment>
        <translation>nach 45 Sekunden</translation>
    </message>
    <message>
        <source>after 20 seconds</source>
        <comment>pictures glow</comment>
        <translation>nach 20 Sekunden</translation>
    </message>
    <message>
        <source>never</source>
        <comment>pictures glow</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>Time to point after pressing a key</source>
        <translation>Zeit zum Zeigen nach dem Tastendruck</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <comment>time to point</comment>
        <translation>3 Sekunden</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <comment>time to point</comment>
        <translation>2 Sekunden</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <comment>time to point</comment>
        <translation>6 Sekunden</translation>
    </message>
    <message>
        <source>1 match point ahead</source>
        <comment>handicap</comment>
        <translation>1 Partiepunkt Vorsprung</translation>
    </message>
    <message>
        <source>Crypto Match</source>
        <translation>Krypto-Match</translation>
    </message>
    <message>
        <source>Secret signs</source>
        <comment>another name of the game, for subtitle and search</comment>
        <translation>Geheimzeichen</translation>
    </message>
    <message>
        <source>Be the first to see which secret sign two cards share.</source>
        <translation>Sieh als Erstes, welches Geheimzeichen zwei Karten gemeinsam haben.</translation>
    </message>
    <message>
        <source>The picture is in the upper half of the card in the middle.</source>
        <translation>Das Bild ist in der oberen Hälfte der mittleren Karte.</translation>
    </message>
    <message>
        <source>The picture is in the lower half of the card in the middle.</source>
        <translation>Das Bild ist in der unteren Hälfte der mittleren Karte.</translation>
    </message>
    <message>
        <source>The picture is in the upper half of this card: {player}.</source>
        <translation>Das Bild ist in der oberen Hälfte dieser Karte: {player}.</translation>
    </message>
    <message>
        <source>The picture is in the lower half of this card: {player}.</source>
        <translation>Das Bild ist in der unteren Hälfte dieser Karte: {player}.</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>a picture</comment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>It locks a message and opens it again.</source>
        <translation>Er schließt eine Nachricht ab und wieder auf.</translation>
    </message>
    <message>
        <source>Padlock</source>
        <comment>a picture</comment>
        <translation>Vorhängeschloss</translation>
    </message>
    <message>
        <source>Anybody can snap it shut, but only one key opens it.</source>
        <translation>Alle können es zuschnappen lassen, aber nur ein Schlüssel öffnet es.</translation>
    </message>
    <message>
        <source>Cloud</source>
        <comment>a picture</comment>
        <translation>Wolke</translation>
    </message>
    <message>
        <source>Other people’s computers, where files are kept far away.</source>
        <translation>Computer anderer Leute, auf denen Dateien weit weg liegen.</translation>
    </message>
    <message>
        <source>Sealed Letter</source>
        <comment>a picture</comment>
        <translation>Versiegelter Brief</translation>
    </message>
    <message>
        <source>An unbroken seal shows that nobody has read it.</source>
        <translation>Ein heiles Siegel zeigt, dass ihn niemand gelesen hat.</translation>
    </message>
    <message>
        <source>Bob</source>
        <comment>a picture</comment>
        <translation>Bob</translation>
    </message>
    <message>
        <source>In every story about secrets, he gets the message.</source>
        <translation>In jeder Geschichte über Geheimnisse bekommt er die Nachricht.</translation>
    </message>
    <message>
        <source>Alice</source>
        <comment>a picture</comment>
        <translation>Alice</translation>
    </message>
    <message>
        <source>In every story about secrets, she sends the message.</source>
        <translation>In jeder Geschichte über Geheimnisse schickt sie die Nachricht.</translation>
    </message>
    <message>
        <source>Eve the Listener</source>
        <comment>a picture</comment>
        <translation>Eve, die Lauscherin</translation>
    </message>
    <message>
        <source>She listens in to what Alice and Bob tell each other.</source>
        <translation>Sie belauscht, was Alice und Bob einander erzählen.</translation>
    </message>
    <message>
        <source>Random Die</source>
        <comment>a picture</comment>
        <translation>Zufallswürfel</translation>
    </message>
    <message>
        <source>Good secrets begin with numbers that nobody can guess.</source>
        <translation>Gute Geheimnisse beginnen mit Zahlen, die niemand errät.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>a picture</comment>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>A short mark that belongs to one thing only.</source>
        <translation>Ein kurzes Kennzeichen, das nur zu einer einzigen Sache gehört.</translation>
    </message>
    <message>
        <source>Enigma</source>
        <comment>a picture</comment>
        <translation>Enigma</translation>
    </message>
    <message>
        <source>A machine with turning wheels that wrote secret messages.</source>
        <translation>Eine Maschine mit drehenden Walzen, die geheime Nachrichten schrieb.</translation>
    </message>
    <message>
        <source>Cipher Disk</source>
        <comment>a picture</comment>
        <translation>Chiffrierscheibe</translation>
    </message>
    <message>
        <source>Turn the ring, and every letter becomes another one.</source>
        <translation>Dreh den Ring, und jeder Buchstabe wird zu einem anderen.</translation>
    </message>
    <message>
        <source>Invisible Ink</source>
        <comment>a picture</comment>
        <translation>Unsichtbare Tinte</translation>
    </message>
    <message>
        <source>The paper looks empty until somebody warms it.</source>
        <translation>Das Papier sieht leer aus, bis jemand es wärmt.</translation>
    </message>
    <message>
        <source>Salt</source>
        <comment>a picture</comment>
        <translation>Salz</translation>
    </message>
    <message>
        <source>A pinch of chance makes equal passwords look different.</source>
        <translation>Eine Prise Zufall lässt gleiche Passwörter verschieden aussehen.</translation>
    </message>
    <message>
        <source>Password</source>
        <comment>a picture</comment>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>A word that only its owner should know.</source>
        <translation>Ein Wort, das nur kennt, wem es gehört.</translation>
    </message>
    <message>
        <source>Scytale</source>
        <comment>a picture</comment>
        <translation>Skytale</translation>
    </message>
    <message>
        <source>Wound round the right stick, the ribbon can be read.</source>
        <translation>Um den richtigen Stab gewickelt, kann man das Band lesen.</translation>
    </message>
    <message>
        <source>Pigpen Cipher</source>
        <comment>a picture</comment>
        <translation>Schweinestall-Chiffre</translation>
    </message>
    <message>
        <source>Every letter becomes the fence that it stands in.</source>
        <translation>Jeder Buchstabe wird zu dem Zaun, in dem er steht.</translation>
    </message>
    <message>
        <source>Trapdoor</source>
        <comment>a picture</comment>
        <translation>Falltür</translation>
    </message>
    <message>
        <source>Easy to fall in, hard to get out without the ladder.</source>
        <translation>Hinein fällt man leicht, heraus kommt man nur mit der Leiter.</translation>
    </message>
    <message>
        <source>Rainbow Table</source>
        <comment>a picture</comment>
        <translation>Regenbogentabelle</translation>
    </message>
    <message>
        <source>A long list made in advance to look up passwords.</source>
        <translation>Eine lange, vorbereitete Liste, in der man Passwörter nachschlägt.</translation>
    </message>
    <message>
        <source>Birthday Attack</source>
        <comment>a picture</comment>
        <translation>Geburtstagsangriff</translation>
    </message>
    <message>
        <source>In a big class two children soon share a birthday.</source>
        <translation>In einer großen Klasse haben bald zwei am selben Tag Geburtstag.</translation>
    </message>
    <message>
        <source>Honeypot</source>
        <comment>a picture</comment>
        <translation>Honigtopf</translation>
    </message>
    <message>
        <source>A sweet trap that shows who wants to break in.</source>
        <translation>Eine süße Falle, die zeigt, wer einbrechen will.</translation>
    </message>
    <message>
        <source>Boomerang Attack</source>
        <comment>a picture</comment>
        <translation>Bumerang-Angriff</translation>
    </message>
    <message>
        <source>What flies out comes back and tells something.</source>
        <translation>Was hinausfliegt, kommt zurück und verrät etwas.</translation>
    </message>
    <message>
        <source>Avalanche Effect</source>
        <comment>a picture</comment>
        <translation>Lawineneffekt</translation>
    </message>
    <message>
        <source>Change one letter, and everything changes.</source>
        <translation>Ändere einen Buchstaben, und alles ändert sich.</translation>
    </message>
    <message>
        <source>Sponge</source>
        <comment>a picture</comment>
        <translation>Schwamm</translation>
    </message>
    <message>
        <source>It soaks up a message and is squeezed out again.</source>
        <translation>Er saugt eine Nachricht auf und wird wieder ausgedrückt.</translation>
    </message>
    <message>
        <source>Number Sieve</source>
        <comment>a picture</comment>
        <translation>Zahlensieb</translation>
    </message>
    <message>
        <source>It lets numbers fall through until the right ones stay.</source>
        <translation>Es lässt Zahlen durchfallen, bis die richtigen übrig bleiben.</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>a picture</comment>
        <translation>Punktgitter</translation>
    </message>
    <message>
        <source>A grid of points: finding the nearest one is hard.</source>
        <translation>Ein Gitter aus Punkten: Den nächsten zu finden ist schwer.</translation>
    </message>
    <message>
        <source>Onion Routing</source>
        <comment>a picture</comment>
        <translation>Zwiebel-Routing</translation>
    </message>
    <message>
        <source>A message in many layers, one for each stop on its way.</source>
        <translation>Eine Nachricht in vielen Schalen, eine für jede Station des Wegs.</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>a picture</comment>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>It shows who wrote something.</source>
        <translation>Sie zeigt, wer etwas geschrieben hat.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <comment>a picture</comment>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>A paper that says whose key this is.</source>
        <translation>Ein Papier, das sagt, wem dieser Schlüssel gehört.</translation>
    </message>
    <message>
        <source>Key Exchange</source>
        <comment>a picture</comment>
        <translation>Schlüsselaustausch</translation>
    </message>
    <message>
        <source>Two people agree on a key while everybody listens.</source>
        <translation>Zwei einigen sich auf einen Schlüssel, während alle zuhören.</translation>
    </message>
    <message>
        <source>Brute Force</source>
        <comment>a picture</comment>
        <translation>Rohe Gewalt</translation>
    </message>
    <message>
        <source>Trying every single key until one fits.</source>
        <translation>Jeden einzelnen Schlüssel probieren, bis einer passt.</translation>
    </message>
    <message>
        <source>Smart Card</source>
        <comment>a picture</comment>
        <translation>Chipkarte</translation>
    </message>
    <message>
        <source>A tiny computer on a card that keeps a key.</source>
        <translation>Ein winziger Computer auf einer Karte, der einen Schlüssel hütet.</translation>
    </message>
    <message>
        <source>Meet-in-the-Middle</source>
        <comment>a picture</comment>
        <translation>Treffen in der Mitte</translation>
    </message>
    <message>
        <source>Begin at both ends, and meet halfway.</source>
        <translation>Fang an beiden Enden an und triff dich in der Mitte.</translation>
    </message>
    <message>
        <source>Even-Mansour</source>
        <comment>a picture</comment>
        <translation>Even-Mansour</translation>
    </message>
    <message>
        <source>A simple cipher: a key, a good shuffle, and a key.</source>
        <translation>Eine einfache Chiffre: ein Schlüssel, einmal gut mischen, ein Schlüssel.</translation>
    </message>
    <message>
        <source>Feistel Network</source>
        <comment>a picture</comment>
        <translation>Feistel-Netzwerk</translation>
    </message>
    <message>
        <source>Two halves change sides again and again.</source>
        <translation>Zwei Hälften tauschen immer wieder die Seiten.</translation>
    </message>
    <message>
        <source>S-Box</source>
        <comment>a picture</comment>
        <translation>S-Box</translation>
    </message>
    <message>
        <source>A little table that swaps one piece for another.</source>
        <translation>Eine kleine Tabelle, die ein Stück gegen ein anderes tauscht.</translation>
    </message>
    <message>
        <source>XOR</source>
        <comment>a picture</comment>
        <translation>Exklusives Oder</translation>
    </message>
    <message>
        <source>One or the other, but never both.</source>
        <translation>Das eine oder das andere, aber nie beides.</translation>
    </message>
    <message>
        <source>Block Cipher</source>
        <comment>a picture</comment>
        <translation>Blockchiffre</translation>
    </message>
    <message>
        <source>It scrambles a message block by block.</source>
        <translation>Sie verwürfelt eine Nachricht Block für Block.</translation>
    </message>
    <message>
        <source>Stream Cipher</source>
        <comment>a picture</comment>
        <translation>Stromchiffre</translation>
    </message>
    <message>
        <source>It scrambles a message drop by drop, as it flows.</source>
        <translation>Sie verwürfelt eine Nachricht Tropfen für Tropfen, wie sie fließt.</translation>
    </message>
    <message>
        <source>One-Time Pad</source>
        <comment>a picture</comment>
        <translation>Einmalblock</translation>
    </message>
    <message>
        <source>Every page is a key, used once and torn off.</source>
        <translation>Jede Seite ist ein Schlüssel, einmal benutzt und abgerissen.</translation>
    </message>
    <message>
        <source>Hash Function</source>
        <comment>a picture</comment>
        <translation>Hashfunktion</translation>
    </message>
    <message>
        <source>It grinds any text into a short number.</source>
        <translation>Sie zermahlt jeden Text zu einer kurzen Zahl.</translation>
    </message>
    <message>
        <source>Merkle Tree</source>
        <comment>a picture</comment>
        <translation>Merkle-Baum</translation>
    </message>
    <message>
        <source>A tree of sums that guards many pages at once.</source>
        <translation>Ein Baum aus Prüfsummen, der viele Seiten auf einmal bewacht.</translation>
    </message>
    <message>
        <source>Blockchain</source>
        <comment>a picture</comment>
        <translation>Blockkette</translation>
    </message>
    <message>
        <source>Pages chained together, so that none can be swapped.</source>
        <translation>Aneinandergekettete Seiten, damit keine vertauscht werden kann.</translation>
    </message>
    <message>
        <source>Zero-Knowledge Cave</source>
        <comment>a picture</comment>
        <translation>Null-Wissen-Höhle</translation>
    </message>
    <message>
        <source>Prove that you know the secret without telling it.</source>
        <translation>Zeig, dass du das Geheimnis kennst, ohne es zu verraten.</translation>
    </message>
    <message>
        <source>Secret Sharing</source>
        <comment>a picture</comment>
        <translation>Geteiltes Geheimnis</translation>
    </message>
    <message>
        <source>Only with all the pieces can the map be read.</source>
        <translation>Nur mit allen Teilen kann man die Karte lesen.</translation>
    </message>
    <message>
        <source>Side Channel</source>
        <comment>a picture</comment>
        <translation>Seitenkanal</translation>
    </message>
    <message>
        <source>Noise or warmth can give a secret away.</source>
        <translation>Geräusch oder Wärme kann ein Geheimnis verraten.</translation>
    </message>
    <message>
        <source>Padding Oracle</source>
        <comment>a picture</comment>
        <translation>Füll-Orakel</translation>
    </message>
    <message>
        <source>It answers only yes or no, and still tells too much.</source>
        <translation>Es sagt nur Ja oder Nein und verrät doch zu viel.</translation>
    </message>
    <message>
        <source>Nonce</source>
        <comment>a picture</comment>
        <translation>Einmalzahl</translation>
    </message>
    <message>
        <source>A number that is used only once.</source>
        <translation>Eine Zahl, die nur einmal benutzt wird.</translation>
    </message>
    <message>
        <source>Elliptic Curve</source>
        <comment>a picture</comment>
        <translation>Elliptische Kurve</translation>
    </message>
    <message>
        <source>A curve on which one can count with points.</source>
        <translation>Eine Kurve, auf der man mit Punkten rechnen kann.</translation>
    </message>
    <message>
        <source>Prime Number</source>
        <comment>a picture</comment>
        <translation>Primzahl</translation>
    </message>
    <message>
        <source>Only one and the number itself divide it.</source>
        <translation>Nur durch eins und sich selbst teilbar.</translation>
    </message>
    <message>
        <source>Clock Arithmetic</source>
        <comment>a picture</comment>
        <translation>Uhrenrechnung</translation>
    </message>
    <message>
        <source>After the last hour it begins again at zero.</source>
        <translation>Nach der letzten Stunde geht es wieder bei null los.</translation>
    </message>
    <message>
        <source>Vigenère Square</source>
        <comment>a picture</comment>
        <translation>Vigenère-Quadrat</translation>
    </message>
    <message>
        <source>A table of alphabets, each shifted by one.</source>
        <translation>Eine Tafel von Alphabeten, jedes um eins verschoben.</translation>
    </message>
    <message>
        <source>Mallory the Meddler</source>
        <comment>a picture</comment>
        <translation>Mallory, der Störenfried</translation>
    </message>
    <message>
        <source>He changes messages on their way.</source>
        <translation>Er verändert Nachrichten unterwegs.</translation>
    </message>
    <message>
        <source>Replay Attack</source>
        <comment>a picture</comment>
        <translation>Wiederholungsangriff</translation>
    </message>
    <message>
        <source>Sending an old message once more.</source>
        <translation>Eine alte Nachricht noch einmal schicken.</translation>
    </message>
    <message>
        <source>Homomorphic Glovebox</source>
        <comment>a picture</comment>
        <translation>Homomorphe Handschuhbox</translation>
    </message>
    <message>
        <source>Work on something without ever seeing it.</source>
        <translation>Mit etwas arbeiten, ohne es je zu sehen.</translation>
    </message>
    <message>
        <source>Entropy</source>
        <comment>a picture</comment>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>How much surprise there is in something.</source>
        <translation>Wie viel Überraschung in etwas steckt.</translation>
    </message>
    <message>
        <source>Quantum Key</source>
        <comment>a picture</comment>
        <translation>Quantenschlüssel</translation>
    </message>
    <message>
        <source>A key made of light that notices who looks at it.</source>
        <translation>Ein Schlüssel aus Licht, der merkt, wer ihn ansieht.</translation>
    </message>
    <message>
        <source>Steganography</source>
        <comment>a picture</comment>
        <translation>Steganografie</translation>
    </message>
    <message>
        <source>A secret hidden in a picture, for nobody to notice.</source>
        <translation>Ein Geheimnis, das in einem Bild versteckt ist, damit es niemand merkt.</translation>
    </message>
    <message>
        <source>{player} was first and points now. Everybody else waits.</source>
        <translation>{player} war am schnellsten und zeigt jetzt. Alle anderen warten.</translation>
    </message>
    <message>
        <source>The cards lie face down. Everybody waits for the start signal.</source>
        <translation>Die Karten liegen verdeckt. Alle warten auf das Startzeichen.</translation>
    </message>
    <message>
        <source>Nothing can be claimed now. It goes on in a moment.</source>
        <translation>Jetzt kann nichts gerufen werden. Gleich geht es weiter.</translation>
    </message>
    <message>
        <source>{player} has no card on show.</source>
        <translation>{player} hat keine offene Karte.</translation>
    </message>
    <message>
        <source>{player} is locked after a wrong claim.</source>
        <translation>{player} ist nach einem falschen Ruf gesperrt.</translation>
    </message>
    <message>
        <source>This is {player}’s own card. A claim names the card of somebody else.</source>
        <translation>Das ist die eigene Karte: {player}. Ein Ruf nennt die Karte von jemand anderem.</translation>
    </message>
    <message>
        <source>Whoever wants to claim this presses their own key or button first.</source>
        <translation>Wer das rufen will, drückt zuerst die eigene Taste oder den eigenen Knopf.</translation>
    </message>
    <message>
        <source>{player} was faster, by a moment.</source>
        <translation>{player} war einen Augenblick schneller.</translation>
    </message>
    <message>
        <source>This picture is on neither of the two cards.</source>
        <translation>Dieses Bild ist auf keiner der beiden Karten.</translation>
    </message>
    <message>
        <source>A claim names the card of a player.</source>
        <translation>Ein Ruf nennt die Karte von jemandem aus der Runde.</translation>
    </message>
    <message>
        <source>The other card is always the one in the middle.</source>
        <translation>Die andere Karte ist immer die in der Mitte.</translation>
    </message>
    <message>
        <source>Taking a card</source>
        <translation>Eine Karte nehmen</translation>
    </message>
    <message>
        <source>Two arrows that meet at a star are on the own card and on the middle card. Whoever sees it first takes the middle card, and it is the card to compare from now on.</source>
        <translation>Zwei Pfeile, die sich an einem Stern treffen, sind auf der eigenen und auf der mittleren Karte. Wer es zuerst sieht, nimmt die mittlere Karte, und von nun an wird mit ihr verglichen.</translation>
    </message>
    <message>
        <source>Handing the potato on</source>
        <translation>Die Kartoffel weitergeben</translation>
    </message>
    <message>
        <source>The first player gives a card to the second one and is safe. The third one sees the same picture on the new top card and gives a card away too.</source>
        <translation>Die erste Person gibt der zweiten ihre Karte und ist in Sicherheit. Die dritte sieht dasselbe Bild auf der neuen obersten Karte und gibt ihre auch weg.</translation>
    </message>
    <message>
        <source>A gift that nobody wants</source>
        <translation>Ein Geschenk, das niemand will</translation>
    </message>
    <message>
        <source>The middle card and the card of another player share a picture. Whoever sees it gives the middle card to that player.</source>
        <translation>Die mittlere Karte und die von jemand anderem haben ein Bild gemeinsam. Wer es sieht, schenkt dieser Person die mittlere Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were found in all.</source>
        <translation>
            <numerusform>Insgesamt wurde %n Bild gefunden.</numerusform>
            <numerusform>Insgesamt wurden %n Bilder gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} found the most pictures: %n.</source>
        <translation>
            <numerusform>{player} hat die meisten Bilder gefunden: %n.</numerusform>
            <numerusform>{player} hat die meisten Bilder gefunden: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This picture was found most often: {picture}, %n time(s).</source>
        <translation>
            <numerusform>Dieses Bild wurde am häufigsten gefunden: {picture}, %n-mal.</numerusform>
            <numerusform>Dieses Bild wurde am häufigsten gefunden: {picture}, %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} once found %n pictures in a row.</source>
        <translation>
            <numerusform>{player} hat einmal %n Bild in Folge gefunden.</numerusform>
            <numerusform>{player} hat einmal %n Bilder in Folge gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card: {player}</source>
        <translation>Karte: {player}</translation>
    </message>
    <message>
        <source>Penalty cards: {player}</source>
        <translation>Strafkarten: {player}</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Beiseitegelegte Karten</translation>
    </message>
    <message>
        <source>Me!</source>
        <comment>on the button of a player who wants to be heard first</comment>
        <translation>Ich!</translation>
    </message>
    <message numerus="yes">
        <source>%n match point(s)</source>
        <translation>
            <numerusform>%n Partiepunkt</numerusform>
            <numerusform>%n Partiepunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <comment>a round card with pictures</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>{picture}: {meaning}</source>
        <comment>a picture and what it means, in the legend</comment>
        <translation>{picture}: {meaning}</translation>
    </message>
    <message>
        <source>Claim: {picture}</source>
        <comment>a possible move</comment>
        <translation>Rufen: {picture}</translation>
    </message>
    <message>
        <source>Claim on {player}’s card: {picture}</source>
        <comment>a possible move</comment>
        <translation>Rufen auf der Karte von {player}: {picture}</translation>
    </message>
    <message>
        <source>Be first, then point</source>
        <comment>a possible move</comment>
        <translation>Erst drücken, dann zeigen</translation>
    </message>
    <message>
        <source>Turn all cards up</source>
        <comment>what the clock does</comment>
        <translation>Alle Karten aufdecken</translation>
    </message>
    <message>
        <source>The time to point is over</source>
        <comment>what the clock does</comment>
        <translation>Die Zeit zum Zeigen ist um</translation>
    </message>
    <message>
        <source>A lock ends</source>
        <comment>what the clock does</comment>
        <translation>Eine Sperre endet</translation>
    </message>
    <message>
        <source>A picture begins to glow</source>
        <comment>what the clock does</comment>
        <translation>Ein Bild beginnt zu leuchten</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>what the clock does</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{player} sees it first: {picture}.</source>
        <translation>{player} sieht es zuerst: {picture}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for {player}.</source>
        <translation>
            <numerusform>%n Karte für {player}.</numerusform>
            <numerusform>%n Karten für {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is wrong: {picture}.</source>
        <translation>{player} irrt sich: {picture}.</translation>
    </message>
    <message>
        <source>{player} has to wait.</source>
        <translation>{player} muss warten.</translation>
    </message>
    <message>
        <source>{player} was first.</source>
        <translation>{player} war am schnellsten.</translation>
    </message>
    <message>
        <source>{player} does not point in time.</source>
        <translation>{player} zeigt nicht rechtzeitig.</translation>
    </message>
    <message>
        <source>Nobody has found it yet: a picture begins to glow.</source>
        <translation>Niemand hat es bisher gefunden: Ein Bild beginnt zu leuchten.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty card(s) for {player}.</source>
        <translation>
            <numerusform>%n Strafkarte für {player}.</numerusform>
            <numerusform>%n Strafkarten für {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins this mini-game!</source>
        <translation>{player} gewinnt dieses Minispiel!</translation>
    </message>
    <message>
        <source>Next: {game}.</source>
        <translation>Als Nächstes: {game}.</translation>
    </message>
    <message>
        <source>The Tower begins: collect cards. Most cards wins.</source>
        <translation>Der Turm beginnt: Sammelt Karten. Die meisten gewinnen.</translation>
    </message>
    <message>
        <source>The Well begins: get rid of the cards. The first without any wins.</source>
        <translation>Der Brunnen beginnt: Weg mit den Karten. Wer zuerst keine hat, gewinnt.</translation>
    </message>
    <message>
        <source>The Poisoned Gift begins: nobody wants cards. Fewest cards wins.</source>
        <translation>Das vergiftete Geschenk beginnt: Niemand will Karten. Die wenigsten gewinnen.</translation>
    </message>
    <message>
        <source>Hot Potato, round {round} of {rounds}: whoever keeps the cards gets the penalty.</source>
        <translation>Heiße Kartoffel, Runde {round} von {rounds}: Wer die Karten behält, bekommt die Strafe.</translation>
    </message>
    <message>
        <source>The Tower: who spots the picture shared by their own card and the middle one?</source>
        <translation>Der Turm: Wer entdeckt das Bild auf der eigenen und der mittleren Karte?</translation>
    </message>
    <message>
        <source>The Well: who spots the picture shared by their own card and the middle one?</source>
        <translation>Der Brunnen: Wer entdeckt das Bild auf der eigenen und der mittleren Karte?</translation>
    </message>
    <message>
        <source>Hot Potato: who spots the picture shared by their own card and another player’s?</source>
        <translation>Heiße Kartoffel: Wer entdeckt das Bild auf der eigenen Karte und einer anderen?</translation>
    </message>
    <message>
        <source>The Poisoned Gift: who spots the picture shared by the middle card and another player’s?</source>
        <translation>Das vergiftete Geschenk: Wer entdeckt das Bild auf der mittleren Karte und einer anderen?</translation>
    </message>
    <message>
        <source>Look for the picture that glows on two cards.</source>
        <translation>Sucht das Bild, das auf zwei Karten leuchtet.</translation>
    </message>
    <message>
        <source>{player} was first: which picture is on both cards?</source>
        <translation>{player} war am schnellsten: Welches Bild ist auf beiden Karten?</translation>
    </message>
    <message numerus="yes">
        <source>{player} keeps the hot potato: %n penalty card(s).</source>
        <translation>
            <numerusform>{player} behält die heiße Kartoffel: %n Strafkarte.</numerusform>
            <numerusform>{player} behält die heiße Kartoffel: %n Strafkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} is over. Match point: {players}.</source>
        <translation>{game}: Ende. Partiepunkt: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n Karte gewonnen</numerusform>
            <numerusform>%n Karten gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>noch %n Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n Strafkarte</numerusform>
            <numerusform>%n Strafkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>safe</source>
        <comment>in this round: on the plate of a player</comment>
        <translation>in Sicherheit</translation>
    </message>
    <message>
        <source>place {place}</source>
        <comment>in a mini-game: on the plate of a player</comment>
        <translation>Platz {place}</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>for a moment: on the plate of a player</comment>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>looks on</source>
        <comment>takes no part: on the plate of a player</comment>
        <translation>schaut zu</translation>
    </message>
    <message>
        <source>{game}, {number} of {count}</source>
        <comment>the quiet line beside the title</comment>
        <translation>{game}, {number} von {count}</translation>
    </message>
    <message>
        <source>Decider</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Partiepunkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>it glows</source>
        <comment>a picture, said for screen readers</comment>
        <translation>leuchtet</translation>
    </message>
</context>
</TS>
