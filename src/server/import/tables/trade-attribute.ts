import { matchAttribute, tradeAttributeOf } from '#contract/attributes/match-attribute.ts'
import type { Cell } from '#server/import/files/table.ts'
import { isNothing } from './bad-value.ts'

/** Whether a name is that of an attribute of the trade, and each value is one that it takes: a column that nobody asked for refuses no row. */
export function isTradeAttribute(name: string, unit: string, cells: readonly Cell[]): boolean {
  const key = tradeAttributeOf(name)
  if (key === null) return false
  return cells.every(({ text }) => {
    if (isNothing(text)) return true
    const read = matchAttribute({ name, value: text, unit }, [])
    return 'key' in read && read.key === key
  })
}
