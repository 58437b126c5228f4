import type { ImportResult } from '#server/import/engine/import-run.ts'
import type { RowOutcome } from '#server/import/engine/results/row-results.ts'
import type { ImportCounts } from '#server/import/engine/run/run.ts'
import type { Remark } from '#server/import/facts.ts'

/**
 * Returns the counts of an import as text: `2 added, 1 changed, 7 as they were, 1 refused`. If the number of refused rows (in `rows`)
 * differs from the number of refusals, the text says that single values were refused.
 */
export function countsText(counts: ImportCounts, rows?: Readonly<Record<string, number>>): string {
  const asRows = rows === undefined || rows['refused'] === counts.refused
  const said: [keyof ImportCounts, string][] = [
    ['added', 'added'],
    ['changed', 'changed'],
    ['withdrawn', 'withdrawn'],
    ['removed', 'removed'],
    ['unchanged', 'as they were'],
    ['names', counts.names === 1 ? 'name' : 'names'],
    ['applications', counts.applications === 1 ? 'application counts' : 'applications count'],
    ['waiting', counts.waiting === 1 ? 'waits for vehicles' : 'wait for vehicles'],
    ['partless', counts.partless === 1 ? 'waits for its part' : 'wait for their parts'],
    ['joined', counts.joined === 1 ? 'application found its part' : 'applications found their parts'],
    ['refused', asRows ? 'refused' : counts.refused === 1 ? 'value refused' : 'values refused'],
    ['noted', 'noted'],
  ]
  const parts = said.flatMap(([name, words]) =>
    (counts[name] ?? 0) > 0 ? [`${(counts[name] ?? 0).toLocaleString('en-US')} ${words}`] : [],
  )
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

/**
 * Returns how many rows of a file had which result: `35 rows read: 10 added, 20 as they were, 4 refused, 1 left out.` Empty for a file
 * without rows.
 */
export function rowCountTexts(rows: Readonly<Record<string, number>> | undefined): string[] {
  const { read = 0 } = rows ?? {}
  if (rows === undefined || read === 0) return []
  const words: [RowOutcome, string][] = [
    ['added', 'added'],
    ['changed', 'changed'],
    ['unchanged', rows['unchanged'] === 1 ? 'as it was' : 'as they were'],
    ['withdrawn', 'withdrawn'],
    ['refused', 'refused'],
    ['leftOut', 'left out'],
  ]
  const said = words.flatMap(([outcome, word]) =>
    (rows[outcome] ?? 0) > 0 ? [`${(rows[outcome] ?? 0).toLocaleString('en-US')} ${word}`] : [],
  )
  return [`${read.toLocaleString('en-US')} ${read === 1 ? 'row' : 'rows'} read: ${said.join(', ')}.`]
}

/** Returns a remark about a file as text: `parts.csv, line 12, Price: “12,5x”. A price such as 12.50.` */
export const remarkText = ({ file, sheet, line, column, value, says }: Remark): string => {
  const place = [
    ...(file === '' ? [] : [file]),
    ...(sheet === undefined || sheet === null ? [] : [`sheet ${sheet}`]),
    ...(line > 0 ? [`line ${line}`] : []),
    column,
  ].join(', ')
  return `${place}: ${value === '' ? '' : `“${value}”. `}${says}`
}

/** Returns the reasons why an import stopped and asks for confirmation, as text. */
export const planStopReasonsText = (stops: readonly Remark[], head = 'Stopped before anything was changed'): string => {
  const lines = stops.map(({ says, value }) => (value === '' ? says : `${says} ${value}`))
  return lines.length === 1 ? `${head}: ${lines.join('')}` : `${head}:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

/** Whether an import accepted no row, because its file had no rows or all of them were refused. */
export const hasNoRowsImported = ({ rows }: ImportResult): boolean => rows !== undefined && rows.read === rows.refused

/** Returns the result of an import as text. `stops`: the reasons why the import asked for confirmation. */
export function importEndText(end: ImportResult, stops: readonly Remark[]): string {
  const { run, counts, rows, state } = end
  const all = `All of it: npm run shop -- import show ${run}`
  if (state === 'dry') {
    const asks = stops.length === 0 ? [] : [planStopReasonsText(stops, 'It would stop and ask')]
    return [`Nothing was changed (--dry-run). It would be: ${countsText(counts, rows)}.`, ...rowCountTexts(rows), ...asks, all].join('\n')
  }
  if (state === 'refused')
    return [
      planStopReasonsText(stops),
      `It would have been: ${countsText(counts, rows)}.`,
      ...rowCountTexts(rows),
      all,
      'Say --accept with the same command if that is meant.',
    ].join('\n')
  const { added, changed, withdrawn, removed, names, applications = 0 } = counts
  const back = added + changed + withdrawn + removed + names + applications > 0 ? `   Back: npm run shop -- import undo ${run}` : ''
  if (hasNoRowsImported(end))
    return [
      `Import ${run}: nothing of the file could be taken. ${rows?.read === 0 ? 'No row of it was understood.' : 'Every row was refused.'}`,
      all,
    ].join('\n')
  return [`Import ${run}: ${countsText(counts, rows)}.`, ...rowCountTexts(rows), ...pendingUpdateWarnings(end), `${all}${back}`].join('\n')
}

/** Returns a warning if the import is committed, but the search index and devices could not be updated yet. */
export const pendingUpdateWarnings = ({ unsettled }: ImportResult): string[] =>
  unsettled === undefined
    ? []
    : [
        `It counts, but what comes after could not be done yet (${unsettled}). Until a running shop or the next import does it, search and devices may show what was before.`,
      ]
