import { Catalogue } from '#search/catalogue/catalogue.ts'
import { indexSharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import { modelsOf } from '../../search/records/demo-parts.ts'
import { demoShop, liveById } from '../../search/records/shop.ts'
import { askFinder, type FinderShop } from './old-unit.ts'
import { askedParts } from './property.ts'

/** The finder of a demo shop with so many parts, and those of its parts that the property is about. */
export async function demoFinderShop(count: number): Promise<FinderShop> {
  const { parts, rows } = demoShop(count)
  const segment = new SegmentBuilder(modelsOf(rows))
  for (const { part } of parts) segment.add(part)
  const catalogue = Catalogue.createCatalogue(new Segment(segment.build()), indexSharedCatalogueRows(rows), liveById(parts), 0)
  return { ask: (query) => askFinder(catalogue, query), parts: askedParts(parts.map(({ part }) => part)) }
}
