import type { Attributes } from '#contract/attributes/attributes.ts'
import { type FieldKeysWith, type PartField, type PartFieldKey, partFields } from '#contract/part/part-fields.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { Condition, FittingNotes } from './catalogue.ts'

type SerializedName<K extends PartFieldKey> = (typeof partFields)[K] extends { wire: infer Name extends string } ? Name : K

/** Returns the name of a part's field in replies and records. */
export const serializedNameOf = (key: PartFieldKey): string => {
  const { wire }: PartField = partFields[key]
  return wire ?? key
}

/**
 * The types of certain fields of a part in replies and records, by their names there. Times are in milliseconds, and days are counted since
 * 1970; a day that may be null is an ISO date.
 */
export type SerializedFields<Facts> = {
  [K in FieldKeysWith<Facts> as SerializedName<K>]: SerializedValues<K>[(typeof partFields)[K]['holds']]
}

interface SerializedValues<K extends PartFieldKey> {
  text: string
  textOrNone: string | null
  whole: number
  truth: boolean
  money: number
  moneyOrNone: number | null
  day: number
  dayOrNone: string | null
  time: number
  json: K extends keyof SerializedJsonFields ? SerializedJsonFields[K] : never
  jsonOrNone: K extends keyof SerializedJsonFields ? SerializedJsonFields[K] | null : never
  partType: PartType
  condition: Condition
}

interface SerializedJsonFields {
  attributes: Attributes
  boxMm: { length: number; width: number; height: number }
  fitting: FittingNotes
}
