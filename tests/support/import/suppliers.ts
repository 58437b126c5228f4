import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeWorkbook } from './tables/make-workbook.ts'

/** UTF-16 with the upper byte first, as some systems of Japan write it. */
function bigEndian(text: string): Buffer {
  return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
}

const file = (name: string, bytes: Buffer) => async (folder: string) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

/** Files of four suppliers, each as unlike the others as can be. Each is written into a folder and gives its path. */
export const suppliers = {
  /** Headings of DATANORM, windows-1252, decimal commas, prices by the hundred, two short texts, a discount group. */
  datanorm: file(
    'DATPREIS.csv',
    Buffer.from(
      [
        'Artikelnummer;Kurztext 1;Kurztext 2;Mengeneinheit;Preiskennzeichen;Preiseinheit;Preis;Rabattgruppe;Hauptwarengruppe;Warengruppe;Matchcode;EAN;Zolltarifnummer',
        '4711-01;Anlasser 12 V für Schlepper;9 Zähne, rechtsdrehend;Stk;2;1;1.289,50;R10;ANL;Anlasser;ANLSCHL12;4006381333931;85114000',
        '4711-02;Kohlebürste;Satz;Stk;2;100;1.245,00;R20;ZUB;Zubehör;KOHLE;;85452000',
        '4711-03;"Schraube M8 ""kurz""";verzinkt;Stk;2;1000;89,90;R20;ZUB;Zubehör;SCHR8;;73181595',
        '4711-04;Lichtmaschine 28 V;;Stk;2;1;auf Anfrage;R10;LIMA;Lichtmaschinen;LIMA28;;85115000',
        '4711-05;Regler 14 V;Größe S;Stk;2;;34,90;R10;ZUB;Regler;REG14;4006381333932;85118000',
        ';Summe;;;;;2.660,00;;;;;;',
        '4711-01;Anlasser 12 V für Schlepper;9 Zähne, rechtsdrehend;Stk;2;1;1.289,50;R10;ANL;Anlasser;ANLSCHL12;4006381333931;85114000',
      ].join('\r\n'),
      'latin1',
    ),
  ),
  /** A workbook with titles above its headings, numbers kept as numbers, a line code of its own, footnotes, the headings once more. */
  jobber: (folder: string) =>
    makeWorkbook(join(folder, 'Jobber Sheet 2026.xlsx'), [
      {
        name: 'JOBBER',
        rows: [
          ['NORTH LAKE REBUILDERS, INC.'],
          ['Jobber price sheet — rotating electrical'],
          ['Effective', { date: 46037, format: 'mm/dd/yyyy' }, null, 'Net 30'],
          [],
          ['Line', 'Part #', 'Description', 'Jobber Cost', 'List', 'Core', 'Pkg Qty', 'UPC', 'Wt (lb)', 'Volts', 'Superseded By', 'Disc.'],
          ['NLR', { number: 3131, format: '000000' }, 'STARTER, DD, REMAN', 84.5, 139.95, 45, 1, 36000291452, 11.25, 12, null, 'N'],
          ['NLR', 8112, 'ALTERNATOR, 70A', 91, 149.95, 50, 1, null, 13, 12, '8112-2', 'N'],
          ['NLR', '8112-2', 'ALTERNATOR, 90A', { formula: 'D7*1.1', cached: 100.1 }, 164.95, 50, 1, null, 13.5, 12, null, 'N'],
          ['Line', 'Part #', 'Description', 'Jobber Cost', 'List', 'Core', 'Pkg Qty', 'UPC', 'Wt (lb)', 'Volts', 'Superseded By', 'Disc.'],
          ['NLR', '61-114', 'BRUSH SET', 3.2, 6.95, null, 10, null, { number: 0.2, format: '0.00' }, null, null, 'N'],
          ['NLR', { date: 46086, format: 'd-mmm' }, 'SOLENOID', 11, 19.95, null, 1, null, 0.9, 12, null, 'N'],
          ['NLR', '61-200', 'DRIVE', { error: '#N/A' }, { error: '#N/A' }, null, 1, null, 0.6, null, null, 'N'],
          [null, null, 'Core charges are returned within 90 days.'],
        ],
        merged: ['A1:L1', 'A2:L2'],
      },
      { name: 'Terms', rows: [['Freight prepaid over 500 lb']] },
    ]),
  /** Tabs, UTF-16, full-width digits and letters, days of Japan. */
  japanese: file(
    'zaiko.txt',
    bigEndian(
      [
        '品番\t品名\tメーカー\t在庫数\t入荷予定日\t備考',
        'ＬＲ１６０－７０８\tオルタネータ\t東洋電装\t１２\t２０２６／１２／０１\t',
        'S114-902\tスタータ\t東洋電装\t０\t2026年12月15日\t取寄せ',
        'ｱ-１００\tブラシ\t東洋電装\t３\t\t',
        'LR160-709\tオルタネータ\t東洋電装\t１，２００\t\t',
        'LR160-710\tオルタネータ\t東洋電装\tなし\t\t',
      ].join('\r\n'),
    ),
  ),
  /** Two numbers in a cell, prices by quantity as columns, blanks for thousands, the currency in the heading. */
  polish: file(
    'cennik.csv',
    Buffer.from(
      [
        'Indeks;Nazwa;Producent;Numery OE;Zamienniki;Cena netto od 1 szt. (PLN);od 10 szt.;od 50 szt.;Stan magazynowy;Waga [kg];Kod EAN',
        'RZ-100;Rozrusznik 12 V;Ampex;"0 001 107 001 / 0 001 107 002";"BOSCH: 0986017120; LUCAS: LRS00123";1 249,90;1 199,00;1 099,00;>10;4,65;4006381333931',
        'RZ-101;Alternator 14 V 90 A;Ampex;"LR160-708',
        'LR160-708B";;899,00;;850,00;3;5,10;',
        'RZ-102;"Szczotki, komplet";Ampex;;VB-77 / VB-78;19,99;17,50;15,00;250;0,12;',
        'RZ-103;Sprzęgiełko;Ampex;;;59,00;65,00;;7;0,40;',
        'RZ-104;Regulator;Ampex;28100-16190/A;;0,00;;;brak;0,20;',
      ].join('\n'),
    ),
  ),
}
export type SupplierName = keyof typeof suppliers
