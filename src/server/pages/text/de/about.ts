export const germanAboutMarkdown = `# Über uns

{{shop}} verkauft Anlasser, Lichtmaschinen und alle Teile darin: für Pkw, Lkw, Traktoren, Maschinen, Boote und Kleinmotoren. Neue und
generalüberholte Aggregate stehen nebeneinander; Sie wählen, was der Auftrag verlangt.

## So arbeiten wir

- Jede Nummer führt zum Teil: unsere, die des Herstellers oder die eines anderen Händlers. Striche, Punkte und Leerzeichen sind gleich.
- Jedes Teil hat seine Zeichnung mit Maßen. Halten Sie sie neben das alte Aggregat, bevor Sie bestellen.
- Aggregate sind hier zerlegt: Jedes nennt seine Teile, und jedes Teil nennt die Aggregate, in denen es steckt.
- Was Sie angesehen haben, bleibt auf Ihrem Gerät und öffnet sich ohne Netz: in der Grube, auf dem Hof, auf See.

## Wo Sie anfangen

- [Anlasser](/prod/cat/c/0/1)
- [Lichtmaschinen](/prod/cat/c/0/2)
- [Kontakt](/marketing/page/contact)
`
