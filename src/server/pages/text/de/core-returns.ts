export const germanCoreReturnsMarkdown = `# Altteilpfand und Altteile

Altteilpfand ist ein Pfand auf Ihr altes Aggregat. Es steht neben dem Preis eines generalüberholten Teils, in einer eigenen Zeile, und Sie
bekommen es zurück, wenn das Altteil bei uns ist. Staffelpreise ändern es nicht.

## So bekommen Sie es zurück

1. Bauen Sie das neue Aggregat ein. Lassen Sie das alte leerlaufen und legen Sie es mit einer Kopie der Rechnung in den Karton des neuen.
2. Schicken Sie es innerhalb von {{core-days}} Tagen nach der Lieferung. Die Fracht zahlen Sie; eine Gebühr gibt es nicht.
3. Wir prüfen es und erstatten das Pfand ganz oder zum Teil. Das kann bis zu 45 Tage dauern.

## Wir nehmen es voll an, wenn

- es dasselbe Aggregat ist oder dieselbe OE-Nummer hat und diese Nummer lesbar ist;
- es vollständig und nicht zerlegt ist: mit Magnetschalter, mit Regler, mit Riemenscheibe, wenn unseres eine hatte;
- Gehäuse, Befestigungsaugen und Welle heil sind (eine gebrochene Kühlrippe oder eine fehlende Kunststoffkappe schadet nicht);
- es nicht verbrannt und nicht vom Rost zerfressen ist.

## Wir kürzen oder lehnen ab, wenn

- Teile fehlen: Wir ziehen ab, was sie kosten;
- das Gehäuse gerissen, ein Auge oder die Nase abgebrochen oder die Welle krumm ist;
- es unter Wasser stand, im Feuer war oder ein anderes Aggregat ist.

Nicht sicher bei Ihrem? [Fragen Sie die Theke](/marketing/page/contact) mit einem Foto, bevor Sie es schicken.
`
