import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeWorkbook } from './make-workbook.ts'

const text =
  (name: string, content: string, encoding: 'utf8' | 'latin1' | 'utf16le' = 'utf8') =>
  async (folder: string) => {
    const path = join(folder, name)
    await writeFile(path, Buffer.from(content, encoding))
    return path
  }

/** Price lists and stock lists as suppliers send them, each unlike the others. Each is written into a folder and gives its path. */
export const layouts = {
  /** Semicolons, windows-1252, decimal commas, purchase and list price beside the price, padded numbers, Austausch. */
  german: text(
    'preisliste.csv',
    [
      'Artikelnummer;Bezeichnung;Hersteller;Warengruppe;EK netto;VK (EUR);UVP;Pfand;Bestand;Gewicht;Länge [mm];EAN;Zolltarifnummer;Ursprungsland;Zustand;OE-Nummern;Gültig ab',
      ' 0123 ;Anlasser für Käfer;Größe & Söhne;Anlasser > 12 V;45,10;1.089,50;1.299,00;50,00;12;4,6 kg;230,5;4006381333931;8511 40 00;Deutschland;AT;0 001 108 166, 0001108167;01.03.2026',
      '0124;Lichtmaschine;Größe & Söhne;Lichtmaschinen;51,00;99,90;129,00;;1.250;5,2;180;40063813332;85115000;Türkei;neu;;01.03.2026',
      '',
      '0125;Regler;Größe & Söhne;Regler;9,00;19,9;25,00;;0;120 g;;;;;gebraucht;-;',
    ].join('\r\n'),
    'latin1',
  ),
  /** A workbook with title rows, headings in two rows that span columns, a row of notes and a sheet of terms. */
  english: (folder: string) =>
    makeWorkbook(join(folder, 'Price List 2026.xlsx'), [
      { name: 'Terms', rows: [['Prices are ex works'], ['Valid from March']] },
      {
        name: 'Starters',
        rows: [
          ['ACME Rotating Electrics — Dealer Price List'],
          ['Effective', { date: 46086 }],
          [],
          ['Part No', 'Description', 'Brand', 'Price', null, 'Package', null, null, 'Weight', 'Condition', 'UPC', 'Voltage'],
          [null, null, null, 'USD', 'Core', 'Length (in)', 'Width (in)', 'Height (in)', 'lb', null, null, 'V'],
          ['AS-100', 'Starter motor, PMGR', 'ACME', 129.95, 35, 10, 6, 7.5, 10, 'New', 36000291452, 12],
          ['AS-101', 'Starter motor', 'ACME', { formula: 'D6*2', cached: 259.9 }, null, 10, 6, 7.5, 12.5, 'Reman', null, 24],
        ],
        merged: ['A1:L1', 'D4:E4', 'F4:H4'],
      },
    ]),
  /** Tabs, UTF-16 with a byte order mark, American dates and dollars, yes and no. */
  american: text(
    'parts.tsv',
    `\uFEFF${[
      'SKU\tPart Name\tMfr\tYour Price\tCore Charge\tQty on hand\tETA\tDiscontinued\tImage\tOEM 1\tOEM 2\tInterchange',
      'X1\tAlternator 3/4" pulley\tDelco\t$1,234.50\t$75.00\t1,200\t03/25/2026\tNo\tx1.jpg, x1-rear.jpg\t10463\t\tLester: 8112',
      'X2\tAlternator\tDelco\t$89.00\t\t50+\t12/01/2026\tYes\t\t\t10464\t',
    ].join('\r\n')}\r\n`,
    'utf16le',
  ),
  /** French, blanks for thousands, kilogrammes in the heading, euros in the cells, a box in one cell. */
  french: text(
    'tarif.csv',
    [
      'Référence;Désignation;Marque;Famille;Sous-famille;Prix de vente;Consigne;Stock disponible;Poids (kg);Dimensions colis (cm);Code-barres;Pays d’origine;État;Garantie',
      'D-6G;Démarreur;Valeo;Électricité;Démarreurs;1 234,50 €;45,00 €;7;4,250;30 x 20 x 15,5;3276427000009;France;échange standard;24 mois',
      'D-7G;Alternateur;Valeo;Électricité;Alternateurs;99,00 €;;0;5,100;;;;neuf;2 ans',
    ].join('\n'),
  ),
  /** No headings at all. */
  flat: text(
    'export.txt',
    [
      'AB-1001|Starter motor 12 V|149.90|4006381333931',
      'AB-1002|Alternator 14 V 90 A|189.00|4012345678901',
      'AB-1003|Solenoid switch|24.50|',
    ].join('\n'),
  ),
  /** Price breaks as columns, apostrophes for thousands. */
  breaks: text(
    'staffel.csv',
    [
      'Art.-Nr.;Bezeichnung;Preis ab 1 Stück;ab 10 Stück;ab 100 Stück;Währung',
      "K-1;Kohle;1'234.50;1'100.00;999.99;CHF",
      'K-2;Feder;0.50;;0.40;CHF',
    ].join('\n'),
  ),
  /** Nothing but numbers and quantities. */
  stock: text('bestand.csv', ['Teilenummer,Verfügbar', '00123,5', '00124,-3', '00125,"1,000"'].join('\n')),
}
export type LayoutName = keyof typeof layouts
