import * as v from 'valibot'
import { Mcode } from '#contract/kernel/primitives.ts'
import { DAY_MS } from '#contract/limits.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'
import { readCurrentPrice, storeFavouriteRow, storeFolder } from '#server/favourites/queries.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { type PartChoice, pickParts } from './picked.ts'
import type { PlannedOrderLine } from './plans.ts'

interface DemoFolder {
  /**
   * The id of the folder of favourites. It is fixed, so that a device recognises the folder after the database was deleted and filled with
   * the demo again. Empty: no folder.
   */
  id: string
  name: string
  daysAgo: number
  parts: readonly (PlannedOrderLine & { note: string; pastPriceMarkup?: number })[]
}

/** The favourite folders of a small workshop: for a fleet, for a test bench, and for a machine that needs repair every winter. */
const demoFolders: readonly DemoFolder[] = [
  {
    id: '6b0f2f3a-52a1-4c17-8c0e-5a1d9be2f001',
    name: 'Forklift line, spring service',
    daysAgo: 74,
    parts: [
      { partTypes: ['brushSet'], qty: 10, note: 'Trucks 1 to 6 take these, truck 7 the wider ones.', pastPriceMarkup: -0.06 },
      { partTypes: ['bearing'], qty: 6, note: '' },
      { partTypes: ['solenoid'], qty: 2, note: 'Truck 4 clicks when warm. Take one along.' },
    ],
  },
  {
    id: '6b0f2f3a-52a1-4c17-8c0e-5a1d9be2f002',
    name: 'Bench stock',
    daysAgo: 31,
    parts: [
      { partTypes: ['regulator'], qty: 2, note: 'Never fewer than two on the shelf.' },
      { partTypes: ['drive'], qty: 1, note: 'Check the shaft before you order.', pastPriceMarkup: 0.08 },
      { partTypes: ['relay'], qty: 4, note: '' },
    ],
  },
  {
    id: '6b0f2f3a-52a1-4c17-8c0e-5a1d9be2f003',
    name: 'Loader 12',
    daysAgo: 12,
    parts: [
      { partTypes: ['alternator'], qty: 1, hasCoreCharge: true, note: 'Old unit is ready in crate 3.' },
      { partTypes: ['batteryCable'], qty: 1, note: '' },
    ],
  },
  { id: '', name: '', daysAgo: 3, parts: [{ partTypes: ['starter'], qty: 1, hasCoreCharge: true, note: '' }] },
]

/** Creates the favourites of the demo customer: three folders with notes, and one part without a folder. */
export async function createDemoFavourites(
  context: Pick<RequestContext, 'db' | 'tenantId' | 'clock'>,
  accountId: string,
  choices: readonly PartChoice[],
  rng: RandomGenerator,
): Promise<void> {
  const marked = new Set<string>()
  const free = choices.map((choice) => ({ ...choice }))
  for (const { id, name, daysAgo, parts } of demoFolders) {
    const at = new Date(context.clock.now() - daysAgo * DAY_MS)
    if (id !== '') await storeFolder(context, accountId, { id, name, nameAt: at.toISOString(), otherNames: [] })
    for (const [place, { note, pastPriceMarkup = 0, ...line }] of parts.entries()) {
      const [wanted] = pickParts(
        { lines: [line] },
        free.filter(({ mcode }) => !marked.has(mcode)),
        rng,
      )
      if (wanted === undefined) continue
      marked.add(wanted.mcode)
      const price = (await readCurrentPrice(context, wanted.mcode)) ?? 0
      const markedAt = new Date(at.getTime() + place * 60_000).toISOString()
      await storeFavouriteRow(context, accountId, {
        ...{ mcode: v.parse(Mcode, wanted.mcode), folder: id, folderAt: markedAt, note, qty: wanted.qty, qtyAt: markedAt, markedAt },
        priceThen: Math.round(price * (1 + pastPriceMarkup) * 100) / 100,
      })
    }
  }
}
