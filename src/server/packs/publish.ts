import { NEWEST_PACK_FORMAT, type PackByteRange, type PackManifest, type PackSegment, pieceSizesOf } from '#contract/packs/manifest.ts'
import { PIECE_BYTES } from '#contract/packs/pieces.ts'
import { SEGMENT_CONTENT_FORMAT } from '#search/segment/sections.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import type { PackBuildContext } from './build.ts'
import type { PackClaim } from './claim.ts'
import type { PackDefinition } from './members.ts'
import type { DeletedParts } from './parts-in-version.ts'
import { measurePieces, storeAsOnePiece, storeBytes } from './pieces.ts'
import { createShopFiles, encodeJson } from './shop-files.ts'
import { addVersion, type PackVersion, readNewestVersion, updateVersionMetadata } from './versions.ts'

export interface NewVersion {
  id: string
  title: string
  version: number
  parts: number
  /** The total size of the version's pieces as they are sent. */
  bytes: number
  segments: number
  /** The number of bytes that a device with the previous version downloads. */
  newBytes: number
}

export interface PackContent {
  segments: readonly PackSegment[]
  deletedParts: DeletedParts
  partCount: number
}

export type PublishedVersion = PackVersion & { content: PackManifest }

const MINUTE_MS = 60_000

/** Publishes versions of packs, each completely or not at all. */
export class PackPublisher {
  readonly made: NewVersion[] = []

  private constructor(
    private readonly making: PackBuildContext,
    private readonly claim: PackClaim,
    private readonly clock: Clock,
    private readonly since: string,
    private readonly common: readonly PackByteRange[],
  ) {}

  static async createPublisher(
    making: PackBuildContext,
    tenant: Tenant,
    claim: PackClaim,
    clock: Clock,
    since: string,
  ): Promise<PackPublisher> {
    return new PackPublisher(making, claim, clock, since, await createShopFiles(making, tenant))
  }

  /**
   * Publishes a version of a pack with the given content. If the previous version has the same content, only its position in the change log
   * (the stamp), title and place are updated.
   */
  async publishVersion(
    { id, title, place }: PackDefinition,
    { segments, deletedParts, partCount }: PackContent,
    before?: PublishedVersion,
  ): Promise<void> {
    const { db, tenantId } = this.making
    const { since } = this
    const files = [...this.common, ...(await storeBytes(db, tenantId, [['gone', encodeJson(deletedParts)]]))]
    const content = { parts: partCount, segments: [...segments], files }
    if (before !== undefined && hasSameContent(before.content, content))
      return updateVersionMetadata(db, tenantId, { ...before, since, format: SEGMENT_CONTENT_FORMAT, title, place })
    const madeAt = new Date(this.clock.now())
    // The newest version is read from the database, because version numbers must always increase, even if the previous version is
    // unreadable or an older list of packs was restored.
    const last = await readNewestVersion(db, tenantId, id)
    const version = Math.max((last?.version ?? 0) + 1, Math.floor(madeAt.getTime() / MINUTE_MS))
    const head = { format: NEWEST_PACK_FORMAT, tenantId, packId: id, version, madeAt: madeAt.toISOString() } as const
    const manifest: PackManifest = { ...head, stamp: since, pieceBytes: PIECE_BYTES, ...content }
    const hash = await storeAsOnePiece(db, tenantId, encodeJson(manifest))
    const pieces = [...pieceSizesOf(manifest).keys(), hash]
    const news = newPieceHashes(manifest, before?.content)
    await inTransaction(db, async (trx) => {
      await this.claim.requireHeld(trx)
      const { count, bytes } = await measurePieces(trx, tenantId, pieces)
      if (count < pieces.length) throw new Error(`${pieces.length - count} pieces of the pack ${id} are not there.`)
      const { bytes: newBytes } = await measurePieces(trx, tenantId, [...news, hash])
      await addVersion(trx, tenantId, {
        id,
        version,
        madeAt,
        place,
        title,
        parts: partCount,
        bytes,
        manifest: hash,
        since,
        format: SEGMENT_CONTENT_FORMAT,
      })
      this.made.push({ id, title, version, parts: partCount, bytes, segments: segments.length, newBytes })
    })
  }
}

/**
 * Returns the pieces that a device with the previous version downloads. If a segment has a recipe, the device builds the segment from
 * earlier ones and downloads only the recipe's piece.
 */
function newPieceHashes(manifest: PackManifest, before: PackManifest | undefined): string[] {
  if (before === undefined) return [...pieceSizesOf(manifest).keys()]
  const known = new Set(pieceSizesOf(before).keys())
  const isNew = ({ sections }: PackSegment) => sections.some(({ pieces }) => pieces.some((piece) => !known.has(piece)))
  const made = manifest.segments.filter((segment) => segment.recipe !== undefined && isNew(segment))
  const fetched = pieceSizesOf({ ...manifest, segments: manifest.segments.filter((segment) => !made.includes(segment)) })
  return [...made.flatMap(({ recipe }) => recipe?.piece ?? []), ...[...fetched.keys()].filter((piece) => !known.has(piece))]
}

type ComparablePackContent = Pick<PackManifest, 'parts' | 'segments' | 'files'>
const hasSameContent = (one: ComparablePackContent, other: ComparablePackContent) => comparableContentOf(one) === comparableContentOf(other)
const comparableContentOf = ({ parts, segments, files }: ComparablePackContent) =>
  JSON.stringify([parts, segments.map(({ id }) => id), files.map(({ name, pieces }) => [name, pieces])])
