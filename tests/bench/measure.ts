import { Agent, createServer, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Questions } from './questions.ts'

export interface Measured {
  p50: number
  p95: number
  /** Requests per second on ten connections. */
  rate: number
  bytes: number
}

const LOAD_SECONDS = 4
const CONNECTIONS = 10

/** Asks and gives how many bytes the answer has. */
export function ask(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers: { 'accept-encoding': 'gzip' } }, (reply) => {
      let size = 0
      reply.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      reply.on('end', () => (reply.statusCode === 200 ? resolve(size) : reject(new Error(`${reply.statusCode} ${address}`))))
    })
      .on('error', reject)
      .end()
  })
}

/** Each question once, one after another on one connection; `pauseMs`: how long is waited in between. Times in ascending order. */
export async function latencies(url: string, paths: readonly string[], pauseMs = 0): Promise<{ times: number[]; bytes: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  let bytes = 0
  for (const path of paths) {
    const started = performance.now()
    bytes += await ask(url + path, agent)
    times.push(performance.now() - started)
    if (pauseMs > 0) await pause(pauseMs)
  }
  agent.destroy()
  return { times: times.sort((a, b) => a - b), bytes: bytes / paths.length }
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

async function rate(url: string, paths: readonly string[]): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: LOAD_SECONDS,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } })),
  })
  return result.requests.average
}

/** So many other questions of the same sort go before, unmeasured: Node compiles what is often run, and a shop that is open has done so. */
const WARM_UP = 200

/** Latency with distinct questions first, while nothing is kept; then the rate, in which questions come again as they do in a shop. */
export async function measure(url: string, { paths }: Questions): Promise<Measured> {
  await latencies(url, paths.slice(0, WARM_UP))
  const { times, bytes } = await latencies(url, paths.slice(WARM_UP))
  return { p50: at(times, 0.5), p95: at(times, 0.95), rate: await rate(url, paths), bytes }
}

/** The peer of the same run: bare node:http that answers a buffer made before, of the same size. What this machine can do at all. */
export async function measurePeer(bytes: number): Promise<Measured> {
  const body = Buffer.alloc(Math.round(bytes), 'x')
  const server = createServer((_, reply) => reply.end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  const measured = await measure(url, { name: 'peer', goalMs: null, paths: Array.from({ length: 600 }, (_, n) => `/${n}`) })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return measured
}
