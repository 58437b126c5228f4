import { sql } from 'kysely'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { collectLiveData } from '#search/catalogue/live-bytes.ts'
import { isClearanceRow } from '#search/catalogue/scopes.ts'
import { indexSharedCatalogueRows, type SharedCatalogueData } from '#search/catalogue/shared-catalogue-data.ts'
import type { LivePart } from '#search/part.ts'
import { runInSteps } from '#search/schedule/run-in-steps.ts'
import { SerialTask } from '#search/schedule/serial-task.ts'
import { type CatalogueChange, readChanges } from '#server/db/catalogue-changes.ts'
import type { Db } from '#server/db/open.ts'
import { isDatabaseUnavailable, MAX_STALE_CACHE_MS } from '#server/db/unavailable.ts'
import { nodeEventLoop } from '#server/kernel/node-event-loop.ts'
import { CLEARANCE_CHANGES, type CurrentCatalogue } from './catalogue-now.ts'
import { buildFullIndex, type FullIndex, readStoredIndex } from './full-index.ts'
import { completeIndexServices, type IndexServices, type PartialIndexServices } from './index-services.ts'
import { LiveChanges } from './live-changes.ts'
import { NewerParts } from './newer-parts.ts'
import { readSegment } from './read-segment.ts'
import { readSharedCatalogueRows } from './read-shared-catalogue-rows.ts'
import { claimLiveDataStoring, MAX_STORED_LIVE_AGE_MS, serializeLiveData, storeLiveData } from './stored-live-data.ts'
import { UnreadLiveParts } from './unread-live-parts.ts'

/** If more parts than this have changed, the whole index is rebuilt instead of adding segments. */
const MAX_CHANGED_PARTS = 5000
/** If the catalogue has fewer parts than this, callers wait for a rebuild of the index. Otherwise they get the old state meanwhile. */
const MAX_AWAITED_REBUILD_PARTS = 2000
/** The minimum time before a failed rebuild of the index is tried again. */
const REFRESH_RETRY_MS = 60_000

/**
 * The catalogue of one tenant in memory, updated from the change log. Prices and stock are overwritten in place. Changed parts are added as
 * small segments of the search index. After many changes, the whole index is rebuilt in the background.
 */
export class TenantCatalogue {
  #catalogue: Catalogue
  #since: string
  /** Identifies the index stored in the database, by the position in the change log up to which that index is complete. */
  #ofIndex: string
  /** When this process last checked whether to store the live data again. */
  #keptAt: number
  #pricesSince = 0
  /**
   * A counter that increases when the catalogue changes. It starts at the time of loading, so that results of an earlier instance, which
   * was removed from memory, are never taken as current.
   */
  #shape: number
  #state: number
  #checkedAt: number
  /** The error of the last read of the change log. Null if the read succeeded. */
  #silence: unknown = null
  /** Whether the whole index must be rebuilt, and whether a rebuild is running. */
  #rebuild: 'no' | 'wanted' | 'under way' = 'no'
  #rebuildFrom = 0
  readonly #changes = new SerialTask(() => this.#check(), nodeEventLoop.scheduleLater)
  readonly #live = new LiveChanges()
  readonly #unreadLive: UnreadLiveParts
  #newer: NewerParts

  private constructor(
    private readonly db: Db,
    private readonly tenantId: string,
    private readonly context: IndexServices,
    catalogue: Catalogue,
    { changeStamp, indexStamp }: Pick<FullIndex, 'changeStamp' | 'indexStamp'>,
  ) {
    this.#catalogue = catalogue
    this.#since = changeStamp
    this.#ofIndex = indexStamp
    this.#keptAt = context.now()
    this.#checkedAt = context.now()
    this.#shape = this.#checkedAt
    this.#state = this.#checkedAt
    this.#unreadLive = new UnreadLiveParts(db, tenantId)
    this.#newer = this.#noneNewer()
  }

