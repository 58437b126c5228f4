import { deleteCustomerData } from '#data/mirror/cart.ts'
import { type MirrorDatabase, openMirrorDatabase } from '#data/mirror/open.ts'
import { type StoredCartRecord, upgradeSteps } from '#data/mirror/schema.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { markIntentsSent } from '#data/outbox/apply-reply.ts'
import type { Intent } from '#data/outbox/intent.ts'
import { enqueueChanges } from '#data/outbox/intents.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import { type OptimisticLine, optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { type Held, silence } from './held.ts'
import { type Asking, type Life, mortal, Tab } from './tab.ts'

/** What lies in a device's database: the intents of everybody, oldest first, and the lists of carts. */
export interface Snapshot {
  intents: Intent[]
  carts: StoredCartRecord[]
}

/** The cart as a device would show it to this owner. */
export const shownTo = (owner: string, { intents, carts }: Snapshot): OptimisticLine[] =>
  optimisticCart(
    carts.find((cart) => cart.owner === owner)?.lines ?? [],
    intents.filter((intent) => intent.owner === owner),
  )

let made = 0

/** A phone with two tabs (or a tab and the worker) over one database. Killing it leaves nothing but the database. */
export class Device {
  readonly database: string
  owner = ''
  mirror!: MirrorDatabase
  tabs: Tab[] = []
  /** Whether its last try failed: what `seemsDown` then says. */
  down = false
  readonly crashes: unknown[] = []
  /** What its page alone holds. */
  held: Held[] = []
  token = ''
  /** How the database treats the next change: null for as it should. */
  silent: { written: boolean } | null = null
  private readonly past = new Set<string>()
  private versions = upgradeSteps.length
  private life: Life = { dead: false, held: false, queue: [] }
  private real!: MirrorDatabase
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
    this.real = openMirrorDatabase(this.database)
    this.mirror = mortal(this.real, this.life)
    const moved = () => this.wake()
    this.tabs = [0, 1].map(() => new Tab(this.life, this.locks, moved, (error) => this.crashes.push(error)))
  }

  /** The browser ends every program of this device, wherever it stands; then it is opened again. Gives back what hung in the network. */
  kill(): Asking[] {
    const hanging = this.tabs.flatMap(({ asking }) => asking ?? [])
    this.life.dead = true
    // What a page alone holds is gone with it, as the page has said.
    this.held = []
    void this.real.close()
    this.open()
    return hanging
  }

  async signIn(owner: string, token: string): Promise<void> {
    // As the app does: what a member before on this device left behind goes first.
    if (this.owner !== owner) await deleteCustomerData(this.mirror)
    this.owner = owner
    this.token = token
    await storeMirroredSession(this.mirror, { token, userInfo: { id: owner, realname: 'Ada', email: '' } })
  }

  async change(changes: readonly PendingChange[]): Promise<void> {
    const silent = this.silent
    this.silent = null
    if (silent?.written !== false) {
      await this.markPastSent()
      await enqueueChanges(this.mirror, { owner: this.owner, madeAt: this.now() }, changes)
    }
    if (silent !== null) throw silence()
  }

  /** As the app does before anything joins the queue (cart-make.ts). */
  async markPastSent(): Promise<void> {
    if (this.past.size > 0) await markIntentsSent(this.mirror, this.past)
  }

  /** The page holds this, and sends it past the queue. */
  noteHeld(id: string): void {
    this.past.add(id)
  }

  /** Another tab, of the next version of the shop, upgrades the database. */
  async upgrade(): Promise<void> {
    this.versions += 1
    const later = Array.from({ length: this.versions - upgradeSteps.length }, () => () => undefined)
    const newer = openMirrorDatabase(this.database, [...upgradeSteps, ...later])
    await newer.run(async (db) => db.version)
    await newer.close()
  }

  /** Starts a drain in one tab, unless it drains already. */
  drain(tab: number): void {
    const { mirror, tenantId } = this
    const ended = (how: { type: string }) => {
      this.down = how.type === 'stopped'
    }
    this.tabs[tab]?.start({
      mirror,
      tenantId,
      notifyChanged: () => undefined,
      isProbablyOffline: () => this.down,
      now: () => this.now(),
      ended,
    })
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
