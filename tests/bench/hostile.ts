import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { hostilePath, hostileSearches } from './hostile-searches.ts'
import { type ShopProcess, startShop } from './shop-process.ts'

const CONNECTIONS = 10
const QUIET_MS = 8000
const ATTACK_MS = 12_000
const RECORDS_MS = 10_000
const SLOW_READERS = 200

/** What one kind of attack does to another visitor, who asks for prices one after another. */
export interface Attacked {
  attack: string
  p50: number
  p95: number
  prices: number
  answersPerSecond: number
  refusedPerSecond: number
  longestBlockMs: number
}

export interface Hostile {
  attacked: Attacked[]
  records: { sent: number; rows: number; bytes: number }
  sitemap: { aloneMs: number; besideMs: number; bytes: number; readers: number }
}

interface Reply {
  status: number
  ms: number
}

/** Asks from an address of this machine's own network: attackers and the visitor are told apart by it. */
function ask(url: string, path: string, agent: Agent, said: { body?: string } = {}): Promise<Reply> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      {
        agent,
        method: said.body === undefined ? 'GET' : 'POST',
        headers: { 'accept-encoding': 'gzip', 'content-type': 'application/json' },
      },
      (reply) => {
        reply.resume()
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, ms: performance.now() - began }))
      },
    )
    sent.on('error', reject)
    sent.end(said.body)
  })
}

