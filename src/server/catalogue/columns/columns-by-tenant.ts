import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import type { Db } from '#server/db/open.ts'
import type { TenantNow } from '#server/kernel/tenants.ts'
import type { CatalogueColumns } from './catalogue-columns.ts'
import { loadColumns } from './load-columns.ts'
import { withPromotions } from './with-promotions.ts'
import { keptWords, type KeptWords } from './load-words.ts'

/**
 * The columns of a tenant at a catalogue version: loaded once, dropped when the version moved on. When a promotion begins or ends the prices
 * of its parts are put over them, and nothing else is read again.
 */
export type ColumnsByTenant = (tenant: Pick<TenantNow, 'id' | 'catalogue_version' | 'prices_since'>) => Promise<CatalogueColumns>

interface Loaded {
  version: number
  plain: Promise<CatalogueColumns>
  since: number
  columns: Promise<CatalogueColumns>
}

/** Callers that come while they are loading share one load; a failed load is forgotten, so that the next call tries again. */
export function columnsByTenant(db: Db): ColumnsByTenant {
  const loaded = new Map<string, Loaded>()
  const words = new Map<string, KeptWords>()
  const load = (id: string, version: number) => {
    const wordsOf = words.get(id) ?? keptWords(db, id)
    words.set(id, wordsOf)
    return loadColumns(db, id, version, wordsOf)
  }
  return ({ id, catalogue_version: version, prices_since: since }) => {
    const known = loaded.get(id)
    if (known?.version === version && known.since === since) return known.columns
    const plain = known?.version === version ? known.plain : load(id, version)
    const columns = plain.then((read) => withPromotions(db, read, since))
    loaded.set(id, { version, plain, since, columns })
    columns.catch(() => loaded.delete(id))
    return columns
  }
}

/**
 * The columns, with their words read: of a catalogue that has changed before a search takes its turn, which nobody is to be charged for.
 */
export async function columnsWithWords(ask: CatalogueAsk): Promise<CatalogueColumns> {
  const columns = await ask.columns()
  await columns.words()
  return columns
}
