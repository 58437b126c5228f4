import type { Condition } from '#contract/catalogue.ts'
import type { AttributeFacts } from '#server/import/facts.ts'
import type { Money } from './values/money.ts'
import type { ReadNumber } from './values/part-number.ts'
import type { Years } from './values/years.ts'

/** The parsed cells of a row, by target. */
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
  /** Whether the source shop sells it. */
  forSale?: boolean
  /** The row ends an existing offer. */
  noOffer?: true
  /** Remarks that are given once per column. */
  remarks: string[]
  /** A remark for this row. */
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
