import 'fake-indexeddb/auto'
import { parseArgs } from 'node:util'
import { freshSeed } from '../runs.ts'
import { checkSchedules } from './check-schedules.ts'
import { fakeShop } from './fake-shop.ts'
import { realShop } from './real-shop.ts'

/**
 * `npm run chaos -- [--runs 5000] [--seed 7] [--against contract]`: thousands of schedules against the real server and database, or,
 * several times as many in the same time, against the contract in a few lines. Stops at the first that loses or doubles something and
 * prints it, shrunk, with the seed and path that bring it back.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '2000' }, seed: { type: 'string' }, against: { type: 'string', default: 'server' } },
})
const runs = Number(values.runs)
const seed = values.seed === undefined ? freshSeed() : Number(values.seed)
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) throw new Error('--runs and --seed are whole numbers.')
if (values.against !== 'server' && values.against !== 'contract') throw new Error('--against is server or contract.')

const print = (line: string) => process.stdout.write(`${line}\n`)
const shop = values.against === 'server' ? await realShop() : null
print(`${runs} schedules against the ${values.against}, from the seed ${seed}.`)
const began = performance.now()
const failed = await checkSchedules(() => shop ?? fakeShop(), { seed, numRuns: runs }).then(
  (figures) => {
    const rows = {
      ...figures,
      'mistakes of the server': shop?.mistakes.length ?? 0,
      seconds: Math.round((performance.now() - began) / 1000),
    }
    for (const [name, value] of Object.entries(rows)) print(`${name.padEnd(24)}${String(value).padStart(12)}`)
    return (shop?.mistakes.length ?? 0) > 0
  },
  (error: unknown) => {
    const why = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.message}` : ''
    print(
      `\n${error instanceof Error ? error.message : String(error)}${why}\nIts seed and path belong into tests/support/cart/failed-schedules.ts.`,
    )
    return true
  },
)
await shop?.close()
process.exit(failed ? 1 : 0)
