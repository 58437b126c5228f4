/** The small code lists of PIES, one table each. An unknown code of a file is kept, with one remark per code. */

export const supportedPiesVersions = ['6.5', '6.7', '7.0', '7.1', '7.2', '8.0']

/** The PIES description codes whose texts become the part's name (best first), the text on its page, or search words. */
export const nameDescriptionCodes = ['TLE', 'DES', 'SHO', 'LAB', 'INV', 'SHP', 'DEF', 'ABR', 'ASC']
export const textDescriptionCodes = ['MKT', 'EXT', 'FAB', 'ASM']
export const searchWordDescriptionCodes = ['KEY', 'SLA', 'TRA']
/** PIES descriptions that only classify the part. Their texts are neither shown nor searched. */
export const otherDescriptionCodes = ['UNS', 'VMR', 'CAP']

/** The two-letter codes of languages, by the spellings that suppliers use. */
export const languageCodes: Readonly<Record<string, string>> = {
  ...{ ENG: 'EN', US: 'EN', USA: 'EN', UK: 'EN', GB: 'EN', ENGLISH: 'EN', FRA: 'FR', FRE: 'FR', FC: 'FR', CAF: 'FR', FRENCH: 'FR' },
  ...{ SPA: 'ES', ESP: 'ES', SP: 'ES', SPANISH: 'ES', MX: 'ES', GER: 'DE', DEU: 'DE', GERMAN: 'DE', ITA: 'IT', POR: 'PT' },
}

export const qualityGrades: Readonly<Record<string, string>> = { P: 'Premium', O: 'Original equipment', S: 'Standard', E: 'Economy' }

/** The PIES codes for kinds of GTIN: UPC, EAN and 14 digits. */
export const gtinQualifierCodes = ['UP', 'EN', 'UK', 'UA', 'UI', 'U2', 'EO', 'EAN', 'UPC', 'GTIN']

export const containerNames: Readonly<Record<string, string>> = {
  ...{ BX: 'Box', BO: 'Bottle', BG: 'Bag', CA: 'Case', CT: 'Carton', CN: 'Can', DR: 'Drum', PK: 'Pack', PL: 'Pallet', TU: 'Tube' },
  ...{ BL: 'Blister', CL: 'Clamshell', KT: 'Kit', SW: 'Shrink wrap', TB: 'Tub', PA: 'Pail', RL: 'Roll', EN: 'Envelope', LO: 'Loose' },
}

/** The names of package levels by PIES code, with the codes of a single unit first. */
export const packageLevels: Readonly<Record<string, string>> = {
  ...{ EA: 'each', PE: 'each', PC: 'each', KT: 'each', ST: 'each', BX: 'box', PK: 'pack', BG: 'bag', IN: 'inner pack' },
  ...{ CA: 'case', CT: 'carton', CN: 'case', LY: 'layer', PL: 'pallet' },
}

/** The meanings of PIES interchange types, which only version 6.5 has. */
export const interchangeTypes: Readonly<Record<string, 'oe' | 'cross' | 'superseded-by'>> = {
  ...{ O: 'oe', OE: 'oe', OEM: 'oe', OES: 'oe', OEP: 'oe', 'ORIGINAL EQUIPMENT': 'oe' },
  ...{ C: 'cross', A: 'cross', X: 'cross', I: 'cross', CO: 'cross', AM: 'cross', AFT: 'cross', COMPETITOR: 'cross', AFTERMARKET: 'cross' },
  // A number that the part replaces becomes a cross reference, so that a search for the old number finds the part.
  ...{ S: 'cross', SO: 'cross', SUPERSEDES: 'cross', REPLACES: 'cross' },
  ...{ SB: 'superseded-by', ST: 'superseded-by', SUP: 'superseded-by', 'SUPERSEDED BY': 'superseded-by', 'REPLACED BY': 'superseded-by' },
}

/**
 * The PIES asset types of pictures, in the order in which pictures are shown: the primary photo first, drawings and small pictures last.
 * Assets of other types are not pictures.
 */
export const pictureAssetTypes = [
  ...['P04', 'P01', 'P02', 'P03', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P11', 'P12', 'P13', 'P14', 'P15', 'P16', 'P17', 'P18'],
  ...['ZZ1', 'ZZ2', 'ZZ3', 'EXP', 'DRW', 'LIN', 'THU', 'TN1'],
]
export const otherAssetTypes = [
  ...['360', 'INS', 'BRO', 'LGO', 'WAR', 'MSD', 'SDS', 'AUD', 'VID', 'CAT'],
  ...['SPE', 'TEC', 'DOC', 'OWN', 'RES', 'URL', 'TSB', 'DIA', 'LBL', 'PBL'],
  ...['ZZ4', 'ZZ5', 'ZZ6', 'ZZ7', 'ZZ8', 'ZZ9'],
]
export const readablePicturePattern = /\.(jpe?g|png|webp|avif|svg|tiff?|gif|bmp)$/i
export const pictureFileTypePattern = /^(jpe?g|png|webp|avif|svg|tiff?|gif|bmp|eps|psd)$/i

/**
 * Kinds of parts by their ids in the licensed list of part terminology. Only publicly known ids are here. The operator's option `partTypes`
 * names the others.
 */
export const partTypesByTerminologyId: Readonly<Record<string, string>> = {
  ...{ '4152': 'Starter', '2412': 'Alternator', '4188': 'Starter solenoid', '2440': 'Diode', '2448': 'Pulley', '2920': 'Rectifier' },
  ...{ '6832': 'Cabin air filter', '5340': 'Oil filter' },
}

/** Makers of vehicles and machines, in capitals. Their part numbers count as OE numbers when the file gives no type. */
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
