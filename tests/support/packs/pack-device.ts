import { onTestFinished } from 'vitest'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { downloadPack } from '#data/packs/download.ts'
import { openPackStore, type PackStore } from '#data/packs/open.ts'
import { openPackReader } from '#data/packs/open-pack.ts'
import { planDownload } from '#data/packs/plan.ts'
import type { PackPort } from '#data/packs/port.ts'
import { requestDownload } from '#data/packs/requested-downloads.ts'
import type { PackTexts } from './pack-shop.ts'
import { textOf } from './pack-shop.ts'

let count = 0

/** A device that has never kept a pack. `again` opens what it keeps anew, as the next start does. */
export function packDevice() {
  count += 1
  const name = `device-${count}`
  const opened: PackStore[] = []
  const close = async () => {
    for (const store of opened.splice(0)) await store.close()
  }
  onTestFinished(close)
  const again = () => {
    const store = openPackStore(name)
    opened.push(store)
    return store
  }
  return { name, store: again(), again, close }
}

/** Requests a version of a pack, without fetching any of it. */
export async function requestVersion(store: PackStore, port: PackPort, entry: PackEntry): Promise<void> {
  const { manifest } = await planDownload(store, port, entry)
  await requestDownload(store, entry, manifest, port.now())
}

/** Requests it and fetches it. */
export async function install(store: PackStore, port: PackPort, entry: PackEntry): Promise<void> {
  await requestVersion(store, port, entry)
  const end = await downloadPack(store, port, entry.id)
  if (end.type !== 'installed') throw new Error(`It is ${JSON.stringify(end)}.`)
}

/** All that an installed pack holds, as it was published. */
export async function textsOf(store: PackStore, id: string): Promise<PackTexts> {
  const pack = await openPackReader(store, id)
  const segments: Record<string, Record<string, string>> = {}
  for (const segment of pack.manifest.segments) {
    const sections: Record<string, string> = {}
    for (const { name } of segment.sections) sections[name] = textOf(await pack.section(segment.id, name))
    segments[segment.id] = sections
  }
  const files: Record<string, string> = {}
  for (const { name } of pack.manifest.files) files[name] = textOf(await pack.file(name))
  return { segments, files }
}
