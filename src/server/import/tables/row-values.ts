import type { Condition } from '#contract/catalogue/catalogue.ts'
import type { AttributeFacts } from '#server/import/facts.ts'
import type { MoneyAmount } from './values/money.ts'
import type { ParsedPartNumber } from './values/part-number.ts'
import type { ModelYearRange } from './values/years.ts'

/** The values in the cells of a row, by the meanings of the columns. */
export interface RowValues {
  texts: Map<string, string>
  numberValues: Map<string, number>
  lists: Map<string, string[]>
  money: Map<string, MoneyAmount>
  partNumbers: Map<string, ParsedPartNumber[]>
  attributes: AttributeFacts[]
  condition?: Condition
  boxMm?: { length: number; width: number; height: number }
  years?: ModelYearRange
  /** The cells of years as they are written, by the meanings of their columns: a month may stand beside a year. */
  writtenYears: Map<string, string>
  torques?: { what: string; nm: number }[]
  /** Whether the shop that the file comes from sells the part. Undefined when the row does not say. */
  isForSale?: boolean
  /** Set when the row ends an offer that the shop has for the part. */
  endsOffer?: true
  /** Remarks about the row that are given only once for a column. */
  remarks: string[]
  /** A remark about this row alone. */
  note?: string
}

export const createEmptyValues = (): RowValues => ({
  texts: new Map(),
  numberValues: new Map(),
  lists: new Map(),
  money: new Map(),
  partNumbers: new Map(),
  writtenYears: new Map(),
  attributes: [],
  remarks: [],
})
