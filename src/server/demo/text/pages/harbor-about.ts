export const harborAboutMarkdown = `# About Us

{{shop}} sells starters, alternators, trim motors and every part inside them, for boats and farm machines, and for nothing else.

## How we work

- Find a part by any number: ours, the original maker’s or another seller’s. Dashes, dots and blanks do not matter.
- Marine units are sold as such: with screens and seals where fuel vapour may stand. An automotive unit has no place in an engine room.
- Units come apart here too: each one lists its parts, and each part the units it is used in.
- What you have looked at stays on your device and opens without a network: in the field, in the yard, at sea.

## Where to begin

- [Agriculture](/prod/app/3)
- [Marine](/prod/app/6)
- [Contact Us](/marketing/page/contact)
`

export const harborAboutGermanMarkdown = `# Über uns

{{shop}} verkauft Anlasser, Lichtmaschinen, Trimmmotoren und alle Teile darin: für Boote und Landmaschinen, und für nichts anderes.

## So arbeiten wir

- Jede Nummer führt zum Teil: unsere, die des Herstellers oder die eines anderen Händlers. Striche, Punkte und Leerzeichen sind gleich.
- Aggregate für Boote sind solche: mit Sieben und Dichtungen, wo Kraftstoffdampf stehen kann. Ein Pkw-Aggregat gehört in keinen Motorraum an Bord.
- Aggregate sind hier zerlegt: Jedes nennt seine Teile, und jedes Teil nennt die Aggregate, in denen es steckt.
- Was Sie angesehen haben, bleibt auf Ihrem Gerät und öffnet sich ohne Netz: auf dem Feld, auf dem Hof, auf See.

## Wo Sie anfangen

- [Landwirtschaft](/prod/app/3)
- [Marine](/prod/app/6)
- [Kontakt](/marketing/page/contact)
`
