export const germanTermsMarkdown = `# Verkaufsbedingungen

Diese Bedingungen gelten für alles, was Sie bei {{shop}}, {{address}}, kaufen. Sie sind mit Absicht kurz. Ihre gesetzlichen Rechte bleiben
unberührt.

## Bestellung und Preis

- Ihre Bestellung ist ein Angebot. Sie bindet beide Seiten, wenn wir sie per E-Mail bestätigen.
- Preise sind in US-Dollar, für die Menge der Staffel, ohne Steuer und Fracht. Beides steht in der Bestellung, bevor Sie sie absenden.
- Ein Preis, der offensichtlich ein Irrtum ist, bindet niemanden. Wir fragen Sie, bevor etwas verschickt wird.
- Altteilpfand ist ein Pfand. Sie bekommen es für das Altteil zurück.

## Passt es?

Nummern, Verwendungen und Zeichnungen geben wir mit Sorgfalt an, aber Hersteller ändern Aggregate mitten im Jahr. Halten Sie das alte
Aggregat vor der Bestellung an die Maße; im Zweifel fragen Sie uns. Nummern anderer Hersteller nennen wir nur, um zu sagen, was ein Teil
ersetzt.

## Lieferung

Ware am Lager geht innerhalb eines Werktags ab. Der Termin für ausverkaufte Ware ist eine Schätzung. Verschiebt er sich um mehr als zwei
Wochen, können Sie zurücktreten und bekommen zurück, was Sie gezahlt haben.

## Zahlung und Eigentum

Sie zahlen mit der Bestellung oder, wo Rechnung vereinbart ist, innerhalb von {{invoice-days}} Tagen. Die Ware bleibt unser Eigentum, bis
sie bezahlt ist.

## Rückgabe und Fehler

Wir stehen für Fehler dessen ein, was wir verkaufen. Was das umfasst und wie Sie Ware zurückgeben, steht auf einer eigenen Seite.
[Garantie & Rückgabe](/marketing/page/warranty)

## Fragen

Rufen Sie {{phone}} an ({{hours}}) oder schreiben Sie an {{email}}.
`
