import JsBarcode from 'jsbarcode'

/** The quiet zone at each end of a Code 128, in modules. */
export const QUIET_MODULES = 10

/** A bar of a barcode: position and width in modules, including the quiet zone. */
export interface Bar {
  at: number
  width: number
}

/**
 * A text as Code 128: bars, and total width in modules with both quiet zones. Null if the text cannot be encoded. Only the library's
 * encoder is used: its renderer sets style attributes, which our Content-Security-Policy forbids.
 */
export function code128(text: string): { bars: Bar[]; width: number } | null {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128', valid: () => undefined })
  const modules = (drawn.encodings ?? []).map(({ data }) => data).join('')
  if (modules === '') return null
  const bars = [...modules.matchAll(/1+/g)].map((run): Bar => ({ at: QUIET_MODULES + run.index, width: run[0].length }))
  return { bars, width: modules.length + 2 * QUIET_MODULES }
}
