import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openMirror } from '#data/mirror/open.ts'
import { useWaitsHere, WaitsHere } from '#app/screens/account/WaitsHere.tsx'
import { RefusedWatches } from '#app/screens/favourites/RefusedWatches.tsx'
import { currentToken, restoreSession } from '#app/state/account/session.ts'
import { sendNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { unwatchStock, watchStock } from '#app/state/stock-watch/stock-watch.ts'
import { mcodeOf } from '#contract/primitives.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, namesOf, openShop, words } from '../../../support/shell.tsx'

const msg = 'This part is not made any more: it does not come back.'
let made = 0
let answer: (request: Request) => Response | Promise<Response> = noSignal

beforeEach(async () => {
  made += 1
  answer = noSignal
  await openShop('/collect')
  connectPort(portTo((request) => answer(request), { token: async () => currentToken(), now: Date.now }))
  connectMirror(`watches-${made}`, openMirror)
  network.up = true
  localStorage.setItem('token', 't')
  localStorage.setItem('userInfo', JSON.stringify({ id: `ada-${made}`, realname: 'Ada', email: '' }))
  await restoreSession()
})

test('a wish that waits on the device says so; one that the shop then refuses needs its owner, who is told why, and can give it up', async () => {
  expect(await watchStock(mcodeOf('A-1'), 'en-US')).toEqual({ type: 'kept' })
  draw(<RefusedWatches />)
  await eventually(() => expect(words()).toBe('Tell me when A-1 is back: kept on this device until there is a signal.'))
  answer = () => envelopeReply({ code: 409, error: 'wrong-state', msg, field: 'mcode' }, { status: 409 })
  await sendNow()
  await eventually(() => expect(words()).toBe(`Needs you You are not told when A-1 is back${msg}RetryDiscard`))
  expect(namesOf('button')).toEqual(['Retry: A-1', 'Discard: A-1'])
  await userEvent.click(screen.getByRole('button', { name: 'Discard: A-1' }))
  await eventually(() => expect(words()).toBe(''))
})

test('asked once more it goes to the shop again', async () => {
  await watchStock(mcodeOf('A-1'), 'en-US')
  answer = () => envelopeReply({ code: 409, error: 'wrong-state', msg }, { status: 409 })
  await sendNow()
  draw(<RefusedWatches />)
  const retry = await screen.findByRole('button', { name: 'Retry: A-1' })
  answer = () => envelopeReply({ result: { mcode: 'A-1', email: 'ada@shop.test' } })
  await userEvent.click(retry)
  await eventually(() => expect(words()).toBe(''))
})

test('a wish that was said twice is there once, and none that was taken back after it', async () => {
  for (const mcode of ['A-1', 'A-2', 'A-1'].map(mcodeOf)) await watchStock(mcode, 'en-US')
  await unwatchStock(mcodeOf('A-2'))
  draw(<RefusedWatches />)
  await eventually(() => expect(words()).toBe('Tell me when A-1 is back: kept on this device until there is a signal.'))
})

const Waits = () => <WaitsHere waits={useWaitsHere()} />

test('it is among what waits here', async () => {
  await watchStock(mcodeOf('A-1'), 'en-US')
  answer = () => envelopeReply({ code: 409, error: 'wrong-state', msg }, { status: 409 })
  await sendNow()
  draw(<Waits />)
  await eventually(() => expect(words()).toContain('Told when backNeeds you'))
  expect(words()).not.toContain('Nothing waits here')
})

test('who wants no more news of a part, without a signal, changes neither cart nor addresses by it', async () => {
  await unwatchStock(mcodeOf('A-1'))
  draw(<Waits />)
  await eventually(() => expect(words()).toBe('Waiting on this phoneWithout a networkTold when backOn this phone, waits for a signal'))
})
