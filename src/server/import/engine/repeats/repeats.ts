import { isDeepStrictEqual } from 'node:util'
import { partFieldRows } from '#contract/part/part-fields.ts'
import { dollarsTextOfCents } from '#server/db/money.ts'
import { placesOfStagedPart, type StagedPart, type StagedPartFacts } from '#server/import/engine/stage/staged-part.ts'
import type { FilePlace } from '#server/import/facts.ts'

/**
 * The ways to handle rows about one part that contradict each other: take the first row, take the last row, add up their stock, or make a
 * separate part for each condition (offers-by-condition.ts).
 */
export const repeatHandlings = ['first', 'last', 'sum', 'condition'] as const
export type RepeatHandling = (typeof repeatHandlings)[number]

/** A remark about one row of the file. */
export interface RowRemark {
  at: FilePlace
  column: string
  value: string
  says: string
}

/** The result of combining the rows of one part. `leftOutRemarks` are remarks about the rows that are not used. */
export type MergedRows =
  | { type: 'taken'; place: FilePlace; facts: StagedPartFacts; rows: StagedPart[]; leftOutRemarks: RowRemark[] }
  | { type: 'refused'; refusalRemarks: RowRemark[] }

/**
 * The lists that are joined across the rows of a part. Each function returns the key of a list item, such as the quantity of a price or the
 * name of an attribute. A key may occur only once in the list. `null` means that the whole item is the key.
 */
const listItemKeyFunctions = {
  groupPrices: ({ group, currency, fromQty, from, to }) => [group, currency, fromQty, from, to].join('|'),
  steps: ({ fromQty }) => String(fromQty),
  attributes: ({ name }) => name,
  numbers: null,
  fitments: null,
  components: null,
  pictures: null,
  words: null,
} as const satisfies { [List in keyof StagedPartFacts]?: ((item: ListFactItem<List>) => string) | null }
type ListFactItem<List extends keyof StagedPartFacts> = NonNullable<StagedPartFacts[List]> extends readonly (infer One)[] ? One : never

/** Facts that say which part a row is about, or where the row is. They are not compared. */
const identifyingFactNames: ReadonlySet<string> = new Set(['code', 'brand', 'brandId', 'adds', 'alsoAt'])

const factLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(partFieldRows.flatMap(([key, { label }]) => (label === undefined ? [] : [[key, label]]))),
  groupPrices: 'price of a group',
}

/**
 * Combines the rows about one part, in the order of the file. Rows with different facts are joined, and a row that adds nothing is left
 * out. When two rows contradict each other, all rows are refused, unless `repeat` says which to take.
 */
export function mergeRepeatedRows(code: string, rows: readonly StagedPart[], repeat: RepeatHandling | undefined): MergedRows {
  const [first, ...others] = rows
  if (first === undefined) throw new Error('No row at all.')
  if (others.length === 0) return { type: 'taken', place: first.at, facts: first.facts, rows: [first], leftOutRemarks: [] }
  let merging = new RowMerger(first)
  let taken = [first]
  const leftOut: RowRemark[] = []
  for (const row of others) {
    const conflict = merging.findConflictWith(row)
    if (conflict !== null && !(repeat === 'sum' && conflict.column === 'stock')) {
      if (repeat !== 'first' && repeat !== 'last')
        return { type: 'refused', refusalRemarks: createConflictRefusals(code, rows, { ...conflict, conflictingRow: row }) }
      const [out, stays] = repeat === 'first' ? [[row], merging.first] : [taken, row]
      for (const one of out)
        leftOut.push(
          ...placesOfStagedPart(one).map((at) => ({
            at,
            column: 'number',
            value: one.facts.code,
            says: `Line ${stays.at.line} is the same part, ${code}, and is taken instead (--repeat ${repeat}).`,
          })),
        )
      if (repeat === 'first') continue
      merging = new RowMerger(row)
      taken = [row]
    } else if (repeat !== 'sum' && merging.containsAllFacts(row.facts)) {
      leftOut.push(
        ...placesOfStagedPart(row).map((at) => ({
          at,
          column: 'number',
          value: row.facts.code,
          says: `It says of ${code} what line ${merging.first.at.line} says.`,
        })),
      )
    } else {
      merging.addRow(row, repeat === 'sum')
      taken.push(row)
    }
  }
  return { type: 'taken', place: merging.first.at, facts: merging.facts, rows: taken, leftOutRemarks: leftOut }
}

interface FactConflict {
  column: string
  firstValue: unknown
  secondValue: unknown
}

function createConflictRefusals(
  code: string,
  rows: readonly StagedPart[],
  { column, firstValue: one, secondValue: two, conflictingRow }: FactConflict & { conflictingRow: StagedPart },
): RowRemark[] {
  const advice = [
    ...(column === 'stock' ? ['--repeat sum adds the pieces up'] : []),
    ...(new Set(rows.map(({ facts }) => facts.condition)).size > 1 ? ['--repeat condition makes an offer of each'] : []),
    '--repeat first or --repeat last takes one of them',
  ].join('; ')
  const says = `Lines ${formatLineNumbers(rows.flatMap(placesOfStagedPart))} are the same part, ${code}, and say different things: ${factLabels[column] ?? column} ${formatFactValue(column, one)} and ${formatFactValue(column, two)} (line ${conflictingRow.at.line}). Say it once, or how to take it: ${advice}.`
  return rows.flatMap((row) => placesOfStagedPart(row).map((at) => ({ at, column: 'number', value: row.facts.code, says })))
}

