// Customers who fill their carts over HTTP, each one add after another: a process of its own, so that they do not share the server's.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export interface Shift {
  url: string
  path: string
  /** One customer each; their headers but for the key of the change. */
  customers: Record<string, string>[]
  mcodes: string[]
  /** Not counted: until the server's code is compiled. */
  warmUpMs: number
  measureMs: number
}
export interface Takings {
  /** Confirmed adds, the warm-up's too. */
  confirmed: number
  perSecond: number
  p50: number
  p95: number
}

function add({ url, path, mcodes }: Shift, headers: Record<string, string>, agent: Agent): Promise<void> {
  const mcode = mcodes[Math.floor(Math.random() * mcodes.length)]
  const body = JSON.stringify({ mcode, qty: 1 })
  const all = { ...headers, 'Content-Type': 'application/json', 'Content-Length': String(body.length), 'Idempotency-Key': randomUUID() }
  return new Promise((resolve, reject) => {
    request(url + path, { method: 'POST', agent, headers: all }, (reply) => {
      reply.resume()
      reply.on('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`An add was answered ${reply.statusCode}.`))))
    })
      .on('error', reject)
      .end(body)
  })
}

async function work(shift: Shift): Promise<Takings> {
  const agent = new Agent({ keepAlive: true, maxSockets: shift.customers.length })
  const from = performance.now() + shift.warmUpMs
  const until = from + shift.measureMs
  const times: number[] = []
  let confirmed = 0
  await Promise.all(
    shift.customers.map(async (headers) => {
      for (let began = performance.now(); began < until; began = performance.now()) {
        await add(shift, headers, agent)
        confirmed += 1
        const done = performance.now()
        if (began >= from && done <= until) times.push(done - began)
      }
    }),
  )
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { confirmed, perSecond: (times.length * 1000) / shift.measureMs, p50: at(0.5), p95: at(0.95) }
}

process.once('message', (shift: Shift) => {
  void work(shift).then((takings) => {
    process.send?.(takings)
    process.disconnect()
  })
})
