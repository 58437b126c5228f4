import { describe, expect, test, vi } from 'vitest'
import type { PushMessage } from '#contract/push/push-calls.ts'
import { openPage, parsePushNotice, sameOriginAddress, unsubscribePush } from '../../sw/push.ts'

const origin = 'https://shop.example'
const message: PushMessage = {
  ...{ title: 'Lake Parts', body: 'Order CW-100001 is on its way.', lang: 'en' },
  ...{ path: '/order/orderInfo?id=o1', tag: 'shipped-o1' },
}

test('a message shows who speaks and which order it is about, and remembers where it leads', () => {
  expect(parsePushNotice(JSON.stringify(message))).toEqual({
    title: 'Lake Parts',
    options: { body: message.body, lang: 'en', tag: 'shipped-o1', icon: '/images/logo.svg', data: '/order/orderInfo?id=o1' },
  })
})

test.each(['', 'no JSON', '{}', 'null', JSON.stringify({ ...message, title: '' }), JSON.stringify({ ...message, path: 5 })])(
  'what is no message of ours shows nothing: %s',
  (text) => expect(parsePushNotice(text)).toBeNull(),
)

describe('a press leads only to pages of this shop', () => {
  test('to the order', () => expect(sameOriginAddress(message.path, origin)).toBe('https://shop.example/order/orderInfo?id=o1'))
  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'orderInfo',
    '',
    null,
    5,
  ])('and home instead of %j', (path) => expect(sameOriginAddress(path, origin)).toBe('https://shop.example/'))
})

describe('a press', () => {
  const address = sameOriginAddress(message.path, origin)
  const windowAt = (url: string) => ({ url, focus: vi.fn(async () => undefined) })
  const windows = (...open: ReturnType<typeof windowAt>[]) => ({ matchAll: vi.fn(async () => open), openWindow: vi.fn(async () => null) })

  test('brings the window to the front that shows the order already', async () => {
    const [other, shown] = [windowAt(`${origin}/shoppingCheckout`), windowAt(address)]
    const all = windows(other, shown)
    await openPage(all, address)
    expect([shown.focus.mock.calls.length, other.focus.mock.calls.length, all.openWindow.mock.calls.length]).toEqual([1, 0, 0])
  })

  test('opens one where there is none, and leaves a form alone in which somebody types', async () => {
    const form = windowAt(`${origin}/shoppingCheckout`)
    const all = windows(form)
    await openPage(all, address)
    expect(form.focus).not.toHaveBeenCalled()
    expect(all.openWindow).toHaveBeenCalledWith(address)
  })
})

describe('a sign-out', () => {
  test('ends the subscription of this device and takes away what it showed', async () => {
    const [unsubscribe, close] = [vi.fn(async () => true), vi.fn()]
    await unsubscribePush({ pushManager: { getSubscription: async () => ({ unsubscribe }) }, getNotifications: async () => [{ close }] })
    expect([unsubscribe.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])
  })

  test('does no harm where there is no subscription, or no such thing at all', async () => {
    await unsubscribePush({ pushManager: { getSubscription: async () => null } })
    await unsubscribePush({})
  })
})
