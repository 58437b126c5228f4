export const germanHelpMarkdown = `# Hilfe

## Ein Teil nach seiner Nummer finden

Tippen Sie die Nummer so ein, wie sie eingeschlagen ist, mit oder ohne Striche und Leerzeichen. Unsere Teilenummer, die OE-Nummer und
Nummern anderer Händler führen zum Ziel, auch ein Stück davon. Vorschläge kommen ab dem zweiten Zeichen.

Nichts gefunden? Lesen Sie das Schild noch einmal: O und 0, I und 1, B und 8, S und 5. Suchen Sie dann mit weniger Zeichen.

[Probieren Sie es aus: 104210](/prod/all/104210)

## Ein Teil nach dem Fahrzeug finden

Wählen Sie Verwendung, Hersteller und Modell. Die Liste zeigt dann nur, was passt; grenzen Sie sie nach Kategorie, Spannung oder Leistung ein.

## Sicher sein, dass es passt

Jedes Teil hat eine Prüfliste für den Vergleich mit dem alten Aggregat. Gehen Sie sie an der Werkbank durch: Spannung, Drehrichtung, Zähne
oder Rillen, Befestigung, Stecker. Die Maße stehen in der Zeichnung.

## Preise

Preise sind in US-Dollar, für ein Stück; die Staffel auf der Seite des Teils sagt, was mehr Stücke kosten. Altteilpfand steht für sich.

- [So funktioniert Altteilpfand](/marketing/page/core-returns)
- [Arbeiten ohne Netz](/marketing/page/offline)
- [Häufige Fragen](/marketing/page/faq)

## Einen Menschen fragen

Rufen Sie {{phone}} an ({{hours}}) oder schreiben Sie an {{email}}.

[Die Theke fragen](/marketing/page/contact)
`
