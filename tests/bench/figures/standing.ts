import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { groupOf, type Measured, type StandingFigures } from './figure.ts'

const FILE = new URL('../figures.json', import.meta.url)
/** What moved by less is chance: it keeps its date and its reason. */
const MOVED_BY = 0.1

const Standing = v.strictObject({
  ratio: v.pipe(v.number(), v.finite(), v.minValue(0)),
  date: v.pipe(v.string(), v.isoDate()),
  reason: v.pipe(v.string(), v.nonEmpty()),
})

/** The figures as they stand in the file. */
export const readStanding = (): StandingFigures => v.parse(v.record(v.string(), Standing), JSON.parse(readFileSync(FILE, 'utf8')))

export const writeStanding = (figures: StandingFigures): void => writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`)

/** What is to stand after these groups were measured. What moved gets the day and the reason; what is measured no more goes. */
export function standingAfter(
  before: StandingFigures,
  measured: readonly Measured[],
  { groups, date, reason }: { groups: readonly string[]; date: string; reason: string },
): StandingFigures {
  const names = new Set(measured.map(({ name }) => name))
  const kept = Object.entries(before).filter(([name]) => names.has(name) || !groups.includes(groupOf(name)))
  const moved = measured.flatMap(({ name, ratio }) => {
    const was = before[name]?.ratio
    if (was !== undefined && Math.abs(ratio - was) <= MOVED_BY * was) return []
    return [[name, { ratio: Number(ratio.toPrecision(3)), date, reason }] as const]
  })
  return { ...Object.fromEntries(kept), ...Object.fromEntries(moved) }
}