const agentAt = (localAddress: string) => new Agent({ keepAlive: true, maxSockets: 1, localAddress })
const share = (times: readonly number[], part: number) => [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN

/** Sends on so many connections, one request after another on each, until it is stopped. */
function attackBy(url: string, addresses: readonly string[], next: (at: number) => { path: string; body?: string }) {
  let going = true
  let at = 0
  const counts = { answered: 0, refused: 0 }
  const done = addresses.map(async (address) => {
    const agent = agentAt(address)
    while (going) {
      const { path, ...said } = next(at++)
      const { status } = await ask(url, path, agent, said)
      counts[status === 429 ? 'refused' : 'answered'] += 1
    }
    agent.destroy()
  })
  return {
    counts,
    stop: async () => {
      going = false
      await Promise.all(done)
    },
  }
}

/** Latency of prices that another visitor asks for, each for another part, with a breath between two. */
async function pricesFor(shop: ShopProcess, mcodes: readonly string[], forMs: number): Promise<number[]> {
  const agent = agentAt('127.0.0.1')
  const times: number[] = []
  const until = performance.now() + forMs
  for (let at = 0; performance.now() < until; at += 1) {
    const mcode = mcodes[at % mcodes.length] ?? ''
    times.push((await ask(shop.url, `/marco/api/v1/product/getPriceByQuantity?mcode=${mcode}&quantity=${1 + (at % 50)}`, agent)).ms)
    await wait(5)
  }
  agent.destroy()
  return times
}

const oneAddress = Array.from({ length: CONNECTIONS }, () => '127.0.0.2')
const tenAddresses = Array.from({ length: CONNECTIONS }, (_, at) => `127.0.0.${10 + at}`)

/** Measures one server: the folder of a revision's sources, and of its own database. */
export async function measureHostile(sources: string, dataDir: string, parts: number, port: number): Promise<Hostile> {
  const shop = await startShop(dataDir, parts, port, { sources, watch: true })
  try {
    const mcodes = await someCodes(shop.url)
    await pricesFor(shop, mcodes, 2000)
    const attacked = [await attackedBy(shop, mcodes, 'none: the shop is quiet', [], () => ({ path: '/' }), QUIET_MS)]
    const mixed = (at: number) => ({ path: hostilePath(at) })
    attacked.push(await attackedBy(shop, mcodes, 'all kinds of hostile searches by turns', oneAddress, mixed, ATTACK_MS))
    attacked.push(await attackedBy(shop, mcodes, 'the same from ten addresses', tenAddresses, (at) => mixed(at + 50_000), ATTACK_MS))
    for (const { name, path } of hostileSearches.slice(0, 4)) {
      attacked.push(await attackedBy(shop, mcodes, name, oneAddress, (at) => ({ path: path(at + 90_000) }), ATTACK_MS / 2))
    }
    return { attacked, sitemap: await slowReaders(shop), records: await floodOfRecords(shop, sources, dataDir) }
  } finally {
    await shop.stop()
  }
}

async function attackedBy(
  shop: ShopProcess,
  mcodes: readonly string[],
  name: string,
  addresses: readonly string[],
  next: (at: number) => { path: string },
  forMs: number,
): Promise<Attacked> {
  await shop.watched('reset')
  const attack = attackBy(shop.url, addresses, next)
  const times = await pricesFor(shop, mcodes, forMs)
  const { longestMs } = await shop.watched('tell')
  const { answered, refused } = { ...attack.counts }
  await attack.stop()
  return {
    ...{ attack: name, p50: share(times, 0.5), p95: share(times, 0.95), prices: times.length, longestBlockMs: longestMs },
    ...{ answersPerSecond: (answered * 1000) / forMs, refusedPerSecond: (refused * 1000) / forMs },
  }
}

async function someCodes(url: string): Promise<string[]> {
  const reply = await fetch(`${url}/marco/api/v1/product/aggregation/search?sort=code&pageSize=100`)
  const { result } = (await reply.json()) as { result: { records: { mcode: string }[] } }
  return result.records.map(({ mcode }) => mcode)
}

/** Clients that ask for a list of the site map, uncompressed, and read nothing of it. */
async function slowReaders(shop: ShopProcess): Promise<Hostile['sitemap']> {
  const { hostname, port } = new URL(shop.url)
  const path = '/sitemap/parts-1.xml'
  const agent = agentAt('127.0.0.1')
  await ask(shop.url, path, agent)
  const aloneMs = (await ask(shop.url, path, agent)).ms
  const before = (await shop.watched('tell')).bytes
  const sockets: Socket[] = []
  for (let at = 0; at < SLOW_READERS; at += 1) {
    const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.3' })
    socket.on('error', () => {})
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`)
    sockets.push(socket)
  }
  const besideMs = (await ask(shop.url, path, agent)).ms
  await wait(3000)
  const { bytes } = await shop.watched('tell')
  for (const socket of sockets) socket.destroy()
  agent.destroy()
  return { aloneMs, besideMs, bytes: bytes - before, readers: SLOW_READERS }
}

/** Records of searches, each of another text of a thousand characters that nothing can compress. */
async function floodOfRecords(shop: ShopProcess, sources: string, dataDir: string): Promise<Hostile['records']> {
  const body = (at: number) => {
    const noise = Array.from({ length: 16 }, (_, piece) => createHash('sha512').update(`${at} ${piece}`).digest('base64url'))
    return JSON.stringify({ searchStr: noise.join('').slice(0, 990) })
  }
  const before = statusOf(sources, dataDir)
  const attack = attackBy(shop.url, oneAddress, (at) => ({ path: '/marco/api/v1/product/searchRecord', body: body(at) }))
  await wait(RECORDS_MS)
  await attack.stop()
  const after = statusOf(sources, dataDir)
  const { answered, refused } = attack.counts
  return { sent: answered + refused, rows: after.rows - before.rows, bytes: after.bytes - before.bytes }
}

/** What the operator's command says of the running shop. */
function statusOf(sources: string, dataDir: string): { rows: number; bytes: number } {
  const env = { ...process.env, DATA_DIR: dataDir }
  const said = execFileSync(process.execPath, ['--import', 'tsx', 'src/server/cli.ts', '--json', 'status'], {
    cwd: sources,
    env,
    encoding: 'utf8',
  })
  const { bytes, rows } = JSON.parse(said) as { bytes: number; rows: { table: string; rows: number }[] }
  return { bytes, rows: rows.find(({ table }) => table === 'search_record')?.rows ?? 0 }
}
