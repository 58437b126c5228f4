import { type AttributeKey, type Attributes, isAttributeKey } from '#contract/attributes/attributes.ts'
import { isShopAttributeKey, type ShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'
import type { ShopAttributeLabel } from '#contract/catalogue/catalogue.ts'
import { type AttributeFacetKey, isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import { attributeOfFacet, facetOfAttribute } from '#contract/listing/facet-of-attribute.ts'
import type { FacetKey } from '#contract/listing/facets.ts'
import { KEY_ATTRIBUTE_COUNT, keyAttributesOf, pickAttributes } from '#contract/part/deciding.ts'
import { type PartType, partTypes } from '#contract/part/part-types.ts'
import type { CategoryRow, SharedCatalogueRows } from './shared-catalogue-data.ts'

/** The attributes that the shop's categories use on cards, as filters and on part pages. The object can be cloned to another thread. */
export interface CategoryAttributeChoices {
  /** Keys of the attributes on cards, by category id. A category is contained if it or one of its ancestors chooses attributes. */
  decides: ReadonlyMap<string, readonly string[]>
  shows: ReadonlyMap<string, readonly string[]>
  filters: ReadonlyMap<string, readonly string[]>
  /** Filters by attributes that are not among the fixed filters. Each of them has a column in the search index. */
  columns: readonly AttributeFacetKey[]
  own: ReadonlyMap<string, ShopAttributeLabel & { isNumber: boolean }>
}

export const noAttributeChoices: CategoryAttributeChoices = {
  decides: new Map(),
  shows: new Map(),
  filters: new Map(),
  columns: [],
  own: new Map(),
}

/** Maximum number of filters with a column of their own, because `pick` has one bit for each. */
const MAX_ATTRIBUTE_COLUMNS = 16

const attributeChoicesCache = new WeakMap<SharedCatalogueRows, CategoryAttributeChoices>()

/** Returns the attributes that a shop's categories choose. A category without a choice of its own takes that of its parent. */
export function cachedAttributeChoices(frame: SharedCatalogueRows): CategoryAttributeChoices {
  const before = attributeChoicesCache.get(frame)
  if (before !== undefined) return before
  const made = readAttributeChoices(frame)
  attributeChoicesCache.set(frame, made)
  return made
}

function readAttributeChoices({ categories, own = [] }: SharedCatalogueRows): CategoryAttributeChoices {
  const choosing = categories.some(({ decides, filters, shows }) => decides ?? filters ?? shows)
  if (!choosing && own.length === 0) return noAttributeChoices
  const rows = new Map(categories.map((category) => [category.id, category]))
  const chosen = (what: 'decides' | 'filters' | 'shows') =>
    new Map(
      categories.flatMap(({ id }): [string, readonly string[]][] => {
        const keys = nearestCategoryKeys(rows, id, what)
        return keys === undefined ? [] : [[id, keys]]
      }),
    )
  const filters = chosen('filters')
  const columns = [...new Set([...filters.values()].flat().map(facetOfAttribute))].filter((key) => key !== null).filter(isAttributeFacet)
  return {
    ...{ decides: chosen('decides'), shows: chosen('shows'), filters, columns: columns.sort() },
    own: new Map(
      own.map(({ key, label, unit, decimals, isNumber }) => [key, { label, unit, ...(decimals === null ? {} : { decimals }), isNumber }]),
    ),
  }
}

/** Returns the attributes that a category or its nearest ancestor chooses. The categories must form a tree. */
function nearestCategoryKeys(
  rows: ReadonlyMap<string, CategoryRow>,
  id: string,
  what: 'decides' | 'filters' | 'shows',
): readonly string[] | undefined {
  const category = rows.get(id)
  return category === undefined ? undefined : (category[what] ?? nearestCategoryKeys(rows, category.parentId, what))
}

const isKnownAttributeKey = (key: string): key is AttributeKey | ShopAttributeKey => isAttributeKey(key) || isShopAttributeKey(key)

/**
 * Returns the attributes on a part's card: those that its category chooses, otherwise those of its part type. A part without type shows the
 * first attributes that it has.
 */
export function cardAttributes(
  choices: CategoryAttributeChoices,
  categoryId: string,
  type: PartType,
  stored: Attributes,
): Record<string, string | number> {
  const chosen = choices.decides.get(categoryId)
  if (chosen !== undefined) return pickAttributes(stored, keepLabelledKeys(choices, chosen))
  return pickAttributes(
    stored,
    type === 'other' ? allAttributeKeys(choices, type, stored).slice(0, KEY_ATTRIBUTE_COUNT) : keyAttributesOf(type),
  )
}

/**
 * Returns the attributes on a part's page. If its category chooses attributes, the page shows those of the card, then the chosen ones.
 * Otherwise it shows all: first those of the part type, then those of the attribute table, then the shop's own.
 */
export function partPageAttributes(
  choices: CategoryAttributeChoices,
  categoryId: string,
  type: PartType,
  stored: Attributes,
): Record<string, string | number> {
  const chosen = choices.shows.get(categoryId)
  if (chosen === undefined) return pickAttributes(stored, allAttributeKeys(choices, type, stored))
  // Attributes on the card must also be on the page.
  const decides = (choices.decides.get(categoryId) ?? []).filter((key) => !chosen.includes(key))
  return pickAttributes(stored, keepLabelledKeys(choices, [...decides, ...chosen]))
}

/** Keeps the attributes with a label. A shop's own attribute without label is not shown. */
const keepLabelledKeys = ({ own }: CategoryAttributeChoices, keys: readonly string[]) =>
  keys.filter(isKnownAttributeKey).filter((key) => isAttributeKey(key) || own.has(key))

const allAttributeKeys = ({ own }: CategoryAttributeChoices, type: PartType, stored: Attributes): (AttributeKey | ShopAttributeKey)[] => [
  ...new Set([...partTypes[type].attributes, ...Object.keys(stored).filter(isAttributeKey)]),
  ...[...own.keys()].filter(isShopAttributeKey).filter((key) => stored[key] !== undefined),
]

/** Returns labels and units of those attributes that the shop has defined itself; an empty object if there are none. */
export function ownAttributeLabels(
  { own }: CategoryAttributeChoices,
  attributes: Readonly<Record<string, unknown>>,
): { own?: Record<string, ShopAttributeLabel> } {
  const labels = Object.keys(attributes).flatMap((key): [string, ShopAttributeLabel][] => {
    const found = own.get(key)
    return found === undefined ? [] : [[key, labelFieldsOf(found)]]
  })
  return labels.length === 0 ? {} : { own: Object.fromEntries(labels) }
}

export const labelFieldsOf = ({ label, unit, decimals }: ShopAttributeLabel): ShopAttributeLabel => ({
  label,
  unit,
  ...(decimals === undefined ? {} : { decimals }),
})

/**
 * Returns the filters that the category of a list chooses, in order; null if it chooses none. At most 16 of them may need a column of their
 * own.
 */
export function categoryFiltersOf(
  choices: CategoryAttributeChoices,
  categoryId: string | undefined,
): (FacetKey | AttributeFacetKey)[] | null {
  const chosen = categoryId === undefined ? undefined : choices.filters.get(categoryId)
  if (chosen === undefined) return null
  const keys = [...new Set(chosen.map(facetOfAttribute))].filter((key) => key !== null)
  const beside = keys
    .filter((key) => isAttributeFacet(key) && (!isShopAttributeKey(key) || choices.own.has(key)))
    .slice(0, MAX_ATTRIBUTE_COLUMNS)
  return keys.filter((key) => !isAttributeFacet(key) || beside.includes(key))
}

/** Returns the value of a part in the column of a filter. */
export const filterColumnValueOf = (stored: Attributes, key: AttributeFacetKey): string | number | undefined => {
  const attribute = attributeOfFacet(key)
  return isKnownAttributeKey(attribute) ? stored[attribute] : undefined
}
