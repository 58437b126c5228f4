import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cart } from '#app/state/cart/cart.ts'
import { addLine } from '#app/state/cart-changes/changes.ts'
import { loadCart } from '#app/state/cart-changes/start.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { currentToken, restoreSession, session } from '#app/state/session/session.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { openOutboxChannel } from '#data/outbox/channel.ts'
import { enqueueChanges } from '#data/outbox/intents.ts'
import { displayedPartOf } from '#data/outbox/shows.ts'
import { fakeShop } from '../../../support/cart/fake-shop.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { partCard } from '../../../support/parts.ts'
import { demoTenant, portTo } from '../../../support/port.ts'

/** Somebody signed in, on a device whose requests `answer` answers. */
async function ada(name: string, answer: (request: Request) => Promise<Response>, token: string, mirror = openMirrorDatabase(name)) {
  for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, memoryStorage())
  vi.stubGlobal('navigator', { onLine: true })
  localStorage.setItem('token', token)
  localStorage.setItem('userInfo', JSON.stringify({ id: 'ada', realname: 'Ada', email: '' }))
  connectPort(portTo(answer, { token: async () => currentToken() }))
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
  await sendOutboxNow()
  expect(cart.waiting).toBe(1)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  silent = true
  expect(await sendOutboxNow()).toBe('failed')
  expect(console.warn).toHaveBeenCalled()
  vi.mocked(console.warn).mockClear()
  silent = false
  answer = shop.answer
  expect(vi.getTimerCount()).toBe(1)
  vi.runOnlyPendingTimers()
  await sendOutboxNow()
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
  await sendOutboxNow()
  looks = 0
  await sendOutboxNow()
  const last = looks
  expect(last).toBeGreaterThan(1)

  for (let ticks = 0; ticks < 12; ticks += 1) {
    const mcode = `LATE-${ticks}`
    let asked: Promise<unknown> = Promise.resolve('never')
    looks = 0
    onLook = async (done) => {
      if (looks !== last) return
      onLook = (work) => work
      const shows = displayedPartOf(partCard({ mcode }))
      await enqueueChanges(mirror, { owner: 'ada', madeAt: Date.now() }, [{ call: 'cartAdd', input: { mcode, qty: 1 }, shows }])
      await done
      asked = (async () => {
        for (let tick = 0; tick < ticks; tick += 1) await null
        await sendOutboxNow()
      })()
    }
    await sendOutboxNow()
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
      if (tries < 20) void sendOutboxNow()
      return noSignal()
    },
    await shop.signIn('ada'),
  )
  await addLine(partCard({ mcode: 'GOOD-1' }), 2)
  tries = 0
  expect(await sendOutboxNow()).toBe('stopped')
  expect(tries).toBeLessThan(3)
  expect(cart.waiting).toBe(1)
})

test('a session that ended while its owner signed in anew, and the database had not heard of it: what waits goes under the new one', async () => {
  const shop = fakeShop()
  const old = await shop.signIn('ada')
  let meanwhile = () => {}
  await ada(
    'send-renewed',
    async (request) => {
      const reply = await shop.answer(request)
      meanwhile()
      return reply
    },
    old,
  )
  // Another tab signs in: this page hears of it, and its database a moment after the next look into it.
  await shop.expire('ada')
  const fresh = await shop.signIn('ada')
  meanwhile = () => {
    meanwhile = () => {}
    localStorage.setItem('token', fresh)
    session.current = { type: 'member', token: fresh, userInfo: { id: 'ada', realname: 'Ada', email: '' } }
  }
  await addLine(partCard({ mcode: 'GOOD-1' }), 2)
  await sendOutboxNow()
  expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
  expect(currentToken()).toBe(fresh)
})

test('what waits from an earlier day is sent also when the database answers only some time after the page was opened', async () => {
  const shop = fakeShop()
  const token = await shop.signIn('ada')
  const kept = openMirrorDatabase('send-late')
  const shows = displayedPartOf(partCard({ mcode: 'GOOD-1' }))
  await enqueueChanges(kept, { owner: 'ada', madeAt: Date.now() }, [{ call: 'cartAdd', input: { mcode: 'GOOD-1', qty: 2 }, shows }])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let silent = true
  const run: typeof kept.run = (work) => (silent ? Promise.reject(new DOMException('silent', 'TimeoutError')) : kept.run(work))
  await ada('send-late', shop.answer, token, { ...kept, run })
  expect(console.warn).toHaveBeenCalled()
  vi.mocked(console.warn).mockClear()
  silent = false
  await restoreSession()
  vi.runOnlyPendingTimers()
  await vi.waitFor(async () => expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } }))
  await sendOutboxNow()
})

test('what another tab wrote down and could not send any more is sent by this one', async () => {
  const shop = fakeShop()
  const mirror = await ada('send-orphan', shop.answer, await shop.signIn('ada'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const shows = displayedPartOf(partCard({ mcode: 'GOOD-1' }))
  await enqueueChanges(mirror, { owner: 'ada', madeAt: Date.now() }, [{ call: 'cartAdd', input: { mcode: 'GOOD-1', qty: 2 }, shows }])
  const otherTab = openOutboxChannel(demoTenant, () => undefined)
  onTestFinished(() => otherTab.close())
  otherTab.post()
  const later = async () => {
    vi.advanceTimersByTime(200)
    return (await shop.cartOf('ada')).cart
  }
  await expect.poll(later, { timeout: 20_000 }).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
})