  static async load(db: Db, tenantId: string, given: PartialIndexServices): Promise<TenantCatalogue> {
    const context = completeIndexServices(given)
    const frame = indexSharedCatalogueRows(await readSharedCatalogueRows(db, tenantId))
    const indexed = (await readStoredIndex(db, tenantId, context)) ?? (await buildFullIndex(db, tenantId, frame, context))
    const catalogue = Catalogue.createCatalogue(indexed.segment, frame, indexed.live, context.now())
    const loaded = new TenantCatalogue(db, tenantId, context, catalogue, indexed)
    // Nobody waits for an answer yet, so all that was stored before its newest prices and stock is brought up to date here.
    do await loaded.#changes.runAfterActive()
    while (!loaded.#unreadLive.isEmpty)
    return loaded
  }

  /**
   * Returns the current catalogue. `pricesSince`: the last start or end of a promotion. While the database is unreachable, returns the
   * catalogue as of the last read. Rejects if that read was too long ago.
   */
  async currentCatalogue(pricesSince: number): Promise<CurrentCatalogue> {
    if (Math.abs(this.context.now() - this.#checkedAt) >= this.context.freshMs) await this.#look()
    if (pricesSince !== this.#pricesSince) {
      this.#pricesSince = pricesSince
      this.#become(this.#catalogue.atTime(this.context.now()))
    }
    return {
      catalogue: this.#catalogue,
      partsVersion: this.#shape,
      stateVersion: this.#state,
      hasChanged: (mcodes, since) => this.#live.hasChanged(mcodes, since),
    }
  }

  /** Called when somebody has changed the catalogue. Calls during the update get the old catalogue. */
  markCatalogueChanged(): void {
    this.#changes.runSoon()
  }

  /** Waits until the change log was read, unless the last read found the database unreachable. */
  async #look(): Promise<void> {
    if (isDatabaseUnavailable(this.#silence)) this.#changes.runSoon()
    else await this.#changes.runAfterActive().catch(() => undefined)
    const isTooLongAgo = Math.abs(this.context.now() - this.#checkedAt) >= MAX_STALE_CACHE_MS
    if (this.#silence !== null && (isTooLongAgo || !isDatabaseUnavailable(this.#silence))) throw this.#silence
  }

  #become(catalogue: Catalogue): void {
    this.#catalogue = catalogue
    this.#shape += 1
    this.#state += 1
  }

  async #check(): Promise<void> {
    const at = this.context.now()
    try {
      await this.#follow()
      this.#checkedAt = at
      this.#silence = null
    } catch (cause) {
      this.#silence = cause
      throw cause
    }
  }

  async #follow(): Promise<void> {
    const read = await readChanges(this.db, this.tenantId, this.#since)
    if (read.isIncomplete || read.changes.some(({ kind }) => kind === 'all')) this.#want()
    // What a rebuild brings must not wait for it where it is quickly done: prices and stock.
    if (!read.isIncomplete) await (this.#mayRebuild() ? this.#applyLive(read.changes) : this.#apply(read.changes))
    this.#since = read.endSnapshot
    // After an import of prices the log names all parts. No answer waits for all of them.
    if (!this.#unreadLive.isEmpty) void this.#changes.runAfterActive().catch(() => undefined)
    // What is stored says up to which change it is complete, so it waits until all of these are read.
    if (this.#rebuild === 'no' && this.#unreadLive.isEmpty) await this.#keepAnew()
    if (this.#mayRebuild()) await this.#rebuildIndex()
  }

  /**
   * Stores the live data (price, stock) again before the change log since the last storing is purged. If parts have changed since the index
   * was built, rebuilds the whole index instead.
   */
  async #keepAnew(): Promise<void> {
    const now = this.context.now()
    if (Math.abs(now - this.#keptAt) < MAX_STORED_LIVE_AGE_MS) return
    this.#keptAt = now
    if (!(await claimLiveDataStoring(this.db, this.tenantId, now))) return
    if (!this.#newer.isEmpty) return this.#want()
    const [ofIndex, since] = [this.#ofIndex, this.#since]
    const live = await runInSteps(collectLiveData(this.#catalogue), nodeEventLoop.yieldToEventLoop)
    // No reply waits while the live data is stored.
    void serializeLiveData(live)
      .then((bytes) => storeLiveData(this.db, this.tenantId, bytes, { indexStamp: ofIndex, changeStamp: since, nowMs: now }))
      .catch((cause: unknown) => this.context.report(`What is live of the shop ${this.tenantId} is not kept`, cause))
  }

  async #apply(changes: readonly CatalogueChange[]): Promise<void> {
    if (changes.some(({ kind }) => kind === 'prices'))
      this.#become(
        this.#catalogue.atTime(this.context.now(), indexSharedCatalogueRows(await readSharedCatalogueRows(this.db, this.tenantId))),
      )
    const [changed, gone] = [partIdsOf(changes, 'part'), partIdsOf(changes, 'gone')]
    if (changed.length + this.#newer.count > MAX_CHANGED_PARTS) this.#want()
    if (changed.length <= MAX_CHANGED_PARTS && changed.length + gone.length > 0) await this.#put(changed, gone)
    await this.#applyLive(changes)
  }

  async #applyLive(changes: readonly CatalogueChange[]): Promise<void> {
    this.#unreadLive.add(partIdsOf(changes, 'live'))
    await this.#unreadLive.readPortion((part) => this.#patch(part))
  }

  async #put(changed: readonly number[], gone: readonly number[]): Promise<void> {
    const next = await this.#newer.addChanges(() => this.#catalogue, { changedIds: changed, deletedIds: gone })
    // A promotion may have started since the catalogue was built, so prices are computed for the current time.
    this.#become(next.atTime(this.context.now()))
  }

  #patch(part: LivePart): void {
    this.#newer.patchLivePart(part)
    const row = this.#catalogue.rowOf(part.id)
    const wasClearance = row >= 0 && isClearanceRow(this.#catalogue, row)
    if (!this.#catalogue.patchLivePart(part)) return
    this.#state += 1
    this.#live.recordChange(this.#catalogue.mcode(row), this.#state)
    if (isClearanceRow(this.#catalogue, row) !== wasClearance) this.#live.recordChange(CLEARANCE_CHANGES, this.#state)
  }

  #noneNewer(): NewerParts {
    return new NewerParts((ids, frame) => readSegment(this.db, this.tenantId, ids, frame, this.context.build), this.context.now)
  }

  /**
   * Requests a rebuild of the whole index. Only one rebuild runs at a time. Changes during the rebuild are read from the change log
   * afterwards and may request another rebuild.
   */
  #want(): void {
    if (this.#rebuild === 'no') this.#rebuild = 'wanted'
  }

  #mayRebuild(): boolean {
    return this.#rebuild === 'wanted' && this.context.now() >= this.#rebuildFrom
  }

  /**
   * Rebuilds the whole index. Callers wait if the catalogue is small. Otherwise the new index is put into use between two reads of the
   * change log.
   */
  async #rebuildIndex(): Promise<void> {
    this.#rebuild = 'under way'
    const again = async () => {
      const frame = indexSharedCatalogueRows(await readSharedCatalogueRows(this.db, this.tenantId))
      return { frame, ...(await buildFullIndex(this.db, this.tenantId, frame, this.context)) }
    }
    const isWaitedFor = await this.#isSmall()
    const done = again()
      .then((made) => (isWaitedFor ? this.#take(made) : this.#changes.runAfterActive(() => this.#take(made))))
      .catch((cause: unknown) => this.#rebuildFailed(cause))
    if (isWaitedFor) await done
  }

  /**
   * Whether the rebuild is quick enough to wait for. The parts are counted in the database, because a first import into an empty shop may
   * be large too.
   */
  async #isSmall(): Promise<boolean> {
    if (this.#catalogue.size > MAX_AWAITED_REBUILD_PARTS) return false
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (select from part where tenant_id = ${this.tenantId} limit ${MAX_AWAITED_REBUILD_PARTS + 1}) as few`.execute(
      this.db,
    )
    return (rows[0]?.count ?? 0) <= MAX_AWAITED_REBUILD_PARTS
  }

  /** Keeps the old index after a failed rebuild. Later changes of parts, prices and stock are still added to the old index. */
  #rebuildFailed(cause: unknown): void {
    // The rebuilt index is already in use. Only the read of the change log after the rebuild has failed.
    if (this.#rebuild !== 'under way') return
    this.#rebuild = 'wanted'
    this.#rebuildFrom = this.context.now() + REFRESH_RETRY_MS
    this.context.report(`The catalogue of the shop ${this.tenantId} could not be indexed anew`, cause)
  }

  async #take({ segment, live, changeStamp, indexStamp, frame }: FullIndex & { frame: SharedCatalogueData }): Promise<void> {
    const catalogue = Catalogue.createCatalogue(segment, frame, live, this.context.now())
    // This is done here in small steps. Otherwise the first search would do it at once and block other requests.
    await runInSteps(catalogue.prepareSearchesInSteps(), nodeEventLoop.yieldToEventLoop)
    // A promotion may have started meanwhile.
    this.#become(catalogue.atTime(this.context.now()))
    this.#ofIndex = indexStamp
    this.#newer = this.#noneNewer()
    // The next read of the change log begins where the rebuild began, so it includes the changes that were made meanwhile.
    this.#since = changeStamp
    this.#rebuild = 'no'
  }
}

const partIdsOf = (changes: readonly CatalogueChange[], wanted: CatalogueChange['kind']): number[] =>
  changes.flatMap(({ kind, partId }) => (partId !== null && kind === wanted ? [partId] : []))
