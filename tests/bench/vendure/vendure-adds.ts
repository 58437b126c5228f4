import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { customersAtWork, type Takings } from '../cart-customers-at-work.ts'
import type { BenchPlace } from '../cart-database.ts'
import { installVendure } from './install-vendure.ts'

/** So many customers' carts, each of so many lines, filled for so long. */
export interface Asked {
  customers: number
  lines: number
  warmUpMs: number
  measureMs: number
}

/**
 * Adds to carts at a Vendure shop that lies at this place, by guests, whose carts are Vendure's quickest. Fails when the carts do not hold
 * exactly what was confirmed.
 */
export async function vendureAdds(place: BenchPlace, folder: string, port: number, all: readonly Asked[]): Promise<Takings[]> {
  const own = join(folder, 'vendure')
  mkdirSync(own, { recursive: true })
  const products = Math.max(...all.map(({ lines }) => lines))
  const shop = fork(join(import.meta.dirname, 'vendure-shop.mjs'), { cwd: own, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  try {
    const ready = Promise.race([
      once(shop, 'message'),
      once(shop, 'exit').then(() => Promise.reject(new Error('Vendure ended as it started.'))),
    ])
    shop.send({ packages: installVendure(), place, folder: own, port, products })
    await ready
    const takings: Takings[] = []
    for (const asked of all) takings.push(await adds(`http://127.0.0.1:${port}`, asked))
    return takings
  } finally {
    const gone = shop.exitCode === null && shop.signalCode === null ? once(shop, 'exit') : Promise.resolve()
    shop.kill()
    await gone
    rmSync(own, { recursive: true, force: true })
  }
}

const PATH = '/shop-api'
const question = (query: string): string => JSON.stringify({ query })
const addition = (variant: number): string =>
  question(
    `mutation { addItemToOrder(productVariantId: ${variant}, quantity: 1) { ... on Order { totalQuantity } ... on ErrorResult { message } } }`,
  )
const held = question('{ activeOrder { totalQuantity } }')

async function adds(url: string, { customers: count, lines, warmUpMs, measureMs }: Asked): Promise<Takings> {
  const bodies = Array.from({ length: lines }, (_, at) => addition(at + 1))
  const customers = await Promise.all(Array.from({ length: count }, () => guestAt(url)))
  const takings = await customersAtWork({ url, path: PATH, customers, bodies, confirms: '"totalQuantity"', warmUpMs, measureMs })
  const pieces = await Promise.all(customers.map((headers) => ask(url, headers, held).then(({ text }) => piecesIn(text))))
  const all = pieces.reduce((sum, one) => sum + one, 0)
  // Each has said who they are by an add of their own.
  if (all !== takings.confirmed + count)
    throw new Error(`${takings.confirmed + count} adds were confirmed, but Vendure's carts hold ${all}.`)
  return takings
}

/** A new guest with one piece in the cart, by the token that Vendure gives them with it. */
async function guestAt(url: string): Promise<Record<string, string>> {
  const { token } = await ask(url, {}, addition(1))
  if (token === null) throw new Error('Vendure gave no token.')
  return { Authorization: `Bearer ${token}` }
}

async function ask(url: string, headers: Record<string, string>, body: string): Promise<{ token: string | null; text: string }> {
  const reply = await fetch(url + PATH, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body })
  return { token: reply.headers.get('vendure-auth-token'), text: await reply.text() }
}

const piecesIn = (text: string): number => Number(/"totalQuantity":(\d+)/.exec(text)?.[1] ?? Number.NaN)
