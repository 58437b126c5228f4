import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { checkBackupFile } from '#server/backup/check-backup-file.ts'
import { runCli } from '#server/cli/run-cli.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'
import { type Change, type Customer, type Placed, placedOf } from './customer.ts'
import type { Reply, ShopProcess } from './shop-process.ts'

/** What is killed in the middle, and what else can befall this database. */
export interface Killed {
  shop: ShopProcess
  customer: Customer
  /** The environment that tells a command where the shop is. */
  env: Record<string, string>
  /** A shop on the embedded database carries commands out itself: it is killed for them. Otherwise the command is a process of its own. */
  commandsInShop: boolean
  /** By name, each with all it does to the server or its database. */
  kills: Record<string, () => Promise<void>>
  /** A part of which there is enough, and one whose line in the cart is counted. */
  ordered: string
  counted: string
  backupFile: string
  rng: RandomGenerator
}

/** What must be so, whatever was killed. */
export interface Ledger {
  orders: Placed[]
  pieces: number
  name: string
  addresses: Record<string, string>
  /** How often each was killed, and how often each round was done. */
  kills: Record<string, number>
  rounds: Record<string, number>
}

const ADDRESSES = 20
const slots = Array.from({ length: ADDRESSES }, () => randomUUID())
const MAX_COMMAND_MS = 3000
const MAX_CALL_MS = 120

/** Does something and has something killed in the middle; answers as soon as both have ended. */
async function struck<T>(killed: Killed, ledger: Ledger, most: number, work: () => Promise<T>): Promise<T> {
  const name = killed.rng.pickOne(Object.keys(killed.kills))
  ledger.kills[name] = (ledger.kills[name] ?? 0) + 1
  const striking = wait(killed.rng.randomInteger(0, most)).then(() => killed.kills[name]?.())
  const done = await work()
  await striking
  return done
}

/** A change under whose first try something is killed. Sent again under its keys it is answered the same, if it was answered. */
async function change(killed: Killed, ledger: Ledger, send: Change): Promise<Reply> {
  const first = await struck(killed, ledger, MAX_CALL_MS, send)
  const again = await killed.shop.ask(send)
  expect([again.code, again.msg]).toEqual([200, 'ok'])
  if (first) expect(again.result).toEqual(first.result)
  return again
}

const order = async (killed: Killed, ledger: Ledger) => {
  ledger.orders.push(placedOf(await change(killed, ledger, killed.customer.order(killed.ordered))))
}

const cart = async (killed: Killed, ledger: Ledger) => {
  const qty = killed.rng.randomInteger(1, 3)
  await change(killed, ledger, killed.customer.add(killed.counted, qty))
  ledger.pieces += qty
}

const account = async (killed: Killed, ledger: Ledger) => {
  ledger.name = `Ada ${randomUUID()}`
  const { name } = ledger
  const answered = await struck(killed, ledger, MAX_CALL_MS, killed.customer.rename(name))
  if (answered) expect(await killed.customer.name()).toBe(name)
  await killed.shop.ask(killed.customer.rename(name))
  const slot = killed.rng.pickOne(slots)
  await change(killed, ledger, killed.customer.saveAddress(slot, name))
  ledger.addresses[slot] = name
}

/** Carries a command out that nothing is to disturb. A shop that has just started takes some a moment later than it answers customers. */
export const carriedOut = (words: string[], env: Record<string, string>): Promise<string> =>
  vi.waitFor(
    async () => {
      const { exit, err, out } = await runCli(words, env, 'soak')
      if (exit !== 0) throw new Error(err)
      return out
    },
    { timeout: 60_000, interval: 200 },
  )

/** A command in a process of its own; null when it was killed. */
async function commanded(killed: Killed, words: string[], kill: boolean): Promise<number | null> {
  const env = { ...process.env, DATABASE_URL: undefined, ...killed.env }
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/server/cli.ts', ...words], { env, stdio: 'ignore' })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  if (kill) await wait(killed.rng.randomInteger(0, MAX_COMMAND_MS)).then(() => child.kill('SIGKILL'))
  return ended
}

/** A command whose shop, database or own process is killed under it. Answers with whether it said that it was done. */
async function struckCommand(killed: Killed, ledger: Ledger, words: string[]): Promise<boolean> {
  if (killed.commandsInShop)
    return struck(killed, ledger, MAX_COMMAND_MS / 6, async () => (await runCli(words, killed.env, 'soak')).exit === 0)
  if (killed.rng.happensWith(0.5)) {
    ledger.kills['command'] = (ledger.kills['command'] ?? 0) + 1
    return (await commanded(killed, words, true)) === 0
  }
  return struck(killed, ledger, MAX_COMMAND_MS, async () => (await commanded(killed, words, false)) === 0)
}

/** What lies under the final name is a whole backup, before and after. */
const backup = async (killed: Killed, ledger: Ledger) => {
  const done = await struckCommand(killed, ledger, ['backup', killed.backupFile])
  if (done) expect(existsSync(killed.backupFile)).toBe(true)
  if (existsSync(killed.backupFile)) await checkBackupFile(killed.backupFile)
  await killed.shop.revive()
}

/** A restore brings back all that was there when the backup was made, or nothing; nothing but the piece after it can tell which. */
const restore = async (killed: Killed, ledger: Ledger) => {
  const file = `${killed.backupFile}.restored`
  await killed.shop.revive()
  await carriedOut(['backup', file], killed.env)
  const before = ledger.pieces
  await killed.shop.ask(killed.customer.add(killed.counted, 1))
  const done = await struckCommand(killed, ledger, ['restore', file, '--over'])
  await killed.shop.revive()
  const pieces = (await killed.customer.cart())[killed.counted] ?? 0
  expect(done ? [before] : [before, before + 1]).toContain(pieces)
  ledger.pieces = pieces
}

/** How often of a hundred each is done. */
const rounds = [
  { share: 35, round: order },
  { share: 25, round: cart },
  { share: 16, round: account },
  { share: 12, round: backup },
  { share: 12, round: restore },
] as const

/** One kill, and what follows from it. An account's round has two. */
export async function oneRound(killed: Killed, ledger: Ledger): Promise<void> {
  let at = killed.rng.randomInteger(
    1,
    rounds.reduce((sum, { share }) => sum + share, 0),
  )
  for (const { share, round } of rounds) {
    at -= share
    if (at > 0) continue
    ledger.rounds[round.name] = (ledger.rounds[round.name] ?? 0) + 1
    return round(killed, ledger)
  }
}

/** Nothing lost, nothing doubled, nothing half done. */
export async function demandAll({ customer, counted, ordered }: Killed, ledger: Ledger, before: { orders: number }): Promise<void> {
  expect(await customer.orders()).toBe(before.orders + ledger.orders.length)
  expect(new Set(ledger.orders.map(({ id }) => id)).size).toBe(ledger.orders.length)
  const numbers = ledger.orders.map(({ number }) => Number(number.split('-')[1]))
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  const held = await customer.cart()
  expect([held[counted] ?? 0, held[ordered]]).toEqual([ledger.pieces, undefined])
  expect(await customer.name()).toBe(ledger.name)
  expect(await customer.addresses()).toMatchObject(ledger.addresses)
}
