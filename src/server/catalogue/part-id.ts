import { partNotFound } from '#search/catalogue/part-not-found.ts'
import type { CatalogueAsk } from './ask.ts'

/** The database id of a tenant's part. */
export async function partIdOf({ db, tenantId }: CatalogueAsk, mcode: string): Promise<number> {
  const row = await db.selectFrom('part').select('id').where('tenant_id', '=', tenantId).where('mcode', '=', mcode).executeTakeFirst()
  if (!row) throw partNotFound(mcode)
  return row.id
}
