import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSharedContext } from '#server/app-options.ts'
import { type BackgroundTasks, createBackgroundTasks } from '#server/kernel/background-tasks.ts'
import type { Mail } from '#server/mail/port.ts'
import { createOrderBackgroundWork } from '#server/orders/events/background-work.ts'
import { orderMailHook } from '#server/orders/events/mail-hook.ts'
import { createOrderShippedPushHook } from '#server/push/shipped.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { callApp } from '../../support/call-app.ts'
import { type Customer, type OrderShop, orderShop } from '../orders/support/shop.ts'
import { pushBrowser } from '../push/support/browser.ts'
import { pushService } from '../push/support/push-service.ts'

const shop = await orderShop()
const service = await pushService()
/** Every mail that either server has sent. */
const mails: Mail[] = []
const troubles: string[] = []
interface Server {
  app: ReturnType<OrderShop['again']>
  tasks: BackgroundTasks
  /** What this server does once a minute, and after every change of its own. */
  follow: () => void
}
const servers: [Server, Server] = [server(), server()]

/** A server with a memory of its own, that sends mails and messages to devices. */
function server(): Server {
  const report = (what: string, cause: unknown) => void troubles.push(`${what} ${cause}`)
  const tasks = createBackgroundTasks(report)
  // As slow as a mail server is: in between the other server finds the same order.
  const mailer = {
    send: async (mail: Mail) => {
      await new Promise((sent) => setTimeout(sent, 5))
      mails.push(mail)
    },
  }
  const trade = { ...defaultOrderExtensions, hooks: [orderMailHook, createOrderShippedPushHook(service.send)] }
  const context = createSharedContext({ db: shop.db, clock: shop.clock, backgroundTasks: tasks, mailer })
  const aftermath = createOrderBackgroundWork(context, trade, report)
  return { app: shop.again({ ...context, trade, orderWork: aftermath }), tasks, follow: aftermath.begin }
}
const atBoth = <T>(work: (server: Server) => Promise<T>) => Promise.all(servers.map(work))
const quiet = () => atBoth(({ tasks }) => tasks.whenIdle())
const how = ({ token }: Customer, key: string) => ({ tenant: shop.general, token, key })
const plain = { weight_g: 500, price: '10.00', price_steps: '[]', core_charge: '0.00' }

test('a change of the cart that reaches both servers under one key, at the same moment, is made once', async () => {
  const [ada, mcode, key] = [await shop.customer(), await shop.part(plain), randomUUID()]
  const said = await atBoth(({ app }) => callApp(app, 'cartAdd', { mcode, qty: 3 }, how(ada, key)))
  expect(said.map(({ code }) => code)).toEqual([200, 200])
  expect(said[0]?.result).toEqual(said[1]?.result)
  expect(await ada.holds()).toEqual({ [mcode]: 3 })
})

test('changes of one cart over both servers, under keys of their own, are all made', async () => {
  const [ada, mcode] = [await shop.customer(), await shop.part(plain)]
  await Promise.all([0, 1, 2, 3].map(() => atBoth(({ app }) => callApp(app, 'cartAdd', { mcode, qty: 1 }, how(ada, randomUUID())))))
  expect(await ada.holds()).toEqual({ [mcode]: 8 })
})

test('an order that reaches both servers under one key is one order, with one mail', async () => {
  const [ada, mcode, key] = [await shop.customer(), await shop.part({ ...plain, stock: 5 }), randomUUID()]
  await ada.add(mcode, 2)
  const wish = shop.wishOf(await shop.quote(ada))
  const said = await atBoth(({ app }) => callApp(app, 'orderPlace', wish, how(ada, key)))
  expect(said.map(({ code }) => code)).toEqual([200, 200])
  expect(said[0]?.result).toEqual(said[1]?.result)
  expect([(await ada.say('orderList', {})).result.total, await shop.stock(mcode)]).toEqual([1, 3])
  await quiet()
  expect(mails.filter(({ to }) => to === `${ada.id}@example.com`)).toHaveLength(1)
})

test('the last piece is sold once, whichever servers are asked', async () => {
  const mcode = await shop.part({ ...plain, stock: 1 })
  const buyers = await Promise.all([shop.customer(), shop.customer()])
  for (const buyer of buyers) await buyer.add(mcode, 1)
  const wishes = [shop.wishOf(await shop.quote(buyers[0])), shop.wishOf(await shop.quote(buyers[1]))]
  const said = await Promise.all(
    servers.map(({ app }, at) => callApp(app, 'orderPlace', wishes[at], how(buyers[at === 0 ? 0 : 1], randomUUID()))),
  )
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(await shop.stock(mcode)).toBe(0)
  await quiet()
})

test('a device that one server wrote down is told by the other, once, and so is the mailbox, though both look for what is owed', async () => {
  const [ada, browser] = [await shop.customer(), pushBrowser()]
  const [{ app }] = servers
  expect((await callApp(app, 'pushSubscribe', browser.subscription, { tenant: shop.general, token: ada.token })).code).toBe(200)
  const order = await shop.ordered(ada, { [await shop.part(plain)]: 1 })
  await shop.step(order.id, 'packed')
  await shop.step(order.id, 'shipped')
  mails.length = 0
  for (let round = 0; round < 3; round += 1) for (const { follow } of servers) follow()
  await quiet()
  const told = mails.filter(({ to }) => to === `${ada.id}@example.com`).map(({ subject }) => subject)
  expect([new Set(told).size, told.length]).toEqual([told.length, told.length])
  expect(told.filter((subject) => subject.includes('on its way'))).toHaveLength(1)
  expect(service.delivered.map(({ body }) => browser.read(body))).toMatchObject([{ tag: `shipped-${order.id}` }])
})

test('nothing of this was a mistake of a server', () => {
  expect(troubles).toEqual([])
})
