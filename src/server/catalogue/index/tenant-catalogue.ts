import { sql } from 'kysely'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { type Frame, frameOf } from '#search/catalogue/frame.ts'
import { liveOf } from '#search/catalogue/live-bytes.ts'
import type { LivePart } from '#search/part.ts'
import { type CatalogueChange, readChanges } from '#server/db/catalogue-changes.ts'
import type { Db } from '#server/db/open.ts'
import { ANSWERED_FOR_MS, isUnavailable } from '#server/db/unavailable.ts'
import { inTurns } from '#server/kernel/in-turns.ts'
import type { CatalogueNow } from './catalogue-now.ts'
import { InTurn } from './in-turn.ts'
import { type Indexed, indexAnew, keptIndex } from './index-anew.ts'
import { type GivenContext, type IndexContext, indexContext } from './index-context.ts'
import { KEPT_FOR_MS, keepLive, liveBytes, mayKeepAnew } from './kept-live.ts'
import { LiveChanges } from './live-changes.ts'
import { NewerParts } from './newer-parts.ts'
import { readAhead } from './read-ahead.ts'
import { readFrame } from './read-frame.ts'
import { readSomeLive } from './read-live.ts'
import { readSegment } from './read-segment.ts'

/** How long a change may go unnoticed where nobody tells of it. */
const FRESH_MS = 1000
/** More parts than this do not stand beside the others: all are indexed anew. */
const MAX_NEWER = 5000
/** Where no more parts are to be indexed, callers wait for it; else they get the old state meanwhile. */
const MAX_WAITED_FOR = 2000
/** After indexing anew has failed, it is tried again no sooner than this. */
const RETRY_MS = 60_000

/**
 * The catalogue of one tenant, kept up with the database by its log of changes. What changes price and stock is written over in place; parts
 * that have become others come as small segments beside the others; when much has changed, everything is indexed anew, behind the answers.
 */
export class TenantCatalogue {
  #catalogue: Catalogue
  #since: string
  /** Which index is kept in the database: the `since` of it. */
  #ofIndex: string
  /** When it was last looked whether what is live is to be kept anew. */
  #keptAt: number
  #pricesSince = 0
  /** From the time of the load on: nothing that was made of one before, which made room since, is taken for what is so now. */
  #shape: number
  #state: number
  #checkedAt: number
  /** Why the last look failed; null when it did not. */
  #silence: unknown = null
  /** Whether all is to be indexed anew, and whether somebody is at it. */
  #rebuild: 'no' | 'wanted' | 'under way' = 'no'
  #rebuildFrom = 0
  readonly #changes = new InTurn(() => this.#check())
  readonly #live = new LiveChanges()
  #newer: NewerParts

  private constructor(
    private readonly db: Db,
    private readonly tenantId: string,
    private readonly context: IndexContext,
    catalogue: Catalogue,
    { since, ofIndex }: Pick<Indexed, 'since' | 'ofIndex'>,
  ) {
    this.#catalogue = catalogue
    this.#since = since
    this.#ofIndex = ofIndex
    this.#keptAt = context.now()
    this.#checkedAt = context.now()
    this.#shape = this.#checkedAt
    this.#state = this.#checkedAt
    this.#newer = this.#noneNewer()
  }

  static async load(db: Db, tenantId: string, given: GivenContext): Promise<TenantCatalogue> {
    const context = indexContext(given)
    const frame = frameOf(await readFrame(db, tenantId))
    const indexed = (await keptIndex(db, tenantId, context)) ?? (await indexAnew(db, tenantId, frame, context))
    const catalogue = Catalogue.of(indexed.segment, frame, indexed.live, context.now())
    const loaded = new TenantCatalogue(db, tenantId, context, catalogue, indexed)
    await loaded.#changes.next()
    return loaded
  }

