import { beforeEach, describe, expect, test } from 'vitest'
import { createSharedContext } from '#server/app-options.ts'
import { createBackgroundTasks } from '#server/kernel/background-tasks.ts'
import { SESSION_IDLE_MS } from '#server/kernel/sessions.ts'
import { dispatchEvents } from '#server/orders/events/dispatch-events.ts'
import { ensurePushKeys } from '#server/push/keys.ts'
import { createOrderShippedPushHook, shippedPushMessageOf } from '#server/push/shipped.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { type Customer, orderShop } from '../orders/support/shop.ts'
import { pushBrowser, vapidClaims } from './support/browser.ts'
import { pushService } from './support/push-service.ts'

const failures: string[] = []
const shop = await orderShop()
const service = await pushService()
beforeEach(() => {
  service.delivered.length = 0
  service.status = 201
  failures.length = 0
})

/** What the server does after a change: it tells the hooks, and does not wait for push services; the test does. */
async function afterwards(): Promise<void> {
  const quiet = createBackgroundTasks((what, cause) => void failures.push(`${what}: ${cause}`))
  await dispatchEvents({ ...createSharedContext({ db: shop.db, clock: shop.clock }), backgroundTasks: quiet }, [
    createOrderShippedPushHook(service.send),
  ])
  await quiet.whenIdle()
}
const subscribed = async (who: Customer, browser = pushBrowser()) => {
  expect((await who.say('pushSubscribe', browser.subscription)).result).toEqual({ on: true })
  return browser
}
async function packed(who: Customer) {
  const order = await shop.ordered(who, { [await shop.part({ weight_g: 500, price: '10.00', price_steps: '[]', core_charge: '0.00' })]: 1 })
  await shop.step(order.id, 'packed')
  await afterwards()
  return order
}
const rows = async () =>
  Number(
    (
      await shop.db
        .selectFrom('push_subscription')
        .select(({ fn }) => fn.countAll().as('all'))
        .executeTakeFirst()
    )?.all,
  )

test('of an order that goes in two parcels, the last is said to be the rest', async () => {
  const volt = { id: 'volt', hosts: [], is_default: true, name: 'Volt', branding: {}, catalogue_version: 1, time_zone: 'UTC' }
  const said = (facts: Record<string, string | number>, language: string) =>
    shippedPushMessageOf({
      ...{ tenant: volt, orderId: '1', number: 'CW-1', language },
      event: { id: '1', at: '2026-11-21T08:00:00.000Z', what: 'state', state: 'shipped', by: 'shop', say: 'Shipped', facts },
    }).body
  expect(said({ carrier: 'Lakes', 'part ST-1': 1 }, 'en')).toBe('The rest of order CW-1 is on its way with Lakes.')
  expect(said({ 'part ST-1': 1 }, 'de')).toBe('Der Rest der Bestellung CW-1 ist unterwegs.')
  expect(said({}, 'de')).toBe('Bestellung CW-1 ist unterwegs.')
})

test('a shop without German says it in its own language, which its page has too', () => {
  const volt = {
    id: 'volt',
    hosts: [],
    is_default: true,
    name: 'Volt',
    branding: { locales: { codes: ['en-US'] } },
    catalogue_version: 1,
    time_zone: 'UTC',
  }
  const event = { id: '1', at: '2026-11-21T08:00:00.000Z', what: 'state', state: 'shipped', by: 'shop', say: 'Shipped', facts: {} } as const
  const { body, lang, path } = shippedPushMessageOf({ tenant: volt, orderId: '1', number: 'CW-1', language: 'de', event })
  expect([body, lang, path]).toEqual(['Order CW-1 is on its way.', 'en-US', '/order/orderInfo?id=1'])
})

