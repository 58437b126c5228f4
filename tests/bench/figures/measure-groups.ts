import { seconds } from '../units.ts'
import { cartFigures } from './adds-to-carts.ts'
import type { AskedServer } from './ask.ts'
import { contentionNow } from './contention.ts'
import type { Measured } from './figure.ts'
import type { Group } from './groups.ts'
import { importFigures } from './imports.ts'
import { type MeasuredShop, openMeasuredShop, type ShopPlace } from './measured-shop.ts'
import { memoryFigures } from './memory.ts'
import { lighthouseFigures } from './pages-in-lighthouse.ts'
import { openPlainServer } from './plain-server.ts'
import { detailFigures, mixedFigures, pageFigures } from './requests.ts'
import { scriptFigures } from './script-bytes.ts'
import { searchFigures } from './searches.ts'
import { indexFigures, pressFigures, wakeFigures } from './work-of-device.ts'

export interface Measuring extends ShopPlace {
  /** So often what is measured in alternation with its reference is measured. */
  rounds: number
}

type OfShop = (shop: MeasuredShop, reference: AskedServer, rounds: number) => Promise<Measured[]>
const ofShop: Partial<Record<Group, OfShop>> = {
  pages: pageFigures,
  detail: detailFigures,
  mixed: mixedFigures,
  cart: cartFigures,
  memory: memoryFigures,
  script: ({ url }) => scriptFigures(url),
  lighthouse: ({ url }) => lighthouseFigures(url, 1),
  presses: ({ url }) => pressFigures(url, 3),
}
const withoutShop: Partial<Record<Group, (measuring: Measuring) => Promise<Measured[]>>> = {
  index: ({ rounds }) => indexFigures(rounds),
  search: ({ rounds }) => searchFigures(rounds),
  import: ({ rounds }) => importFigures(rounds),
  wake: (measuring) => wakeFigures(measuring, 5),
}

/** Measures these groups once, and says how long each took. */
export async function measureGroups(chosen: readonly Group[], measuring: Measuring): Promise<Measured[]> {
  const measured: Measured[] = []
  const timed = async (name: string, work: () => Promise<Measured[]>) => {
    const before = await contentionNow()
    const begun = performance.now()
    const found = await work()
    const contention = Math.max(before, await contentionNow())
    measured.push(...found.map((one) => ({ contention, ...one })))
    process.stderr.write(
      `${name}, ${seconds(performance.now() - begun)}: ${found.map(({ ratio }) => ratio.toPrecision(3)).join(', ')}; other programs ${contention.toFixed(2)}\n`,
    )
  }
  const asked = chosen.filter((group) => ofShop[group] !== undefined)
  if (asked.length > 0) {
    const begun = performance.now()
    const reference = await openPlainServer()
    const shop = await openMeasuredShop(measuring).catch((cause: unknown) => {
      reference.close()
      throw cause
    })
    process.stderr.write(`the shop is open, ${seconds(performance.now() - begun)}\n`)
    try {
      for (const group of asked) await timed(group, async () => ofShop[group]?.(shop, reference, measuring.rounds) ?? [])
    } finally {
      reference.close()
      await shop.close()
    }
  }
  for (const group of chosen) {
    const measure = withoutShop[group]
    if (measure !== undefined) await timed(group, () => measure(measuring))
  }
  return measured
}
