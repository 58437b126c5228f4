export const germanWarrantyMarkdown = `# Garantie & Rückgabe

Auf der Seite jedes Teils steht, wie viele Monate Garantie es hat. Sie zählen ab dem Tag der Lieferung; bis
wann sie läuft, steht in der Bestellung.

## Was die Garantie deckt

Fehler des Materials und der Verarbeitung. Wir ersetzen das Teil oder geben den Preis zurück, wenn es keines mehr gibt. Arbeitslohn,
Abschleppen und andere Kosten sind nicht gedeckt.

## Was sie nicht deckt

- Rost, Korrosion, Wasser: ein Aggregat, das unter Wasser stand.
- Einen gebrochenen Flansch durch lose Schrauben, falschen Einbau oder Rückschlag des Motors.
- Wicklungen, die durch langes Anlassen, eine leere Batterie oder schlechte Masse verbrannt sind.
- Abgeschnittene Kabel und geöffnete Aggregate.
- Rennsport.

## Bevor Sie reklamieren

Viele Aggregate, die zurückkommen, haben keinen Fehler. Messen Sie zuerst: Batterie über 12,4 V (24,8 V), weniger als 0,5 V Verlust je
Kabel beim Anlassen, Riemen gespannt, Sicherung und Ladekontrolle in Ordnung.

## Ware zurückgeben

- Innerhalb von {{return-days}} Tagen ab der Lieferung, aus jedem Grund: unbenutzt, vollständig, im eigenen Karton.
- Was defekt ist: solange die Garantie läuft.
- {{parcel-back}} {{restocking}}
- Lassen Sie sich zuerst eine Rückgabenummer geben und schreiben Sie sie außen auf das Paket.
- Elektrische Teile, die eingebaut waren, gelten nicht als unbenutzt.
- Unterwegs beschädigt? Melden Sie es innerhalb von 5 Tagen und heben Sie die Verpackung auf.

Rückgabenummern gibt es unter [Ihre Bestellungen](/accountOrder).

Oder fragen Sie danach: {{phone}}, {{email}}.

[Altteile gegen Pfand gehen einen anderen Weg](/marketing/page/core-returns)
`
