import { generateCatalogue } from '#server/demo/catalogue.ts'
import type { DemoPart, DemoTenant } from '#server/demo/demo-rows.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { buildVehicles } from '#server/demo/vehicles.ts'

const CATALOGUES = 10
/** Before the letters of a code: one for each catalogue. */
const HEADS = 'BCDEFGJKLN'

/**
 * The general demo shop with about `count` parts. The generator repeats codes at 900,000 of one seed, so these are ten catalogues of other
 * seeds, codes and numbers, one behind another.
 */
export function largeShop(count: number): DemoTenant {
  const shop = demoTenants({ partCount: count })[0]
  if (shop === undefined) throw new Error('There is no demo shop.')
  return { ...shop, partCount: count, parts: () => partsOf(shop, Math.round(count / CATALOGUES)) }
}

function* partsOf({ applications, categories }: DemoTenant, parts: number): Generator<DemoPart[]> {
  const { engines } = buildVehicles(applications.map(({ id }) => id))
  const byId = new Map(categories.map((row) => [row.id, row]))
  const categoryNames = (id: string) =>
    [byId.get(id), byId.get(byId.get(id)?.parent_id ?? '')].flatMap((row) => (row === undefined ? [] : [row.name]))
  for (const [at, codeHead] of [...HEADS].entries())
    yield* generateCatalogue({
      ...{
        seed: `armature bench ${at}`,
        codePrefix: codeHead,
        gtinBase: at * 2_000_000,
        partNumberShift: (0.05 + at * 0.083) % 1,
        partCount: parts,
      },
      engines,
      categoryNames,
    })
}
