import { setTimeout as wait } from 'node:timers/promises'
import type { PackSegment } from '#contract/packs/manifest.ts'
import type { IndexedPart } from '#search/part.ts'
import { SEGMENT_CONTENT_FORMAT } from '#search/segment/sections.ts'
import { readParts } from '#server/catalogue/index/read-parts.ts'
import { readSharedCatalogueRows } from '#server/catalogue/index/read-shared-catalogue-rows.ts'
import { type CatalogueChange, readChanges, readCurrentSnapshot } from '#server/db/catalogue-changes.ts'
import { isImporting } from '#server/db/import-under-way.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import { buildPackSegment, type PackBuildContext, readAllPartIds, readPartsByIds } from './build.ts'
import { type PackClaim, runWithPackClaim } from './claim.ts'
import { ensureTenantKeys } from './keys.ts'
import { clearPackListCache } from './list.ts'
import { createPackAssignment, FULL_PACK, type PackAssignment, type PackDefinition } from './members.ts'
import { buildNewerSegment } from './newer-segment.ts'
import { addSegment, planNextVersion } from './next-version-plan.ts'
import { type DeletedParts, readDeletedParts, readPartsInVersion } from './parts-in-version.ts'
import { type NewVersion, PackPublisher, type PublishedVersion } from './publish.ts'
import { deleteStaleVersions, readManifestIfReadable, readNewestVersions, updateVersionLogPositions } from './versions.ts'

export interface PackMakingContext {
  db: Db
  clock: Clock
  /** A signal that cancels the build without changing anything. The promise then rejects with the signal's reason. */
  signal?: AbortSignal
}

/**
 * Builds a new version of each pack with changes. Changes of price and stock alone do not count. Returns the new versions, or null if
 * another process is building. The work takes seconds to minutes in small steps, between which requests are answered.
 */
export const makePacks = ({ db, clock, signal }: PackMakingContext, tenant: Tenant): Promise<NewVersion[] | null> =>
  runWithPackClaim(db, clock, tenant.id, async (claim) => {
    await ensureTenantKeys(db, tenant.id, clock.now())
    // The current position in the change log (the stamp) is read before the parts. So the next build reads all changes that are made during
    // this build.
    const since = await readCurrentSnapshot(db)
    const before = new Map<string, PublishedVersion>()
    const versions = await readNewestVersions(db, tenant.id)
    for (const version of versions) {
      const content = await readManifestIfReadable(db, tenant.id, version.manifest)
      if (content !== null) before.set(version.id, { ...version, content })
    }
    // If the previous version of one pack is unreadable, it is unknown which parts it contains, so all packs are rebuilt.
    if (before.size < versions.length) before.clear()
    const pause = async () => {
      while (isImporting() && !signal?.aborted) {
        await claim.extend()
        await wait(1000, undefined, { signal }).catch(() => undefined)
      }
      signal?.throwIfAborted()
      await claim.extend()
    }
    const making: PackBuildContext = { db, tenantId: tenant.id, sharedCatalogueRows: await readSharedCatalogueRows(db, tenant.id), pause }
    return new PackBuilder(making, tenant, claim, clock, since, before).buildChangedPacks()
  }).finally(() => clearPackListCache(db, tenant.id))

/**
 * Changed or deleted parts, by the position in the change log (the stamp) from which changes were read. `hasChanges`: whether anything in
 * the packs has changed.
 */
interface ChangedParts {
  hasChanges: boolean
  changesByLogPosition: Map<string, CatalogueChange[]>
}

class PackBuilder {
  readonly #packing: PackAssignment

  constructor(
    private readonly making: PackBuildContext,
    private readonly tenant: Tenant,
    private readonly claim: PackClaim,
    private readonly clock: Clock,
    private readonly since: string,
    private readonly before: ReadonlyMap<string, PublishedVersion>,
  ) {
    this.#packing = createPackAssignment(making.sharedCatalogueRows)
  }

  async buildChangedPacks(): Promise<NewVersion[]> {
    const { db } = this.making
    const touched = await this.#touched()
    if (touched !== null && !touched.hasChanges) {
      await updateVersionLogPositions(db, this.tenant.id, this.before.values(), this.since)
      return []
    }
    const publisher = await PackPublisher.createPublisher(this.making, this.tenant, this.claim, this.clock, this.since)
    const ids = touched === null ? await this.#anew(publisher) : await this.#changed(publisher, touched.changesByLogPosition)
    await this.making.pause()
    await deleteStaleVersions(db, this.tenant.id, ids, this.clock.now())
    return publisher.made
  }

