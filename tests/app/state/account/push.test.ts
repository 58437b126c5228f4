import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pushSubscriptionState, readPushStatus, subscribeToPush, unsubscribeFromPush } from '#app/state/account/push.ts'
import type { PushDevice, PushObstacle } from '#app/state/account/push-device.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { calls } from '#contract/calls.ts'
import { deadPort, portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/x'
const keys = { p256dh: 'p', auth: 'a' }

/** The shop's side: one device, told or not. */
const shop = { endpoint: '', refuses: false, asked: [] as string[] }
const answer = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url)
  shop.asked.push(pathname.split('/').at(-1) ?? '')
  if (pathname === calls.pushState.path) return envelopeReply({ result: { publicKey: 'KEY', endpoint: shop.endpoint } })
  if (shop.refuses) return envelopeReply({ code: 400, msg: 'No such push service.', error: 'bad-request' }, { status: 400 })
  const on = pathname === calls.pushSubscribe.path
  shop.endpoint = on ? (await request.json()).endpoint : ''
  return envelopeReply({ result: { on } })
}

/** A browser, and the person before it. */
const browser = (answers: NotificationPermission = 'granted', cannot: PushObstacle | null = null) => {
  const device = {
    had: null as string | null,
    reaches: true,
    findObstacle: () => cannot,
    askPermission: vi.fn(async () => answers),
    endpoint: async () => device.had,
    subscribe: vi.fn(async (_publicKey: string) => {
      if (!device.reaches) throw new DOMException('Registration failed - push service error', 'AbortError')
      device.had = ENDPOINT
      return { endpoint: ENDPOINT, keys }
    }),
    unsubscribe: vi.fn(async () => {
      device.had = null
    }),
  }
  return device satisfies PushDevice
}

beforeEach(() => {
  Object.assign(pushSubscriptionState, { type: 'asking', busy: false, failure: null })
  Object.assign(shop, { endpoint: '', refuses: false, asked: [] })
  connectPort(portTo(answer))
})

describe('how it stands', () => {
  test('off by default, and nobody is asked for permission', async () => {
    const device = browser()
    await readPushStatus(device)
    expect([pushSubscriptionState.type, device.askPermission.mock.calls.length]).toEqual(['off', 0])
  })

  test.each<[string, string | null, string]>([
    ['the shop does not know of it', ENDPOINT, ''],
    ['the browser has lost it', null, ENDPOINT],
    ['the browser has another one', `${ENDPOINT}2`, ENDPOINT],
  ])('off when %s', async (_, had, endpoint) => {
    shop.endpoint = endpoint
    await readPushStatus(Object.assign(browser(), { had }))
    expect(pushSubscriptionState.type).toBe('off')
  })

  test('on when browser and shop agree', async () => {
    shop.endpoint = ENDPOINT
    await readPushStatus(Object.assign(browser(), { had: ENDPOINT }))
    expect(pushSubscriptionState.type).toBe('on')
  })

  test.each<PushObstacle>(['unsupported', 'install-first', 'refused'])('%s is known without asking the shop', async (cannot) => {
    await readPushStatus(browser('granted', cannot))
    expect([pushSubscriptionState.type, shop.asked]).toEqual([cannot, []])
  })

  test('nobody knows while the shop does not answer', async () => {
    connectPort(deadPort)
    await readPushStatus(browser())
    expect(pushSubscriptionState.type).toBe('silent')
    vi.mocked(console.warn).mockClear()
  })
})

describe('a press', () => {
  test('asks the person first, subscribes with the key of the shop, and tells it', async () => {
    const device = browser()
    await readPushStatus(device)
    shop.asked.length = 0
    const pressed = subscribeToPush(device)
    expect([device.askPermission.mock.calls.length, shop.asked, pushSubscriptionState.busy]).toEqual([1, [], true])
    await pressed
    expect([pushSubscriptionState.type, pushSubscriptionState.busy, pushSubscriptionState.failure, shop.endpoint]).toEqual([
      'on',
      false,
      null,
      ENDPOINT,
    ])
    expect(device.subscribe).toHaveBeenCalledWith('KEY')
  })

  test('and another takes it back', async () => {
    const device = browser()
    await subscribeToPush(device)
    await unsubscribeFromPush(device)
    expect([pushSubscriptionState.type, shop.endpoint, device.had]).toEqual(['off', '', null])
  })

  test('a person who says no is refused for good, and the shop hears nothing', async () => {
    await subscribeToPush(browser('denied'))
    expect([pushSubscriptionState.type, shop.asked]).toEqual(['refused', []])
  })

  test('a question that was closed leaves it off and says so', async () => {
    const device = browser('default')
    await readPushStatus(device)
    await subscribeToPush(device)
    expect([pushSubscriptionState.type, pushSubscriptionState.failure, shop.endpoint]).toEqual(['off', 'dismissed', ''])
  })

  test('a push service that cannot be reached leaves it off and says so', async () => {
    const device = Object.assign(browser(), { reaches: false })
    await readPushStatus(device)
    await subscribeToPush(device)
    expect([pushSubscriptionState.type, pushSubscriptionState.failure, shop.endpoint]).toEqual(['off', 'no-service', ''])
    vi.mocked(console.warn).mockClear()
  })

  test('what the shop refuses is said in its words, and the browser does not listen either', async () => {
    const device = browser()
    await readPushStatus(device)
    shop.refuses = true
    await subscribeToPush(device)
    expect([pushSubscriptionState.type, pushSubscriptionState.failure, device.had]).toEqual([
      'off',
      { message: 'No such push service.' },
      null,
    ])
  })

  test('without a network it stays on, and says so: else the shop would go on telling', async () => {
    const device = browser()
    await subscribeToPush(device)
    connectPort(deadPort)
    await unsubscribeFromPush(device)
    expect([pushSubscriptionState.type, pushSubscriptionState.failure, device.had]).toEqual([
      'on',
      { message: 'No connection to the shop.' },
      ENDPOINT,
    ])
  })

  test('twice in a row asks once', async () => {
    const device = browser()
    await Promise.all([subscribeToPush(device), subscribeToPush(device)])
    expect(device.askPermission).toHaveBeenCalledOnce()
  })
})
