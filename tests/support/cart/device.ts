import { type Mirror, openMirror } from '#data/mirror/open.ts'
import { forgetCarts } from '#data/mirror/cart.ts'
import type { KeptCart } from '#data/mirror/schema.ts'
import { mirrorSession } from '#data/mirror/session.ts'
import { believedCart, type BelievedLine } from '#data/outbox/believed-cart.ts'
import type { Wish } from '#data/outbox/fold.ts'
import type { Intent } from '#data/outbox/intent.ts'
import { writeDown } from '#data/outbox/intents.ts'
import { type Asking, type Life, mortal, Tab } from './tab.ts'

/** What lies in a device's database: the intents of everybody, oldest first, and the lists of carts. */
export interface Snapshot {
  intents: Intent[]
  carts: KeptCart[]
}

/** The cart as a device would show it to this owner. */
export const shownTo = (owner: string, { intents, carts }: Snapshot): BelievedLine[] =>
  believedCart(
    carts.find((cart) => cart.owner === owner)?.lines ?? [],
    intents.filter((intent) => intent.owner === owner),
  )

let made = 0

/** A phone with two tabs (or a tab and the worker) over one database. Killing it leaves nothing but the database. */
export class Device {
  readonly database: string
  owner = ''
  mirror!: Mirror
  tabs: Tab[] = []
  /** Whether its last try failed: what `seemsDown` then says. */
  down = false
  readonly crashes: unknown[] = []
  private life: Life = { dead: false, held: false, queue: [] }
  private real!: Mirror
  private time = Date.parse('2026-11-21T08:00:00Z')
  private wake: () => void = () => undefined

  constructor(
    readonly name: string,
    private readonly tenantId: string,
    private readonly locks: boolean,
  ) {
    made += 1
    this.database = `model-${made}`
    this.open()
  }

  private open(): void {
    this.life = { dead: false, held: false, queue: [] }
    this.real = openMirror(this.database)
    this.mirror = mortal(this.real, this.life)
    const moved = () => this.wake()
    this.tabs = [0, 1].map(() => new Tab(this.life, this.locks, moved, (error) => this.crashes.push(error)))
  }

  /** The browser ends every program of this device, wherever it stands; then it is opened again. Gives back what hung in the network. */
  kill(): Asking[] {
    const hanging = this.tabs.flatMap(({ asking }) => asking ?? [])
    this.life.dead = true
    void this.real.close()
    this.open()
    return hanging
  }

  async signIn(owner: string, token: string): Promise<void> {
    // As the app does: what a member before on this device left behind goes first.
    if (this.owner !== owner) await forgetCarts(this.mirror)
    this.owner = owner
    await mirrorSession(this.mirror, { token, userInfo: { id: owner, realname: 'Ada', email: '' } })
  }

  async wish(wishes: readonly Wish[]): Promise<void> {
    await writeDown(this.mirror, { owner: this.owner, madeAt: this.now() }, wishes)
  }

  /** Starts a drain in one tab, unless it drains already. */
  drain(tab: number): void {
    const { mirror, tenantId } = this
    const ended = (how: { is: string }) => {
      this.down = how.is === 'later'
    }
    this.tabs[tab]?.start({ mirror, tenantId, changed: () => undefined, seemsDown: () => this.down, now: () => this.now(), ended })
  }

  private now(): number {
    this.time += 1
    return this.time
  }

  /** Until every tab is idle, or waits for the network or for the lock. */
  async quiet(): Promise<void> {
    while (this.tabs.some(({ state }) => state === 'working')) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  /** Everything that a restart would find. */
  look = (): Promise<Snapshot> =>
    this.mirror.run(async (db) => {
      const tx = db.transaction(['intents', 'cart'])
      const [intents, carts] = await Promise.all([tx.objectStore('intents').getAll(), tx.objectStore('cart').getAll()])
      return { intents, carts }
    })

  async throwAway(): Promise<void> {
    this.life.dead = true
    await this.real.close()
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(`armature.${this.database}`)
      request.onsuccess = resolve
      request.onblocked = resolve
      request.onerror = resolve
    })
  }
}
