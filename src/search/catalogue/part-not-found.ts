import { AppError } from '#contract/errors.ts'
import type { Catalogue } from './catalogue.ts'

/** Not found, as the contract says it, for every call that names a part. */
export function partNotFound(mcode: string): AppError {
  const text = /*i18n*/ 'No part has the code {mcode}.'
  return new AppError('not-found', { message: text.replace('{mcode}', mcode), said: { text, values: { mcode } }, field: 'mcode' })
}

/** The row of a part by its code. One that is not sold is not found. */
export function rowOfPart(catalogue: Catalogue, mcode: string): number {
  const row = catalogue.rowOfCode(mcode)
  if (row < 0) throw partNotFound(mcode)
  return row
}
