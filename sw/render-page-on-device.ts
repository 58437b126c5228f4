import * as v from 'valibot'
import type { Attributes } from '#contract/attributes/attributes.ts'
import { locales } from '#contract/locale/locales.ts'
import type { PackCatalogue } from '#data/packs/pack-catalogue.ts'
import type { PicturedPart } from '#drawings/part-picture.ts'
import { cacheKey } from './cache-key.ts'
import { type OfflineSources, readPacksInTime, readViewedParts } from './offline.ts'
import { renderOffline } from './render-offline.ts'
import type { ReplyStore } from './reply-store.ts'

const PageConfigSchema = v.object({ tenantId: v.string(), accent: v.object({ light: v.string() }) })

/**
 * Draws a picture of a part from data on this device: a catalogue pack, or the viewed part. The cached configuration gives tenant and
 * colour.
 */
export async function renderPageOnDevice(sources: OfflineSources, configs: ReplyStore, origin: string, url: URL): Promise<Response | null> {
  const kept = await configs.get(cacheKey(`${origin}/config.json`, null))
  const config = kept === null ? null : v.safeParse(PageConfigSchema, await kept.clone().json())
  if (!config?.success) return null
  const { tenantId, accent } = config.output
  return renderOffline(url, (mcode) => findPartOnDevice(sources, tenantId, mcode), accent.light)
}

/** Tells whether the catalogue packs on this device contain all data to draw the pictures at the given URLs. Viewed parts do not count. */
export async function canRenderFromPacks(sources: OfflineSources, tenantId: string, addresses: readonly string[]): Promise<boolean> {
  const { packs } = await readPacksInTime(sources, tenantId)
  if (packs === null) return false
  // The accent colour is left out, because only whether the pictures can be drawn matters here.
  const drawn = await Promise.all(
    addresses.map((address) => renderOffline(new URL(address), (mcode) => findPartInPacks(packs, mcode).catch(() => null), '')),
  )
  return drawn.every((picture) => picture !== null)
}

async function findPartOnDevice(sources: OfflineSources, tenantId: string, mcode: string): Promise<PicturedPart | null> {
  const { packs } = await readPacksInTime(sources, tenantId)
  // If a catalogue pack is damaged, the viewed part may still have the data.
  const packed = packs && (await findPartInPacks(packs, mcode).catch(() => null))
  if (packed !== null) return packed
  const seen = await readViewedParts(sources, { tenantId, locale: locales.default })
  const found = seen.find(({ part }) => part.mcode === mcode)
  // A card has only some attributes, but a simpler picture is better than a broken one.
  return found === undefined ? null : { mcode, type: found.part.type, attributes: found.part.attributes }
}

async function findPartInPacks({ catalogue, records }: PackCatalogue, mcode: string): Promise<PicturedPart | null> {
  const row = catalogue.rowOfCode(mcode)
  if (row < 0) return null
  const { segment, segmentRow } = catalogue.segmentOfRow(row)
  // The record is read only because all attributes are loaded with the first record of a segment (data/packs/held-pack.ts).
  await records(segment).readRecord(segmentRow)
  const attributes: Attributes = JSON.parse(segment.columnTextAt('attributes', segmentRow) || '{}')
  return { mcode, type: catalogue.columnTextOf('type', row), attributes }
}
