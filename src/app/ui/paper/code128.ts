import JsBarcode from 'jsbarcode'

/** Light modules that a scanner wants at each end of a Code 128. */
export const QUIET_MODULES = 10

/** A bar of a barcode: where it begins and how wide it is, in modules, the quiet zone counted. */
export interface Bar {
  at: number
  width: number
}

/**
 * A text as Code 128: its bars, and the width of the whole in modules with both quiet zones. Null for a text that Code 128 cannot write.
 * Only the encoder of the library is used: its drawing sets style attributes, which our Content-Security-Policy refuses.
 */
export function code128(text: string): { bars: Bar[]; width: number } | null {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128', valid: () => undefined })
  const modules = (drawn.encodings ?? []).map(({ data }) => data).join('')
  if (modules === '') return null
  const bars = [...modules.matchAll(/1+/g)].map((run): Bar => ({ at: QUIET_MODULES + run.index, width: run[0].length }))
  return { bars, width: modules.length + 2 * QUIET_MODULES }
}
