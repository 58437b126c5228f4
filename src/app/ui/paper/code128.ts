import JsBarcode from 'jsbarcode'

/** The white border at each end of a barcode, in modules (the width of its narrowest bar). */
export const BARCODE_QUIET_MODULES = 10

/** A bar of a barcode: its position and width in modules, including the white border. */
export interface BarcodeBar {
  offsetModules: number
  widthModules: number
}

/**
 * Returns a text as a barcode (Code 128): its bars, and its total width in modules with both white borders. Null if the text cannot be
 * encoded. Only the library's encoder is used, because its renderer sets attributes `style`, which our Content-Security-Policy forbids.
 */
export function encodeCode128(text: string): { bars: BarcodeBar[]; widthModules: number } | null {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128', valid: () => undefined })
  const modules = (drawn.encodings ?? []).map(({ data }) => data).join('')
  if (modules === '') return null
  const bars = [...modules.matchAll(/1+/g)].map(
    (run): BarcodeBar => ({ offsetModules: BARCODE_QUIET_MODULES + run.index, widthModules: run[0].length }),
  )
  return { bars, widthModules: modules.length + 2 * BARCODE_QUIET_MODULES }
}