  /**
   * As it is now. `pricesSince`: when a promotion last began or ended. While the database cannot be asked it is as it was at the last look;
   * rejects when that is too long ago.
   */
  async now(pricesSince: number): Promise<CatalogueNow> {
    if (Math.abs(this.context.now() - this.#checkedAt) >= FRESH_MS) await this.#look()
    if (pricesSince !== this.#pricesSince) {
      this.#pricesSince = pricesSince
      this.#become(this.#catalogue.at(this.context.now()))
    }
    return {
      catalogue: this.#catalogue,
      shape: this.#shape,
      state: this.#state,
      hasChanged: (mcodes, since) => this.#live.hasChanged(mcodes, since),
    }
  }

  /** Somebody has changed something. Who asks meanwhile gets the old state. */
  hear(): void {
    this.#changes.soon()
  }

  /** Waits for a look at the log, but not where the last one has met a database that cannot be asked. */
  async #look(): Promise<void> {
    if (isUnavailable(this.#silence)) this.#changes.soon()
    else await this.#changes.next().catch(() => undefined)
    const isTooLongAgo = Math.abs(this.context.now() - this.#checkedAt) >= ANSWERED_FOR_MS
    if (this.#silence !== null && (isTooLongAgo || !isUnavailable(this.#silence))) throw this.#silence
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
    if (read.lost || read.changes.some(({ kind }) => kind === 'all')) this.#want()
    if (!read.lost && !this.#mayRebuild()) await this.#apply(read.changes)
    this.#since = read.upTo
    if (this.#rebuild === 'no') await this.#keepAnew()
    if (this.#mayRebuild()) await this.#indexAnew()
  }

  /**
   * Leaves what is live anew for whoever starts next, before the log forgets what has changed since it was left; where parts have become
   * others since they were indexed, all is indexed anew.
   */
  async #keepAnew(): Promise<void> {
    const now = this.context.now()
    if (Math.abs(now - this.#keptAt) < KEPT_FOR_MS) return
    this.#keptAt = now
    if (!(await mayKeepAnew(this.db, this.tenantId, now))) return
    if (!this.#newer.isEmpty) return this.#want()
    const [ofIndex, since] = [this.#ofIndex, this.#since]
    const live = await inTurns(liveOf(this.#catalogue))
    // Nobody's answer waits for that.
    void liveBytes(live)
      .then((bytes) => keepLive(this.db, this.tenantId, bytes, { ofIndex, since, now }))
      .catch((cause: unknown) => this.context.report(`What is live of the shop ${this.tenantId} is not kept`, cause))
  }

  async #apply(changes: readonly CatalogueChange[]): Promise<void> {
    const ids = (wanted: CatalogueChange['kind']) =>
      changes.flatMap(({ kind, partId }) => (partId !== null && kind === wanted ? [partId] : []))
    if (changes.some(({ kind }) => kind === 'prices'))
      this.#become(this.#catalogue.at(this.context.now(), frameOf(await readFrame(this.db, this.tenantId))))
    const [changed, gone, live] = [ids('part'), ids('gone'), ids('live')]
    if (changed.length + this.#newer.count > MAX_NEWER) this.#want()
    if (changed.length <= MAX_NEWER && changed.length + gone.length > 0) await this.#put(changed, gone)
    for await (const some of readSomeLive(this.db, this.tenantId, live)) for (const part of some) this.#patch(part)
  }

  async #put(changed: readonly number[], gone: readonly number[]): Promise<void> {
    const next = await this.#newer.put(() => this.#catalogue, { changed, gone })
    // A promotion may have begun since that was made.
    this.#become(next.at(this.context.now()))
  }

  #patch(part: LivePart): void {
    this.#newer.patch(part)
    if (!this.#catalogue.patch(part)) return
    this.#state += 1
    this.#live.note(this.#catalogue.mcode(this.#catalogue.rowOf(part.id)), this.#state)
  }

  #noneNewer(): NewerParts {
    return new NewerParts((ids, frame) => readSegment(this.db, this.tenantId, ids, frame, this.context.build), this.context.now)
  }

  /** Has all indexed anew. While somebody is at it, nobody else begins: what comes meanwhile is read from the log once more, and wanted again then. */
  #want(): void {
    if (this.#rebuild === 'no') this.#rebuild = 'wanted'
  }

  #mayRebuild(): boolean {
    return this.#rebuild === 'wanted' && this.context.now() >= this.#rebuildFrom
  }

  /** Indexes everything anew. Callers wait for it where it is little; else it is taken up between two looks at the log. */
  async #indexAnew(): Promise<void> {
    this.#rebuild = 'under way'
    const again = async () => {
      const frame = frameOf(await readFrame(this.db, this.tenantId))
      return { frame, ...(await indexAnew(this.db, this.tenantId, frame, this.context)) }
    }
    const isWaitedFor = await this.#isSmall()
    const done = again()
      .then((made) => (isWaitedFor ? this.#take(made) : this.#changes.next(() => this.#take(made))))
      .catch((cause: unknown) => this.#rebuildFailed(cause))
    if (isWaitedFor) await done
  }

  /** Also what an import has brought into an empty shop may be much. */
  async #isSmall(): Promise<boolean> {
    if (this.#catalogue.size > MAX_WAITED_FOR) return false
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (select from part where tenant_id = ${this.tenantId} limit ${MAX_WAITED_FOR + 1}) as few`.execute(
      this.db,
    )
    return (rows[0]?.count ?? 0) <= MAX_WAITED_FOR
  }

  /** The old state goes on, and what changes of parts, prices and stock comes to it. */
  #rebuildFailed(cause: unknown): void {
    // Taken up already: what failed was the look after it.
    if (this.#rebuild !== 'under way') return
    this.#rebuild = 'wanted'
    this.#rebuildFrom = this.context.now() + RETRY_MS
    this.context.report(`The catalogue of the shop ${this.tenantId} could not be indexed anew`, cause)
  }

  async #take({ segment, live, since, ofIndex, frame }: Indexed & { frame: Frame }): Promise<void> {
    await readAhead(segment)
    this.#become(Catalogue.of(segment, frame, live, this.context.now()))
    this.#ofIndex = ofIndex
    this.#newer = this.#noneNewer()
    // What has changed while it was made is read from where it began.
    this.#since = since
    this.#rebuild = 'no'
  }
}
