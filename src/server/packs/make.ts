import { setTimeout as wait } from 'node:timers/promises'
import type { PackSegment } from '#contract/packs/manifest.ts'
import type { IndexedPart } from '#search/part.ts'
import { CONTENT_FORMAT } from '#search/segment/sections.ts'
import { readFrame } from '#server/catalogue/index/read-frame.ts'
import { readParts } from '#server/catalogue/index/read-parts.ts'
import { type CatalogueChange, changeStampNow, readChanges } from '#server/db/catalogue-changes.ts'
import { isImporting } from '#server/db/import-under-way.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import { allPartIds, buildSegment, type PackBuild, partsByIds } from './build.ts'
import { type Claim, withClaim } from './claim.ts'
import { packKeys } from './keys.ts'
import { forgetList } from './list.ts'
import { ALL, type PackKind, type PackPlan, packingOf } from './members.ts'
import { buildNewer } from './newer-segment.ts'
import { nextVersion, withSegment } from './next-version.ts'
import { type DeletedParts, deletedPartsOf, partsInVersion } from './parts-in-version.ts'
import { type NewVersion, type PublishedVersion, Publisher } from './publish.ts'
import { dropStale, newestVersions, readableManifest, renewAll } from './versions.ts'

export interface MakeContext {
  db: Db
  clock: Clock
  /** A signal that cancels the build without changing anything. The promise then rejects with the signal's reason. */
  signal?: AbortSignal
}

/**
 * Builds a new version of each pack with changes. Changes of price and stock alone do not count. Returns the new versions, or null if
 * another process is building. The work takes seconds to minutes in small steps, between which requests are answered.
 */
export const makePacks = ({ db, clock, signal }: MakeContext, tenant: Tenant): Promise<NewVersion[] | null> =>
  withClaim(db, clock, tenant.id, async (claim) => {
    await packKeys(db, tenant.id, clock.now())
    // The stamp of the change log is taken before reading the parts, so that later changes are read next time.
    const since = await changeStampNow(db)
    const before = new Map<string, PublishedVersion>()
    const versions = await newestVersions(db, tenant.id)
    for (const version of versions) {
      const content = await readableManifest(db, tenant.id, version.manifest)
      if (content !== null) before.set(version.id, { ...version, content })
    }
    // If one version is unreadable, its parts are unknown, so all packs are rebuilt.
    if (before.size < versions.length) before.clear()
    const pause = async () => {
      while (isImporting() && !signal?.aborted) {
        await claim.extend()
        await wait(1000, undefined, { signal }).catch(() => undefined)
      }
      signal?.throwIfAborted()
      await claim.extend()
    }
    const making: PackBuild = { db, tenantId: tenant.id, frame: await readFrame(db, tenant.id), pause }
    return new Round(making, tenant, claim, clock, since, before).run()
  }).finally(() => forgetList(db, tenant.id))

/**
 * Changed or deleted parts, by the stamp of the change log since which they are counted. `some`: whether anything in the packs has changed.
 */
interface ChangedParts {
  hasChanges: boolean
  bySince: Map<string, CatalogueChange[]>
}

class Round {
  readonly #packing: PackPlan

  constructor(
    private readonly making: PackBuild,
    private readonly tenant: Tenant,
    private readonly claim: Claim,
    private readonly clock: Clock,
    private readonly since: string,
    private readonly before: ReadonlyMap<string, PublishedVersion>,
  ) {
    this.#packing = packingOf(making.frame)
  }

  async run(): Promise<NewVersion[]> {
    const { db } = this.making
    const touched = await this.#touched()
    if (touched !== null && !touched.hasChanges) {
      await renewAll(db, this.tenant.id, this.before.values(), this.since)
      return []
    }
    const publisher = await Publisher.of(this.making, this.tenant, this.claim, this.clock, this.since)
    const ids = touched === null ? await this.#anew(publisher) : await this.#changed(publisher, touched.bySince)
    await this.making.pause()
    await dropStale(db, this.tenant.id, ids, this.clock.now())
    return publisher.made
  }

