import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useCart } from '#app/hooks/use-cart.ts'
import { CartLineRow } from '#app/screens/cart/CartLineRow.tsx'
import { JobLists } from '#app/screens/cart/JobLists.tsx'
import { cart } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { forgetJobs } from '#app/state/cart/job.ts'
import { addListToCart } from '#app/state/cart-changes/add-list.ts'
import { addToCart } from '#app/state/cart-changes/add-to-cart.ts'
import { loadCart } from '#app/state/cart-changes/start.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { currentToken, restoreSession } from '#app/state/session/session.ts'
import { CurrentJobButton } from '#app/ui/cart/CurrentJobButton.tsx'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { fakeShop } from '../../../support/cart/fake-shop.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { draw, eventually, openShop } from '../../../support/shell.tsx'

let made = 0

beforeEach(async () => {
  made += 1
  forgetJobs()
  await openShop('/shoppingCart')
  connectPort(portTo(noSignal, { token: async () => currentToken(), now: Date.now }))
  connectMirror(`jobs-${made}`, openMirrorDatabase)
})

async function signIn(): Promise<void> {
  localStorage.setItem('token', await fakeShop().signIn('ada'))
  localStorage.setItem('userInfo', JSON.stringify({ id: 'ada', realname: 'Ada', email: '' }))
  await restoreSession()
  await loadCart()
}

const part = (mcode: string) => partCard({ mcode })
const jobs = () => cart.lines.map(({ id, qty, jobs: its }) => [id, qty, its])
const nothing = () => undefined

async function choose(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /job/ }))
  await userEvent.type(screen.getByLabelText('Another job'), `${name}{Enter}`)
  await eventually(() => expect(screen.getByRole('button', { name: `For job: ${name}` })).toBeTruthy())
}

test('a part and a list are added for the job that was chosen, without a signal; without one for none', async () => {
  await signIn()
  draw(<CurrentJobButton />)
  await addToCart(part('GOOD-2'), 1)
  await choose('Hilux Meyer')
  await addToCart(part('GOOD-1'), 2)
  await choose('Golf Roth')
  await addListToCart([
    { part: part('GOOD-1'), qty: 1 },
    { part: part('GOOD-3'), qty: 4 },
  ])
  const [hilux, golf] = [
    { job: 'Hilux Meyer', qty: 2 },
    { job: 'Golf Roth', qty: 1 },
  ]
  expect(jobs()).toEqual([
    ['GOOD-2', 1, undefined],
    ['GOOD-1', 3, [hilux, golf]],
    ['GOOD-3', 4, [{ ...golf, qty: 4 }]],
  ])
})

test('a guest’s list keeps the job', async () => {
  for (const key of ['token', 'userInfo']) localStorage.removeItem(key)
  await restoreSession()
  draw(<CurrentJobButton />)
  await choose('Hilux Meyer')
  await addToCart(part('GOOD-1'), 2)
  expect(guestList.rows.map(({ mcode, jobs: its }) => [mcode, its])).toEqual([['GOOD-1', [{ job: 'Hilux Meyer', qty: 2 }]]])
})

function Lines() {
  return useCart().lines.map((line) => <CartLineRow key={line.id} line={line} isChosen={false} onChoose={nothing} />)
}

test('a line of the cart says its job, and one tap on another changes it', async () => {
  await signIn()
  const chooser = draw(<CurrentJobButton />)
  await choose('Golf Roth')
  await choose('Hilux Meyer')
  await addToCart(part('GOOD-1'), 2)
  chooser.unmount()
  draw(<Lines />)
  await userEvent.click(screen.getByRole('button', { name: 'For job: Hilux Meyer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Golf Roth' }))
  await eventually(() => expect(jobs()).toEqual([['GOOD-1', 2, [{ job: 'Golf Roth', qty: 2 }]]]))
  await userEvent.click(screen.getByRole('button', { name: 'For job: Golf Roth' }))
  await userEvent.click(screen.getByRole('button', { name: 'No job' }))
  await eventually(() => expect(jobs()).toEqual([['GOOD-1', 2, undefined]]))
})

const Aside = () => <JobLists jobs={[{ job: 'Golf Roth', lines: useCart().lines }]} />

test('what is set aside is called so, in other words than what a line of the cart is for', async () => {
  await signIn()
  await addToCart(part('GOOD-1'), 2)
  draw(<Aside />)
  expect(screen.getByRole('heading', { level: 2, name: 'Set aside: Golf Roth' })).toBeTruthy()
})

test('where no job was ever named, a line of the cart says nothing of jobs', async () => {
  await signIn()
  await addToCart(part('GOOD-1'), 2)
  draw(<Lines />)
  expect(screen.queryByRole('button', { name: /job/ })).toBeNull()
})
