import type { Attributes } from '#contract/attributes/attributes.ts'
import { type FieldKeysWith, type PartField, type PartFieldKey, partFields } from '#contract/part/part-fields.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { Condition, FittingNotes } from './catalogue.ts'

type WireName<K extends PartFieldKey> = (typeof partFields)[K] extends { wire: infer Name extends string } ? Name : K

/** Returns the name of a part's field in replies and records. */
export const wireNameOf = (key: PartFieldKey): string => {
  const { wire }: PartField = partFields[key]
  return wire ?? key
}

/**
 * The types of certain fields of a part in replies and records, by their names there. Times are in milliseconds, and days are counted since
 * 1970; a day that may be null is an ISO date.
 */
export type WireFields<Facts> = { [K in FieldKeysWith<Facts> as WireName<K>]: WireValue<K>[(typeof partFields)[K]['holds']] }

interface WireValue<K extends PartFieldKey> {
  text: string
  textOrNone: string | null
  whole: number
  truth: boolean
  money: number
  moneyOrNone: number | null
  day: number
  dayOrNone: string | null
  time: number
  json: K extends keyof WireJsonFields ? WireJsonFields[K] : never
  jsonOrNone: K extends keyof WireJsonFields ? WireJsonFields[K] | null : never
  partType: PartType
  condition: Condition
}

interface WireJsonFields {
  attributes: Attributes
  boxMm: { length: number; width: number; height: number }
  fitting: FittingNotes
}
