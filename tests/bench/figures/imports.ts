import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { emptyShop, partEvents, runOn } from '../../server/import/engine/support/empty-shops.ts'
import { ms } from '../units.ts'
import { byTurns, ratioOf } from './by-turns.ts'
import type { Measured } from './figure.ts'
import { processorMs, timedPlainWork } from './plain-work.ts'

const PARTS = 1000
/** Of the embedded database, also where the environment names a PostgreSQL server. */
const ONE_CONNECTION = { oneConnection: true }

/** Imports of parts, and of their prices, into an embedded database in memory, which runs in this process and counts. */
export async function importFigures(rounds: number): Promise<Measured[]> {
  const { db, close } = await openDatabase({ dataDir: 'memory' })
  await migrate(db)
  let imports = 0
  const parts = () => {
    imports += 1
    return Array.from({ length: PARTS }, (_, at) => ({
      code: `VT-${10_000 + at}`,
      brand: 'Voltara',
      name: 'Starter',
      cents: 9900 + imports,
    }))
  }
  const timed = async (work: () => Promise<unknown>) => {
    const begun = processorMs()
    await work()
    return processorMs() - begun
  }
  const figures: Measured[] = []
  const measure = async (name: string, round: () => Promise<number>) => {
    await round()
    const turns = await byTurns(rounds, round, () => timedPlainWork(processorMs))
    const { ratio, took, reference } = ratioOf(turns, (value) => value)
    figures.push({ name: `import: ${name}`, ratio, took: ms(took), reference: ms(reference) })
  }
  try {
    await measure(`${PARTS} new parts`, async () => {
      const shop = await emptyShop(db, `new-${imports}`)
      return timed(() => runOn(db, shop, 'parts', partEvents(parts()), ONE_CONNECTION))
    })
    const shop = await emptyShop(db, 'prices')
    await runOn(db, shop, 'parts', partEvents(parts()), ONE_CONNECTION)
    await measure(`${PARTS} changed prices`, () => timed(() => runOn(db, shop, 'prices', partEvents(parts()), ONE_CONNECTION)))
  } finally {
    await close()
  }
  return figures
}
