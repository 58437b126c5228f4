import { setImmediate as turn } from 'node:timers/promises'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { type Frame, frameOf } from '#search/catalogue/frame.ts'
import type { IndexedPart, LivePart } from '#search/part.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import { namedModels } from '#search/catalogue/named-models.ts'
import { type CatalogueChange, changeStampNow, readChanges } from '#server/db/catalogue-changes.ts'
import type { Db } from '#server/db/open.ts'
import { buildIndex } from './build-index.ts'
import type { CatalogueNow } from './catalogue-now.ts'
import { InTurn } from './in-turn.ts'
import { keepSegment, keptSegment } from './kept-segments.ts'
import { LiveChanges } from './live-changes.ts'
import { readFrame } from './read-frame.ts'
import { readLive } from './read-live.ts'
import { readAllParts, readParts } from './read-parts.ts'
import type { Portion } from './section-builder.ts'

/** How long a change may go unnoticed where nobody tells of it. */
const FRESH_MS = 1000
/** More changed parts than this are not put beside the others one by one: all are indexed anew. */
const CHANGED_MOST = 5000
/** So many newer segments stand beside the first before all become one again: each is asked by every search. */
const SEGMENTS_MOST = 16
/** Of a smaller catalogue all is indexed anew while callers wait for it; of a larger one they get the old state meanwhile. */
const WAITED_FOR_MOST = 2000

/** What a catalogue is made of: its first segment, and up to where of the log it says everything. */
interface Indexed {
  segment: Segment
  since: string
}

/**
 * The catalogue of one tenant, kept up with the database by its log of changes. What changes price and stock is written over in place; parts
 * that have become others come as a small segment beside the others; when much has changed, everything is indexed anew, behind the answers.
 */
export class TenantCatalogue {
  #catalogue: Catalogue
  #since: string
  #pricesSince = 0
  #shape = 1
  #state = 1
  #checkedAt: number
  /** Whether all is to be indexed anew, and whether somebody is at it. */
  #rebuild: 'no' | 'wanted' | 'under way' = 'no'
  readonly #changes = new InTurn(() => this.#check())
  readonly #live = new LiveChanges()

  private constructor(
    private readonly db: Db,
    private readonly tenantId: string,
    private readonly clock: () => number,
    catalogue: Catalogue,
    since: string,
  ) {
    this.#catalogue = catalogue
    this.#since = since
    this.#checkedAt = clock()
  }

  /** `clock`: milliseconds since 1970. */
  static async load(db: Db, tenantId: string, clock: () => number): Promise<TenantCatalogue> {
    const frame = frameOf(await readFrame(db, tenantId))
    const { segment, since } = (await keptSegment(db, tenantId)) ?? (await indexAnew(db, tenantId, frame))
    const catalogue = Catalogue.of(segment, frame, await readLive(db, tenantId, null), clock())
    const loaded = new TenantCatalogue(db, tenantId, clock, catalogue, since)
    await loaded.#changes.next()
    return loaded
  }

  /** As it is now. `pricesSince`: when a promotion last began or ended. */
  async now(pricesSince: number): Promise<CatalogueNow> {
    if (Math.abs(this.clock() - this.#checkedAt) >= FRESH_MS) await this.#changes.next()
    if (pricesSince !== this.#pricesSince) {
      this.#pricesSince = pricesSince
      this.#become(this.#catalogue.at(this.clock()))
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

  #become(catalogue: Catalogue): void {
    this.#catalogue = catalogue
    this.#shape += 1
    this.#state += 1
  }

  async #check(): Promise<void> {
    const at = this.clock()
    const read = await readChanges(this.db, this.tenantId, this.#since)
    if (read.lost || read.changes.some(({ kind }) => kind === 'all')) this.#want()
    if (!read.lost && this.#rebuild !== 'wanted') await this.#apply(read.changes)
    this.#since = read.upTo
    this.#checkedAt = at
    if (this.#rebuild === 'wanted') await this.#indexAnew()
  }

  async #apply(changes: readonly CatalogueChange[]): Promise<void> {
    const ids = (wanted: CatalogueChange['kind']) => changes.flatMap(({ kind, partId }) => (partId !== null && kind === wanted ? [partId] : []))
    if (changes.some(({ kind }) => kind === 'prices')) this.#become(this.#catalogue.at(this.clock(), frameOf(await readFrame(this.db, this.tenantId))))
    const [changed, gone, live] = [ids('part'), ids('gone'), ids('live')]
    if (changed.length > CHANGED_MOST || this.#catalogue.segments.length > SEGMENTS_MOST) this.#want()
    if (changed.length <= CHANGED_MOST && changed.length + gone.length > 0) await this.#put(changed, gone)
    if (live.length > 0) for (const part of (await readLive(this.db, this.tenantId, live)).values()) this.#patch(part)
  }

  #patch(part: LivePart): void {
    if (!this.#catalogue.patch(part)) return
    this.#state += 1
    this.#live.note(this.#catalogue.mcode(this.#catalogue.rowOf(part.id)), this.#state)
  }

  async #put(changed: readonly number[], gone: readonly number[]): Promise<void> {
    const parts = await readParts(this.db, this.tenantId, changed)
    const live = await readLive(this.db, this.tenantId, changed)
    const segment = new Segment(buildSegment(parts, namedModels(this.#catalogue.frame)))
    this.#become(this.#catalogue.with(segment, live, gone))
  }

  /** Has all indexed anew. While somebody is at it, nobody else begins: what comes meanwhile is read from the log once more, and wanted again then. */
  #want(): void {
    if (this.#rebuild === 'no') this.#rebuild = 'wanted'
  }

  /** Indexes everything anew. Callers wait for it where it is little; else it is taken up between two looks at the log. */
  async #indexAnew(): Promise<void> {
    this.#rebuild = 'under way'
    const again = async () => {
      const frame = frameOf(await readFrame(this.db, this.tenantId))
      return { frame, ...(await indexAnew(this.db, this.tenantId, frame)) }
    }
    const failed = (cause: unknown) => {
      this.#rebuild = 'wanted'
      throw cause
    }
    if (this.#catalogue.size <= WAITED_FOR_MOST) await again().then((made) => this.#take(made), failed)
    else
      again()
        .then((made) => this.#changes.next(() => this.#take(made)))
        // The next look begins it again.
        .catch(failed)
        .catch(() => undefined)
  }

  async #take({ segment, since, frame }: Indexed & { frame: Frame }): Promise<void> {
    await warm(segment)
    this.#become(Catalogue.of(segment, frame, await readLive(this.db, this.tenantId, null), this.clock()))
    // What has changed while it was made is read from where it began.
    this.#since = since
    this.#rebuild = 'no'
  }
}

/** Reads what an index is made of before anybody asks for it, and lets others have their turn in between. */
async function warm(segment: Segment): Promise<void> {
  for (const read of [() => segment.numbers, () => segment.fits, () => segment.words, () => segment.codeNumbers, () => segment.oeNumbers]) {
    read()
    await turn()
  }
}

async function* portionsOf(parts: AsyncIterable<readonly IndexedPart[]>): AsyncGenerator<Portion, void> {
  for await (const some of parts) yield { parts: some }
}

async function indexAnew(db: Db, tenantId: string, frame: Frame): Promise<Indexed> {
  const since = await changeStampNow(db)
  const sections = await buildIndex(portionsOf(readAllParts(db, tenantId)), frame)
  // A database that is full, or takes no changes, is searched all the same: whoever starts next makes the index once more.
  await keepSegment(db, tenantId, sections, since).catch(() => undefined)
  return { segment: new Segment(sections), since }
}
