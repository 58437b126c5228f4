import 'fake-indexeddb/auto'
import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import { schedules } from './commands.ts'
import { type Figures, noFigures } from './figures.ts'
import { realShop } from './real-shop.ts'
import { runSchedule } from './run.ts'

/**
 * `npm run chaos -- --runs 10000 [--seed 7]`: as many schedules as wanted, against the real server and database, with a seed of its own each time. Stops at the first that loses
 * or doubles something and prints it, shrunk, with the seed that brings it back.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string' } } })
const runs = Number(values.runs)
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) throw new Error('--runs and --seed are whole numbers.')

const sum: Figures = { ...noFigures }
let done = 0
const began = performance.now()
const say = (line: string) => process.stdout.write(`${line}\n`)

const shop = await realShop()
const property = fc.asyncProperty(schedules, async (schedule) => {
  const figures = await runSchedule(shop, schedule)
  for (const name of Object.keys(sum) as (keyof Figures)[]) sum[name] += figures[name]
  done += 1
  if (done % 500 === 0) say(`${done} of ${runs} after ${Math.round((performance.now() - began) / 1000)} s`)
})
const result = await fc.check(property, { numRuns: runs, seed })
const bad = String(result.errorInstance ?? '')
const rows = {
  runs: done,
  ...sum,
  loss: /LOSS|lost/.test(bad) ? 1 : 0,
  doubles: /DOUBLE/.test(bad) ? 1 : 0,
  'other faults': result.failed && !/LOSS|lost|DOUBLE/.test(bad) ? 1 : 0,
  'mistakes of the server': shop.mistakes.length,
  seed,
  seconds: Math.round((performance.now() - began) / 1000),
}
for (const [name, value] of Object.entries(rows)) say(`${name.padEnd(24)}${String(value).padStart(12)}`)
if (result.failed) say(`\n${bad}\n${JSON.stringify(result.counterexample)}\nseed ${seed}, path ${result.counterexamplePath}`)
await shop.close()
process.exit(result.failed || shop.mistakes.length > 0 ? 1 : 0)