test('a device that asked for it is told when an order ships, encrypted for it alone and signed by the shop', async () => {
  const ada = await shop.customer()
  const browser = await subscribed(ada)
  const { id, number } = await packed(ada)
  expect(service.delivered).toEqual([])
  await shop.step(id, 'shipped', { carrier: 'Lakes Parcel', tracking: 'LP1' })
  await afterwards()
  await afterwards()
  expect(service.delivered).toHaveLength(1)
  const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.alloc(0) }] = service.delivered
  const { name, branding } = await shop.db
    .selectFrom('tenant')
    .select(['name', 'branding'])
    .where('id', '=', shop.general)
    .executeTakeFirstOrThrow()
  expect(browser.read(body)).toEqual({
    ...{ title: name, body: `Order ${number} is on its way with Lakes Parcel.`, lang: 'en-US' },
    ...{ path: `/order/orderInfo?id=${id}`, tag: `shipped-${id}` },
  })
  expect(`https://fcm.googleapis.com${path}`).toBe(browser.subscription.endpoint)
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: id.replaceAll('-', ''), urgency: 'normal', ttl: '259200' })
  expect(body.length).toBeLessThan(4096)
  const { key, claims } = vapidClaims(String(headers['authorization']))
  expect([key, claims.aud, claims.sub]).toEqual([
    (await ada.say('pushState', {})).result.publicKey,
    'https://fcm.googleapis.com',
    `mailto:${branding['email']}`,
  ])
  expect(failures).toEqual([])
})

test('in the language of the customer', async () => {
  const ada = await shop.customer()
  await shop.db.updateTable('account').set({ language: 'de-AT' }).where('id', '=', ada.id).execute()
  const browser = await subscribed(ada)
  const { id, number } = await packed(ada)
  await shop.step(id, 'shipped')
  await afterwards()
  expect(browser.read(service.delivered[0]?.body ?? Buffer.alloc(0))).toMatchObject({
    lang: 'de',
    body: `Bestellung ${number} ist unterwegs.`,
  })
})

describe('who is not told', () => {
  test.each([
    ['who never asked for it', async () => undefined],
    ['who does not want it any more', async (ada: Customer) => void (await ada.say('pushUnsubscribe', {}))],
    ['who has signed out', async (ada: Customer) => void (await ada.say('logout', {}))],
    ['whose session has ended', async () => Object.assign(shop.clock, { time: shop.clock.time + SESSION_IDLE_MS + 1 })],
    [
      'whose account is gone',
      async (ada: Customer) => void (await shop.db.deleteFrom('account_session').where('account_id', '=', ada.id).execute()),
    ],
  ])('%s', async (name, leave) => {
    const ada = await shop.customer()
    if (name !== 'who never asked for it') await subscribed(ada)
    const { id } = await packed(ada)
    await leave(ada)
    await shop.step(id, 'shipped')
    await afterwards()
    expect(service.delivered).toEqual([])
  })

  test("another customer, and the same person's account at another shop", async () => {
    const [ada, bob, there] = [await shop.customer(), await shop.customer(), await shop.customer(shop.special.id)]
    for (const other of [bob, there]) await subscribed(other)
    const { id } = await packed(ada)
    await shop.step(id, 'shipped')
    await afterwards()
    expect(service.delivered).toEqual([])
  })

  test('who used the browser before: it belongs to who subscribed last', async () => {
    const [ada, bob, browser] = [await shop.customer(), await shop.customer(), pushBrowser()]
    await subscribed(ada, browser)
    await subscribed(bob, browser)
    expect([(await ada.say('pushState', {})).result.endpoint, (await bob.say('pushState', {})).result.endpoint]).toEqual([
      '',
      browser.subscription.endpoint,
    ])
  })
})

describe('every device of a customer', () => {
  test('is told on its own, and a new subscription takes the place of the old', async () => {
    const ada = await shop.customer()
    await subscribed(ada)
    const phone = await subscribed(ada)
    const command = pushBrowser()
    const token = await shop.sessionOf(ada.id)
    await ada.say('pushSubscribe', command.subscription, { token })
    const { id } = await packed(ada)
    await shop.step(id, 'shipped')
    await afterwards()
    const paths = [phone, command].map(({ subscription }) => new URL(subscription.endpoint).pathname).sort()
    expect(service.delivered.map(({ path }) => path).sort()).toEqual(paths)
  })

  test.each([404, 410])('one that the push service does not know any more (%i) is dropped', async (status) => {
    const ada = await shop.customer()
    await subscribed(ada)
    const { id } = await packed(ada)
    const before = await rows()
    service.status = status
    await shop.step(id, 'shipped')
    await afterwards()
    expect([await rows(), failures, (await ada.say('pushState', {})).result.endpoint]).toEqual([before - 1, [], ''])
  })

  test.each([429, 500])('one whose push service fails (%i) is kept, and the shop reads why, without the address', async (status) => {
    const ada = await shop.customer()
    const browser = await subscribed(ada)
    const { id, number } = await packed(ada)
    service.status = status
    await shop.step(id, 'shipped')
    await afterwards()
    expect((await ada.say('pushState', {})).result.endpoint).toBe(browser.subscription.endpoint)
    expect(failures).toEqual([`Push messages about ${number}: Error: 1 of 1 devices were not told.`])
  })
})

