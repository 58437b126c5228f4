import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openMirror } from '#data/mirror/open.ts'
import { useCart } from '#app/hooks/use-cart.ts'
import { PriceMoves } from '#app/screens/cart/PriceMoves.tsx'
import { connectPort } from '#app/state/page/ask.ts'
import { addLine } from '#app/state/cart/changes.ts'
import { loadCart } from '#app/state/cart/start.ts'
import { sendNow } from '#app/state/outbox/send.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { currentToken, restoreSession } from '#app/state/account/session.ts'
import { fakeShop } from '../../../support/cart/fake-shop.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { draw, eventually, openShop, words } from '../../../support/shell.tsx'

let made = 0
let shop = fakeShop()
let answer = shop.answer

beforeEach(async () => {
  made += 1
  shop = fakeShop()
  answer = shop.answer
  await openShop('/shoppingCart')
  connectPort(portTo((request) => answer(request), { token: async () => currentToken(), now: Date.now }))
  connectMirror(`moves-${made}`, openMirror)
  network.up = true
  localStorage.setItem('token', await shop.signIn('ada'))
  localStorage.setItem('userInfo', JSON.stringify({ id: 'ada', realname: 'Ada', email: '' }))
  await restoreSession()
  await loadCart()
})

const Moves = () => <PriceMoves lines={useCart().lines} />

test('what was added offline at an old price is said in the cart, until the new price is taken', async () => {
  draw(<Moves />)
  answer = noSignal
  const seen = await shop.priceOf('GOOD-1')
  await addLine(partCard({ mcode: 'GOOD-1', price: seen }), 2)
  await shop.makeDearer('GOOD-1')
  answer = shop.answer
  await sendNow()
  await eventually(() => expect(words(screen.getByRole('status'))).toMatch(/^1 part costs something else than when you added it\./))
  expect((await shop.cartOf('ada')).before).toEqual({ 'GOOD-1': seen })
  await userEvent.click(screen.getByRole('button', { name: 'Take the new price' }))
  await eventually(async () => expect((await shop.cartOf('ada')).before).toEqual({}))
  await eventually(() => expect(screen.queryByRole('status')).toBeNull())
  expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
})
