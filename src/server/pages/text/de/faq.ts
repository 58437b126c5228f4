export const germanFaqMarkdown = `# Häufige Fragen

{{fold}}

## Die Nummer auf meinem Aggregat endet auf eine andere Ziffer. Ist es dasselbe?

Oft, nicht immer. Bei vielen Denso-Nummern ist die letzte Ziffer ein Änderungsstand und tauschbar; bei anderen Herstellern steht sie für eine
andere Riemenscheibe oder Drehrichtung. Die Zeile in der Liste sagt, welche Nummer zu Ihrer passt und wie.

## Auf dem Schild steht 14 V. Ist das eine Lichtmaschine für 12 V?

Ja. Auf Lichtmaschinen steht die Ladespannung: 14 V für 12-V-Anlagen, 28 V für 24-V-Anlagen.

## Darf ich einen stärkeren Anlasser einbauen?

Ja, wenn Flansch, Zähne, Drehrichtung und Spannung stimmen und Platz dafür ist. An der Leistung zu sparen lohnt nicht: Ein schwächerer
dreht zu langsam und verbrennt.

## Was heißen CW und CCW?

Rechtslauf und Linkslauf, von der Antriebsseite gesehen: der Seite des Ritzels oder der Riemenscheibe.

## Was ist PV6, was ist 6PK?

Dasselbe: eine Scheibe für einen Keilrippenriemen mit sechs Rippen. Zählen Sie die Rillen.

## Warum gibt es Altteilpfand?

Generalüberholte Aggregate entstehen aus alten. Das Pfand bekommen Sie für Ihr Altteil zurück.
[So geht es](/marketing/page/core-returns)

## Brauche ich ein Konto?

Zum Ansehen nicht: Suche, Zeichnungen, Preise und Bestand sind für alle offen. Was Sie hinzufügen, steht auf diesem Gerät in einer Liste;
zum Bestellen melden Sie sich an.

## Geht es auch ohne Netz?

Ja, mit allem, was dieses Gerät gesehen hat. [Was das heißt](/marketing/page/offline)

## Meine Frage steht hier nicht

[Fragen Sie die Theke](/marketing/page/contact), mit der Nummer und einem Foto: Ein Mensch antwortet.
`
