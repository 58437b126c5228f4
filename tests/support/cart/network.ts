import { type CallName, callNames, calls } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { type CallChange, lineIdsOf } from '#data/outbox/intent.ts'
import type { Fate, HeldFate } from './commands.ts'
import { type Effect, fail } from './ledger.ts'
import type { TestShop } from './shop.ts'
import type { Asking } from './tab.ts'

type Letter = Pick<Asking, 'url' | 'method' | 'headers' | 'body'>

/** The way to the shop, with everything that can go wrong on it, and the books of what the shop did. */
export class Network {
  readonly applied: Effect[] = []
  readonly refused = new Set<string>()
  readonly counts = { requests: 0, drops: 0, duplicates: 0, late: 0 }
  private readonly late: Letter[] = []

  constructor(
    private readonly shop: TestShop,
    private readonly ownerOf: ReadonlyMap<string, string>,
  ) {}

  /** Settles a request that hangs in the network. */
  async resolve(asking: Asking, fate: Fate): Promise<void> {
    const { answer } = asking
    if (answer !== null) {
      // The shop has answered long ago; now the answer arrives, or is lost.
      if (fate === 'deliver' || fate === 'twice' || fate === 'slow') return asking.reply(answer)
      this.counts.drops += 1
      return asking.fail()
    }
    switch (fate) {
      case 'deliver':
        return asking.reply(await this.deliver(asking))
      case 'slow':
        asking.answer = await this.deliver(asking)
        return
      case 'twice': {
        this.counts.duplicates += 1
        const [first] = await Promise.all([this.deliver(asking), this.deliver(asking)])
        return asking.reply(first)
      }
      case 'drop-request':
        this.counts.drops += 1
        return asking.fail()
      case 'drop-reply':
        this.counts.drops += 1
        await this.deliver(asking)
        return asking.fail()
      case 'late':
        this.counts.late += 1
        this.late.push(asking)
        return asking.fail()
      case 'gateway':
        this.counts.drops += 1
        return asking.reply(new Response('<h1>502 Bad Gateway</h1>', { status: 502 }))
      case 'hotel':
        this.counts.drops += 1
        return asking.reply(new Response('<h1>Welcome to the hotel</h1>'))
      case 'gateway-401':
      case 'gateway-400': {
        this.counts.drops += 1
        const code = fate === 'gateway-401' ? 401 : 400
        return asking.reply(Response.json({ code, msg: 'Not through here.' }, { status: code }))
      }
    }
  }

  /** Carries a request of a page that goes by no queue. Rejects as `fetch` does. */
  async carry(request: Request, fate: HeldFate): Promise<Response> {
    const { url, method, headers } = request
    const letter = { url, method, headers, body: await request.text() }
    if (fate === 'deliver') return this.deliver(letter)
    this.counts.drops += 1
    if (fate === 'drop-reply') await this.deliver(letter)
    throw new TypeError('Failed to fetch')
  }

  /** A device was killed while it waited; the request may have got through all the same. */
  async orphan(asking: Asking, arrives: boolean): Promise<void> {
    if (arrives && asking.answer === null) await this.deliver(asking)
  }

  /** A copy that got stuck somewhere arrives after all. */
  async lateArrives(): Promise<void> {
    const letter = this.late.shift()
    if (letter === undefined) return
    const key = letter.headers.get(IDEMPOTENCY_HEADER)
    // The shop does not remember what it refused. A copy that arrives after the device was told so is another request to it.
    if (key !== null && this.refused.has(key)) return
    await this.deliver(letter)
  }

  get stuck(): number {
    return this.late.length
  }

  private async deliver({ url, method, headers, body }: Letter): Promise<Response> {
    this.counts.requests += 1
    const owner = this.ownerOf.get(headers.get(TOKEN_HEADER) ?? '') ?? 'nobody'
    const reply = await this.shop.answer(new Request(url, { method, headers, body }))
    const key = headers.get(IDEMPOTENCY_HEADER)
    if (key === null || body === null) return reply
    const { code } = await reply.clone().json()
    if (code === 200 && !this.applied.some((effect) => effect.key === key)) this.applied.push({ key, owner, change: changeOf(url, body) })
    if (code === 200 || code === 401) return reply
    if (lineIdsOf(changeOf(url, body)).every((id) => this.shop.parts.good.includes(id))) fail(`the shop refused ${body}: ${code}`)
    this.refused.add(key)
    return reply
  }
}

function changeOf(url: string, body: string): CallChange {
  const { pathname } = new URL(url)
  const call: CallName | undefined = callNames.find((name) => calls[name].path === pathname)
  return { call, input: JSON.parse(body) } as CallChange
}
