import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { unitPriceAt } from '#contract/pricing/pricing.ts'
import { sendCall } from '#data/call.ts'
import { type CallChange, lineIdsOf } from '#data/outbox/intent.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'
import { discardIntent, retryIntent } from '#data/outbox/rejected.ts'
import { senderHeaders } from '#data/outbox/send-intent.ts'
import { displayedPartOf } from '#data/outbox/shows.ts'
import { verdictByErrorKey } from '#data/outbox/verdict.ts'
import { uuid } from '#data/uuid.ts'
import { partCard } from '../parts.ts'
import { portTo } from '../port.ts'
import { changeOf, type Press } from './change-of.ts'
import type { Command, HeldFate, Schedule } from './commands.ts'
import { agrees, plain, same } from './compare.ts'
import { Device, type Snapshot, shownTo } from './device.ts'
import { effectOn } from './effects.ts'
import { ExpectedCarts } from './expected-carts.ts'
import type { Figures } from './figures.ts'
import type { HandingOver } from './guest-handover.ts'
import { Guests } from './guests.ts'
import { isSilence } from './held.ts'
import { fail, Ledger } from './ledger.ts'
import { Network } from './network.ts'
import type { PlainCart, TestShop } from './shop.ts'

const partsOf = ({ parts }: TestShop) => [...parts.good, parts.few, parts.gone, parts.pair, parts.unknown]

/**
 * Runs one schedule and checks it. Throws with a sentence when something was lost, doubled, sent as somebody else, or out of order, or when
 * in the end the devices and the shop do not agree.
 */
export async function runSchedule(shop: TestShop, { locks, commands }: Schedule): Promise<Figures> {
  const run = new Run(shop, locks)
  try {
    await run.begin()
    for (const command of commands) await run.step(command)
    await run.heal()
    await run.check()
    return run.figures()
  } finally {
    await run.end()
  }
}

class Run {
  private readonly devices: Device[]
  private readonly tokens = new Map<string, string>()
  private readonly owners: string[] = []
  private readonly ledger = new Ledger()
  private readonly network: Network
  private readonly parts: string[]
  private readonly expected = new ExpectedCarts()
  private readonly guests = new Guests(this.expected)
  private readonly snapshots = new Map<Device, Snapshot>()
  private readonly firstPrices = new Map<string, number>()
  private readonly counts = { kills: 0, expired: 0, restarts: 0 }

  constructor(
    private readonly shop: TestShop,
    private readonly locks: boolean,
  ) {
    this.devices = ['phone', 'desk'].map((name) => new Device(name, shop.tenantId, locks))
    this.network = new Network(shop, this.tokens)
    // Without locks two copies of one request may be on their way at once. The shop remembers no refusal, so a part that is refused only
    // sometimes has no one answer.
    this.parts = partsOf(shop).filter((part) => locks || part !== shop.parts.few)
  }

  async begin(): Promise<void> {
    for (const _ of [0, 1]) this.owners.push(await this.shop.newOwner())
    for (const device of this.devices) await this.signIn(device, 0)
    for (const part of this.parts) this.firstPrices.set(part, await this.shop.priceOf(part))
  }

  /** Says whether a guest's list became the cart of who signed in. */
  private async signIn(device: Device, owner: number, how?: HandingOver): Promise<boolean> {
    const who = this.owners[owner] ?? fail('no such owner')
    const token = await this.shop.signIn(who)
    this.tokens.set(token, who)
    await device.signIn(who, token)
    return this.guests.signedIn(device, how)
  }

  /** The browser ends; then its shop is opened again, and what it starts with is done. Says whether a guest's list became a cart. */
  private async kill(device: Device, arrives: boolean): Promise<boolean> {
    this.counts.kills += 1
    for (const asking of device.kill()) await this.network.orphan(asking, arrives)
    return !this.guests.isOut(device) && this.guests.signedIn(device)
  }

  async step(command: Command): Promise<void> {
    const device = this.devices['device' in command ? command.device : 0] ?? fail('no such device')
    const by = await this.carryOut(device, command)
    await this.quiet()
    for (const each of this.devices) {
      const [before, after] = [this.seen(each), await each.look()]
      this.snapshots.set(each, after)
      this.ledger.record(each.name, each === device ? by : 'other', before.intents, after.intents, this.network)
      if (this.locks) this.showsWhatWasChanged(each)
    }
  }

  private seen = (device: Device): Snapshot => this.snapshots.get(device) ?? { intents: [], carts: [] }
  private shown = (device: Device) => shownTo(device.owner, this.seen(device))

  /**
   * At every moment: a line that this device alone has touched is shown as changed, whatever has been sent, answered, confirmed or listed
   * by then.
   */
  private showsWhatWasChanged(device: Device): void {
    const { owner, name } = device
    const hasList = this.seen(device).carts.some((cart) => cart.owner === owner)
    if (hasList)
      this.expected.hold(
        'is shown as changed',
        owner,
        this.shop.parts.good,
        plain(this.shown(device).filter(({ onlyRefused }) => !onlyRefused)),
        name,
      )
  }

