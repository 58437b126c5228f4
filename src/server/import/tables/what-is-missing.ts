import type { GuessedColumn } from './column.ts'
import type { Kind } from './kinds.ts'
import type { Mapping } from './mapping.ts'
import { calls, needed, type TargetKey } from './targets.ts'

/** Says which column a kind cannot do without is missing, which headings stand there, and what to type. Null when nothing is. */
export function whatIsMissing(kind: Kind, file: string, columns: readonly GuessedColumn[], mapping: Mapping): string | null {
  const there = new Set([...columns.map(({ target }) => target), ...Object.keys(mapping.constants)])
  const priced = columns.some(({ target }) => /^(?:step|price):/.test(target ?? ''))
  const missing = needed[kind].filter((group) => !group.some((target) => there.has(target)) && !(priced && group.includes('price')))
  if (missing.length === 0) return null
  const what = missing.map((group) => group.map((target) => calls[target] ?? target).join(' or '))
  const headings = columns.map(({ heading, target }) => (target === null ? heading : `${heading} (${target})`)).join(', ')
  const typed = missing.map(([first]) => `${quoted(likeliest(first, columns))}=${first}`).join(',')
  const none = `${file}: no column was recognised as ${what.join(', and none as ')}. Its columns are: ${headings}.`
  return `${none} Say which it is, such as: --map '${typed}'`
}

/** A heading to show in the example: a purchase or list price for a price, else the first column that is for nothing yet. */
function likeliest(target: TargetKey | undefined, columns: readonly GuessedColumn[]): string {
  const free = columns.filter((column) => column.target === null)
  const priced = target === 'price' ? free.find(({ why }) => why.includes('price')) : undefined
  return (priced ?? free[0])?.heading ?? 'HEADING'
}

const quoted = (heading: string): string => (/[,="]/.test(heading) ? `"${heading.replaceAll('"', '')}"` : heading)
