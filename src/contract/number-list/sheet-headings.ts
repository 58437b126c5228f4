/** The columns of a sheet, by index from 0. `numbers`: columns with part numbers, the best one first. `quantity`: -1 if there is none. */
export interface SheetColumns {
  numbers: readonly number[]
  quantity: number
}

const words = (text: string) => new Set(text.split(' '))
/** Headings of the number that a customer asks for, without spaces and punctuation. */
const NUMBER_HEADINGS = words(
  [
    'number numbers partnumber partno partnr partnum part parts pn item itemnumber itemno itemnr article articlenumber articleno mpn',
    'artikel artikelnummer artikelnr artikelno artnr artno teil teile teilenummer teilenr teileno nummer nummern bestellnummer bestellnr',
    'oe oenumber oenummer oeno oenr oem oemnumber oemnummer oemno oemnr reference referencenumber referenz ref refno referencia référence',
    'numéro material materialnummer materialnr yournumber customernumber ihrenummer',
  ].join(' '),
)
/** Headings of a shop's own code, which is used for a line without a number. */
const CODE_HEADINGS = words('sku code ourcode unsernummer unserenummer unsercode productcode produktcode')
const QUANTITY_HEADINGS = words(
  'qty quantity quantities pcs pieces count units orderqty orderquantity menge mengen anzahl stk stück stueck stückzahl bestellmenge qté quantité cantidad cant q',
)

const headingKey = (cell: string) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Reads a line of cells as the headings of a sheet. Null if it is none: a heading names a column of numbers or quantities, and no cell
 * contains as many digits as a part number.
 */
export function readHeadings(cells: readonly string[]): SheetColumns | null {
  if (cells.some((cell) => (cell.match(/\d/g)?.length ?? 0) >= 3)) return null
  const keys = cells.map(headingKey)
  const at = (set: ReadonlySet<string>) => keys.flatMap((key, index) => (set.has(key) ? [index] : []))
  const numbers = [...at(NUMBER_HEADINGS), ...at(CODE_HEADINGS)]
  const quantity = at(QUANTITY_HEADINGS)[0] ?? -1
  return numbers.length === 0 ? null : { numbers, quantity }
}
