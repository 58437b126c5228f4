import { isDeepStrictEqual } from 'node:util'
import { numberKey } from '#contract/numbers/numbers.ts'
import { dollarsTextOfCents } from '#server/db/money.ts'
import type { ExistingPart, PartColumns } from '#server/import/engine/match/existing-part.ts'
import { isSameBrand } from '#server/import/engine/match/match-part.ts'
import type { CategoryAndAttributeLookup } from '#server/import/engine/match/names.ts'
import type { ImportChange } from '#server/import/engine/run/import-change.ts'
import { type PartListItem, type PartListName, withPositions } from '#server/import/engine/run/lists.ts'
import { isPriceAndStockColumn } from '#server/import/engine/run/price-and-stock-columns.ts'
import type { StagedPartFacts } from '#server/import/engine/stage/staged-part.ts'
import type { FilePlace, GroupPriceFacts, PartNumberFacts } from '#server/import/facts.ts'
import { toPictureName } from '#server/import/pictures/picture-source.ts'
import { checkPartFacts, ZERO_PRICE_MESSAGE } from './check-part-facts.ts'
import { buildPartColumns, parsePartType } from './part-columns.ts'
import { buildSearchWordsText, manuallyAddedWords, type SearchWordSources } from './part-words.ts'

export interface PartPlanInput {
  mcode: string
  /** The part as the shop has it. Null for a new part. */
  existingPart: ExistingPart | null
  /** The id that the part gets if it is new. */
  newId: number
  facts: StagedPartFacts
  place: FilePlace
  /** Whether only price, stock and conditions of sale are read and changed. */
  isPriceAndStockOnly: boolean
  /** Whether the file contains all parts of its brands. Then a withdrawn part that the file contains is sold again. */
  isFileComplete: boolean
  /** Whether a price of zero is valid, because the goods are free. */
  isZeroPriceAllowed: boolean
  /** The time when the import began. `today` is the day in the shop's time zone at that time. */
  importStartedAt: Date
  today: string
}

export type PlannedPart =
  | { type: 'planned'; changes: ImportChange[]; notes: { column: string; value?: string; says: string }[] }
  | { type: 'refused'; column: string; value: string; says: string }

/**
 * Plans the changes of one part with its numbers, pictures, prices and search words. Lists that refer to other parts or to vehicles are
 * planned later.
 */
export function planPart(given: PartPlanInput, names: CategoryAndAttributeLookup): PlannedPart {
  const { mcode, existingPart: known, place, importStartedAt, today, isPriceAndStockOnly } = given
  const checked = checkPartFacts(mcode, given.facts, given)
  if (checked.type === 'refused') return checked
  const { facts } = checked
  const part = { ...given, facts }
  const read = buildPartColumns(mcode, facts, known?.columns ?? null, names, place, today)
  if (read.type === 'refused')
    return read.column === 'price' && checked.notes.some(({ says }) => says.startsWith(ZERO_PRICE_MESSAGE))
      ? { ...read, says: `${read.says} ${ZERO_PRICE_MESSAGE}` }
      : read
  const columns = read.columns
  const notes = [...checked.notes, ...read.notes]
  if (known?.columns['ended'] === true && facts.withdrawn === undefined) {
    const column = 'withdrawn'
    if (part.isFileComplete) {
      columns['ended'] = false
      notes.push({ column, says: 'It was withdrawn, and is sold again as the file has it.' })
    } else if (facts.cents !== undefined && !isPriceAndStockOnly)
      notes.push({ column, says: 'It is withdrawn, and stays so: say “no” in a column “Withdrawn” where it is sold again.' })
  }
  const id = known?.id ?? part.newId
  const changes: ImportChange[] = []
  const list = (of: PartListName, items: readonly PartListItem[]) => {
    const before = withPositions(of, known?.lists[of] ?? [])
    const after = withPositions(of, items)
    if (known === null && after.length > 0) changes.push({ objectKind: of, key: mcode, partId: id, before: null, after })
    else if (!isDeepStrictEqual(before, after)) changes.push({ objectKind: of, key: mcode, partId: id, before, after })
  }
  const numbers = planPartNumbers(part)
  if (numbers !== null) {
    list('numbers', numbers)
    const oe = numbers.find(({ kind }) => kind === 'oe')
    columns['oe_number'] = oe?.display ?? ''
    columns['oe_producer'] = oe?.maker ?? ''
  }
  if (facts.pictures !== undefined) list('pictures', planPartPictures(part, facts.pictures))
  if (facts.groupPrices !== undefined) list('group_prices', planGroupPrices(part, facts.groupPrices))
  const words = isPriceAndStockOnly ? null : planSearchWords(part, columns, names)
  if (words !== null) list('words', [{ words }])
  const updatedAt = importStartedAt.toISOString()
  if (known === null) {
    columns['updated_at'] = updatedAt
    changes.unshift({ objectKind: 'part', key: mcode, partId: id, before: null, after: columns })
    return { type: 'planned', changes, notes }
  }
  const changed = Object.fromEntries(
    Object.entries(columns).filter(
      ([column, value]) => (!isPriceAndStockOnly || isPriceAndStockColumn(column)) && !isDeepStrictEqual(known.columns[column], value),
    ),
  )
  if (Object.keys(changed).length > 0 || changes.length > 0) {
    const after: Record<string, unknown> = { ...changed, updated_at: updatedAt }
    const before = Object.fromEntries(Object.keys(after).map((column) => [column, known.columns[column]]))
    changes.unshift({ objectKind: 'part', key: mcode, partId: id, before, after })
  }
  return { type: 'planned', changes, notes }
}

