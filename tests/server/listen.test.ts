import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listen } from '#server/listen.ts'

const app = new Hono().get('/', (context) => context.text('here'))

test('the printed address answers, and a stopped server does not', async () => {
  const listening = await listen(app, 'localhost', 0)
  expect(await (await fetch(listening.url)).text()).toBe('here')
  await listening.close()
  await expect(fetch(listening.url)).rejects.toThrow()
})

test('a taken port is said in one sentence with what to do', async () => {
  const first = await listen(app, 'localhost', 0)
  const port = Number(new URL(first.url).port)
  await expect(listen(app, 'localhost', port)).rejects.toThrow(
    `Port ${port} on localhost is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  )
  await first.close()
})

test('an address that holds a 10 kB search text reaches the shop, which says what is wrong with it', async () => {
  const listening = await listen(
    new Hono().get('/prod/all/*', (context) => context.text('a page', 404)),
    'localhost',
    0,
  )
  const reply = await fetch(`${listening.url}/prod/all/${encodeURIComponent('发'.repeat(10_000))}`)
  expect([reply.status, await reply.text()]).toEqual([404, 'a page'])
  await listening.close()
})
