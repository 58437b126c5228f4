import { partNotFoundError } from '#search/catalogue/part-not-found-error.ts'
import type { CatalogueRequestContext } from './ask.ts'

/** Returns the database id of a tenant's part. Throws `not-found`. */
export async function partIdOf({ db, tenantId }: CatalogueRequestContext, mcode: string): Promise<number> {
  const row = await db.selectFrom('part').select('id').where('tenant_id', '=', tenantId).where('mcode', '=', mcode).executeTakeFirst()
  if (!row) throw partNotFoundError(mcode)
  return row.id
}
