import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { UnsentChangesSection, useUnsentChanges } from '#app/screens/account/UnsentChangesSection.tsx'
import { RefusedWatches } from '#app/screens/favourites/RefusedWatches.tsx'
import { RestockAlertList } from '#app/screens/favourites/RestockAlertList.tsx'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { currentToken, restoreSession } from '#app/state/session/session.ts'
import { unwatchStock, watchStock } from '#app/state/stock-watch/stock-watch.ts'
import { calls } from '#contract/calls.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
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
  connectMirror(`watches-${made}`, openMirrorDatabase)
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
  await sendOutboxNow()
  await eventually(() => expect(words()).toBe(`Needs you You are not told when A-1 is back${msg}RetryDiscard`))
  expect(namesOf('button')).toEqual(['Retry: A-1', 'Discard: A-1'])
  await userEvent.click(screen.getByRole('button', { name: 'Discard: A-1' }))
  await eventually(() => expect(words()).toBe(''))
})

test('asked once more it goes to the shop again', async () => {
  await watchStock(mcodeOf('A-1'), 'en-US')
  answer = () => envelopeReply({ code: 409, error: 'wrong-state', msg }, { status: 409 })
  await sendOutboxNow()
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
  const kept = 'kept on this device until there is a signal.'
  await eventually(() => expect(words()).toBe(`Tell me when A-1 is back: ${kept}Do not tell me of A-2 any more: ${kept}`))
})

/** Answers everything, and notes in which order the shop heard what of which part. */
function listens(refuse: (path: string) => boolean = () => false): string[] {
  const heard: string[] = []
  answer = async (request) => {
    const path = new URL(request.url).pathname
    const call = ([name]: [string, { path: string }]) => name
    const name =
      Object.entries(calls)
        .filter((one) => one[1].path === path)
        .map(call)[0] ?? ''
    if (!name.startsWith('stockWatch')) return envelopeReply({ result: { lines: [] } })
    if (request.method === 'POST') heard.push(`${name} ${(await request.json()).mcode}`)
    if (refuse(name)) return envelopeReply({ code: 409, error: 'wrong-state', msg }, { status: 409 })
    return envelopeReply({
      result: name === 'stockWatchList' ? { watches: [], email: 'ada@shop.test' } : { mcode: 'A-1', email: 'ada@shop.test' },
    })
  }
  return heard
}

test('a wish that was taken back without a signal does not end the one that is made after it', async () => {
  await unwatchStock(mcodeOf('A-1'))
  const heard = listens()
  await watchStock(mcodeOf('A-1'), 'en-US')
  await sendOutboxNow()
  expect(heard.at(-1)).toBe('stockWatchAdd A-1')
  expect(heard).toContain('stockWatchEnd A-1')
})

test('a wish that the shop takes makes its refusal of before moot', async () => {
  await watchStock(mcodeOf('A-1'), 'en-US')
  listens((name) => name === 'stockWatchAdd')
  await sendOutboxNow()
  draw(<RefusedWatches />)
  await eventually(() => expect(words()).toContain('You are not told when A-1 is back'))
  listens()
  expect(await watchStock(mcodeOf('A-1'), 'en-US')).toEqual({ type: 'told', email: 'ada@shop.test' })
  await eventually(() => expect(words()).toBe(''))
})

test('what the device has sent is in the list of parts that one waits for, without a visit anew', async () => {
  await watchStock(mcodeOf('A-1'), 'en-US')
  let asked = 0
  const watches: object[] = []
  const isList = (request: Request) => new URL(request.url).pathname === calls.stockWatchList.path
  answer = (request) => {
    if (!isList(request)) return noSignal()
    asked += 1
    return envelopeReply({ result: { watches, email: 'a@b.test' } })
  }
  draw(<RestockAlertList />)
  await eventually(() => expect(asked).toBeGreaterThan(0))
  expect(words()).toBe('')
  watches.push({ mcode: 'A-1', name: 'Starter', askedAt: '2026-11-28T08:00:00.000Z' })
  answer = (request) => envelopeReply({ result: isList(request) ? { watches, email: 'a@b.test' } : { mcode: 'A-1', email: 'a@b.test' } })
  await sendOutboxNow()
  await eventually(() => expect(words()).toContain('A-1 Starter'))
})

const Waits = () => <UnsentChangesSection unsentChanges={useUnsentChanges()} />

test('it is among what waits here', async () => {
  await watchStock(mcodeOf('A-1'), 'en-US')
  answer = () => envelopeReply({ code: 409, error: 'wrong-state', msg }, { status: 409 })
  await sendOutboxNow()
  draw(<Waits />)
  await eventually(() => expect(words()).toContain('Told when backNeeds you'))
  expect(words()).not.toContain('Nothing waits here')
})

test('who wants no more news of a part, without a signal, changes neither cart nor addresses by it', async () => {
  await unwatchStock(mcodeOf('A-1'))
  draw(<Waits />)
  await eventually(() => expect(words()).toBe('Waiting on this phoneWithout a networkTold when backOn this phone, waits for a signal'))
})
