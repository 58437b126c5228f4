import * as v from 'valibot'
import type { PackManifest } from '#contract/packs/manifest.ts'
import { VarintReader } from '#search/bytes/varint.ts'
import type { Db } from '#server/db/open.ts'
import { readByteRange } from './pieces.ts'

/**
 * The content of the file `gone` in a version of a pack: for each segment, the parts in earlier segments that this segment marks as
 * deleted. Parts that the segment replaces by newer data are not listed.
 */
export const DeletedParts = v.record(v.string(), v.array(v.number()))
export type DeletedParts = v.InferOutput<typeof DeletedParts>

/** Reads the file `gone` (deleted parts) of a pack's version. */
export async function readDeletedParts(db: Db, tenantId: string, { files }: PackManifest): Promise<DeletedParts> {
  const file = files.find(({ name }) => name === 'gone')
  return file === undefined ? {} : v.parse(DeletedParts, JSON.parse((await readByteRange(db, tenantId, file)).toString()))
}

/** Returns the ids of the parts in a pack's version. */
export async function readPartsInVersion(db: Db, tenantId: string, manifest: PackManifest): Promise<Set<number>> {
  const gone = await readDeletedParts(db, tenantId, manifest)
  const inside = new Set<number>()
  for (const { id, sections } of manifest.segments) {
    for (const one of gone[id] ?? []) inside.delete(one)
    const ids = sections.find(({ name }) => name === 'ids')
    if (ids === undefined) throw new Error(`The segment ${id} of a pack does not say which parts it has.`)
    const read = new VarintReader(await readByteRange(db, tenantId, ids))
    for (let last = 0; !read.isAtEnd; ) {
      last += read.readUnsigned()
      inside.add(last)
    }
  }
  return inside
}
