import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openMirror } from '#data/mirror/open.ts'
import { writeDown } from '#data/outbox/intents.ts'
import { showsOf } from '#data/outbox/shows.ts'
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

/** Somebody signed in, on a device whose requests `answer` answers. */
async function ada(name: string, answer: (request: Request) => Promise<Response>, token: string) {
  const held = new Map<string, string>()
  const memory = { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, text: string) => void held.set(key, text) }
  for (const storage of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(storage, { ...memory, removeItem: (key: string) => held.delete(key) })
  vi.stubGlobal('navigator', { onLine: true })
  localStorage.setItem('token', token)
  localStorage.setItem('userInfo', JSON.stringify({ id: 'ada', realname: 'Ada', email: '' }))
  connectPort(portTo(answer, { token: async () => currentToken() }))
  const mirror = openMirror(name)
  connectMirror(name, () => mirror)
  await restoreSession()
  await loadCart()
  return mirror
}

test('a change that waits is tried again later, also after the database on this device did not answer', async () => {
  const shop = fakeShop()
  let answer: typeof shop.answer = noSignal
  const mirror = await ada('send-again', (request) => answer(request), await shop.signIn('ada'))
  let silent = false
  const run: typeof mirror.run = (work) => (silent ? Promise.reject(new DOMException('silent', 'TimeoutError')) : mirror.run(work))
  connectMirror('send-again', () => ({ ...mirror, run }))
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

test('whoever asks in the very moment in which a sending ends is not forgotten', async () => {
  const shop = fakeShop()
  const mirror = await ada('send-ends', shop.answer, await shop.signIn('ada'))
  let looks = 0
  let onLook: (work: Promise<unknown>) => Promise<unknown> = (work) => work
  const run: typeof mirror.run = async (work) => {
    looks += 1
    const done = mirror.run(work)
    await onLook(done)
    return done
  }
  connectMirror('send-ends', () => ({ ...mirror, run }))
  await sendNow()
  looks = 0
  await sendNow()
  const last = looks
  expect(last).toBeGreaterThan(1)

  for (let ticks = 0; ticks < 12; ticks += 1) {
    const mcode = `LATE-${ticks}`
    let asked: Promise<unknown> = Promise.resolve('never')
    looks = 0
    onLook = async (done) => {
      if (looks !== last) return
      onLook = (work) => work
      const shows = showsOf(partCard({ mcode }))
      await writeDown(mirror, { owner: 'ada', madeAt: Date.now() }, [{ call: 'cartAdd', input: { mcode, qty: 1 }, shows }])
      await done
      asked = (async () => {
        for (let tick = 0; tick < ticks; tick += 1) await null
        await sendNow()
      })()
    }
    await sendNow()
    await asked
    expect((await shop.cartOf('ada')).cart, `asked ${ticks} ticks after the last look`).toHaveProperty(mcode)
  }
})

test('a try that fails is over, however often it was asked for meanwhile: whoever waits for it is told', async () => {
  const shop = fakeShop()
  let tries = 0
  await ada(
    'send-hangs',
    async () => {
      tries += 1
      // As the checkout does at every stir of the cart.
      if (tries < 20) void sendNow()
      return noSignal()
    },
    await shop.signIn('ada'),
  )
  await addLine(partCard({ mcode: 'GOOD-1' }), 2)
  tries = 0
  expect(await sendNow()).toBe('later')
  expect(tries).toBeLessThan(3)
  expect(cart.waiting).toBe(1)
})
