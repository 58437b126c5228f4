import { addToGuestList, readGuestList, setGuestQuantity } from '#data/mirror/guest-list.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import type { Intent } from '#data/outbox/intent.ts'
import { displayedPartOf } from '#data/outbox/shows.ts'
import { uuid } from '#data/uuid.ts'
import { partCard } from '../parts.ts'
import { same } from './compare.ts'
import { type Device, shownTo } from './device.ts'
import { effectOn } from './effects.ts'
import { type ExpectedCarts, inCart } from './expected-carts.ts'
import { type HandingOver, handOver } from './guest-handover.ts'
import { fail } from './ledger.ts'

type Listed = ReadonlyMap<string, number>

/**
 * The guests of every device, and what by a model of their own must lie on its list. A piece that a guest added lies on the list or in the
 * queue of whoever signed in, never in both and never in neither; what becomes of it in the queue is the ledger's matter.
 */
export class Guests {
  readonly counts = { 'guest adds': 0, 'lists handed over': 0, 'handovers killed': 0 }
  private readonly lists = new Map<Device, Listed>()
  private readonly without = new Set<Device>()
  private time = Date.parse('2026-11-21T07:00:00Z')

  constructor(private readonly expected: ExpectedCarts) {}

  /** Nobody is signed in on this device: what is added there is a guest's. */
  isOut = (device: Device): boolean => this.without.has(device)

  private listed = (device: Device): Listed => this.lists.get(device) ?? new Map()

  /** The session of who was signed in here is over; who they were is still known. */
  async sessionEnds(device: Device): Promise<void> {
    this.without.add(device)
    await storeMirroredSession(device.mirror, null)
  }

  async add(device: Device, mcode: string, qty: number): Promise<void> {
    this.counts['guest adds'] += 1
    this.time += 1
    const shows = displayedPartOf(partCard({ mcode }))
    await addToGuestList(device.mirror, [{ id: uuid(), mcode, qty, shows }], this.time)
    this.lists.set(device, new Map([...this.listed(device), [mcode, (this.listed(device).get(mcode) ?? 0) + qty]]))
    await this.check(device)
  }

  async set(device: Device, mcode: string, qty: number): Promise<void> {
    await setGuestQuantity(device.mirror, mcode, qty)
    const rows = [...this.listed(device)].flatMap((row): [string, number][] => (row[0] !== mcode ? [row] : qty === 0 ? [] : [[mcode, qty]]))
    this.lists.set(device, new Map(rows))
    await this.check(device)
  }

  /** The tabs of a device find that its owner is signed in. Says whether the list became theirs. */
  async signedIn(device: Device, how: HandingOver = { tabs: 1, killedAfter: null }): Promise<boolean> {
    this.without.delete(device)
    const { owner } = device
    const rows = (await readGuestList(device.mirror)).toReversed()
    if (rows.length === 0) {
      await this.check(device)
      return false
    }
    const before = await device.look()
    await device.markPastSent()
    await handOver(device, how)
    const after = await device.look()
    const left = await readGuestList(device.mirror)
    if (how.killedAfter !== null) this.counts['handovers killed'] += 1
    if (left.length > 0) {
      same(`the queue of the ${device.name}, whose list was not handed over`, piecesOf(after.intents), piecesOf(before.intents))
      await this.check(device)
      return false
    }
    this.counts['lists handed over'] += 1
    this.lists.set(device, new Map())
    const changes = rows.map(({ mcode, qty }) => ({ call: 'cartAdd', input: { mcode, qty } }) as const)
    const wanted = rows.map(({ mcode, qty }): [string, number] => [`${owner} ${mcode}`, qty])
    same(
      `the queue of the ${device.name}, whose list was handed over`,
      piecesOf(after.intents),
      summed([...entries(before.intents), ...wanted]),
    )
    for (const change of changes) this.expected.change(device.name, owner, change)
    const shown = changes.reduce(effectOn, inCart(shownTo(owner, before)))
    same(`the ${device.name} shows the list in the cart at once`, inCart(shownTo(owner, after)), shown)
    return true
  }

  /** At the end: somebody has signed in everywhere, so no piece lies on a list any more. */
  close(): void {
    for (const [device, list] of this.lists) if (list.size > 0) fail(`${list.size} parts stayed on the list of the ${device.name}`)
  }

  private async check(device: Device): Promise<void> {
    const rows = (await readGuestList(device.mirror)).map(({ mcode, qty }): [string, number] => [mcode, qty])
    same(`the list of the ${device.name}`, Object.fromEntries(rows), Object.fromEntries(this.listed(device)))
  }
}

/** Pieces that the adds of a queue come to, by owner and part. */
const entries = (intents: readonly Intent[]): [string, number][] =>
  intents.flatMap(({ owner, ...change }) =>
    change.call === 'cartAdd' ? [[`${owner} ${change.input.mcode}`, Number(change.input.qty)] as [string, number]] : [],
  )

const summed = (pairs: readonly [string, number][]): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const [key, qty] of pairs) sums[key] = (sums[key] ?? 0) + qty
  return sums
}

const piecesOf = (intents: readonly Intent[]) => summed(entries(intents))
