import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { pieceSizesOf } from '#contract/packs/manifest.ts'
import { PackError } from '#contract/packs/pack-error-reasons.ts'
import { hashOf } from '#contract/packs/pieces.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import { type DownloadOptions, type DownloadOutcome, downloadPack } from './download.ts'
import type { PackStore } from './open.ts'
import { assertKnownFormat, PIECES_PER_READ, readPieces } from './pieces.ts'
import type { PackPort } from './port.ts'
import { readRequestedDownload, requestDownload, resumeDownload } from './requested-downloads.ts'
import type { InstalledPack } from './schema.ts'

/** Hashes of the missing and damaged pieces of a catalogue pack. If both lists are empty, the pack is whole. */
export interface VerificationOutcome {
  missing: string[]
  damaged: string[]
}

async function readInstalledPack(store: PackStore, id: string): Promise<InstalledPack> {
  const pack = await store.run((db) => db.get('packs', id))
  if (pack === undefined) throw new PackError('not-installed')
  assertKnownFormat(pack)
  return pack
}

/**
 * Reads all pieces of a catalogue pack and verifies their hashes. Damaged pieces are deleted, and the record of the pack then lists what is
 * missing, or states that all is whole. Rejects with PackError `not-installed`, `newer-store` or `insecure`.
 */
export async function verifyPack(store: PackStore, port: PackPort, id: string, signal?: AbortSignal): Promise<VerificationOutcome> {
  const { manifest, entry } = await readInstalledPack(store, id)
  const hashes = [...pieceSizesOf(manifest).keys()]
  const found: VerificationOutcome = { missing: [], damaged: [] }
  for (const some of chunksOf(hashes, PIECES_PER_READ)) {
    signal?.throwIfAborted()
    const pieces = await readPieces(store, some)
    await Promise.all(
      some.map(async (hash, at) => {
        const piece = pieces[at]
        if (piece === undefined) found.missing.push(hash)
        else if ((await hashOf(piece)) !== hash) found.damaged.push(hash)
      }),
    )
  }
  const broken = [...found.missing, ...found.damaged]
  await store.run((db) =>
    runInTransaction(db.transaction(['packs', 'pieces'], 'readwrite'), async (tx) => {
      const now = await tx.objectStore('packs').get(id)
      // The catalogue pack was replaced meanwhile. The pieces of the newer version were verified when they arrived.
      if (now?.entry.manifest !== entry.manifest) return
      await Promise.all(found.damaged.map((hash) => tx.objectStore('pieces').delete(hash)))
      await tx.objectStore('packs').put({ ...now, broken, verifiedAt: broken.length === 0 ? port.now() : now.verifiedAt })
    }),
  )
  return found
}

/**
 * Finds missing and damaged pieces of a pack, fetches them, and verifies the pack again. Until then the pack stays as it is. If a newer
 * version is being downloaded, that download is continued instead. Rejects like `verifyPack`.
 */
export async function repairPack(store: PackStore, port: PackPort, id: string, options: DownloadOptions = {}): Promise<DownloadOutcome> {
  const pack = await readInstalledPack(store, id)
  const { missing, damaged } = await verifyPack(store, port, id, options.signal)
  if (missing.length + damaged.length === 0) return { type: 'installed', pack: await readInstalledPack(store, id) }
  if ((await readRequestedDownload(store, id)) === undefined) await requestDownload(store, pack.entry, pack.manifest, port.now())
  else await resumeDownload(store, id)
  const end = await downloadPack(store, port, id, options)
  if (end.type !== 'installed') return end
  await verifyPack(store, port, id, options.signal)
  return { type: 'installed', pack: await readInstalledPack(store, id) }
}
