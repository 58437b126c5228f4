import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import type { OrderPlaced } from '#contract/order.ts'
import { DEMO_EMAIL } from '#server/account/demo-customer.ts'
import { Rng } from '#server/demo/rng.ts'
import { milwaukee } from './support/shop.ts'

/** On a real PostgreSQL a killed shop leaves its database alone: this is about the embedded one, which dies with it. */
const embedded = !process.env['DATABASE_URL']
const CHECKOUTS = 100
const KILLS = 4
const PASSWORD = 'brush gear and pinion'
const dataDir = join(mkdtempSync(join(tmpdir(), 'armature-killed-')), 'data')
let child: ChildProcess | null = null
let url = ''

/** The server as `npm start` runs it, from its sources, on a free port. Resolves when it has said where it listens. */
async function start(): Promise<void> {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_PARTS: '120',
    DEMO_PASSWORD: PASSWORD,
    DEMO_CUSTOMER: '1',
  }
  const started = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  child = started
  let said = ''
  url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const found = /Calls: (http:\/\/\S+?)\/openapi\.json/.exec(said)
      if (found?.[1]) resolve(found[1])
    }
    started.stdout.on('data', hear)
    started.stderr.on('data', hear)
    started.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
}

/** No chance to finish anything. */
async function kill(): Promise<void> {
  const dying = child
  child = null
  if (!dying || dying.exitCode !== null || dying.signalCode !== null) return
  const gone = new Promise((resolve) => dying.once('exit', resolve))
  dying.kill('SIGKILL')
  await gone
}

interface Reply<R> {
  code: number
  msg: string
  result: R
}
/** Null when the server died before it answered: nobody knows then whether it did it. */
async function call<R>(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply<R> | null> {
  try {
    const sent = body === null ? {} : { body: JSON.stringify(body) }
    const reply = await fetch(url + path, { method, headers: { 'Content-Type': 'application/json', ...headers }, ...sent })
    return (await reply.json()) as Reply<R>
  } catch {
    return null
  }
}

beforeAll(async () => {
  if (embedded) await start()
})
afterAll(async () => {
  await kill()
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
})

test.runIf(embedded)(
  'the server is killed at random points of 100 checkouts: every order that was answered is there, whole, and none is there twice',
  async () => {
    const rng = new Rng('killed')
    const signedIn = await call<{ token: string }>('POST', '/marco/auth/marcoLogin', { email: DEMO_EMAIL, password: PASSWORD })
    const token = { [TOKEN_HEADER]: signedIn?.result.token ?? '' }
    const listed = await call<{ records: { mcode: string; stock: { qty: number }; price: number }[] }>(
      'GET',
      '/marco/api/v1/product/aggregation/search?pageSize=100',
      null,
    )
    const part = listed?.result.records.sort((one, other) => other.stock.qty - one.stock.qty)[0]
    if (!part) throw new Error('The demo catalogue is empty.')
    const once = (key: string) => ({ ...token, [IDEMPOTENCY_HEADER]: key })
    const countOf = async () => (await call<{ total: number }>('GET', '/order/api/v1/order/list', null, token))?.result.total ?? -1
    const before = await countOf()
    const linesOf = async () => (await call<unknown[]>('GET', '/order/api/v1/shoppingcart/list?type=1', null, token))?.result.length
    const linesBefore = await linesOf()
    const stockBefore =
      (await call<{ stock: { qty: number } }>('GET', `/marco/api/v1/product/detail?mcode=${part.mcode}`, null))?.result.stock.qty ?? -1

    const killAfterMs = new Map(Array.from({ length: KILLS }, (_, at) => [10 + at * 23 + rng.int(0, 12), rng.int(0, 120)]))
    const answered: OrderPlaced[] = []
    let kills = 0
    for (let at = 0; at < CHECKOUTS; at += 1) {
      const choices = { ids: [part.mcode], address: milwaukee, delivery: 'collection', payment: 'invoice' }
      const [addKey, placeKey] = [randomUUID(), randomUUID()]
      const { ids: _, ...rest } = choices
      // Written down once, as the device does: a body that differs under the same key is another wish.
      const limits = { highestTotal: 100_000, expiresAt: new Date(Date.now() + 86_400_000).toISOString() }
      const wish = { ...rest, lines: [{ id: part.mcode, qty: 1 }], limits }
      const whole = async (): Promise<Reply<OrderPlaced> | null> => {
        const added = await call('POST', '/order/api/v1/shoppingcart/add', { mcode: part.mcode, qty: 1 }, once(addKey))
        const quote = added && (await call<{ quoteHash: string }>('POST', '/order/api/v1/checkout/quote', choices, token))
        return quote && (await call<OrderPlaced>('POST', '/order/api/v1/order/place', wish, once(placeKey)))
      }
      const delay = killAfterMs.get(at)
      const killing = delay === undefined ? null : new Promise((resolve) => setTimeout(resolve, delay)).then(kill)
      let reply = await whole()
      await killing
      if (killing) {
        kills += 1
        await start()
        // The device sends the same keys again, as it does after a lost reply: what was done is not done twice, what was answered is answered the same.
        const again = await whole()
        if (reply) expect(again?.result).toEqual(reply.result)
        reply = again
      }
      expect([at, reply?.code, reply?.msg]).toEqual([at, 200, 'ok'])
      if (reply) answered.push(reply.result)
    }

    expect([kills, answered.length, new Set(answered.map(({ id }) => id)).size]).toEqual([KILLS, CHECKOUTS, CHECKOUTS])
    expect(await countOf()).toBe(before + CHECKOUTS)
    const numbers = answered.map(({ number }) => Number(number.split('-')[1]))
    expect(numbers).toEqual(Array.from({ length: CHECKOUTS }, (_, at) => (numbers[0] ?? 0) + at))
    for (const { id, total } of answered) {
      const order = await call<{ lines: { qty: number }[]; sums: { total: number }; events: unknown[] }>(
        'GET',
        `/order/api/v1/order/detail?id=${id}`,
        null,
        token,
      )
      expect([order?.result.lines.length, order?.result.sums.total, order?.result.events.length]).toEqual([1, total, 1])
    }
    expect(await linesOf()).toBe(linesBefore)
    await kill()
    await start()
    expect(await countOf()).toBe(before + CHECKOUTS)
    const stockAfter =
      (await call<{ stock: { qty: number } }>('GET', `/marco/api/v1/product/detail?mcode=${part.mcode}`, null))?.result.stock.qty ?? -1
    expect(stockBefore - stockAfter).toBe(CHECKOUTS)
  },
  240_000,
)
