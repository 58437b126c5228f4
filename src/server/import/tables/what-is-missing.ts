import type { GuessedColumn } from './column.ts'
import type { ColumnMapping } from './column-mapping.ts'
import type { TableKind } from './kinds.ts'
import { requiredTargets, type TargetKey, targetNames } from './targets.ts'

/**
 * Returns the message for a table that lacks a required column, with its headings and the option to type. Null when no column is missing.
 * `values` returns the first values of a column.
 */
export function missingColumnsMessage(
  kind: TableKind,
  file: string,
  columns: readonly GuessedColumn[],
  mapping: ColumnMapping,
  values: (column: GuessedColumn) => readonly string[],
): string | null {
  const there = new Set([...columns.map(({ target }) => target), ...Object.keys(mapping.constants)])
  const priced = columns.some(({ target }) => /^(?:step|price):/.test(target ?? ''))
  const missing = requiredTargets[kind].filter(
    (group) => !group.some((target) => there.has(target)) && !(priced && group.includes('price')),
  )
  if (missing.length === 0) return null
  const what = missing.map((group) => group.map((target) => targetNames[target] ?? target).join(' or '))
  const headings = columns.map(({ heading, target }) => (target === null ? heading : `${heading} (${target})`)).join(', ')
  const likely = missing.map(([first]) => ({ target: first, heading: findLikeliestColumn(first, columns, values) }))
  const typed = likely.map(({ target, heading }) => `${quoteHeading(heading ?? 'HEADING')}=${target}`).join(',')
  const none = `${file}: no column was recognised as ${what.join(', and none as ')}. Its columns are: ${headings}.`
  if (likely.some(({ target, heading }) => identifiesRow(target) && heading === null))
    return `${none} None of them has another value in each row, as such a column has. ${OTHER_COMMAND_HINTS[kind] ?? 'Ask for a file that has it.'}`
  return `${none} Say which it is, such as: --map '${typed}'`
}

/** Whether a meaning identifies the row, as a code or an id does. */
const identifiesRow = (target: TargetKey | undefined): boolean => target === 'code' || target === 'id'

/** Advice for tables without the required part number or id: which other import command the operator may need. */
const OTHER_COMMAND_HINTS: Partial<Readonly<Record<TableKind, string>>> = {
  vehicles: 'A table of vehicles says which id is which vehicle. If this one says what parts fit, it is for: import fitments.',
}

/**
 * Returns the heading to suggest for a missing column: a column with prices for a price, a column whose values are all different for a
 * number or id, otherwise the first unused column. Null when there is no such column.
 */
function findLikeliestColumn(
  target: TargetKey | undefined,
  columns: readonly GuessedColumn[],
  values: (column: GuessedColumn) => readonly string[],
): string | null {
  const free = columns.filter((column) => column.target === null)
  if (identifiesRow(target)) {
    const tells = (column: GuessedColumn) => {
      const all = values(column)
      return all.length > 0 && !all.includes('') && new Set(all).size === all.length
    }
    return (free.find(tells) ?? columns.find(tells))?.heading ?? null
  }
  const priced = target === 'price' ? free.find(({ why }) => why.includes('price')) : undefined
  return (priced ?? free[0])?.heading ?? null
}

const quoteHeading = (heading: string): string => (/[,="]/.test(heading) ? `"${heading.replaceAll('"', '')}"` : heading)
