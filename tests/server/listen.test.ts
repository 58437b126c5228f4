import { EventEmitter, once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startListening } from '#server/listen.ts'

const app = new Hono().get('/', (context) => context.text('here'))

test('the printed address answers, and a stopped server does not', async () => {
  const listening = await startListening(app, 'localhost', 0)
  expect(await (await fetch(listening.url)).text()).toBe('here')
  await listening.close()
  await expect(fetch(listening.url)).rejects.toThrow()
})

describe('a server that is told to stop', () => {
  /** Asks on a connection that is to stay open, as a proxy does. */
  function askOnce(url: string): Promise<{ status: number | undefined; connection: string | undefined }> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    return new Promise((resolve, reject) => {
      request(`${url}/slow`, { agent }, (reply) => {
        reply.resume().once('end', () => resolve({ status: reply.statusCode, connection: reply.headers.connection }))
      })
        .once('error', reject)
        .end()
    })
  }

  test('finishes what runs, says that the connection ends, closes what is idle and takes nothing new', async () => {
    const signals = new EventEmitter()
    const slow = new Hono()
      .get('/slow', async (context) => {
        setImmediate(() => signals.emit('entered'))
        await once(signals, 'go on')
        return context.text('done')
      })
      .get('/', (context) => context.text('here'))
    const listening = await startListening(slow, '127.0.0.1', 0)
    const entered = once(signals, 'entered')
    const reply = askOnce(listening.url)
    await entered
    // A connection that a browser opens ahead, on which nothing was asked yet.
    const ahead = connect(Number(new URL(listening.url).port), '127.0.0.1')
    await once(ahead, 'connect')
    const aheadEnded = once(ahead, 'close')
    const closed = listening.close()
    await aheadEnded
    await expect(fetch(listening.url)).rejects.toThrow()
    signals.emit('go on')
    expect(await reply).toEqual({ status: 200, connection: 'close' })
    await closed
  })
})

test('a request that comes on a kept connection in the moment of the stop is answered, and told that the connection ends', async () => {
  const listening = await startListening(app, '127.0.0.1', 0)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      request(listening.url, { agent }, (reply) => reply.resume().once('end', () => resolve(reply.headers.connection)))
        .once('error', reject)
        .end()
    })
  expect(await ask()).toBe('keep-alive')
  const closed = listening.close()
  expect(await ask()).toBe('close')
  await closed
})

test('a taken port is said in one sentence with what to do', async () => {
  const first = await startListening(app, 'localhost', 0)
  const port = Number(new URL(first.url).port)
  await expect(startListening(app, 'localhost', port)).rejects.toThrow(
    `Port ${port} on localhost is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  )
  await first.close()
})

test('an address that holds a 10 kB search text reaches the shop, which says what is wrong with it', async () => {
  const listening = await startListening(
    new Hono().get('/prod/all/*', (context) => context.text('a page', 404)),
    'localhost',
    0,
  )
  const reply = await fetch(`${listening.url}/prod/all/${encodeURIComponent('发'.repeat(10_000))}`)
  expect([reply.status, await reply.text()]).toEqual([404, 'a page'])
  await listening.close()
})