  private async carryOut(device: Device, command: Command): Promise<'change' | 'retry' | 'discard' | 'other'> {
    switch (command.do) {
      case 'add':
      case 'update':
      case 'delete':
      case 'clear':
      case 'set-aside':
        if (!this.guests.isOut(device)) await this.change(device, command)
        else if (command.do === 'add') await this.guests.add(device, this.partAt(command.part), command.qty)
        return 'change'
      case 'guest-add':
        await this.guests.add(device, this.partAt(command.part), command.qty)
        // A tab that has not heard of the session yet: those that have hear of the list.
        return !this.guests.isOut(device) && (await this.guests.signedIn(device, { tabs: 2, killedAfter: null })) ? 'change' : 'other'
      case 'guest-set':
        await this.guests.set(device, this.partAt(command.part), command.qty)
        return 'other'
      case 'session-ends':
        await this.guests.sessionEnds(device)
        return 'other'
      case 'guest-sign-in': {
        if (command.adds.length > 0) await this.guests.sessionEnds(device)
        for (const { part, qty } of command.adds) await this.guests.add(device, this.partAt(part), qty)
        const added = await this.signIn(device, command.owner, command)
        return (command.killedAfter !== null && (await this.kill(device, false))) || added ? 'change' : 'other'
      }
      case 'drain':
        device.drain(command.tab)
        return 'other'
      case 'network': {
        // With nothing in the network somebody starts to send first, or most faults would meet nobody.
        if (device.tabs.every(({ asking }) => asking === null)) device.drain(command.tab)
        await this.quiet()
        const asking = device.tabs[command.tab]?.asking ?? device.tabs.find((tab) => tab.asking !== null)?.asking
        if (asking) await this.network.resolve(asking, command.fate)
        return 'other'
      }
      case 'kill':
        return (await this.kill(device, command.arrives)) ? 'change' : 'other'
      case 'late-arrives':
        await this.network.lateArrives()
        return 'other'
      case 'expire':
        this.counts.expired += 1
        for (const owner of this.owners) await this.shop.expire(owner)
        return 'other'
      case 'sign-in':
        return (await this.signIn(device, command.owner)) ? 'change' : 'other'
      case 'restart':
        this.counts.restarts += 1
        this.shop.restart()
        return 'other'
      case 'newer':
        await device.upgrade()
        return 'other'
      case 'silent':
        device.silent = { written: command.written }
        return 'other'
      case 'send-held':
        await this.sendHeld(device, command.fate)
        return 'other'
      case 'dearer':
        await this.shop.makeDearer(this.parts[command.part % this.parts.length] ?? fail('no such part'))
        return 'other'
      case 'retry': {
        const refused = this.seen(device).intents.find(({ state }) => state === 'refused')
        if (refused) await retryIntent(device.mirror, refused.id, refused.madeAt)
        return 'retry'
      }
      case 'discard': {
        const given = this.seen(device).intents.find(
          ({ state, attempts }) => state === 'refused' || (state === 'waiting' && attempts === 0),
        )
        for (const id of given ? lineIdsOf(given) : []) this.expected.givenUp(given?.owner ?? '', id)
        if (given) await discardIntent(device.mirror, given.id)
        return 'discard'
      }
    }
  }

  private partAt = (place: number): string => this.parts[place % this.parts.length] ?? ''

  /** A customer presses something: it is written down, and shown at once as it will be. */
  private async change(device: Device, press: Press): Promise<void> {
    const { owner } = device
    const before = this.shown(device)
    const pressed = changeOf(
      press,
      this.parts,
      before.map(({ id }) => id),
    )
    if (lineIdsOf(pressed).length === 0) return
    const change = { id: uuid(), ...(await this.atSeenPrice(press, pressed, before)) }
    try {
      await device.change([change])
    } catch (error) {
      if (!isSilence(error)) throw error
      device.held.push({ owner, change })
      device.noteHeld(change.id)
      this.ledger.held(device.name, owner, change)
      // A page's death takes it along, so nobody can say what the line should be.
      for (const id of lineIdsOf(change)) this.expected.givenUp(owner, id)
      return
    }
    const after = shownTo(owner, await device.look())
    this.expected.made(device.name, owner, change, before, after)
  }

