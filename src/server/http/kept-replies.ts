import type { CallName } from '#contract/calls.ts'
import type { CatalogueNow } from '#server/catalogue/index/catalogue-now.ts'
import type { TenantNow } from '#server/kernel/tenants.ts'
import type { Encoded } from './encoded.ts'

/** What was lately sent, with all that says whether it would be made the same now. */
export interface KeptReply {
  etag: string
  made: Encoded
  /** The shop's own version: its name, its pages, its words. */
  version: number
  shape: number
  state: number
  /** Codes of the parts whose price or stock it tells; null: it may be of any. */
  shows: ReadonlySet<string> | null
}

/** Which parts these calls name, and in which order, may change with the price or the stock of any part. */
const ofAnyPart: ReadonlySet<CallName> = new Set<CallName>([
  'aggregationSearch',
  'listByBackCategoryOrGroup',
  'groupAttributes',
  'search',
  'categoryList',
  'productGroup',
  'productStyles',
  'getCategoryByApp',
  'listCategoryByParts',
  'promotionList',
  'promotionParts',
])

/** What a reply depends on beside the shape of the catalogue: the parts that stand in it; null for any. */
export function partsShown(calls: Iterable<CallName>, results: unknown): ReadonlySet<string> | null {
  for (const call of calls) if (ofAnyPart.has(call)) return null
  const shown = new Set<string>()
  collect(results, shown)
  return shown
}

function collect(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, into)
  else if (typeof value === 'object' && value !== null) {
    if ('mcode' in value && typeof value.mcode === 'string') into.add(value.mcode)
    for (const inside of Object.values(value)) if (typeof inside === 'object') collect(inside, into)
  }
}

/** What a reply that is made now says of when it was made. Read before it is made: a change that comes meanwhile makes it old. */
export const madeNow = (
  { catalogue_version }: TenantNow,
  { shape, state }: CatalogueNow,
): Pick<KeptReply, 'version' | 'shape' | 'state'> => ({
  version: catalogue_version,
  shape,
  state,
})

/** Whether it would be made the same now. */
export const isStillSo = (kept: KeptReply, { catalogue_version }: TenantNow, now: CatalogueNow): boolean =>
  kept.version === catalogue_version &&
  kept.shape === now.shape &&
  (kept.state === now.state || (kept.shows !== null && !now.hasChanged(kept.shows, kept.state)))
