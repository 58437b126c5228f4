import { AppError } from '#contract/errors.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'

/** The row of a part by its code. One that is not sold is not found, as the contract says it for every call that names a part. */
export function rowOfPart(catalogue: Catalogue, mcode: string): number {
  const row = catalogue.rowOfCode(mcode)
  if (row >= 0) return row
  const text = /*i18n*/ 'No part has the code {mcode}.'
  throw new AppError('not-found', { message: text.replace('{mcode}', mcode), said: { text, values: { mcode } }, field: 'mcode' })
}