const toNumberListItem = ({ kind, maker, display }: PartNumberFacts): PartListItem => ({ kind, maker, display, key: numberKey(display) })
const numberIdentity = (one: PartListItem) => `${one['kind']}|${one['maker']}|${one['key']}`

/** Writes a part number like a part code but keeps its punctuation, because `90.750` and `90-750` are different numbers. */
const toComparableCode = (text: string) => text.trim().toUpperCase().replace(/\s+/g, '-')

/**
 * Returns the numbers of a part, with its own code first. The maker's number is added when it differs from the code. Null when the file
 * gives no numbers of an existing part.
 */
function planPartNumbers({ mcode, existingPart: known, facts }: PartPlanInput): PartListItem[] | null {
  if (facts.numbers === undefined && known !== null) return null
  const own: PartListItem = { kind: 'mcode', maker: '', display: mcode, key: numberKey(mcode) }
  // When the shop's code equals the maker's number, the number is not listed a second time.
  const isCode = toComparableCode(facts.code) === mcode && isSameBrand(facts.producer ?? '', facts.brand)
  const isSpelled = toComparableCode(facts.code) !== mcode && numberKey(facts.code) === own['key']
  const makers =
    isCode || (facts.brand === '' && !isSpelled) ? [] : [toNumberListItem({ kind: 'cross', maker: facts.brand, display: facts.code })]
  const stood = (known?.lists.numbers ?? []).map(({ sort_num: _, ...item }) => item)
  const kept = stood.filter(
    (item) => item['kind'] !== 'mcode' && (facts.adds || makers.some((one) => numberIdentity(one) === numberIdentity(item))),
  )
  const said = [...(known === null ? makers : []), ...kept, ...(facts.numbers ?? []).map(toNumberListItem)]
  const borne = said.filter(
    (item) =>
      item['key'] !== '' && !(item['maker'] === '' && item['key'] === own['key'] && toComparableCode(String(item['display'])) === mcode),
  )
  const each = new Map<string, PartListItem>()
  for (const item of [own, ...borne]) if (!each.has(numberIdentity(item))) each.set(numberIdentity(item), item)
  return [...each.values()]
}

/** Returns the file names of a part's pictures in the shop's spelling, each once. */
function planPartPictures({ existingPart: known, facts }: PartPlanInput, given: readonly string[]): PartListItem[] {
  const stood = facts.adds ? (known?.lists.pictures ?? []).map((item) => String(item['name'])) : []
  return [...new Set([...stood, ...given.map(toPictureName)])].map((name) => ({ name }))
}

/** Returns the customer group prices of a part. An added price replaces the price of the same group, currency, quantity and period. */
function planGroupPrices({ existingPart: known, facts }: PartPlanInput, given: readonly GroupPriceFacts[]): PartListItem[] {
  const items = given.map(
    ({ group, currency, fromQty, cents, from, to }): PartListItem => ({
      group_name: group,
      currency,
      from_qty: fromQty,
      price: dollarsTextOfCents(cents),
      from,
      to,
    }),
  )
  const same = (one: PartListItem) => ['group_name', 'currency', 'from_qty', 'from', 'to'].map((column) => String(one[column])).join('|')
  const stood = facts.adds ? (known?.lists.group_prices ?? []).map(({ place: _, ...item }) => item) : []
  return [...new Map([...stood, ...items].map((item) => [same(item), item])).values()]
}

const searchWordSources = (columns: PartColumns, names: CategoryAndAttributeLookup): SearchWordSources => ({
  type: parsePartType(columns['type']),
  name: String(columns['name']),
  producer: String(columns['producer']),
  condition: String(columns['condition']),
  group: String(columns['group_name']),
  categoryNames: names.categoryNames(String(columns['category_id'])),
})

/** Returns the search words of a part. Null when the words stay the same. */
function planSearchWords(
  { existingPart: known, facts }: PartPlanInput,
  columns: PartColumns,
  names: CategoryAndAttributeLookup,
): string | null {
  const after = searchWordSources({ ...known?.columns, ...columns }, names)
  if (known === null) return buildSearchWordsText(after, facts.words ?? [])
  const before = searchWordSources(known.columns, names)
  if (facts.words === undefined && isDeepStrictEqual(before, after)) return null
  const stood = known.lists.words?.[0]?.['words']
  const own = manuallyAddedWords(typeof stood === 'string' ? stood : '', before)
  const words = buildSearchWordsText(after, facts.words === undefined ? own : facts.adds ? [...own, ...facts.words] : facts.words)
  const sorted = (text: string) => text.split(' ').sort().join(' ')
  return typeof stood === 'string' && sorted(stood) === sorted(words) ? null : words
}