  /**
   * Returns the changes since the previous versions of the packs. Returns null if there are too many changes, if the changes are unknown,
   * or if a pack has an old format.
   */
  async #touched(): Promise<ChangedParts | null> {
    const { db, tenantId } = this.making
    const all = this.before.get(FULL_PACK)
    if (all === undefined) return null
    const touched: ChangedParts = { hasChanges: false, changesByLogPosition: new Map() }
    for (const { since, format } of this.before.values()) {
      if (format !== SEGMENT_CONTENT_FORMAT) return null
      if (touched.changesByLogPosition.has(since)) continue
      const read = await readChanges(db, tenantId, since)
      if (read.isIncomplete || read.changes.some(({ kind }) => kind === 'all')) return null
      const parts = read.changes.filter(({ kind }) => kind === 'part' || kind === 'gone')
      if (parts.length > all.parts / 10) return null
      touched.changesByLogPosition.set(since, parts)
      touched.hasChanges ||= read.changes.some(({ kind }) => kind !== 'live')
    }
    return touched
  }

  /** Builds all packs from the start. The pack with all parts is published last, so it appears only when the others exist. */
  async #anew(publisher: PackPublisher): Promise<string[]> {
    const { making } = this
    const members = new Map<string, number[]>()
    const everything = await buildPackSegment(making, this.#noting(readPartsByIds(making, await readAllPartIds(making)), members))
    members.delete(FULL_PACK)
    for (const [id, parts] of members) await this.#publishBase(publisher, id, await buildPackSegment(making, readPartsByIds(making, parts)))
    if (everything.parts === 0) return []
    await this.#publishBase(publisher, FULL_PACK, everything)
    return [FULL_PACK, ...members.keys()]
  }

  async *#noting(parts: AsyncIterable<IndexedPart[]>, members: Map<string, number[]>): AsyncGenerator<IndexedPart[], void> {
    for await (const some of parts) {
      for (const part of some) {
        for (const pack of this.#packing.packIdsOf(part)) {
          const ids = members.get(pack)
          if (ids === undefined) members.set(pack, [part.id])
          else ids.push(part.id)
        }
      }
      yield some
    }
  }

  async #publishBase(publisher: PackPublisher, id: string, segment: PackSegment): Promise<void> {
    await publisher.publishVersion(this.#kind(id), { segments: [segment], deletedParts: {}, partCount: segment.parts }, this.before.get(id))
  }

  #kind(id: string): PackDefinition {
    const kind = this.#packing.packsById.get(id)
    if (kind === undefined) throw new Error(`There is no pack ${id}.`)
    return kind
  }

  /** Updates each pack with the changes of its parts. Returns the ids of the packs. */
  async #changed(publisher: PackPublisher, bySince: ReadonlyMap<string, CatalogueChange[]>): Promise<string[]> {
    const { db, tenantId } = this.making
    const changed = new Set(
      [...bySince.values()].flat().flatMap(({ kind, partId }) => (kind === 'part' && partId !== null ? [partId] : [])),
    )
    const members = new Map<string, number[]>()
    for (const part of await readParts(db, tenantId, [...changed]))
      for (const pack of this.#packing.packIdsOf(part)) members.set(pack, [...(members.get(pack) ?? []), part.id])
    const left: string[] = []
    // The pack with all parts comes last, as in a full build.
    const ids = new Set([...this.before.keys(), ...members.keys()])
    ids.delete(FULL_PACK)
    for (const id of [...ids, FULL_PACK]) {
      await this.making.pause()
      if (!this.#packing.packsById.has(id)) continue
      const touched = bySince.get(this.before.get(id)?.since ?? '') ?? []
      const isLeft = await this.#publishChanged(
        publisher,
        id,
        new Set(touched.flatMap(({ partId }) => partId ?? [])),
        members.get(id) ?? [],
      )
      if (isLeft) left.push(id)
    }
    return left
  }

  async #publishChanged(publisher: PackPublisher, id: string, touched: ReadonlySet<number>, members: readonly number[]): Promise<boolean> {
    const { making, tenant } = this
    const before = this.before.get(id)
    if (before === undefined) {
      await this.#publishBase(publisher, id, await buildPackSegment(making, readPartsByIds(making, members)))
      return true
    }
    const { content } = before
    const here = members.filter((part) => touched.has(part))
    const inside = touched.size === 0 ? new Set<number>() : await readPartsInVersion(making.db, tenant.id, content)
    const next = planNextVersion({ segments: content.segments, previousPartIds: inside, changedPartIds: touched, changedPackPartIds: here })
    const gone: DeletedParts = await readDeletedParts(making.db, tenant.id, content)
    if (next.type === 'same') {
      await publisher.publishVersion(this.#kind(id), { segments: content.segments, deletedParts: gone, partCount: content.parts }, before)
      return true
    }
    if (next.type === 'base') {
      const segment = await buildPackSegment(making, readPartsByIds(making, next.partIds))
      if (segment.parts > 0) await this.#publishBase(publisher, id, segment)
      return segment.parts > 0
    }
    const segment = await buildNewerSegment(making, content.segments, readPartsByIds(making, next.partIds))
    const came = next.partIds.filter((part) => !inside.has(part)).length
    const layers = addSegment({ segments: content.segments, deletedParts: gone }, segment, next.deletedPartIds, inside)
    await publisher.publishVersion(this.#kind(id), { ...layers, partCount: content.parts + came - next.deletedPartIds.length }, before)
    return true
  }
}
