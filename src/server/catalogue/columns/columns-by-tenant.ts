import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import type { Db } from '#server/db/open.ts'
import type { CatalogueColumns } from './catalogue-columns.ts'
import { loadColumns } from './load-columns.ts'
import { keptWords, type KeptWords } from './load-words.ts'

/** The columns of a tenant at a catalogue version: loaded once, dropped when the version moved on. */
export type ColumnsByTenant = (tenant: { id: string; catalogue_version: number }) => Promise<CatalogueColumns>

/** Callers that come while they are loading share one load; a failed load is forgotten, so that the next call tries again. */
export function columnsByTenant(db: Db): ColumnsByTenant {
  const loaded = new Map<string, { version: number; columns: Promise<CatalogueColumns> }>()
  const words = new Map<string, KeptWords>()
  return ({ id, catalogue_version: version }) => {
    const known = loaded.get(id)
    if (known?.version === version) return known.columns
    const wordsOf = words.get(id) ?? keptWords(db, id)
    words.set(id, wordsOf)
    const columns = loadColumns(db, id, version, wordsOf)
    loaded.set(id, { version, columns })
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