  /** The press as the page makes it: with the price that it shows, which for an add may be the first day's. */
  private async atSeenPrice(press: Press, change: CallChange, shown: readonly OptimisticLine[]): Promise<PendingChange> {
    if (change.call === 'cartAdd') {
      const { mcode } = change.input
      const price = press.do === 'add' && press.old ? (this.firstPrices.get(mcode) ?? 0) : await this.shop.priceOf(mcode)
      const shows = displayedPartOf(partCard({ mcode, price }))
      return { ...change, input: { ...change.input, seen: unitPriceAt(shows, 1) }, shows }
    }
    const line = change.call === 'cartUpdate' ? shown.find(({ id }) => id === change.input.id) : undefined
    return change.call === 'cartUpdate' && line ? { ...change, input: { ...change.input, seen: unitPriceAt(line, 1) } } : change
  }

  /** Throws unless the lines of which the shop last heard with a seen price say it where a piece costs something else now. */
  private async showsSeenPrices(owner: string, cart: PlainCart, before: Readonly<Record<string, number>>): Promise<void> {
    const seen = new Map<string, number | undefined>()
    for (const { owner: whose, change } of this.network.applied)
      if (whose === owner && (change.call === 'cartAdd' || change.call === 'cartUpdate'))
        for (const id of lineIdsOf(change)) seen.set(id, change.input.seen?.unitPrice)
    for (const id of Object.keys(cart)) {
      const [was, is] = [seen.get(id), await this.shop.priceOf(id)]
      if (was !== undefined) same(`what was seen of the price of ${id}`, before[id] ?? is, was)
    }
  }

  /** The page of a device sends the oldest change that it holds, and gives up what the shop refuses. */
  private async sendHeld(device: Device, fate: HeldFate): Promise<void> {
    const [first] = device.held
    if (first === undefined || first.owner !== device.owner) return
    const { change } = first
    const headers = { ...senderHeaders(device), [IDEMPOTENCY_HEADER]: change.id }
    const port = portTo((request) => this.network.carry(request, fate), { tenantId: this.shop.tenantId })
    try {
      await sendCall(port, change.call, change.input, { headers })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (verdictByErrorKey(error) !== 'refused') return
    }
    device.held.shift()
  }

  private async quiet(): Promise<void> {
    for (const device of this.devices) {
      await device.quiet()
      if (device.crashes.length > 0) throw device.crashes[0]
    }
  }

  /** The network is good again; every customer comes back to every device; what was refused is given up. */
  async heal(): Promise<void> {
    const stuck = this.network.stuck
    for (let some = 0; some < stuck / 2; some += 1) await this.step({ do: 'late-arrives' })
    for (const owner of [1, 0] as const) {
      for (const at of [0, 1] as const) {
        await this.step({ do: 'sign-in', device: at, owner })
        const device = this.devices[at] ?? fail('no such device')
        device.silent = null
        for (let tries = 0; device.held[0]?.owner === device.owner; tries += 1) {
          if (tries > 500) fail(`the ${device.name} never gets rid of what its page holds`)
          await this.step({ do: 'send-held', device: at, fate: 'deliver' })
        }
        await this.drainWell(at)
        for (const { state } of this.seen(this.devices[at] ?? fail('no such device')).intents)
          if (state === 'refused') await this.step({ do: 'discard', device: at })
      }
    }
    // The first to come back has not seen yet what the second one had to say.
    for (const at of [0, 1] as const) await this.drainWell(at)
    while (this.network.stuck > 0) await this.step({ do: 'late-arrives' })
  }

  private async drainWell(at: 0 | 1): Promise<void> {
    const device = this.devices[at] ?? fail('no such device')
    device.down = false
    const flush = async () => {
      for (let guard = 0; device.tabs.some(({ asking }) => asking); guard += 1) {
        if (guard > 500) fail(`${device.name} never comes to rest`)
        for (const tab of [0, 1] as const)
          if (device.tabs[tab]?.asking) await this.step({ do: 'network', device: at, tab, fate: 'deliver' })
      }
    }
    await flush()
    await this.step({ do: 'drain', device: at, tab: 0 })
    await flush()
  }

  async check(): Promise<void> {
    this.guests.close()
    this.ledger.close(this.network)
    for (const owner of this.owners) {
      const { cart, total, before } = await this.shop.cartOf(owner)
      const folded = this.network.applied.filter((effect) => effect.owner === owner).reduce((all, { change }) => effectOn(all, change), {})
      same('the shop’s cart is what the applied changes come to', cart, folded)
      await this.showsSeenPrices(owner, cart, before)
      const [main] = this.owners
      if (owner === main) for (const device of this.devices) agrees(device.name, this.shown(device), { cart, total, before })
      this.expected.hold('is as changed', owner, this.shop.parts.good, cart)
    }
    for (const device of this.devices) same(`nothing is left in the queue of the ${device.name}`, this.seen(device).intents, [])
  }

  figures(): Figures {
    return {
      intents: this.ledger.size,
      applied: this.network.applied.length,
      ...this.counts,
      ...this.guests.counts,
      ...this.network.counts,
    }
  }

  async end(): Promise<void> {
    for (const device of this.devices) await device.throwAway()
  }
}
