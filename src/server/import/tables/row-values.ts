import type { Condition } from '#contract/catalogue.ts'
import type { AttributeFacts } from '#server/import/facts.ts'
import type { Money } from './values/money.ts'
import type { ReadNumber } from './values/part-number.ts'
import type { Years } from './values/years.ts'

/** What the cells of a row were read as, by target. */
export interface RowValues {
  texts: Map<string, string>
  figures: Map<string, number>
  lists: Map<string, string[]>
  money: Map<string, Money>
  numbers: Map<string, ReadNumber[]>
  attributes: AttributeFacts[]
  condition?: Condition
  box?: { length: number; width: number; height: number }
  years?: Years
  torques?: { what: string; nm: number }[]
  /** Whether another shop sells it. */
  forSale?: boolean
  /** There is no offer, also where the shop has one. */
  noOffer?: true
  /** What is worth a word, though it was taken: each said once for the column. */
  remarks: string[]
  /** What is worth a word in each row. */
  note?: string
}

export const noValues = (): RowValues => ({
  texts: new Map(),
  figures: new Map(),
  lists: new Map(),
  money: new Map(),
  numbers: new Map(),
  attributes: [],
  remarks: [],
})
