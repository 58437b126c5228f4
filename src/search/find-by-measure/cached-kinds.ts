import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { categoryFlags } from '#search/catalogue/scopes.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { type MeasuredKind, readMeasuredKind } from './measured-kind.ts'

/** The kinds that were asked for last stay in memory: about one byte for each part and attribute. */
const MAX_CACHED_KINDS = 12

interface CachedKinds {
  /** The shared data that decide which categories and attributes there are. */
  frame: Pick<SharedCatalogueRows, 'categories' | 'own'>
  kinds: Map<string, MeasuredKind>
}

/** By the flags of sold parts, which are new exactly when parts come or go; a changed price keeps them. */
const kindsBySoldFlags = new WeakMap<Uint8Array, CachedKinds>()

/** Returns the parts of a category by their measures. Throws not-found for an unknown category. */
export async function measuredKindOf(catalogue: Catalogue, categoryId: string, work: SearchBudget): Promise<MeasuredKind> {
  const { frame, soldFlags } = catalogue
  const before = kindsBySoldFlags.get(soldFlags)
  const isSame = before !== undefined && before.frame.categories === frame.categories && before.frame.own === frame.own
  const cached = isSame ? before : { frame: { categories: frame.categories, ...(frame.own && { own: frame.own }) }, kinds: new Map() }
  kindsBySoldFlags.set(soldFlags, cached)
  const known = cached.kinds.get(categoryId)
  if (known !== undefined) return known
  const made = await work.runSteps(readMeasuredKind(catalogue, catalogue.clearUnsoldFlags(categoryFlags(catalogue, categoryId))))
  // The parts of a category with a rule change with their prices.
  if (isStandingCategory(frame.categories, categoryId)) keepKind(cached.kinds, categoryId, made)
  return made
}

function keepKind(kinds: Map<string, MeasuredKind>, categoryId: string, kind: MeasuredKind): void {
  const [oldest] = kinds.keys()
  if (kinds.size >= MAX_CACHED_KINDS && oldest !== undefined) kinds.delete(oldest)
  kinds.set(categoryId, kind)
}

function isStandingCategory(categories: SharedCatalogueRows['categories'], id: string): boolean {
  const category = categories.find((one) => one.id === id)
  return category?.rule === null && !categories.find((one) => one.id === category.parentId)?.rule
}