test('a push service that never answers keeps nobody waiting', async () => {
  const ada = await shop.customer()
  await subscribed(ada)
  const { id } = await packed(ada)
  await shop.step(id, 'shipped')
  const context = createSharedContext({ db: shop.db, clock: shop.clock })
  const started: string[] = []
  await dispatchEvents({ ...context, backgroundTasks: { run: (what) => void started.push(what), whenIdle: async () => undefined } }, [
    createOrderShippedPushHook(() => new Promise(() => undefined)),
  ])
  expect(started).toHaveLength(1)
})

describe('what is refused', () => {
  const { subscription } = pushBrowser()
  test.each([
    ['http://fcm.googleapis.com/x', 'plain http'],
    ['https://localhost/x', 'this machine'],
    ['https://127.0.0.1/x', 'an address of a machine'],
    ['https://169.254.169.254/latest/meta-data', 'an address inside a network'],
    ['https://fcm.googleapis.com.evil.example/x', 'a name that only begins well'],
    ['https://evil.example/?fcm.googleapis.com', 'a name that stands elsewhere'],
    ['https://user@fcm.googleapis.com/x', 'a name with a user'],
    ['https://fcm.googleapis.com:8443/x', 'another port'],
    ['nonsense', 'no address'],
  ])('%s: %s', async (endpoint) => {
    expect(await (await shop.customer()).say('pushSubscribe', { ...subscription, endpoint })).toMatchObject({
      ...{ status: 400, field: 'endpoint', msg: 'The shop does not know the push service of this browser.' },
    })
  })

  test.each([
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://sin.notify.windows.com/w/?token=x',
  ])('not %s', async (endpoint) => {
    expect((await (await shop.customer()).say('pushSubscribe', { ...subscription, endpoint })).code).toBe(200)
  })

  test('keys that are cut off', async () => {
    const keys = { ...subscription.keys, p256dh: 'x' }
    expect(await (await shop.customer()).say('pushSubscribe', { ...subscription, keys })).toMatchObject({
      status: 400,
      field: 'keys.p256dh',
    })
  })
})

describe('the VAPID keys', () => {
  test('are made once, also by many at the same moment, and stay', async () => {
    await shop.db.deleteFrom('push_key').execute()
    const made = await Promise.all(Array.from({ length: 5 }, () => ensurePushKeys(shop.db, 0)))
    expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1)
    expect((await (await shop.customer()).say('pushState', {})).result.publicKey).toBe(made[0]?.publicKey)
  })

  test('the private one is in no reply and in no export', async () => {
    const { privateKey } = await ensurePushKeys(shop.db, 0)
    const ada = await shop.customer()
    await subscribed(ada)
    const said = [await ada.say('pushState', {}), await ada.say('exportAccount', {}), await (await shop.app.request('/config.json')).text()]
    expect(JSON.stringify(said)).not.toContain(privateKey)
  })
})

test('an export of my data names the devices that are told, without their keys', async () => {
  const ada = await shop.customer()
  const { subscription } = await subscribed(ada)
  const text = JSON.stringify((await ada.say('exportAccount', {})).result.holds['pushMessages'])
  expect(text).toContain(subscription.endpoint)
  expect(text).not.toContain(subscription.keys.auth)
})

test('the shop that runs has this hook', () => {
  expect(defaultOrderExtensions.hooks.map(({ name }) => name)).toContain('push')
})
