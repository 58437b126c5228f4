import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openMirror } from '#data/mirror/open.ts'
import { connectPort } from '#app/state/ask.ts'
import { cart } from '#app/state/cart.ts'
import { addLine } from '#app/state/cart-changes.ts'
import { sendNow } from '#app/state/cart-send.ts'
import { loadCart } from '#app/state/cart-start.ts'
import { connectMirror } from '#app/state/mirror.ts'
import { currentToken, restoreSession } from '#app/state/session.ts'
import { fakeShop } from '../../support/cart/fake-shop.ts'
import { noSignal } from '../../support/cart/phone.ts'
import { partCard } from '../../support/parts.ts'
import { portTo } from '../../support/port.ts'

test('a change that waits is tried again later, also after the database on this device did not answer', async () => {
  const shop = fakeShop()
  const held = new Map<string, string>()
  const memory = { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, text: string) => void held.set(key, text) }
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, { ...memory, removeItem: (key: string) => held.delete(key) })
  vi.stubGlobal('navigator', { onLine: true })
  localStorage.setItem('token', await shop.signIn('ada'))
  localStorage.setItem('userInfo', JSON.stringify({ id: 'ada', realname: 'Ada', email: '' }))
  let answer: typeof shop.answer = noSignal
  connectPort(portTo((request) => answer(request), { token: async () => currentToken() }))
  const mirror = openMirror('send-again')
  let silent = false
  const run: typeof mirror.run = (work) => (silent ? Promise.reject(new DOMException('silent', 'TimeoutError')) : mirror.run(work))
  connectMirror('send-again', () => ({ ...mirror, run }))
  await restoreSession()
  await loadCart()
  await addLine(partCard({ mcode: 'GOOD-1' }), 2)
  await sendNow()
  expect(cart.waiting).toBe(1)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  silent = true
  expect(await sendNow()).toBe('failed')
  expect(console.warn).toHaveBeenCalled()
  vi.mocked(console.warn).mockClear()
  silent = false
  answer = shop.answer
  expect(vi.getTimerCount()).toBe(1)
  vi.runOnlyPendingTimers()
  await sendNow()
  expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
})
