import { matchAttribute, tradeAttributeOf } from '#contract/attributes/match-attribute.ts'
import type { Cell } from '#server/import/files/table.ts'
import { isEmptyValue } from './invalid-value.ts'

const ID_NAME_PATTERN = /^i\.?d\.?$/i
/** Matches the product types that shop systems write. They must not be taken for the type of a starter. */
const SYSTEM_TYPE_PATTERN =
  /^(?:simple|variable|variation|configurable|grouped|bundle|external|affiliate|virtual|downloadable|physical|digital|standard|pack|combinations?|product|goods|service|consumable|consu|combo|storable(?: product)?|article|item|parent|child)(?:\s*,\s*\w+)*$/i

/**
 * Whether a column is an attribute that the trade knows, with valid values only. A column that is recognised without being mapped must not
 * cause refused rows.
 */
export function isTradeAttribute(name: string, unit: string, cells: readonly Cell[]): boolean {
  const key = tradeAttributeOf(name)
  if (key === null) return false
  const texts = cells.map(({ text }) => text).filter((text) => !isEmptyValue(text))
  // A column `ID` with whole numbers and no unit has ids of a database. An inner diameter would have a unit or decimals.
  if (ID_NAME_PATTERN.test(name.trim()) && unit === '' && texts.every((text) => /^\d*$/.test(text))) return false
  if (/\btype?\b/i.test(name) && texts.length > 0 && texts.every((text) => SYSTEM_TYPE_PATTERN.test(text))) return false
  return texts.every((text) => {
    const read = matchAttribute({ name, value: text, unit }, [])
    return 'key' in read && read.key === key
  })
}
