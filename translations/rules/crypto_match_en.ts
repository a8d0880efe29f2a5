<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="crypto_match.aim">
        <source>Everybody looks at the same time. Whoever first sees which picture two cards share makes a claim. Whoever wins the most mini-games wins the match.</source>
        <translation>Everybody looks at the same time. Whoever first sees which picture two cards share makes a claim. Whoever wins the most mini-games wins the match.</translation>
    </message>
    <message id="crypto_match.deck">
        <source>There are 57 round cards and 57 pictures. Each card has eight of them.</source>
        <translation>There are 57 round cards and 57 pictures. Each card has eight of them.</translation>
    </message>
    <message id="crypto_match.deck@31">
        <source>There are 31 round cards and 31 pictures. Each card has six of them.</source>
        <translation>There are 31 round cards and 31 pictures. Each card has six of them.</translation>
    </message>
    <message id="crypto_match.deck@13">
        <source>There are 13 round cards and 13 pictures. Each card has four of them.</source>
        <translation>There are 13 round cards and 13 pictures. Each card has four of them.</translation>
    </message>
    <message id="crypto_match.one-shared-symbol">
        <source>Any two cards have exactly one picture in common: never none, never two.</source>
        <translation>Any two cards have exactly one picture in common: never none, never two.</translation>
    </message>
    <message id="crypto_match.playlist">
        <source>A match is a list of four mini-games: the Tower, the Well, Hot Potato and the Poisoned Gift.</source>
        <translation>A match is a list of four mini-games: the Tower, the Well, Hot Potato and the Poisoned Gift.</translation>
    </message>
    <message id="crypto_match.playlist@chosen">
        <source>A match is a list of mini-games, chosen before the start. This table has chosen its own.</source>
        <translation>A match is a list of mini-games, chosen before the start. This table has chosen its own.</translation>
    </message>
    <message id="crypto_match.fresh-shuffle">
        <source>Every mini-game begins with the whole deck, freshly shuffled. The pictures lie in new places on the cards.</source>
        <translation>Every mini-game begins with the whole deck, freshly shuffled. The pictures lie in new places on the cards.</translation>
    </message>
    <message id="crypto_match.all-at-once">
        <source>There are no turns. Whoever has a card on show may make a claim at any moment.</source>
        <translation>There are no turns. Whoever has a card on show may make a claim at any moment.</translation>
    </message>
    <message id="crypto_match.claim">
        <source>A claim names a picture. In the Tower and the Well the other card is the one in the middle; in Hot Potato and the Poisoned Gift it also names a player.</source>
        <translation>A claim names a picture. In the Tower and the Well the other card is the one in the middle; in Hot Potato and the Poisoned Gift it also names a player.</translation>
    </message>
    <message id="crypto_match.symbol-must-match">
        <source>A claim is right if the picture is on both cards. Otherwise it is wrong.</source>
        <translation>A claim is right if the picture is on both cards. Otherwise it is wrong.</translation>
    </message>
    <message id="crypto_match.top-card-only">
        <source>Only the top card of each pile counts.</source>
        <translation>Only the top card of each pile counts.</translation>
    </message>
    <message id="crypto_match.first-claim">
        <source>The first right claim counts. It is carried out before the next one is looked at.</source>
        <translation>The first right claim counts. It is carried out before the next one is looked at.</translation>
    </message>
    <message id="crypto_match.same-instant">
        <source>If right claims come at the same moment, people go before computers, then whoever has found fewer pictures, then whoever sits next after the last player to find one.</source>
        <translation>If right claims come at the same moment, people go before computers, then whoever has found fewer pictures, then whoever sits next after the last player to find one.</translation>
    </message>
    <message id="crypto_match.point-time">
        <source>Whoever presses their key first has three seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Whoever presses their key first has three seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</translation>
    </message>
    <message id="crypto_match.point-time@2">
        <source>Whoever presses their key first has two seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Whoever presses their key first has two seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</translation>
    </message>
    <message id="crypto_match.point-time@6">
        <source>Whoever presses their key first has six seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</source>
        <translation>Whoever presses their key first has six seconds to point at the picture. Time stands still and nobody else is heard. Not pointing is a wrong claim.</translation>
    </message>
    <message id="crypto_match.wrong-claim">
        <source>After a wrong claim a player is locked for three seconds.</source>
        <translation>After a wrong claim a player is locked for three seconds.</translation>
    </message>
    <message id="crypto_match.wrong-claim@none">
        <source>A wrong claim costs nothing.</source>
        <translation>A wrong claim costs nothing.</translation>
    </message>
    <message id="crypto_match.wrong-claim@until-change">
        <source>After a wrong claim a player is locked until a card moves. If everybody is locked, everybody is freed.</source>
        <translation>After a wrong claim a player is locked until a card moves. If everybody is locked, everybody is freed.</translation>
    </message>
    <message id="crypto_match.locked">
        <source>Whoever is locked is not heard. Trying all the same costs nothing.</source>
        <translation>Whoever is locked is not heard. Trying all the same costs nothing.</translation>
    </message>
    <message id="crypto_match.locked@never">
        <source>Nobody is ever locked.</source>
        <translation>Nobody is ever locked.</translation>
    </message>
    <message id="crypto_match.late-claim">
        <source>A claim that was right less than half a second ago is only late: it costs nothing.</source>
        <translation>A claim that was right less than half a second ago is only late: it costs nothing.</translation>
    </message>
    <message id="crypto_match.no-card">
        <source>Whoever has no card on show cannot claim, and nobody can name them.</source>
        <translation>Whoever has no card on show cannot claim, and nobody can name them.</translation>
    </message>
    <message id="crypto_match.help-after">
        <source>If nobody finds anything for 45 seconds, a picture on two cards begins to glow. It still has to be claimed.</source>
        <translation>If nobody finds anything for 45 seconds, a picture on two cards begins to glow. It still has to be claimed.</translation>
    </message>
    <message id="crypto_match.help-after@20">
        <source>If nobody finds anything for 20 seconds, a picture on two cards begins to glow. It still has to be claimed.</source>
        <translation>If nobody finds anything for 20 seconds, a picture on two cards begins to glow. It still has to be claimed.</translation>
    </message>
    <message id="crypto_match.help-after@never">
        <source>No picture glows, however long nobody finds anything.</source>
        <translation>No picture glows, however long nobody finds anything.</translation>
    </message>
    <message id="crypto_match.tower-setup">
        <source>The Tower: each player gets one card, the others lie in the middle. At the start signal all cards are turned up together.</source>
        <translation>The Tower: each player gets one card, the others lie in the middle. At the start signal all cards are turned up together.</translation>
    </message>
    <message id="crypto_match.tower-take">
        <source>The Tower: whoever finds the picture on their own card and the middle card takes the middle card onto their pile. It is the card that counts from now on.</source>
        <translation>The Tower: whoever finds the picture on their own card and the middle card takes the middle card onto their pile. It is the card that counts from now on.</translation>
    </message>
    <message id="crypto_match.tower-end">
        <source>The Tower ends when the last card of the middle has been taken. Most cards wins.</source>
        <translation>The Tower ends when the last card of the middle has been taken. Most cards wins.</translation>
    </message>
    <message id="crypto_match.well-setup">
        <source>The Well: one card lies in the middle. The others are dealt evenly, in piles with the top card face up. Cards left over are put aside.</source>
        <translation>The Well: one card lies in the middle. The others are dealt evenly, in piles with the top card face up. Cards left over are put aside.</translation>
    </message>
    <message id="crypto_match.well-place">
        <source>The Well: whoever finds the picture on their own card and the middle card puts their own card on the middle.</source>
        <translation>The Well: whoever finds the picture on their own card and the middle card puts their own card on the middle.</translation>
    </message>
    <message id="crypto_match.well-rank">
        <source>The Well: whoever gets rid of their last card first wins, and takes no further part.</source>
        <translation>The Well: whoever gets rid of their last card first wins, and takes no further part.</translation>
    </message>
    <message id="crypto_match.well-end">
        <source>The Well goes on until only one player has cards. These go to the middle, and that player is last.</source>
        <translation>The Well goes on until only one player has cards. These go to the middle, and that player is last.</translation>
    </message>
    <message id="crypto_match.well-end@first-out">
        <source>The Well ends as soon as one player has no cards left.</source>
        <translation>The Well ends as soon as one player has no cards left.</translation>
    </message>
    <message id="crypto_match.potato-setup">
        <source>Hot Potato: in each round every player gets one card, face up.</source>
        <translation>Hot Potato: in each round every player gets one card, face up.</translation>
    </message>
    <message id="crypto_match.potato-claim">
        <source>Hot Potato: a claim names a picture shared by the player’s own card and that of another player who has cards. Nobody names their own pile.</source>
        <translation>Hot Potato: a claim names a picture shared by the player’s own card and that of another player who has cards. Nobody names their own pile.</translation>
    </message>
    <message id="crypto_match.potato-give-all">
        <source>Hot Potato: whoever is right puts their whole pile on the pile of the named player, in unchanged order.</source>
        <translation>Hot Potato: whoever is right puts their whole pile on the pile of the named player, in unchanged order.</translation>
    </message>
    <message id="crypto_match.potato-safe">
        <source>Hot Potato: whoever has given their pile away is safe. No card comes back to them in this round.</source>
        <translation>Hot Potato: whoever has given their pile away is safe. No card comes back to them in this round.</translation>
    </message>
    <message id="crypto_match.potato-round-end">
        <source>Hot Potato: a round ends when one player has all the cards. These are that player’s penalty cards.</source>
        <translation>Hot Potato: a round ends when one player has all the cards. These are that player’s penalty cards.</translation>
    </message>
    <message id="crypto_match.potato-rounds">
        <source>Hot Potato: there are as many rounds as the deck has cards for everybody. What is left over stays out.</source>
        <translation>Hot Potato: there are as many rounds as the deck has cards for everybody. What is left over stays out.</translation>
    </message>
    <message id="crypto_match.potato-rounds@five">
        <source>Hot Potato: there are five rounds, if the deck has enough cards for everybody.</source>
        <translation>Hot Potato: there are five rounds, if the deck has enough cards for everybody.</translation>
    </message>
    <message id="crypto_match.potato-rounds@three">
        <source>Hot Potato: there are three rounds, if the deck has enough cards for everybody.</source>
        <translation>Hot Potato: there are three rounds, if the deck has enough cards for everybody.</translation>
    </message>
    <message id="crypto_match.potato-winner">
        <source>Hot Potato: after the last round, fewest penalty cards wins.</source>
        <translation>Hot Potato: after the last round, fewest penalty cards wins.</translation>
    </message>
    <message id="crypto_match.gift-setup">
        <source>The Poisoned Gift: each player gets one card, face up. The others lie face up in the middle.</source>
        <translation>The Poisoned Gift: each player gets one card, face up. The others lie face up in the middle.</translation>
    </message>
    <message id="crypto_match.gift-give">
        <source>The Poisoned Gift: whoever finds the picture on the middle card and the card of another player puts the middle card on that player’s pile.</source>
        <translation>The Poisoned Gift: whoever finds the picture on the middle card and the card of another player puts the middle card on that player’s pile.</translation>
    </message>
    <message id="crypto_match.gift-not-self">
        <source>The Poisoned Gift: nobody names their own pile.</source>
        <translation>The Poisoned Gift: nobody names their own pile.</translation>
    </message>
    <message id="crypto_match.gift-end">
        <source>The Poisoned Gift ends when the last card of the middle has been given away. Fewest cards wins.</source>
        <translation>The Poisoned Gift ends when the last card of the middle has been given away. Fewest cards wins.</translation>
    </message>
    <message id="crypto_match.mini-game-point">
        <source>Whoever wins a mini-game gets one match point, however many cards it was about.</source>
        <translation>Whoever wins a mini-game gets one match point, however many cards it was about.</translation>
    </message>
    <message id="crypto_match.shared-win">
        <source>If several players are equal, each of them gets the match point. In the Well nobody can be equal.</source>
        <translation>If several players are equal, each of them gets the match point. In the Well nobody can be equal.</translation>
    </message>
    <message id="crypto_match.match-winner">
        <source>After the last mini-game, most match points wins. Equal players share the victory.</source>
        <translation>After the last mini-game, most match points wins. Equal players share the victory.</translation>
    </message>
    <message id="crypto_match.match-winner@decider">
        <source>After the last mini-game, most match points wins. Equal players play one more Tower. If they are equal again, they share the victory.</source>
        <translation>After the last mini-game, most match points wins. Equal players play one more Tower. If they are equal again, they share the victory.</translation>
    </message>
    <message id="crypto_match.names">
        <source>The name of each picture stands below it.</source>
        <translation>The name of each picture stands below it.</translation>
    </message>
    <message id="crypto_match.ahead-1">
        <source>A head start of 1 match point counts from the beginning.</source>
        <translation>A head start of 1 match point counts from the beginning.</translation>
    </message>
