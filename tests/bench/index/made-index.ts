import { writeSharedCatalogueData } from '#search/catalogue/frame-bytes.ts'
import { writeLiveData } from '#search/catalogue/live-bytes.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { packSections, type SegmentSections } from '#search/segment/sections.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { DemoParts, frameRowsOf, modelsOf, type PackedPart } from '../../search/records/demo-parts.ts'
import { type Asked, askedOf } from './asked.ts'
import { ofPages } from './of-pages.ts'

/** Everything that an engine is opened with, as files. */
export interface MadeIndex {
  parts: PackedPart[]
  sections: SegmentSections
  files: Record<'segment' | 'live' | 'frame', Uint8Array>
  asked: Asked
}

/** The general demo shop, which has seven eighths of what is asked for, with so many parts. */
export function demoShop(parts: number) {
  const [shop] = demoTenants({ partCount: Math.round((parts * 8) / 7) })
  if (shop === undefined) throw new Error('There is no demo shop.')
  return { rows: frameRowsOf(shop), parts: new DemoParts(shop) }
}

/** What questions are answered from; pages of parts read the rest when they are opened. */
export const indexOf = (sections: SegmentSections): SegmentSections => new Map([...sections].filter(([name]) => name !== ofPages))

export function madeIndex(count: number, seed: number): MadeIndex {
  const shop = demoShop(count)
  const parts = [...shop.parts]
  const builder = new SegmentBuilder(modelsOf(shop.rows))
  for (const { part } of parts) builder.add(part)
  const sections = builder.build()
  return {
    parts,
    sections,
    files: {
      segment: packSections(indexOf(sections)),
      live: packSections(writeLiveData(parts.map(({ live }) => live))),
      frame: writeSharedCatalogueData(shop.rows),
    },
    asked: askedOf(
      parts.map(({ part }) => part),
      seed,
    ),
  }
}
