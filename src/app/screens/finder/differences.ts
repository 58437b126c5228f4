import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { isFinderKey } from '#contract/finder/measurable.ts'
import type { MeasuredAttribute } from './answer-words.ts'

/** What distinguishes a part from the others that are left; a value is null if the shop does not know it. */
export interface PartDifferences {
  mcode: string
  values: readonly { attribute: MeasuredAttribute; value: string | null }[]
}

/** More differences than these are not compared by eye. */
const MAX_DIFFERENCES = 8

type ComparedPart = Pick<PartDetail, 'mcode' | 'attributes' | 'own'>

/** Returns for each part its values of those attributes that can be checked on an old unit and are not the same in all parts. */
export function differencesOf(parts: readonly ComparedPart[]): PartDifferences[] {
  const valueIn = ({ attributes }: ComparedPart, key: string) => {
    const value = attributes[key]
    return value === undefined || value === '' ? null : String(value)
  }
  const keys = [...new Set(parts.flatMap(({ attributes }) => Object.keys(attributes)))]
    .filter(isFinderKey)
    .filter((key) => new Set(parts.map((part) => valueIn(part, key))).size > 1)
    .slice(0, MAX_DIFFERENCES)
  const attributeOf = (key: string): MeasuredAttribute => ({ key, ...parts.find(({ own }) => own?.[key] !== undefined)?.own?.[key] })
  return parts.map((part) => ({
    mcode: part.mcode,
    values: keys.map((key) => ({ attribute: attributeOf(key), value: valueIn(part, key) })),
  }))
}