</context>
<context>
    <name>crypto_match</name>
    <message>
        <source>The Tower</source>
        <comment>a mini-game</comment>
        <translation>The Tower</translation>
    </message>
    <message>
        <source>The Well</source>
        <comment>a mini-game</comment>
        <translation>The Well</translation>
    </message>
    <message>
        <source>Hot Potato</source>
        <comment>a mini-game</comment>
        <translation>Hot Potato</translation>
    </message>
    <message>
        <source>The Poisoned Gift</source>
        <comment>a mini-game</comment>
        <translation>The Poisoned Gift</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Cards in the deck</translation>
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
        <translation>Mini-games</translation>
    </message>
    <message>
        <source>Names under the pictures</source>
        <translation>Names under the pictures</translation>
    </message>
    <message>
        <source>After a wrong claim</source>
        <translation>After a wrong claim</translation>
    </message>
    <message>
        <source>locked for 3 seconds</source>
        <comment>after a wrong claim</comment>
        <translation>locked for 3 seconds</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <comment>after a wrong claim</comment>
        <translation>nothing happens</translation>
    </message>
    <message>
        <source>locked until a card moves</source>
        <comment>after a wrong claim</comment>
        <translation>locked until a card moves</translation>
    </message>
    <message>
        <source>The Well ends</source>
        <translation>The Well ends</translation>
    </message>
    <message>
        <source>when one player has cards</source>
        <comment>the Well ends</comment>
        <translation>when one player has cards</translation>
    </message>
    <message>
        <source>when one player has none</source>
        <comment>the Well ends</comment>
        <translation>when one player has none</translation>
    </message>
    <message>
        <source>Rounds of Hot Potato</source>
        <translation>Rounds of Hot Potato</translation>
    </message>
    <message>
        <source>as many as the deck allows</source>
        <comment>rounds of Hot Potato</comment>
        <translation>as many as the deck allows</translation>
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
        <translation>Equal match points</translation>
    </message>
    <message>
        <source>share the victory</source>
        <comment>players with equal points</comment>
        <translation>share the victory</translation>
    </message>
    <message>
        <source>play one more Tower</source>
        <comment>players with equal points</comment>
        <translation>play one more Tower</translation>
    </message>
    <message>
        <source>If nobody finds anything, pictures glow</source>
        <translation>If nobody finds anything, pictures glow</translation>
    </message>
    <message>
        <source>after 45 seconds</source>
        <comment>pictures glow</comment>
        <translation>after 45 seconds</translation>
    </message>
    <message>
        <source>after 20 seconds</source>
        <comment>pictures glow</comment>
        <translation>after 20 seconds</translation>
    </message>
    <message>
        <source>never</source>
        <comment>pictures glow</comment>
        <translation>never</translation>
    </message>
    <message>
        <source>Time to point after pressing a key</source>
        <translation>Time to point after pressing a key</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <comment>time to point</comment>
        <translation>3 seconds</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <comment>time to point</comment>
        <translation>2 seconds</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <comment>time to point</comment>
        <translation>6 seconds</translation>
    </message>
    <message>
        <source>1 match point ahead</source>
        <comment>handicap</comment>
        <translation>1 match point ahead</translation>
    </message>
    <message>
        <source>Crypto Match</source>
        <translation>Crypto Match</translation>
    </message>
    <message>
        <source>Secret signs</source>
        <comment>another name of the game, for subtitle and search</comment>
        <translation>Secret signs</translation>
    </message>
    <message>
        <source>Be the first to see which secret sign two cards share.</source>
        <translation>Be the first to see which secret sign two cards share.</translation>
    </message>
    <message>
        <source>The picture is in the upper half of the card in the middle.</source>
        <translation>The picture is in the upper half of the card in the middle.</translation>
    </message>
    <message>
        <source>The picture is in the lower half of the card in the middle.</source>
        <translation>The picture is in the lower half of the card in the middle.</translation>
    </message>
    <message>
        <source>The picture is in the upper half of this card: {player}.</source>
        <translation>The picture is in the upper half of this card: {player}.</translation>
    </message>
    <message>
        <source>The picture is in the lower half of this card: {player}.</source>
        <translation>The picture is in the lower half of this card: {player}.</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>a picture</comment>
        <translation>Key</translation>
    </message>
    <message>
        <source>It locks a message and opens it again.</source>
        <translation>It locks a message and opens it again.</translation>
    </message>
    <message>
        <source>Padlock</source>
        <comment>a picture</comment>
        <translation>Padlock</translation>
    </message>
    <message>
        <source>Anybody can snap it shut, but only one key opens it.</source>
        <translation>Anybody can snap it shut, but only one key opens it.</translation>
    </message>
    <message>
        <source>Cloud</source>
        <comment>a picture</comment>
        <translation>Cloud</translation>
    </message>
    <message>
        <source>Other people’s computers, where files are kept far away.</source>
        <translation>Other people’s computers, where files are kept far away.</translation>
    </message>
    <message>
        <source>Sealed Letter</source>
        <comment>a picture</comment>
        <translation>Sealed Letter</translation>
    </message>
    <message>
        <source>An unbroken seal shows that nobody has read it.</source>
        <translation>An unbroken seal shows that nobody has read it.</translation>
    </message>
    <message>
        <source>Bob</source>
        <comment>a picture</comment>
        <translation>Bob</translation>
    </message>
    <message>
        <source>In every story about secrets, he gets the message.</source>
        <translation>In every story about secrets, he gets the message.</translation>
    </message>
    <message>
        <source>Alice</source>
        <comment>a picture</comment>
        <translation>Alice</translation>
    </message>
    <message>
        <source>In every story about secrets, she sends the message.</source>
        <translation>In every story about secrets, she sends the message.</translation>
    </message>
    <message>
        <source>Eve the Listener</source>
        <comment>a picture</comment>
        <translation>Eve the Listener</translation>
    </message>
    <message>
        <source>She listens in to what Alice and Bob tell each other.</source>
        <translation>She listens in to what Alice and Bob tell each other.</translation>
    </message>
    <message>
        <source>Random Die</source>
        <comment>a picture</comment>
        <translation>Random Die</translation>
    </message>
    <message>
        <source>Good secrets begin with numbers that nobody can guess.</source>
        <translation>Good secrets begin with numbers that nobody can guess.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>a picture</comment>
        <translation>Fingerprint</translation>
    </message>
    <message>
        <source>A short mark that belongs to one thing only.</source>
        <translation>A short mark that belongs to one thing only.</translation>
    </message>
    <message>
        <source>Enigma</source>
        <comment>a picture</comment>
        <translation>Enigma</translation>
    </message>
    <message>
        <source>A machine with turning wheels that wrote secret messages.</source>
        <translation>A machine with turning wheels that wrote secret messages.</translation>
    </message>
    <message>
        <source>Cipher Disk</source>
        <comment>a picture</comment>
        <translation>Cipher Disk</translation>
    </message>
    <message>
        <source>Turn the ring, and every letter becomes another one.</source>
        <translation>Turn the ring, and every letter becomes another one.</translation>
    </message>
    <message>
        <source>Invisible Ink</source>
        <comment>a picture</comment>
        <translation>Invisible Ink</translation>
    </message>
    <message>
        <source>The paper looks empty until somebody warms it.</source>
        <translation>The paper looks empty until somebody warms it.</translation>
    </message>
    <message>
        <source>Salt</source>
        <comment>a picture</comment>
        <translation>Salt</translation>
    </message>
    <message>
        <source>A pinch of chance makes equal passwords look different.</source>
        <translation>A pinch of chance makes equal passwords look different.</translation>
    </message>
    <message>
        <source>Password</source>
        <comment>a picture</comment>
        <translation>Password</translation>
    </message>
    <message>
        <source>A word that only its owner should know.</source>
        <translation>A word that only its owner should know.</translation>
    </message>
    <message>
        <source>Scytale</source>
        <comment>a picture</comment>
        <translation>Scytale</translation>
    </message>
    <message>
        <source>Wound round the right stick, the ribbon can be read.</source>
        <translation>Wound round the right stick, the ribbon can be read.</translation>
    </message>
    <message>
        <source>Pigpen Cipher</source>
        <comment>a picture</comment>
        <translation>Pigpen Cipher</translation>
    </message>
    <message>
        <source>Every letter becomes the fence that it stands in.</source>
        <translation>Every letter becomes the fence that it stands in.</translation>
    </message>
    <message>
        <source>Trapdoor</source>
        <comment>a picture</comment>
        <translation>Trapdoor</translation>
    </message>
    <message>
        <source>Easy to fall in, hard to get out without the ladder.</source>
        <translation>Easy to fall in, hard to get out without the ladder.</translation>
    </message>
    <message>
        <source>Rainbow Table</source>
        <comment>a picture</comment>
        <translation>Rainbow Table</translation>
    </message>
    <message>
        <source>A long list made in advance to look up passwords.</source>
        <translation>A long list made in advance to look up passwords.</translation>
    </message>
    <message>
        <source>Birthday Attack</source>
        <comment>a picture</comment>
        <translation>Birthday Attack</translation>
    </message>
    <message>
        <source>In a big class two children soon share a birthday.</source>
        <translation>In a big class two children soon share a birthday.</translation>
    </message>
    <message>
        <source>Honeypot</source>
        <comment>a picture</comment>
        <translation>Honeypot</translation>
    </message>
    <message>
        <source>A sweet trap that shows who wants to break in.</source>
        <translation>A sweet trap that shows who wants to break in.</translation>
    </message>
    <message>
        <source>Boomerang Attack</source>
        <comment>a picture</comment>
        <translation>Boomerang Attack</translation>
    </message>
    <message>
        <source>What flies out comes back and tells something.</source>
        <translation>What flies out comes back and tells something.</translation>
    </message>
    <message>
        <source>Avalanche Effect</source>
        <comment>a picture</comment>
        <translation>Avalanche Effect</translation>
    </message>
    <message>
        <source>Change one letter, and everything changes.</source>
        <translation>Change one letter, and everything changes.</translation>
    </message>
    <message>
        <source>Sponge</source>
        <comment>a picture</comment>
        <translation>Sponge</translation>
    </message>
    <message>
        <source>It soaks up a message and is squeezed out again.</source>
        <translation>It soaks up a message and is squeezed out again.</translation>
    </message>
    <message>
        <source>Number Sieve</source>
        <comment>a picture</comment>
        <translation>Number Sieve</translation>
    </message>
    <message>
        <source>It lets numbers fall through until the right ones stay.</source>
        <translation>It lets numbers fall through until the right ones stay.</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>a picture</comment>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>A grid of points: finding the nearest one is hard.</source>
        <translation>A grid of points: finding the nearest one is hard.</translation>
    </message>
    <message>
        <source>Onion Routing</source>
        <comment>a picture</comment>
        <translation>Onion Routing</translation>
    </message>
    <message>
        <source>A message in many layers, one for each stop on its way.</source>
        <translation>A message in many layers, one for each stop on its way.</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>a picture</comment>
        <translation>Signature</translation>
    </message>
    <message>
        <source>It shows who wrote something.</source>
        <translation>It shows who wrote something.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <comment>a picture</comment>
        <translation>Certificate</translation>
    </message>
    <message>
        <source>A paper that says whose key this is.</source>
        <translation>A paper that says whose key this is.</translation>
    </message>
    <message>
        <source>Key Exchange</source>
        <comment>a picture</comment>
        <translation>Key Exchange</translation>
    </message>
    <message>
        <source>Two people agree on a key while everybody listens.</source>
        <translation>Two people agree on a key while everybody listens.</translation>
    </message>
    <message>
        <source>Brute Force</source>
        <comment>a picture</comment>
        <translation>Brute Force</translation>
    </message>
    <message>
        <source>Trying every single key until one fits.</source>
        <translation>Trying every single key until one fits.</translation>
    </message>
    <message>
        <source>Smart Card</source>
        <comment>a picture</comment>
        <translation>Smart Card</translation>
    </message>
    <message>
        <source>A tiny computer on a card that keeps a key.</source>
        <translation>A tiny computer on a card that keeps a key.</translation>
    </message>
    <message>
        <source>Meet-in-the-Middle</source>
        <comment>a picture</comment>
        <translation>Meet-in-the-Middle</translation>
    </message>
    <message>
        <source>Begin at both ends, and meet halfway.</source>
        <translation>Begin at both ends, and meet halfway.</translation>
    </message>
    <message>
        <source>Even-Mansour</source>
        <comment>a picture</comment>
        <translation>Even-Mansour</translation>
    </message>
    <message>
        <source>A simple cipher: a key, a good shuffle, and a key.</source>
        <translation>A simple cipher: a key, a good shuffle, and a key.</translation>
    </message>
    <message>
        <source>Feistel Network</source>
        <comment>a picture</comment>
        <translation>Feistel Network</translation>
    </message>
    <message>
        <source>Two halves change sides again and again.</source>
        <translation>Two halves change sides again and again.</translation>
    </message>
    <message>
        <source>S-Box</source>
        <comment>a picture</comment>
        <translation>S-Box</translation>
    </message>
    <message>
        <source>A little table that swaps one piece for another.</source>
        <translation>A little table that swaps one piece for another.</translation>
    </message>
    <message>
        <source>XOR</source>
        <comment>a picture</comment>
        <translation>XOR</translation>
    </message>
    <message>
        <source>One or the other, but never both.</source>
        <translation>One or the other, but never both.</translation>
    </message>
    <message>
        <source>Block Cipher</source>
        <comment>a picture</comment>
        <translation>Block Cipher</translation>
    </message>
    <message>
        <source>It scrambles a message block by block.</source>
        <translation>It scrambles a message block by block.</translation>
    </message>
    <message>
        <source>Stream Cipher</source>
        <comment>a picture</comment>
        <translation>Stream Cipher</translation>
    </message>
    <message>
        <source>It scrambles a message drop by drop, as it flows.</source>
        <translation>It scrambles a message drop by drop, as it flows.</translation>
    </message>
    <message>
        <source>One-Time Pad</source>
        <comment>a picture</comment>
        <translation>One-Time Pad</translation>
    </message>
    <message>
        <source>Every page is a key, used once and torn off.</source>
        <translation>Every page is a key, used once and torn off.</translation>
    </message>
    <message>
        <source>Hash Function</source>
        <comment>a picture</comment>
        <translation>Hash Function</translation>
    </message>
    <message>
        <source>It grinds any text into a short number.</source>
        <translation>It grinds any text into a short number.</translation>
    </message>
    <message>
        <source>Merkle Tree</source>
        <comment>a picture</comment>
        <translation>Merkle Tree</translation>
    </message>
    <message>
        <source>A tree of sums that guards many pages at once.</source>
        <translation>A tree of sums that guards many pages at once.</translation>
    </message>
    <message>
        <source>Blockchain</source>
        <comment>a picture</comment>
        <translation>Blockchain</translation>
    </message>
    <message>
        <source>Pages chained together, so that none can be swapped.</source>
        <translation>Pages chained together, so that none can be swapped.</translation>
    </message>
    <message>
        <source>Zero-Knowledge Cave</source>
        <comment>a picture</comment>
        <translation>Zero-Knowledge Cave</translation>
    </message>
    <message>
        <source>Prove that you know the secret without telling it.</source>
        <translation>Prove that you know the secret without telling it.</translation>
    </message>
    <message>
        <source>Secret Sharing</source>
        <comment>a picture</comment>
        <translation>Secret Sharing</translation>
    </message>
    <message>
        <source>Only with all the pieces can the map be read.</source>
        <translation>Only with all the pieces can the map be read.</translation>
    </message>
    <message>
        <source>Side Channel</source>
        <comment>a picture</comment>
        <translation>Side Channel</translation>
    </message>
    <message>
        <source>Noise or warmth can give a secret away.</source>
        <translation>Noise or warmth can give a secret away.</translation>
    </message>
    <message>
        <source>Padding Oracle</source>
        <comment>a picture</comment>
        <translation>Padding Oracle</translation>
    </message>
    <message>
        <source>It answers only yes or no, and still tells too much.</source>
        <translation>It answers only yes or no, and still tells too much.</translation>
    </message>
    <message>
        <source>Nonce</source>
        <comment>a picture</comment>
        <translation>Nonce</translation>
    </message>
    <message>
        <source>A number that is used only once.</source>
        <translation>A number that is used only once.</translation>
    </message>
    <message>
        <source>Elliptic Curve</source>
        <comment>a picture</comment>
        <translation>Elliptic Curve</translation>
    </message>
    <message>
        <source>A curve on which one can count with points.</source>
        <translation>A curve on which one can count with points.</translation>
    </message>
    <message>
        <source>Prime Number</source>
        <comment>a picture</comment>
        <translation>Prime Number</translation>
    </message>
    <message>
        <source>Only one and the number itself divide it.</source>
        <translation>Only one and the number itself divide it.</translation>
    </message>
    <message>
        <source>Clock Arithmetic</source>
        <comment>a picture</comment>
        <translation>Clock Arithmetic</translation>
    </message>
    <message>
        <source>After the last hour it begins again at zero.</source>
        <translation>After the last hour it begins again at zero.</translation>
    </message>
    <message>
        <source>Vigenère Square</source>
        <comment>a picture</comment>
        <translation>Vigenère Square</translation>
    </message>
    <message>
        <source>A table of alphabets, each shifted by one.</source>
        <translation>A table of alphabets, each shifted by one.</translation>
    </message>
    <message>
        <source>Mallory the Meddler</source>
        <comment>a picture</comment>
        <translation>Mallory the Meddler</translation>
    </message>
    <message>
        <source>He changes messages on their way.</source>
        <translation>He changes messages on their way.</translation>
    </message>
    <message>
        <source>Replay Attack</source>
        <comment>a picture</comment>
        <translation>Replay Attack</translation>
    </message>
    <message>
        <source>Sending an old message once more.</source>
        <translation>Sending an old message once more.</translation>
    </message>
    <message>
        <source>Homomorphic Glovebox</source>
        <comment>a picture</comment>
        <translation>Homomorphic Glovebox</translation>
    </message>
    <message>
        <source>Work on something without ever seeing it.</source>
        <translation>Work on something without ever seeing it.</translation>
    </message>
    <message>
        <source>Entropy</source>
        <comment>a picture</comment>
        <translation>Entropy</translation>
    </message>
    <message>
        <source>How much surprise there is in something.</source>
        <translation>How much surprise there is in something.</translation>
    </message>
    <message>
        <source>Quantum Key</source>
        <comment>a picture</comment>
        <translation>Quantum Key</translation>
    </message>
    <message>
        <source>A key made of light that notices who looks at it.</source>
        <translation>A key made of light that notices who looks at it.</translation>
    </message>
    <message>
        <source>Steganography</source>
        <comment>a picture</comment>
        <translation>Steganography</translation>
    </message>
    <message>
        <source>A secret hidden in a picture, for nobody to notice.</source>
        <translation>A secret hidden in a picture, for nobody to notice.</translation>
    </message>
    <message>
        <source>{player} was first and points now. Everybody else waits.</source>
        <translation>{player} was first and points now. Everybody else waits.</translation>
    </message>
    <message>
        <source>The cards lie face down. Everybody waits for the start signal.</source>
        <translation>The cards lie face down. Everybody waits for the start signal.</translation>
    </message>
    <message>
        <source>Nothing can be claimed now. It goes on in a moment.</source>
        <translation>Nothing can be claimed now. It goes on in a moment.</translation>
    </message>
    <message>
        <source>{player} has no card on show.</source>
        <translation>{player} has no card on show.</translation>
    </message>
    <message>
        <source>{player} is locked after a wrong claim.</source>
        <translation>{player} is locked after a wrong claim.</translation>
    </message>
    <message>
        <source>This is {player}’s own card. A claim names the card of somebody else.</source>
        <translation>This is {player}’s own card. A claim names the card of somebody else.</translation>
    </message>
    <message>
        <source>Whoever wants to claim this presses their own key or button first.</source>
        <translation>Whoever wants to claim this presses their own key or button first.</translation>
    </message>
    <message>
        <source>{player} was faster, by a moment.</source>
        <translation>{player} was faster, by a moment.</translation>
    </message>
    <message>
        <source>This picture is on neither of the two cards.</source>
        <translation>This picture is on neither of the two cards.</translation>
    </message>
    <message>
        <source>A claim names the card of a player.</source>
        <translation>A claim names the card of a player.</translation>
    </message>
    <message>
        <source>The other card is always the one in the middle.</source>
        <translation>The other card is always the one in the middle.</translation>
    </message>
    <message>
        <source>Taking a card</source>
        <translation>Taking a card</translation>
    </message>
    <message>
        <source>Two arrows that meet at a star are on the own card and on the middle card. Whoever sees it first takes the middle card, and it is the card to compare from now on.</source>
        <translation>Two arrows that meet at a star are on the own card and on the middle card. Whoever sees it first takes the middle card, and it is the card to compare from now on.</translation>
    </message>
    <message>
        <source>Handing the potato on</source>
        <translation>Handing the potato on</translation>
    </message>
    <message>
        <source>The first player gives a card to the second one and is safe. The third one sees the same picture on the new top card and gives a card away too.</source>
        <translation>The first player gives a card to the second one and is safe. The third one sees the same picture on the new top card and gives a card away too.</translation>
    </message>
    <message>
        <source>A gift that nobody wants</source>
        <translation>A gift that nobody wants</translation>
    </message>
    <message>
        <source>The middle card and the card of another player share a picture. Whoever sees it gives the middle card to that player.</source>
        <translation>The middle card and the card of another player share a picture. Whoever sees it gives the middle card to that player.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were found in all.</source>
        <translation>
            <numerusform>%n picture was found in all.</numerusform>
            <numerusform>%n pictures were found in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} found the most pictures: %n.</source>
        <translation>
            <numerusform>{player} found the most pictures: %n.</numerusform>
            <numerusform>{player} found the most pictures: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This picture was found most often: {picture}, %n time(s).</source>
        <translation>
            <numerusform>This picture was found most often: {picture}, %n time.</numerusform>
            <numerusform>This picture was found most often: {picture}, %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} once found %n pictures in a row.</source>
        <translation>
            <numerusform>{player} once found %n picture in a row.</numerusform>
            <numerusform>{player} once found %n pictures in a row.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card: {player}</source>
        <translation>Card: {player}</translation>
    </message>
    <message>
        <source>Penalty cards: {player}</source>
        <translation>Penalty cards: {player}</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Middle</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Cards put aside</translation>
    </message>
    <message>
        <source>Me!</source>
        <comment>on the button of a player who wants to be heard first</comment>
        <translation>Me!</translation>
    </message>
    <message numerus="yes">
        <source>%n match point(s)</source>
        <translation>
            <numerusform>%n match point</numerusform>
            <numerusform>%n match points</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <comment>a round card with pictures</comment>
        <translation>card</translation>
    </message>
    <message>
        <source>{picture}: {meaning}</source>
        <comment>a picture and what it means, in the legend</comment>
        <translation>{picture}: {meaning}</translation>
    </message>
    <message>
        <source>Claim: {picture}</source>
        <comment>a possible move</comment>
        <translation>Claim: {picture}</translation>
    </message>
    <message>
        <source>Claim on {player}’s card: {picture}</source>
        <comment>a possible move</comment>
        <translation>Claim on {player}’s card: {picture}</translation>
    </message>
    <message>
        <source>Be first, then point</source>
        <comment>a possible move</comment>
        <translation>Be first, then point</translation>
    </message>
    <message>
        <source>Turn all cards up</source>
        <comment>what the clock does</comment>
        <translation>Turn all cards up</translation>
    </message>
    <message>
        <source>The time to point is over</source>
        <comment>what the clock does</comment>
        <translation>The time to point is over</translation>
    </message>
    <message>
        <source>A lock ends</source>
        <comment>what the clock does</comment>
        <translation>A lock ends</translation>
    </message>
    <message>
        <source>A picture begins to glow</source>
        <comment>what the clock does</comment>
        <translation>A picture begins to glow</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>what the clock does</comment>
        <translation>Go on</translation>
    </message>
    <message>
        <source>{player} sees it first: {picture}.</source>
        <translation>{player} sees it first: {picture}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for {player}.</source>
        <translation>
            <numerusform>%n card for {player}.</numerusform>
            <numerusform>%n cards for {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is wrong: {picture}.</source>
        <translation>{player} is wrong: {picture}.</translation>
    </message>
    <message>
        <source>{player} has to wait.</source>
        <translation>{player} has to wait.</translation>
    </message>
    <message>
        <source>{player} was first.</source>
        <translation>{player} was first.</translation>
    </message>
    <message>
        <source>{player} does not point in time.</source>
        <translation>{player} does not point in time.</translation>
    </message>
    <message>
        <source>Nobody has found it yet: a picture begins to glow.</source>
        <translation>Nobody has found it yet: a picture begins to glow.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty card(s) for {player}.</source>
        <translation>
            <numerusform>%n penalty card for {player}.</numerusform>
            <numerusform>%n penalty cards for {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins this mini-game!</source>
        <translation>{player} wins this mini-game!</translation>
    </message>
    <message>
        <source>Next: {game}.</source>
        <translation>Next: {game}.</translation>
    </message>
    <message>
        <source>The Tower begins: collect cards. Most cards wins.</source>
        <translation>The Tower begins: collect cards. Most cards wins.</translation>
    </message>
    <message>
        <source>The Well begins: get rid of the cards. The first without any wins.</source>
        <translation>The Well begins: get rid of the cards. The first without any wins.</translation>
    </message>
    <message>
        <source>The Poisoned Gift begins: nobody wants cards. Fewest cards wins.</source>
        <translation>The Poisoned Gift begins: nobody wants cards. Fewest cards wins.</translation>
    </message>
    <message>
        <source>Hot Potato, round {round} of {rounds}: whoever keeps the cards gets the penalty.</source>
        <translation>Hot Potato, round {round} of {rounds}: whoever keeps the cards gets the penalty.</translation>
    </message>
    <message>
        <source>The Tower: who spots the picture shared by their own card and the middle one?</source>
        <translation>The Tower: who spots the picture shared by their own card and the middle one?</translation>
    </message>
    <message>
        <source>The Well: who spots the picture shared by their own card and the middle one?</source>
        <translation>The Well: who spots the picture shared by their own card and the middle one?</translation>
    </message>
    <message>
        <source>Hot Potato: who spots the picture shared by their own card and another player’s?</source>
        <translation>Hot Potato: who spots the picture shared by their own card and another player’s?</translation>
    </message>
    <message>
        <source>The Poisoned Gift: who spots the picture shared by the middle card and another player’s?</source>
        <translation>The Poisoned Gift: who spots the picture shared by the middle card and another player’s?</translation>
    </message>
    <message>
        <source>Look for the picture that glows on two cards.</source>
        <translation>Look for the picture that glows on two cards.</translation>
    </message>
    <message>
        <source>{player} was first: which picture is on both cards?</source>
        <translation>{player} was first: which picture is on both cards?</translation>
    </message>
    <message numerus="yes">
        <source>{player} keeps the hot potato: %n penalty card(s).</source>
        <translation>
            <numerusform>{player} keeps the hot potato: %n penalty card.</numerusform>
            <numerusform>{player} keeps the hot potato: %n penalty cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} is over. Match point: {players}.</source>
        <translation>{game} is over. Match point: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n card won</numerusform>
            <numerusform>%n cards won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>%n penalty card</numerusform>
            <numerusform>%n penalty cards</numerusform>
        </translation>
    </message>
    <message>
        <source>safe</source>
        <comment>in this round: on the plate of a player</comment>
        <translation>safe</translation>
    </message>
    <message>
        <source>place {place}</source>
        <comment>in a mini-game: on the plate of a player</comment>
        <translation>place {place}</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>for a moment: on the plate of a player</comment>
        <translation>locked</translation>
    </message>
    <message>
        <source>looks on</source>
        <comment>takes no part: on the plate of a player</comment>
        <translation>looks on</translation>
    </message>
    <message>
        <source>{game}, {number} of {count}</source>
        <comment>the quiet line beside the title</comment>
        <translation>{game}, {number} of {count}</translation>
    </message>
    <message>
        <source>Decider</source>
        <translation>Decider</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Match points</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>it glows</source>
        <comment>a picture, said for screen readers</comment>
        <translation>it glows</translation>
    </message>
</context>
</TS>
