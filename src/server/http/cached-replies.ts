import type { CallName } from '#contract/calls.ts'
import { CLEARANCE_CHANGES, type CurrentCatalogue } from '#server/catalogue/index/catalogue-now.ts'
import type { CurrentTenant } from '#server/kernel/tenants.ts'
import type { EncodedBody } from './encoded.ts'
import { encodedSizeBytes } from './lru.ts'

/** A reply in the cache, with the data that shows whether it is still valid. */
export interface CachedReply {
  etag: string
  body: EncodedBody
  /** The tenant's version when the reply was made. It changes with the shop's name, pages and texts. */
  tenantVersion: number
  cataloguePartsVersion: number
  catalogueStateVersion: number
  /** Codes of the parts whose price or stock the reply contains, and `CLEARANCE_CHANGES` if it counts these. Null: possibly any part. */
  shownPartCodes: ReadonlySet<string> | null
}

/** About how many bytes the cache takes for a reply beside its body, and for the code of each part that the reply depends on. */
const REPLY_ENTRY_BYTES = 500
const PART_CODE_BYTES = 70

/** Returns about how many bytes of memory a reply in the cache takes. */
export const cachedReplyBytes = ({ body, shownPartCodes }: CachedReply): number =>
  encodedSizeBytes(body) + REPLY_ENTRY_BYTES + (shownPartCodes?.size ?? 0) * PART_CODE_BYTES

/** Calls whose replies may depend on the price or stock of any part, in the selection or order of the parts that they list. */
const callsAffectedByAnyPart: ReadonlySet<CallName> = new Set<CallName>([
  'aggregationSearch',
  'listByBackCategoryOrGroup',
  'groupAttributes',
  'measureFacets',
  'partFinder',
  'search',
  'productGroup',
  'productStyles',
  'getCategoryByApp',
  'listCategoryByParts',
  'promotionList',
  'promotionParts',
])

/** A call with its input, as far as the parts that its reply depends on are known from these. */
export interface RepliedCall {
  call: CallName
  input: unknown
}

/**
 * Returns the parts whose price or stock a reply depends on, in addition to the catalogue's `cataloguePartsVersion`. Null means any part.
 */
export function shownPartsOf(replied: readonly RepliedCall[], results: unknown): ReadonlySet<string> | null {
  if (replied.some(({ call }) => callsAffectedByAnyPart.has(call))) return null
  const shown = new Set<string>()
  if (replied.some(countsClearance)) shown.add(CLEARANCE_CHANGES)
  collectPartCodes(results, shown)
  return shown
}

/**
 * Whether a reply counts the parts of all categories. Of these, only the clearance depends on prices and stock. The tree without counts, which
 * every page asks for, depends on neither.
 */
const countsClearance = ({ call, input }: RepliedCall): boolean =>
  call === 'categoryList' && !(typeof input === 'object' && input !== null && 'thin' in input && input.thin === true)

function collectPartCodes(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collectPartCodes(one, into)
  else if (typeof value === 'object' && value !== null) {
    if ('mcode' in value && typeof value.mcode === 'string') into.add(value.mcode)
    for (const inside of Object.values(value)) if (typeof inside === 'object') collectPartCodes(inside, into)
  }
}

/**
 * Returns the data with which a new reply is stored in the cache. It is read before the reply is built, so a change meanwhile makes the
 * reply invalid.
 */
export const cacheVersionsOf = (
  { catalogue_version }: CurrentTenant,
  { partsVersion, stateVersion }: CurrentCatalogue,
): Pick<CachedReply, 'tenantVersion' | 'cataloguePartsVersion' | 'catalogueStateVersion'> => ({
  tenantVersion: catalogue_version,
  cataloguePartsVersion: partsVersion,
  catalogueStateVersion: stateVersion,
})

/** Whether a cached reply is still valid. */
export const isStillValid = (kept: CachedReply, { catalogue_version }: CurrentTenant, now: CurrentCatalogue): boolean =>
  kept.tenantVersion === catalogue_version &&
  kept.cataloguePartsVersion === now.partsVersion &&
  (kept.catalogueStateVersion === now.stateVersion ||
    (kept.shownPartCodes !== null && !now.hasChanged(kept.shownPartCodes, kept.catalogueStateVersion)))
