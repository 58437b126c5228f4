import type { Bench } from '../bench.ts'
import { middle } from '../units.ts'
import { readFiguresArguments } from './arguments.ts'
import { type Compared, compare, fails } from './compare.ts'
import { groupOf, type Measured } from './figure.ts'
import { type Group, groups } from './groups.ts'
import { type Measuring, measureGroups } from './measure-groups.ts'
import { printFigures } from './print-figures.ts'
import { readStanding, standingAfter, writeStanding } from './standing.ts'

/** As large as it takes for a lost index of the database to be felt; larger ones are filled for longer. */
const PARTS = 2000

/** So often what is worse is measured again. A slowness of our own is there each time, that of another program is not. */
const REPEATS = 2

/** `npm run bench -- figures`: measures, compares with what stands in the file, or writes it. Says whether all holds. */
export async function watchFigures(said: readonly string[], { folder, port }: Pick<Bench, 'folder' | 'port'>): Promise<boolean> {
  const asked = readFiguresArguments(said)
  if ('wrong' in asked) {
    process.stderr.write(`${asked.wrong}\n`)
    return false
  }
  const measuring: Measuring = { folder, port, parts: PARTS, rounds: asked.isQuick ? 3 : 5 }
  const runs: Measured[][] = []
  for (let run = 0; run < asked.runs; run += 1) runs.push(await measureGroups(asked.groups, measuring))
  const measured = medianRun(runs)
  const standing = readStanding()
  if (asked.reason !== undefined) {
    const change = { groups: asked.groups, date: new Date().toISOString().slice(0, 10), reason: asked.reason }
    printFigures(compare(measured, standing, asked.groups))
    writeStanding(standingAfter(standing, measured, change))
    return true
  }
  let best = measured
  for (let repeat = 0; ; repeat += 1) {
    const compared = compare(best, standing, asked.groups)
    printFigures(compared)
    const isDoubtful = ({ verdict }: Compared) => verdict === 'worse' || verdict === 'contended'
    const doubtful = groups.filter((group) => compared.some((one) => isDoubtful(one) && groupOf(one.name) === group))
    if (doubtful.length === 0 || repeat === REPEATS) return !compared.some(fails)
    process.stdout.write('\nWhat is worse is measured once more: another program may have come in between.\n')
    best = await betterOf(doubtful, best, measuring)
  }
}

/** Of each figure the run in which it was in the middle. */
function medianRun(runs: readonly Measured[][]): Measured[] {
  const [first = []] = runs
  return first.flatMap(({ name }) => {
    const all = runs.flatMap((run) => run.find((one) => one.name === name) ?? [])
    const median = middle(all.map(({ ratio }) => ratio))
    if (runs.length > 1) process.stdout.write(`${name}: ${all.map(({ ratio }) => ratio.toPrecision(3)).join(', ')}\n`)
    return all.find(({ ratio }) => Object.is(ratio, median)) ?? []
  })
}

/** Measures these groups again; of both times the better counts. */
async function betterOf(doubtful: readonly Group[], measured: readonly Measured[], measuring: Measuring): Promise<Measured[]> {
  const again = await measureGroups(doubtful, measuring)
  return measured.map((one) => {
    const other = again.find(({ name }) => name === one.name)
    return other !== undefined && other.ratio < one.ratio ? other : one
  })
}
