import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCart } from '#app/hooks/use-cart.ts'
import { CartStatus } from '#app/screens/cart/CartStatus.tsx'
import { PriceChangeNotice } from '#app/screens/cart/PriceChangeNotice.tsx'
import { cart } from '#app/state/cart/cart.ts'
import { readCart } from '#app/state/cart/read.ts'
import { addLine } from '#app/state/cart-changes/changes.ts'
import { loadCart } from '#app/state/cart-changes/start.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { currentToken, restoreSession } from '#app/state/session/session.ts'
import { NewerDatabaseError } from '#data/mirror/newer-database.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { enqueueChanges } from '#data/outbox/intents.ts'
import { fakeShop } from '../../../support/cart/fake-shop.ts'
import { add, shows } from '../../../support/cart/lines.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { draw, eventually, namesOf, openShop, words } from '../../../support/shell.tsx'

const Status = () => <CartStatus cart={useCart()} />
const status = () => words(screen.getByRole('status'))
const inShop = async () => (await shop.cartOf('ada')).cart
let made = 0
let shop = fakeShop()
let answer = shop.answer

beforeEach(async () => {
  made += 1
  shop = fakeShop()
  answer = shop.answer
  await openShop('/shoppingCart')
  connectPort(portTo((request) => answer(request), { token: async () => currentToken(), now: Date.now }))
  connectMirror(`status-${made}`, openMirrorDatabase)
  network.up = true
  localStorage.setItem('token', await shop.signIn('ada'))
  localStorage.setItem('userInfo', JSON.stringify({ id: 'ada', realname: 'Ada', email: '' }))
  await restoreSession()
  await loadCart()
})
// Nothing of one test's cart is on its way when the next begins.
afterEach(async () => {
  answer = shop.answer
  await sendOutboxNow()
})

/** Changes that are written down and that nobody has tried to send: no timer will, so that what is sent is sent by the button. */
async function waiting(...parts: string[]): Promise<void> {
  const changes = parts.map((mcode) => ({ ...add(mcode, 1), shows: shows(mcode) }))
  await enqueueChanges(openMirrorDatabase(`status-${made}`), { owner: 'ada', madeAt: Date.now() }, changes)
  await readCart()
}

test('with nothing waiting there is nothing to send', () => {
  draw(<Status />)
  expect(status()).toBe('As the shop has it.')
  expect(namesOf('button')).toEqual([])
})

test('what the shop has taken and not reckoned yet is not called as the shop has it', async () => {
  await waiting('GOOD-1')
  // The shop has answered the change; its next list, with its own sums, has not come.
  cart.waiting = 0
  draw(<Status />)
  expect(status()).toBe('The shop has taken your changes and not said its sums yet.')
})

test('what waits is counted beside the button that sends it, and pressed it is sent', async () => {
  await waiting('GOOD-1', 'GOOD-2')
  draw(<Status />)
  expect(status()).toContain('2 changes wait on this phone.')
  expect(await inShop()).toEqual({})
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  await eventually(() => expect(status()).toBe('As the shop has it.'))
  expect(Object.keys(await inShop())).toEqual(['GOOD-1', 'GOOD-2'])
  expect(namesOf('button')).toEqual([])
})

test('while it is sent it cannot be pressed again', async () => {
  await waiting('GOOD-1')
  let goOn = (): void => undefined
  const held = new Promise<void>((done) => {
    goOn = done
  })
  answer = async (request) => {
    await held
    return shop.answer(request)
  }
  draw(<Status />)
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  const button = await screen.findByRole('button', { name: 'Sending…' })
  expect([button.hasAttribute('disabled'), button.getAttribute('aria-busy')]).toEqual([true, 'true'])
  goOn()
  await eventually(() => expect(namesOf('button')).toEqual([]))
})

test('when nothing answers, why is said, the change still waits, and it can be pressed again', async () => {
  await waiting('GOOD-1')
  answer = noSignal
  draw(<Status />)
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  await eventually(() => expect(status()).toBe('1 change waits on this phone. No connection to the shop.Send now'))
  expect(screen.getByRole('button', { name: 'Send now' }).hasAttribute('disabled')).toBe(false)
})

const notKeeping = (error: Error | DOMException) =>
  connectMirror('none', () => ({ run: () => Promise.reject(error), close: async () => undefined }))

/** What the page logged of it is forgiven. */
const keepingAgain = () => {
  connectMirror(`status-${made}`, openMirrorDatabase)
  vi.mocked(console.warn).mockClear()
}

test('where this phone keeps nothing, it says so, and how many changes the page alone holds', async () => {
  notKeeping(new DOMException('The database on this device does not answer.', 'TimeoutError'))
  draw(<Status />)
  await loadCart()
  await eventually(() => expect(status()).toBe('This phone keeps nothing just now: each change goes straight to the shop.'))
  answer = noSignal
  await addLine(partCard({ mcode: 'GOOD-1' }), 1)
  await eventually(() =>
    expect(status()).toMatch(/^This phone keeps nothing just now\. 1 change is held by this page alone: leave it open/),
  )
  answer = shop.answer
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))
  await eventually(async () => expect(await inShop()).toEqual({ 'GOOD-1': { qty: 1, job: '' } }))
  keepingAgain()
})

test('a page that is older than what this phone keeps says what to do', async () => {
  notKeeping(new NewerDatabaseError())
  draw(<Status />)
  await loadCart()
  await eventually(() => expect(status()).toMatch(/^A newer version of the shop was open on this phone\./))
  keepingAgain()
})

const Moves = () => <PriceChangeNotice lines={useCart().lines} />

test('what was added offline at an old price is said in the cart, until the new price is taken', async () => {
  draw(<Moves />)
  answer = noSignal
  const seen = await shop.priceOf('GOOD-1')
  await addLine(partCard({ mcode: 'GOOD-1', price: seen }), 2)
  await shop.makeDearer('GOOD-1')
  answer = shop.answer
  await sendOutboxNow()
  await eventually(() => expect(words(screen.getByRole('status'))).toMatch(/^1 part costs something else than when you added it\./))
  expect((await shop.cartOf('ada')).before).toEqual({ 'GOOD-1': seen })
  await userEvent.click(screen.getByRole('button', { name: 'Take the new price' }))
  await eventually(async () => expect((await shop.cartOf('ada')).before).toEqual({}))
  await eventually(() => expect(screen.queryByRole('status')).toBeNull())
  expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
})
