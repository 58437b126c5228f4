import { AppError } from '#contract/errors.ts'
import type { Catalogue } from './catalogue.ts'

/** Creates the not-found error of the contract for a part code. */
export function partNotFoundError(mcode: string): AppError {
  const text = /*i18n*/ 'No part has the code {mcode}.'
  return new AppError('not-found', { message: text.replace('{mcode}', mcode), said: { text, values: { mcode } }, field: 'mcode' })
}

/** Returns the row of a sold part by its code. Throws not-found if there is no such part. */
export function rowOfPart(catalogue: Catalogue, mcode: string): number {
  const row = catalogue.rowOfCode(mcode)
  if (row < 0) throw partNotFoundError(mcode)
  return row
}
