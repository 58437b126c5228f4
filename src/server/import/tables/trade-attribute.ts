import { matchAttribute, tradeAttributeOf } from '#contract/attributes/match-attribute.ts'
import type { Cell } from '#server/import/files/table.ts'
import { isNothing } from './bad-value.ts'

const ID = /^i\.?d\.?$/i
/** Article types of shop systems, which are not kinds of starters. */
const SYSTEM_TYPES =
  /^(?:simple|variable|variation|configurable|grouped|bundle|external|affiliate|virtual|downloadable|physical|digital|standard|pack|combinations?|product|goods|service|consumable|consu|combo|storable(?: product)?|article|item|parent|child)(?:\s*,\s*\w+)*$/i

/** Whether a name is a known trade attribute and all values are valid for it. An automatically recognised column must not refuse rows. */
export function isTradeAttribute(name: string, unit: string, cells: readonly Cell[]): boolean {
  const key = tradeAttributeOf(name)
  if (key === null) return false
  const texts = cells.map(({ text }) => text).filter((text) => !isNothing(text))
  // An inner diameter has a unit or decimals. Whole numbers without a unit are database ids.
  if (ID.test(name.trim()) && unit === '' && texts.every((text) => /^\d*$/.test(text))) return false
  if (/\btype?\b/i.test(name) && texts.length > 0 && texts.every((text) => SYSTEM_TYPES.test(text))) return false
  return texts.every((text) => {
    const read = matchAttribute({ name, value: text, unit }, [])
    return 'key' in read && read.key === key
  })
}
