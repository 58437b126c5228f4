// The process of `customersAtWork`.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { type Shift, type Takings, takingsOf } from './cart-customers-at-work.ts'

function add({ url, path, confirms }: Shift, headers: Record<string, string>, body: string, agent: Agent): Promise<void> {
  const all = { ...headers, 'Content-Type': 'application/json', 'Content-Length': String(body.length), 'Idempotency-Key': randomUUID() }
  return new Promise((resolve, reject) => {
    request(url + path, { method: 'POST', agent, headers: all }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      reply.on('end', () =>
        reply.statusCode === 200 && text.includes(confirms)
          ? resolve()
          : reject(new Error(`An add was answered ${reply.statusCode}: ${text}`)),
      )
    })
      .on('error', reject)
      .end(body)
  })
}

async function work(shift: Shift): Promise<Takings> {
  const { customers, bodies, warmUpMs, measureMs } = shift
  const agent = new Agent({ keepAlive: true, maxSockets: customers.length })
  let confirmed = 0
  const confirm = async (headers: Record<string, string>, body: string) => {
    await add(shift, headers, body, agent)
    confirmed += 1
  }
  await Promise.all(
    customers.map(async (headers) => {
      for (const body of bodies) await confirm(headers, body)
    }),
  )
  const from = performance.now() + warmUpMs
  const until = from + measureMs
  const times: number[] = []
  await Promise.all(
    customers.map(async (headers) => {
      for (let began = performance.now(); began < until; began = performance.now()) {
        await confirm(headers, bodies[Math.floor(Math.random() * bodies.length)] ?? '')
        const done = performance.now()
        if (began >= from && done <= until) times.push(done - began)
      }
    }),
  )
  agent.destroy()
  return takingsOf(times, confirmed, measureMs)
}

process.once('message', (shift: Shift) => {
  void work(shift).then((takings) => {
    process.send?.(takings)
    process.disconnect()
  })
})
