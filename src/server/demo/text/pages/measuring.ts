/** The text of the page about reading and measuring an old unit in order to find its replacement. */
export const measuringMarkdown = `# Measure the old unit

No number to be read? These measures find the unit all the same. Five minutes at the bench with a calliper are enough; write them down, then
narrow the lists by them.

## A starter

1. **Voltage**: 12 V or 24 V, from the vehicle’s battery.
2. **Teeth**: count those of the pinion. Nine and ten look alike; mark the first one.
3. **Rotation**: look at the pinion from the drive end. Clockwise is CW.
4. **Bolt holes**: how many, their thread or diameter, and from middle to middle.
5. **Pilot**: the diameter of the ring that centres the starter in the bell housing.
6. **Plug**: ring terminals or a plug, and where the solenoid sits as you look at the drive end.

[To the starters](/prod/cat/c/0/1)

## An alternator

1. **Voltage and output**: the plate says 14 V or 28 V, and the amperes.
2. **Grooves**: count the valleys of the pulley; measure its diameter.
3. **Ears**: how many, in line or apart, and from bolt to bolt.
4. **Plug**: how many pins, and their letters: D+, L, S, W, B+.
5. **Belt side**: from the pulley’s face to the first ear, so that the belt runs straight.

[To the alternators](/prod/cat/c/0/2)

## Still not sure?

Send us the measures and two photos. [Ask the counter](/marketing/page/contact), or call {{phone}}.
`

export const measuringGermanMarkdown = `# Das alte Aggregat messen

Keine Nummer zu lesen? Diese Maße führen trotzdem zum Aggregat. Fünf Minuten an der Werkbank mit einem Messschieber genügen; schreiben Sie
sie auf und grenzen Sie damit die Listen ein.

## Einen Anlasser

1. **Spannung**: 12 V oder 24 V, von der Batterie des Fahrzeugs.
2. **Zähne**: die des Ritzels zählen. Neun und zehn sehen gleich aus; markieren Sie den ersten.
3. **Drehrichtung**: von der Antriebsseite auf das Ritzel gesehen. Rechtslauf ist CW.
4. **Schraubenlöcher**: wie viele, Gewinde oder Durchmesser, und von Mitte zu Mitte.
5. **Zentrierung**: der Durchmesser des Rings, der den Anlasser in der Glocke zentriert.
6. **Anschluss**: Ringklemmen oder Stecker, und wo der Magnetschalter sitzt, von der Antriebsseite gesehen.

[Zu den Anlassern](/prod/cat/c/0/1)

## Eine Lichtmaschine

1. **Spannung und Leistung**: Auf dem Schild stehen 14 V oder 28 V und die Ampere.
2. **Rillen**: die der Riemenscheibe zählen, ihren Durchmesser messen.
3. **Ohren**: wie viele, auf einer Linie oder versetzt, und von Schraube zu Schraube.
4. **Stecker**: wie viele Stifte, und ihre Buchstaben: D+, L, S, W, B+.
5. **Riemenlauf**: von der Stirn der Scheibe bis zum ersten Ohr, damit der Riemen gerade läuft.

[Zu den Lichtmaschinen](/prod/cat/c/0/2)

## Noch nicht sicher?

Schicken Sie uns die Maße und zwei Fotos. [Fragen Sie die Theke](/marketing/page/contact), oder rufen Sie {{phone}} an.
`