/**
 * Returns line numbers as text for a message: `2 and 7`. Of more than ten lines, only the first ten are listed: `2, 3, …, 11 and 40 more`.
 */
export function formatLineNumbers(places: readonly { line: number }[]): string {
  const lines = places.map(({ line }) => line)
  return lines.length > 10 ? `${lines.slice(0, 10).join(', ')} and ${lines.length - 10} more` : lines.join(' and ')
}

function formatFactValue(column: string, value: unknown): string {
  if (typeof value === 'number' && /cents$/i.test(column)) return dollarsTextOfCents(value)
  if (typeof value === 'object' && value !== null) return JSON.stringify(value).slice(0, 60)
  return value === null || value === '' ? 'nothing' : String(value).slice(0, 60)
}

/** Joins the facts of several rows about one part. When two sheets of a workbook differ, the fact of the first sheet is used. */
class RowMerger {
  readonly #scalars = new Map<string, { value: unknown; sheet: string | undefined }>()
  readonly #lists = new Map<keyof typeof listItemKeyFunctions, Map<string, unknown>>()
  #adds = false

  constructor(readonly first: StagedPart) {
    this.addRow(first, false)
  }

  get facts(): StagedPartFacts {
    const gathered = [...this.#lists].map(([name, items]) => [name, sortListItems(name, [...items.values()])] as const)
    return {
      ...this.first.facts,
      ...Object.fromEntries([...this.#scalars].map(([column, { value }]) => [column, value])),
      ...(this.#adds ? { adds: true } : {}),
      ...Object.fromEntries(gathered),
    }
  }

  findConflictWith({ at, facts }: StagedPart): FactConflict | null {
    for (const [column, two] of scalarFactsOf(facts)) {
      const one = this.#scalars.get(column)
      if (one !== undefined && one.sheet === at.sheet && !isDeepStrictEqual(one.value, two))
        return { column, firstValue: one.value, secondValue: two }
    }
    for (const [name, key, item] of listItemsOf(facts)) {
      const known = this.#lists.get(name)?.get(key)
      if (known !== undefined && !isDeepStrictEqual(known, item)) return { column: name, firstValue: known, secondValue: item }
    }
    return null
  }

  /** Whether the rows that were joined so far already contain all the given facts. */
  containsAllFacts(facts: StagedPartFacts): boolean {
    for (const [column] of scalarFactsOf(facts)) if (!this.#scalars.has(column)) return false
    for (const [name, key] of listItemsOf(facts)) if (this.#lists.get(name)?.has(key) !== true) return false
    return true
  }

  addRow({ at, facts }: StagedPart, sums: boolean): void {
    if (facts.adds === true) this.#adds = true
    for (const [column, value] of scalarFactsOf(facts)) {
      const stood = this.#scalars.get(column)
      if (stood === undefined) this.#scalars.set(column, { value, sheet: at.sheet })
      else if (sums && column === 'stock' && typeof stood.value === 'number' && typeof value === 'number') stood.value += value
    }
    for (const name of joinedListNames) {
      if (facts[name] === undefined) continue
      if (!this.#lists.has(name)) this.#lists.set(name, new Map())
    }
    for (const [name, key, item] of listItemsOf(facts)) this.#lists.get(name)?.set(key, item)
  }
}

const joinedListNames = Object.keys(listItemKeyFunctions) as (keyof typeof listItemKeyFunctions)[]

/** Sorts quantity prices by quantity, because their rows may be in any order. Other lists keep their order. */
const sortListItems = (name: keyof typeof listItemKeyFunctions, items: unknown[]): unknown[] =>
  name === 'steps' ? (items as ListFactItem<'steps'>[]).sort((one, other) => one.fromQty - other.fromQty) : items

function* scalarFactsOf(facts: StagedPartFacts): Generator<[column: string, value: unknown]> {
  for (const [column, value] of Object.entries(facts))
    if (value !== undefined && !identifyingFactNames.has(column) && !Object.hasOwn(listItemKeyFunctions, column)) yield [column, value]
}

/** Yields the items of all lists, each with its key. Depending on the list, the key is a part of the item or the whole item. */
function* listItemsOf(facts: StagedPartFacts): Generator<[list: keyof typeof listItemKeyFunctions, key: string, item: unknown]> {
  for (const name of joinedListNames) {
    const keyOf = listItemKeyFunctions[name] as ((item: unknown) => string) | null
    for (const item of facts[name] ?? []) yield [name, keyOf === null ? JSON.stringify(item) : keyOf(item), item]
  }
}
