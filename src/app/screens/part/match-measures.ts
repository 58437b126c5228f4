import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { isMeasurableKey, type MeasurableKey } from '#contract/finder/measurable.ts'
import { knownAttributeKeys } from './known-keys.ts'

/** Returns the dimensions to compare for this part, the most distinctive first. Only for known part types. */
export const matchCheckKeys = ({ type, attributes }: Pick<PartDetail, 'type' | 'attributes'>): MeasurableKey[] =>
  type === 'other' ? [] : knownAttributeKeys({ attributes }).filter((key): key is MeasurableKey => isMeasurableKey(key))
