import { AppError } from '#contract/errors.ts'
import { said } from '#server/kernel/words.ts'
import type { CatalogueAsk } from './ask.ts'

/** Not found, as the contract says it, for every call that names a part. */
export const partNotFound = (mcode: string): AppError =>
  new AppError('not-found', { ...said(/*i18n*/ 'No part has the code {mcode}.', { mcode }), field: 'mcode' })

/** The database's key of a part of this tenant. */
export async function partIdOf({ db, tenantId }: CatalogueAsk, mcode: string): Promise<number> {
  const row = await db.selectFrom('part').select('id').where('tenant_id', '=', tenantId).where('mcode', '=', mcode).executeTakeFirst()
  if (!row) throw partNotFound(mcode)
  return row.id
}
