import { type CallChange, type Intent, lineIdsOf } from '#data/outbox/intent.ts'

/** What became of an intent. `open` until something else is known; `held`: a page has it, and perhaps the queue too. */
type Fate = 'open' | 'folded' | 'discarded' | 'retried' | 'listed' | 'held'

interface Entry {
  id: string
  device: string
  owner: string
  /** Its place among all that this device ever wrote down. */
  place: number
  /** What it says, and said when it was first sent. */
  text: string
  fate: Fate
}

/** A change that the shop made: the first success under its key. */
export interface Effect {
  key: string
  owner: string
  change: CallChange
}

export interface Delivered {
  applied: readonly Effect[]
  refused: ReadonlySet<string>
}

/** Said a second time here, so that a mistake in the outbox's own idea of it shows. */
const wasNeverSent = ({ state, attempts }: Intent) => state === 'waiting' && attempts === 0

/** The shop did it, and it came to nothing: the line was in the cart no more. */
const isGone = ({ id, refusal }: Intent, { applied }: Delivered) => refusal?.code === 'gone' && applied.some(({ key }) => key === id)

const textOf = ({ call, input }: CallChange) => JSON.stringify([call, input])

/**
 * The books: every intent that any device ever wrote down, and what became of it. An intent may only leave a queue for a reason; what was
 * sent never changes; and nothing appears by itself. Throws with a sentence where that is not so.
 */
export class Ledger {
  private readonly entries = new Map<string, Entry>()
  private places = 0

  /** Compares a device's queue before and after a command. `by`: what the command was. */
  record(
    device: string,
    by: 'change' | 'retry' | 'discard' | 'other',
    before: readonly Intent[],
    after: readonly Intent[],
    shop: Delivered,
  ): void {
    const was = new Map(before.map((intent) => [intent.id, intent]))
    const is = new Set(after.map(({ id }) => id))
    for (const intent of before) if (!is.has(intent.id)) this.leaves(intent, by, after, shop)
    for (const intent of after) {
      if (intent.state === 'refused' && !shop.refused.has(intent.id) && !isGone(intent, shop))
        fail(`${intent.id} was given back, and the shop never refused it`)
      const old = was.get(intent.id)
      if (old === undefined) this.enters(device, intent, by)
      else if (textOf(old) !== textOf(intent)) {
        if (!wasNeverSent(old) && intent.state !== 'refused') fail(`${intent.id} changed after it was sent`)
        this.at(intent.id).text = textOf(intent)
      }
    }
  }

  private enters(device: string, intent: Intent, by: string): void {
    if (this.entries.get(intent.id)?.fate === 'held') return
    if (by !== 'change' && by !== 'retry') fail(`${intent.id} came from nowhere`)
    this.places += 1
    const { id, owner } = intent
    this.entries.set(id, { id, device, owner, place: this.places, text: textOf(intent), fate: 'open' })
  }

  /**
   * A page holds a change because the database was silent. Its queue may hold the very same. It may be lost with the page, which has said
   * so; it is never done twice.
   */
  held(device: string, owner: string, change: CallChange & { id: string }): void {
    this.places += 1
    this.entries.set(change.id, { id: change.id, device: `${device}, by itself`, owner, place: 0, text: textOf(change), fate: 'held' })
  }

  private leaves(intent: Intent, by: string, after: readonly Intent[], shop: Delivered): void {
    const entry = this.at(intent.id)
    if (entry.fate === 'held') return
    const applied = shop.applied.some(({ key }) => key === intent.id)
    const takenBack = wasNeverSent(intent) || intent.state === 'refused'
    if (by === 'discard' || isGone(intent, shop)) entry.fate = 'discarded'
    else if (by === 'retry') entry.fate = 'retried'
    else if (by === 'change' && takenBack) entry.fate = 'folded'
    else if (applied && intent.state !== 'refused') entry.fate = 'listed'
    else if (takenBack && this.restsOnRefused(intent, after, shop)) entry.fate = 'folded'
    else if (shop.refused.has(intent.id)) entry.fate = 'folded'
    else fail(`${intent.id} (${entry.text}, ${intent.state}, sent ${intent.attempts} times) was lost`)
  }

  /** Settled with a refusal of the same line. */
  private restsOnRefused(intent: Intent, after: readonly Intent[], { refused }: Delivered): boolean {
    const ids = lineIdsOf(intent)
    const some = [...refused].map((key) => this.at(key).text)
    return after.some((other) => refused.has(other.id)) || some.some((text) => ids.some((id) => text.includes(`"${id}"`)))
  }

  /**
   * At the end: each intent that was not given up was applied exactly once, for its owner, as it was written, in the order of its device.
   */
  close({ applied, refused }: Delivered): void {
    const seen = new Map<string, number>()
    const last = new Map<string, number>()
    for (const { key, owner, change } of applied) {
      const entry = this.at(key)
      seen.set(key, (seen.get(key) ?? 0) + 1)
      if (entry.owner !== owner) fail(`${key} was sent as another customer`)
      if (entry.fate === 'folded' && !refused.has(key)) fail(`${key} was folded and applied nevertheless`)
      if (entry.fate !== 'folded' && entry.text !== textOf(change)) fail(`${key} was sent as ${textOf(change)} and says ${entry.text}`)
      const queue = `${entry.device} ${owner}`
      if ((last.get(queue) ?? 0) > entry.place) fail(`${key} was applied out of order`)
      last.set(queue, entry.place)
    }
    for (const { id, fate, text } of this.entries.values()) {
      if ((fate === 'open' || fate === 'listed') && seen.get(id) !== 1)
        fail(`LOSS: ${id} (${text}, ${fate}) was applied ${seen.get(id) ?? 0} times`)
    }
  }

  get size(): number {
    return this.entries.size
  }

  private at(id: string): Entry {
    return this.entries.get(id) ?? fail(`DOUBLE: the shop heard of ${id}, which nobody wrote down`)
  }
}

export function fail(sentence: string): never {
  throw new Error(sentence)
}
