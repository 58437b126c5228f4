export const germanPrivacyMarkdown = `# Datenschutz

{{shop}} ({{address}}) ist für die Daten dieses Shops verantwortlich.

Hier gibt es keine Werbung und keine Zähler anderer Firmen, und nichts wird verkauft oder für Werbung weitergegeben.

## Was auf diesem Gerät bleibt

- Teile und Listen, die Sie angesehen haben, damit sie sich ohne Netz öffnen.
- Ihre letzten Suchen und die Teile, die Sie angesehen haben.
- Solange Sie angemeldet sind: Ihre Anmeldung, Ihr Warenkorb, Ihre Adressen und die Bestellungen, die Sie angesehen haben.
- Änderungen und Bestellungen, von denen der Shop noch nichts weiß, bis Sie zurück sind und sie absenden.
- Das Erscheinungsbild, das Sie gewählt haben; dass Sie den Cookie-Hinweis geschlossen haben; dass Ihnen das Installieren gezeigt wurde.
- Die Sprache, in der der Shop gezeigt wird: in einem Cookie, für ein Jahr.

Löschen Sie die Daten dieser Seite in den Einstellungen des Browsers, und alles davon ist weg.

## Was der Server des Shops behält

- Wonach wann gesucht wurde, ohne wer gesucht hat: Es zeigt, welche Nummern wir führen sollten.
- Mit einem Konto: Ihren Namen, Ihre E-Mail-Adresse, was Sie sonst ausfüllen, und Ihr Passwort in unkenntlicher Form.
- Mit einer Bestellung: was Bestellung, Lieferung, Rechnung und Garantie brauchen.

## Wer es sonst bekommt

Der Spediteur bekommt die Adresse, der Zahlungsdienst den Betrag. Niemand bekommt mehr, als die Arbeit braucht.

## Was Sie verlangen können

Eine Kopie Ihrer Daten, eine Berichtigung oder dass wir sie löschen; Rechnungen müssen wir so lange aufheben, wie das Gesetz es sagt.

Schreiben Sie an {{email}} oder rufen Sie {{phone}} an.
`
