import { demoCategories } from '#server/demo/categories.ts'

/** The German names of the demo's categories: `id | name | description`. */
const germanCategoryTree = `
  1 | Anlasser | Komplette Anlasser, neu, überholt und gebraucht, nach der Maschine, die sie starten.
  101 | Pkw-Anlasser | Anlasser von 0,8 bis 2,7 kW für Pkw, Transporter und Pick-ups.
  102 | Lkw-Anlasser | Anlasser für Lkw und Busse, 12 V und 24 V, bis 9 kW.
  103 | Bootsanlasser | Anlasser für Außenborder, Z-Antriebe, Innenborder und Wassermotorräder.
  104 | Anlasser für Garten und Rasen | Anlasser für Kleinmotoren, Gartentraktoren und Quads.
  105 | Landmaschinen-Anlasser | Anlasser für Traktoren und Erntemaschinen, 6 V bis 24 V.
  106 | Anlasser für Industrie und Bau | Anlasser für Bagger, Lader, Aggregate und Einzelmotoren.
  107 | Gabelstapler-Anlasser | Anlasser für Stapler mit Benzin, Gas und Diesel.
  108 | Hochleistungsanlasser | Anlasser mit Untersetzung für getunte Motoren, viele mit drehbarem Flansch.
  2 | Lichtmaschinen | Komplette Lichtmaschinen nach der Maschine, die sie laden.
  201 | Pkw-Lichtmaschinen | Lichtmaschinen von 55 bis 220 A für Pkw, Transporter und Pick-ups.
  202 | Lkw-Lichtmaschinen | Lichtmaschinen für Lkw und Busse, Pad- und J180-Befestigung, auch bürstenlos.
  203 | Bootslichtmaschinen | Lichtmaschinen für Z-Antriebe und Innenborder.
  204 | Lichtmaschinen für Garten und Rasen | Kompakte Lichtmaschinen für Diesel-Gartentraktoren und Mäher.
  205 | Landmaschinen-Lichtmaschinen | Lichtmaschinen für Traktoren und Erntemaschinen.
  206 | Lichtmaschinen für Industrie und Bau | Lichtmaschinen für Bagger, Lader, Aggregate und Einzelmotoren.
  207 | Gabelstapler-Lichtmaschinen | Lichtmaschinen für Stapler.
  208 | Hochleistungslichtmaschinen | Starke Lichtmaschinen mit einem oder drei Kabeln.
  3 | Anlasserteile | Alles aus dem Inneren eines Anlassers, Stück für Stück.
  301 | Magnetschalter | Magnetschalter für Anlasser mit 12 V und 24 V.
  302 | Ritzel und Freiläufe | Ritzel mit Freilauf, nach Zähnen, Keilen und Drehrichtung.
  303 | Anker | Anker nach Länge, Keilen und Kollektor.
  304 | Polgehäuse | Feldspulen und Polgehäuse, gewickelt und mit Magneten.
  305 | Kohlenhalter | Kohlenhalter mit Kohlen und Federn.
  306 | Kohlensätze | Kohlebürsten für Anlasser, im Satz.
  307 | Planetengetriebe und Vorgelege | Planetensätze, Hohlräder und Vorgelegeräder.
  308 | Antriebslager | Antriebslager nach Zentrierung und Befestigungslöchern.
  309 | Kollektorlagerdeckel | Hintere Deckel von Anlassern.
  310 | Einrückhebel | Einrückhebel aus Stahl und Kunststoff.
  311 | Buchsen | Sinterbuchsen, einzeln und in Packungen.
  312 | Reparatursätze Anlasser | Kohlen, Buchsen, Kontakte und Dichtungen in einem Beutel.
  4 | Lichtmaschinenteile | Alles aus dem Inneren einer Lichtmaschine, Stück für Stück.
  401 | Läufer | Klauenpolläufer nach Leistung und Durchmesser.
  402 | Ständer | Ständer mit Stern-, Dreieck- und Hairpin-Wicklung.
  403 | Diodenplatten | Diodenplatten mit einfachen und Zenerdioden.
  404 | Spannungsregler | Regler von Eindraht bis LIN.
  405 | Lager | Kugellager für Antriebsseite und Schleifringseite, nach allen drei Maßen.
  406 | Schleifringe | Schleifringe nach Durchmesser, Bohrung und Länge.
  407 | Riemenscheiben | Starre Riemenscheiben für Keilrippen- und Keilriemen.
  408 | Freilaufriemenscheiben | Freilaufriemenscheiben, einfach (OAP) und mit Dämpferfeder (OAD).
  409 | Lagerschilde Antriebsseite | Vordere Lagerschilde nach Befestigung und Lagersitz.
  410 | Lagerschilde Schleifringseite | Hintere Lagerschilde nach Lagersitz.
  411 | Lüfter | Lüfter auf dem Läufer und hinter der Riemenscheibe.
  412 | Schutzkappen | Hintere Kunststoffkappen.
  413 | Reparatursätze Lichtmaschine | Kohlen, Lager und Schleifring in einem Beutel.
  414 | Kohlensätze Lichtmaschine | Kohlebürsten für Lichtmaschinen, paarweise.
  5 | Gleichstrommotoren und Generatoren | Pumpen-, Hub-, Trimm- und Windenmotoren, und Startergeneratoren.
  501 | Hydraulik- und Hubmotoren | Motoren von Hydraulikaggregaten und Ladebordwänden.
  502 | Startergeneratoren | Startergeneratoren von Golfwagen.
  503 | Trimm-, Kipp- und Windenmotoren | Motoren von Außenborder-Trimmungen und Winden.
  6 | Hybrid- und Elektrofahrzeuge | Was an Mildhybriden, Elektroautos und Elektro-Lkw lädt und schaltet.
  601 | Riemen-Startergeneratoren | 48-V-Maschinen am Riemen.
  602 | DC/DC-Wandler | Von 48 V oder 400 V auf 12 V.
  603 | Schütze | Hauptschütze von 24 bis 80 V.
  7 | Elektrik und Zündung | Relais, Schalter, Stecker und Kabel rund um Anlasser und Lichtmaschine.
  701 | Relais | Starter-, Glühkerzen- und Umschaltrelais.
  702 | Schalter | Zünd- und Batterieschalter.
  703 | Stecker und Kabel | Reparaturkabel mit Stecker.
  704 | Batteriekabel | Anlasserkabel und Massebänder.
  8 | Werkzeug und Prüfgeräte | Für die Werkbank und die Grube.
  801 | Prüfgeräte | Regler-, Batterie- und Prüfstandsgeräte.
  802 | Abzieher und Scheibenwerkzeug | Für Lager, Schleifringe und Freilaufriemenscheiben.
  91 | Neu eingetroffen | Teile, die in den letzten Wochen hereinkamen.
  92 | Restposten | Letzte Stücke zu gesenkten Preisen.
  93 | Reparatursätze | Alle Reparatursätze für Anlasser und Lichtmaschinen.
`

const englishCategoriesById = new Map(demoCategories([]).map((row) => [row.id, row]))

/** German names and descriptions of the demo's categories, by English text. */
export const germanCategories: ReadonlyMap<string, string> = new Map(
  germanCategoryTree
    .split('\n')
    .filter(Boolean)
    .flatMap((line): [string, string][] => {
      const [id = '', name = '', description = ''] = line.trim().split(' | ')
      const row = englishCategoriesById.get(id)
      return row
        ? [
            [row.name, name],
            [row.description ?? '', description],
          ]
        : []
    }),
)
