import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { DEMO_EMAIL } from '#server/demo/demo-customer.ts'
import { callApp, type How, send } from '../../support/call-app.ts'
import { roundRobin } from '../../support/round-robin.ts'
import { type ServerProcess, serverProcess } from '../../support/server-process.ts'
import { throwAwayPlace } from '../../support/throw-away-database.ts'
import { mailServer } from '../mail/support/mail-server.ts'
import { milwaukee } from '../orders/support/shop.ts'

const PASSWORD = 'brush gear and pinion'
const TENANT = 'general'

const place = await throwAwayPlace()
if (!place) throw new Error('This walk wants DATABASE_URL: npm run test:postgres')
const mails = await mailServer()
// A CDN, which is this test, and the balancer behind it.
const settings = {
  DATABASE_URL: place.databaseUrl,
  DEMO_PARTS: '120',
  DEMO_CUSTOMER: '1',
  DEMO_PASSWORD: PASSWORD,
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '2',
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  MAIL_FROM: 'shop@shop.example',
}
let a = await serverProcess(settings)
let b = await serverProcess(settings)
const proxy = await roundRobin(() => [a.url, b.url])
let token = ''
afterAll(async () => {
  await proxy.close()
  await a.end()
  await b.end()
  await place.drop()
})

/** A server over the network, for the shop's own client. */
const over = (url: string) => ({
  fetch: (request: Request) => fetch(new Request(new URL(new URL(request.url).pathname + new URL(request.url).search, url), request)),
})
const visitor = (address: string): How => ({ tenant: TENANT, headers: { 'X-Forwarded-For': address } })
const signedIn = (more: How = {}): How => ({ ...visitor('198.51.100.7'), token, ...more })
/** Asks each server by itself. */
const atBoth = <N extends CallName>(name: N, input: unknown, how: How) =>
  Promise.all([a, b].map((server) => callApp(over(server.url), name, input, how)))
const text = async (url: string, path: string) => (await fetch(new URL(path, url))).text()
const holds = async (mcode: string) => {
  const { result } = await callApp(over(proxy.url), 'cartList', {}, signedIn())
  return result.find(({ id }) => id === mcode)?.qty ?? 0
}
async function aPart(): Promise<string> {
  const { result } = await callApp(over(proxy.url), 'aggregationSearch', { pageSize: 100 }, visitor('198.51.100.7'))
  const plenty = result.records.toSorted((one, other) => (other.stock.qty ?? 0) - (one.stock.qty ?? 0))[0]
  if (!plenty) throw new Error('The demo catalogue is empty.')
  return plenty.mcode
}

test('both servers answer in turn, say the same of themselves, and build the same pages', async () => {
  for (let at = 0; at < 4; at += 1) expect((await fetch(new URL('/healthz', proxy.url))).status).toBe(200)
  expect([...proxy.answered.values()]).toEqual([2, 2])
  const [one, other] = await Promise.all([a, b].map(async (server) => [await text(server.url, '/robots.txt'), await text(server.url, '/')]))
  expect(one?.[0]).toContain('https://shop.example/sitemap.xml')
  expect(one?.[0]).toBe(other?.[0])
  const etags = await Promise.all([a, b].map(async (server) => (await fetch(new URL('/', server.url))).headers.get('ETag')))
  expect(etags[0]).toBe(etags[1])
})

test('who signs in at one is signed in at the other', async () => {
  const said = await callApp(over(a.url), 'marcoLogin', { email: DEMO_EMAIL, password: PASSWORD }, visitor('198.51.100.7'))
  token = said.result.token
  expect((await callApp(over(b.url), 'profile', {}, signedIn())).result.email).toBe(DEMO_EMAIL)
})

test('tries are counted by visitor over both servers, behind a CDN and a balancer, whatever the visitor makes up', async () => {
  const ask = async (address: string) =>
    (await callApp(over(proxy.url), 'randomImage', { key: `walk-${randomUUID()}`, as: 'text' }, visitor(address))).error
  const said: (string | undefined)[] = []
  for (let at = 0; at < 11; at += 1) said.push(await ask(`192.0.2.${at}, 203.0.113.5`))
  expect(said).toEqual([...Array(10).fill(undefined), 'too-often'])
  expect(await ask('203.0.113.6')).toBeUndefined()
})

test('an order that is sent to both at once is one order with one mail, and a mail of an account is one mail', async () => {
  const [mcode, ordersBefore] = [await aPart(), (await callApp(over(proxy.url), 'orderList', {}, signedIn())).result.total]
  expect((await callApp(over(proxy.url), 'cartAdd', { mcode, qty: 1 }, signedIn())).code).toBe(200)
  const choices = { ids: [mcode], delivery: 'collection', payment: 'invoice', address: milwaukee }
  const { result: quote } = await callApp(over(a.url), 'checkoutQuote', choices, signedIn())
  const { ids: _, ...rest } = choices
  const wish = { ...rest, lines: quote.lines.map(({ id, qty }) => ({ id, qty })), quoteHash: quote.quoteHash }
  const said = await atBoth('orderPlace', wish, signedIn({ key: randomUUID() }))
  expect(said.map(({ code, msg }) => [code, msg])).toEqual(Array(2).fill([200, 'ok']))
  expect(said[0]?.result).toEqual(said[1]?.result)
  expect((await callApp(over(proxy.url), 'orderList', {}, signedIn())).result.total).toBe(ordersBefore + 1)
  expect((await callApp(over(proxy.url), 'sendForgetPasswordVerifyEmail', { email: DEMO_EMAIL }, visitor('198.51.100.7'))).code).toBe(200)
  const subjects = () => mails.received.map(({ mail }) => mail.subject ?? '')
  const aboutOrder = (subject: string) => subject.includes(said[0]?.result.number ?? '')
  await expect
    .poll(() => [subjects().some(aboutOrder), subjects().some((subject) => /password/i.test(subject))], { timeout: 60_000 })
    .toEqual([true, true])
  // Every later order makes both look for what is owed; what was sent is owed no more.
  expect(subjects().filter(aboutOrder)).toHaveLength(1)
  expect(subjects().filter((subject) => /password/i.test(subject))).toHaveLength(1)
})

test('each server is stopped and started anew, one after the other, while a customer goes on: no change is lost and none made twice', async () => {
  const mcode = await aPart()
  const before = await holds(mcode)
  let [going, made] = [true, 0]
  // Stops between two changes only.
  const customer = (async () => {
    for (let key = randomUUID(), sure = true; going || !sure; ) {
      const reply = await send(over(proxy.url), 'cartAdd', { mcode, qty: 1 }, signedIn({ key }))
      // Nobody knows then whether it was made: the device sends it again under its key.
      sure = reply.status !== 502
      if (!sure) continue
      expect([reply.status, await reply.json()]).toEqual([200, expect.objectContaining({ code: 200 })])
      made += 1
      key = randomUUID()
      // A hand presses no faster, and the shelf is not empty before both servers are back.
      await wait(100)
    }
  })()
  // Heard below; until then it must not end the whole run.
  customer.catch(() => undefined)
  const anew = async (server: ServerProcess, signal: 'SIGTERM' | 'SIGKILL') => {
    await server.end(signal)
    return serverProcess(settings)
  }
  a = await anew(a, 'SIGTERM')
  b = await anew(b, 'SIGKILL')
  going = false
  await customer
  expect(made).toBeGreaterThan(0)
  expect(await holds(mcode)).toBe(before + made)
})
