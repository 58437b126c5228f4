import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { startListening } from '#server/listen.ts'
import { createStripeProvider } from '#server/payments/stripe/provider.ts'
import { WEBHOOK_PATH } from '#server/payments/stripe/webhook.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { accountDatabase } from '../account/support/database.ts'

const [reports, statuses]: [string[], number[]] = [[], []]
const db = await accountDatabase()
const report = (what: string) => void reports.push(what)
const clock = { now: () => 0 }
const cards = createStripeProvider({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', db, clock, report })
const shop = createApp({ db, report, trade: { ...defaultOrderExtensions, payments: [cards] } })
const heard = new Hono()
heard.all('*', async (context) => {
  const reply = await shop.fetch(context.req.raw, context.env)
  statuses.push(reply.status)
  return reply
})
const listening = await startListening(heard, '127.0.0.1', 0)
afterAll(async () => {
  await listening.close()
})

/** Sends this and goes away before the rest. */
async function sendHalf(path: string, head: string, half: string): Promise<void> {
  const { hostname, port } = new URL(listening.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${head}\r\n\r\n${half}`, () =>
    socket.destroy(),
  )
}

test.each([
  ['a call', '/marco/auth/marcoLogin', 'Content-Length: 1000', '{"email":'],
  ['a call in pieces', '/marco/auth/marcoLogin', 'Transfer-Encoding: chunked', '9\r\n{"email":\r\n'],
  ['a path that is none', '/nowhere', 'Transfer-Encoding: chunked', '9\r\n{"email":\r\n'],
  ['what says to come from Stripe', WEBHOOK_PATH, 'Content-Length: 1000', '{"id":'],
])('%s whose sender goes in the middle is no failure of the shop, and fills no log', async (_, path, head, half) => {
  statuses.length = 0
  await sendHalf(path, head, half)
  await vi.waitFor(() => expect(statuses).toEqual([400]), { timeout: 20_000 })
  expect(reports).toEqual([])
})
