import type { Decision, ImportEnd, PlanTold } from '#server/import/engine/import-run.ts'
import type { Counts } from '#server/import/engine/run.ts'
import type { Remark } from '#server/import/facts.ts'

/** What a run came to, as a person reads it: `2 added, 1 changed, 7 as they were, 1 refused`. */
export function countsText(counts: Counts): string {
  const said: [keyof Counts, string][] = [
    ['added', 'added'],
    ['changed', 'changed'],
    ['withdrawn', 'withdrawn'],
    ['removed', 'removed'],
    ['unchanged', 'as they were'],
    ['names', 'categories, makes, models, vehicles and pictures'],
    ['refused', 'refused'],
    ['noted', 'noted'],
  ]
  const parts = said.flatMap(([name, words]) => (counts[name] > 0 ? [`${counts[name].toLocaleString('en-US')} ${words}`] : []))
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

/** `parts.csv, line 12, Price: “12,5x”. A price such as 12.50.` */
export const remarkText = ({ file, sheet, line, column, value, says }: Remark): string => {
  const place = [file, ...(sheet === undefined || sheet === null ? [] : [`sheet ${sheet}`]), ...(line > 0 ? [`line ${line}`] : []), column].join(', ')
  return `${place}: ${value === '' ? '' : `“${value}”. `}${says}`
}

/** What is asked about before it is done. */
export const stopsText = ({ stops }: PlanTold): string =>
  `Stopped before anything was changed:\n${stops.map(({ says, value }) => `  ${says} ${value}`).join('\n')}\nSay --accept if that is meant.`

/** How an import ended. */
export function endText({ run, counts, state }: ImportEnd, decided: Decision): string {
  if (state === 'dry') return `Nothing was changed (--dry-run). It would be: ${countsText(counts)}.\nAll of it: npm run shop -- import show ${run}`
  if (decided === 'refused') return `Nothing was changed. It would have been: ${countsText(counts)}.\nAll of it: npm run shop -- import show ${run}`
  return `Import ${run}: ${countsText(counts)}.\nAll of it: npm run shop -- import show ${run}   Back: npm run shop -- import undo ${run}`
}