  /**
   * Returns the changes since the previous versions of the packs. Null if there are too many, if they are unknown, or if the format is old.
   */
  async #touched(): Promise<ChangedParts | null> {
    const { db, tenantId } = this.making
    const all = this.before.get(ALL)
    if (all === undefined) return null
    const touched: ChangedParts = { hasChanges: false, bySince: new Map() }
    for (const { since, format } of this.before.values()) {
      if (format !== CONTENT_FORMAT) return null
      if (touched.bySince.has(since)) continue
      const read = await readChanges(db, tenantId, since)
      if (read.lost || read.changes.some(({ kind }) => kind === 'all')) return null
      const parts = read.changes.filter(({ kind }) => kind === 'part' || kind === 'gone')
      if (parts.length > all.parts / 10) return null
      touched.bySince.set(since, parts)
      touched.hasChanges ||= read.changes.some(({ kind }) => kind !== 'live')
    }
    return touched
  }

  /** Builds all packs from the start. The pack with all parts is published last, so it appears only when the others exist. */
  async #anew(publisher: Publisher): Promise<string[]> {
    const { making } = this
    const members = new Map<string, number[]>()
    const everything = await buildSegment(making, this.#noting(partsByIds(making, await allPartIds(making)), members))
    members.delete(ALL)
    for (const [id, parts] of members) await this.#publishBase(publisher, id, await buildSegment(making, partsByIds(making, parts)))
    if (everything.parts === 0) return []
    await this.#publishBase(publisher, ALL, everything)
    return [ALL, ...members.keys()]
  }

  async *#noting(parts: AsyncIterable<IndexedPart[]>, members: Map<string, number[]>): AsyncGenerator<IndexedPart[], void> {
    for await (const some of parts) {
      for (const part of some) {
        for (const pack of this.#packing.packsOf(part)) {
          const ids = members.get(pack)
          if (ids === undefined) members.set(pack, [part.id])
          else ids.push(part.id)
        }
      }
      yield some
    }
  }

  async #publishBase(publisher: Publisher, id: string, segment: PackSegment): Promise<void> {
    await publisher.publish(this.#kind(id), { segments: [segment], gone: {}, parts: segment.parts }, this.before.get(id))
  }

  #kind(id: string): PackKind {
    const kind = this.#packing.kinds.get(id)
    if (kind === undefined) throw new Error(`There is no pack ${id}.`)
    return kind
  }

  /** Updates each pack with the changes of its parts. Returns the ids of the packs. */
  async #changed(publisher: Publisher, bySince: ReadonlyMap<string, CatalogueChange[]>): Promise<string[]> {
    const { db, tenantId } = this.making
    const changed = new Set(
      [...bySince.values()].flat().flatMap(({ kind, partId }) => (kind === 'part' && partId !== null ? [partId] : [])),
    )
    const members = new Map<string, number[]>()
    for (const part of await readParts(db, tenantId, [...changed]))
      for (const pack of this.#packing.packsOf(part)) members.set(pack, [...(members.get(pack) ?? []), part.id])
    const left: string[] = []
    // The pack with all parts comes last, as in a full build.
    const ids = new Set([...this.before.keys(), ...members.keys()])
    ids.delete(ALL)
    for (const id of [...ids, ALL]) {
      await this.making.pause()
      if (!this.#packing.kinds.has(id)) continue
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

  async #publishChanged(publisher: Publisher, id: string, touched: ReadonlySet<number>, members: readonly number[]): Promise<boolean> {
    const { making, tenant } = this
    const before = this.before.get(id)
    if (before === undefined) {
      await this.#publishBase(publisher, id, await buildSegment(making, partsByIds(making, members)))
      return true
    }
    const { content } = before
    const here = members.filter((part) => touched.has(part))
    const inside = touched.size === 0 ? new Set<number>() : await partsInVersion(making.db, tenant.id, content)
    const next = nextVersion({ segments: content.segments, previousParts: inside, touched, currentParts: here })
    const gone: DeletedParts = await deletedPartsOf(making.db, tenant.id, content)
    if (next.type === 'same') {
      await publisher.publish(this.#kind(id), { segments: content.segments, gone, parts: content.parts }, before)
      return true
    }
    if (next.type === 'base') {
      const segment = await buildSegment(making, partsByIds(making, next.parts))
      if (segment.parts > 0) await this.#publishBase(publisher, id, segment)
      return segment.parts > 0
    }
    const segment = await buildNewer(making, content.segments, partsByIds(making, next.parts))
    const came = next.parts.filter((part) => !inside.has(part)).length
    const layers = withSegment({ segments: content.segments, gone }, segment, next.gone, inside)
    await publisher.publish(this.#kind(id), { ...layers, parts: content.parts + came - next.gone.length }, before)
    return true
  }
}
