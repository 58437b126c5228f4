export const germanOfflineMarkdown = `# Ohne Netz

Dieser Shop arbeitet ohne Netz mit allem, was dieses Gerät gesehen hat; einzuschalten ist dafür nichts. Er kann auch
[den Katalog auf diesem Gerät behalten](/prod/offline), ganz oder in Teilen: Dann geht das auch mit Teilen, die Sie nie geöffnet haben.

{{ready-here}}

## Was auf diesem Gerät bleibt

- Der Shop selbst: Er öffnet sich auch nach einem Neustart.
- Die Liste aller Kategorien.
- Teile, die Sie geöffnet haben, mit Zeichnungen, Nummern, Verwendungen und Stücklisten.
- Listen, die Sie durchgesehen haben, Ihre letzten Suchen und die angesehenen Teile.
- Solange Sie angemeldet sind: Ihr Warenkorb, Ihre Adressen und die Bestellungen, die Sie angesehen haben.

## Was Sie ohne Netz tun können

- In den Teilen suchen, die Sie geöffnet oder in Listen gesehen haben, nach Nummer oder Wörtern. Mit dem Katalog auf diesem Gerät: in allen
  seinen Teilen, auch nach Fahrzeug und nach dem, was Sie am alten Teil messen.
- Teile auf Ihre Liste setzen. Solange Sie angemeldet sind, ist sie Ihr Warenkorb, und Sie können auch Ihre Adressen ändern; der Shop
  erfährt davon, sobald Netz da ist.
- Bestellen, solange Sie angemeldet sind: Die Bestellung liegt auf diesem Gerät, mit dem Betrag, den sie höchstens kosten darf, und geht
  ab, sobald Netz da ist. Der Shop nimmt sie nur innerhalb Ihrer Grenze an.

## Was das Netz braucht

- Ein Teil oder eine Liste, die dieses Gerät nicht gesehen hat und die in keinem Stück des Katalogs auf ihm steht. Der Shop sagt das; er behauptet nie, es gebe das Teil nicht.
- Bestand und Preis von dieser Minute. Was von diesem Gerät kommt, sagt, wie alt es ist.
- Anmelden, ein neues Konto und Zahlen mit Karte.

## Bereit für einen Ort ohne Netz

1. Melden Sie sich an und öffnen Sie die Teile des Auftrags einmal mit Netz, oder [behalten Sie ihre Gruppe des Katalogs](/prod/offline).
2. Sehen Sie auf diese Seite: Sie sagt, ob dieses Gerät bereit ist.
3. Installieren Sie den Shop. Was ein installierter Shop behält, löschen Browser nicht so schnell.

## Den Shop installieren

{{install-ways}}

## Behält dieser Browser es?

{{kept-here}}

## So löschen Sie es

Löschen Sie die Daten dieser Seite in den Einstellungen des Browsers. Änderungen und Bestellungen, von denen der Shop noch nichts weiß,
gehen dabei verloren; beim Abmelden geht keine verloren.
`
