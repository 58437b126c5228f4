/** Small code lists, one table each. Unknown codes are kept, with one remark per code. */

export const versions = ['6.5', '6.7', '7.0', '7.1', '7.2', '8.0']

/** The use of a description type: the name (best first), the page text, or search words. */
export const nameCodes = ['TLE', 'DES', 'SHO', 'LAB', 'INV', 'SHP', 'DEF', 'ABR', 'ASC']
export const textCodes = ['MKT', 'EXT', 'FAB', 'ASM']
export const wordCodes = ['KEY', 'SLA', 'TRA']
/** Descriptions that only classify the part. They are neither shown nor searched. */
export const otherDescriptionCodes = ['UNS', 'VMR', 'CAP']

/** Two-letter language codes by the spellings that suppliers use. */
export const languages: Readonly<Record<string, string>> = {
  ...{ ENG: 'EN', US: 'EN', USA: 'EN', UK: 'EN', GB: 'EN', ENGLISH: 'EN', FRA: 'FR', FRE: 'FR', FC: 'FR', CAF: 'FR', FRENCH: 'FR' },
  ...{ SPA: 'ES', ESP: 'ES', SP: 'ES', SPANISH: 'ES', MX: 'ES', GER: 'DE', DEU: 'DE', GERMAN: 'DE', ITA: 'IT', POR: 'PT' },
}

export const qualityGrades: Readonly<Record<string, string>> = { P: 'Premium', O: 'Original equipment', S: 'Standard', E: 'Economy' }

/** Kinds of GTIN: UPC, EAN and 14 digits. */
export const gtinQualifiers = ['UP', 'EN', 'UK', 'UA', 'UI', 'U2', 'EO', 'EAN', 'UPC', 'GTIN']

export const containers: Readonly<Record<string, string>> = {
  ...{ BX: 'Box', BO: 'Bottle', BG: 'Bag', CA: 'Case', CT: 'Carton', CN: 'Can', DR: 'Drum', PK: 'Pack', PL: 'Pallet', TU: 'Tube' },
  ...{ BL: 'Blister', CL: 'Clamshell', KT: 'Kit', SW: 'Shrink wrap', TB: 'Tub', PA: 'Pail', RL: 'Roll', EN: 'Envelope', LO: 'Loose' },
}

/** Package levels, the single unit first. */
export const packageLevels: Readonly<Record<string, string>> = {
  ...{ EA: 'each', PE: 'each', PC: 'each', KT: 'each', ST: 'each', BX: 'box', PK: 'pack', BG: 'bag', IN: 'inner pack' },
  ...{ CA: 'case', CT: 'carton', CN: 'case', LY: 'layer', PL: 'pallet' },
}

/** Interchange types (6.5 only). */
export const interchangeTypes: Readonly<Record<string, 'oe' | 'cross' | 'superseded-by'>> = {
  ...{ O: 'oe', OE: 'oe', OEM: 'oe', OES: 'oe', OEP: 'oe', 'ORIGINAL EQUIPMENT': 'oe' },
  ...{ C: 'cross', A: 'cross', X: 'cross', I: 'cross', CO: 'cross', AM: 'cross', AFT: 'cross', COMPETITOR: 'cross', AFTERMARKET: 'cross' },
  // A number that the part replaces becomes a cross reference, so searches find it.
  ...{ S: 'cross', SO: 'cross', SUPERSEDES: 'cross', REPLACES: 'cross' },
  ...{ SB: 'superseded-by', ST: 'superseded-by', SUP: 'superseded-by', 'SUPERSEDED BY': 'superseded-by', 'REPLACED BY': 'superseded-by' },
}

/** The display order of pictures: the primary photo first, drawings and small pictures last. Other asset types are not pictures. */
export const pictureTypes = [
  ...['P04', 'P01', 'P02', 'P03', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P11', 'P12', 'P13', 'P14', 'P15', 'P16', 'P17', 'P18'],
  ...['ZZ1', 'ZZ2', 'ZZ3', 'EXP', 'DRW', 'LIN', 'THU', 'TN1'],
]
export const otherAssetTypes = [
  ...['360', 'INS', 'BRO', 'LGO', 'WAR', 'MSD', 'SDS', 'AUD', 'VID', 'CAT'],
  ...['SPE', 'TEC', 'DOC', 'OWN', 'RES', 'URL', 'TSB', 'DIA', 'LBL', 'PBL'],
  ...['ZZ4', 'ZZ5', 'ZZ6', 'ZZ7', 'ZZ8', 'ZZ9'],
]
export const pictureFiles = /\.(jpe?g|png|webp|avif|svg|tiff?|gif|bmp)$/i
export const pictureFileTypes = /^(jpe?g|png|webp|avif|svg|tiff?|gif|bmp|eps|psd)$/i

/** Kinds of parts by ids of the licensed terminology list that are publicly known. Others are found by name (option `partTypes`). */
export const partTypes: Readonly<Record<string, string>> = {
  ...{ '4152': 'Starter', '2412': 'Alternator', '4188': 'Starter solenoid', '2440': 'Diode', '2448': 'Pulley', '2920': 'Rectifier' },
  ...{ '6832': 'Cabin air filter', '5340': 'Oil filter' },
}

/** Vehicle and machine makers, in capitals. Their numbers are OE numbers when the file gives no type. */
export const vehicleMakers: ReadonlySet<string> = new Set(
  [
    'ACURA AUDI BMW BUICK CADILLAC CHEVROLET CHRYSLER CITROEN DACIA DAEWOO DAF DAIHATSU DODGE FERRARI FIAT FORD FREIGHTLINER GMC GM HINO',
    'HOLDEN HONDA HYUNDAI INFINITI ISUZU IVECO JAGUAR JEEP KENWORTH KIA LADA LANCIA LEXUS LINCOLN MACK MAN MAZDA MERCURY MINI',
    'MITSUBISHI NAVISTAR NISSAN OLDSMOBILE OPEL PETERBILT PEUGEOT PLYMOUTH PONTIAC PORSCHE RAM RENAULT ROVER SAAB SATURN SCANIA SCION SEAT',
    'SKODA SMART SSANGYONG SUBARU SUZUKI TOYOTA VAUXHALL VOLKSWAGEN VOLVO VW BOBCAT BOMAG',
    'CATERPILLAR CASE CLAAS CUMMINS DEUTZ DOOSAN FENDT',
    'JCB KOMATSU KUBOTA LIEBHERR LOMBARDINI MERCRUISER PERKINS YANMAR HARLEY-DAVIDSON KAWASAKI YAMAHA BRP POLARIS',
  ]
    .join(' ')
    .split(' ')
    .concat(['ALFA ROMEO', 'ASTON MARTIN', 'GENERAL MOTORS', 'JOHN DEERE', 'LAND ROVER', 'MASSEY FERGUSON'])
    .concat(['MERCEDES-BENZ', 'MERCEDES BENZ']),
)
