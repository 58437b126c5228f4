export const germanContactMarkdown = `# Kontakt

Halten Sie die Nummer vom Typenschild bereit, oder Spannung, Zähnezahl oder Rillen und woher das Teil stammt. Dann genügt ein Anruf.

{{contact-facts}}

## Was uns hilft, Ihnen zu helfen

- Ein Foto vom Typenschild, eines von der Antriebsseite, eines vom Stecker.
- Hersteller, Modell, Motor und Baujahr des Fahrzeugs oder der Maschine.
- Zu einer Bestellung: ihre Nummer.

{{ask-counter}}
`
