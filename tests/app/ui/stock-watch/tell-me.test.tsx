import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connectPort } from '#app/state/page/ask.ts'
import { markNetworkAnswered } from '#app/state/page/network.ts'
import { notices } from '#app/state/page/notices.ts'
import { session } from '#app/state/session/session.ts'
import { PartList } from '#app/ui/PartList.tsx'
import { GuestStockAlertDialog } from '#app/ui/stock-watch/lazy-dialog.ts'
import { StockAlert } from '#app/ui/stock-watch/StockAlert.tsx'
import { calls } from '#contract/calls.ts'
import type { Stock } from '#contract/catalogue/catalogue.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, namesOf, openShop, words } from '../../../support/shell.tsx'

const out: Stock = { state: 'out', qty: 0 }
const TELL = 'Tell me when it is back'
const refusal = { code: 409, error: 'wrong-state', msg: 'This part is not made any more: it does not come back.' }

/** What the shop was sent: the call's path, and its body. */
let sent: [path: string, body: unknown][]

/** A shop that answers everything of stock watches; its captchas come without work. */
function shopThat(answers: 'takes' | 'refuses') {
  connectPort(
    portTo(async (request) => {
      const path = new URL(request.url).pathname
      if (path.includes('randomImage'))
        return envelopeReply({ result: { as: 'picture', key: 'k', picture: 'data:image/png;base64,1', expiresAt: '' } })
      if (path === calls.favouriteList.path) return envelopeReply({ result: { folders: [], marks: [] } })
      if (request.method === 'GET') return envelopeReply({ result: [] })
      sent.push([path, await request.json()])
      if (answers === 'refuses') return envelopeReply(refusal, { status: 409 })
      return envelopeReply({ result: path === calls.stockWatchAdd.path ? { mcode: 'A-1', email: 'ada@shop.test' } : { mailed: true } })
    }),
  )
}

function asMember() {
  session.current = { type: 'member', token: 't', userInfo: { id: 'ada', realname: 'Ada', email: '' } }
  onTestFinished(() => {
    session.current = { type: 'guest' }
  })
}

beforeEach(async () => {
  sent = []
  notices.toast = null
  await openShop('/prod/m/A-1')
  shopThat('takes')
})

const drawButton = (stock = out) => draw(<StockAlert part={partCard({ mcode: 'A-1', stock })} />)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('stands only where a part can be waited for', async () => {
  drawButton({ state: 'ended', qty: 0 })
  drawButton({ state: 'in', qty: 9 })
  expect(namesOf('button')).toEqual([])
  drawButton()
  expect(await screen.findByRole('button', { name: TELL })).toBeDefined()
})

describe('a member', () => {
  beforeEach(asMember)

  test('is told where the mail goes, in the button’s place, where the focus is', async () => {
    drawButton()
    await press(TELL)
    await eventually(() => expect(words(screen.getByRole('status'))).toContain('We mail you once, to ada@shop.test, when it is in stock.'))
    expect(screen.queryByRole('button', { name: TELL })).toBeNull()
    await eventually(() => expect(document.activeElement).toBe(screen.getByRole('status')))
    expect(sent).toEqual([[calls.stockWatchAdd.path, { mcode: 'A-1', language: 'en-US' }]])
  })

  test('who writes elsewhere by the time of the answer is left there', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    connectPort(
      portTo(async () => {
        await answered
        return envelopeReply({ result: { mcode: 'A-1', email: 'ada@shop.test' } })
      }),
    )
    drawButton()
    draw(<input aria-label="Note" />)
    await press(TELL)
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'for the van')
    answer()
    await eventually(() => expect(words(screen.getByRole('status'))).toContain('We mail you once'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' }))
  })

  test('hears why the shop refuses, and can press again', async () => {
    shopThat('refuses')
    drawButton()
    await press(TELL)
    await eventually(() => expect(words(screen.getByRole('status'))).toBe(refusal.msg))
    expect(screen.getByRole('button', { name: TELL })).toBeDefined()
  })

  test('of a device that keeps nothing hears that the shop has it, when the second try gets through', async () => {
    let tries = 0
    const taken = { mcode: 'A-1', email: 'ada@shop.test' }
    connectPort(
      portTo((request) => {
        if (new URL(request.url).pathname !== calls.stockWatchAdd.path) return envelopeReply({ result: [] })
        tries += 1
        return tries === 1 ? noSignal() : envelopeReply({ result: taken })
      }),
    )
    drawButton()
    await press(TELL)
    await eventually(() => expect(words(screen.getByRole('status'))).toContain('We mail you once, to ada@shop.test'))
  })

  test.each([
    ['too-often', 429],
    ['internal', 500],
  ])('is told what the shop says of %s, and not that there is no signal', async (error, status) => {
    const msg = 'Said by the shop.'
    connectPort(portTo(async () => envelopeReply({ code: status, error, msg, message: msg }, { status })))
    drawButton()
    await press(TELL)
    await eventually(() => expect(words(screen.getByRole('status'))).toBe(msg))
  })
})

describe('a guest', () => {
  const type = async (email: string) => userEvent.type(await screen.findByRole('textbox', { name: /mail/i }), email)
  const submit = () => userEvent.click(screen.getAllByRole('button', { name: TELL }).at(-1) ?? document.body)

  test('is asked where to in a dialog, and told that the mail there is to be confirmed', async () => {
    drawButton()
    await press(TELL)
    expect(await screen.findByRole('heading', { name: 'Tell me when A-1 is back' })).toBeDefined()
    await type('bob@shop.test')
    await submit()
    await eventually(() => expect(words()).toContain('A mail is on its way to bob@shop.test. Press the link in it within two days'))
    expect(sent).toEqual([[calls.stockWatchAsk.path, expect.objectContaining({ mcode: 'A-1', email: 'bob@shop.test' })]])
  })

  test('who has no signal for the form’s code is told at once, and can press again', async () => {
    const noForm = vi
      .spyOn(GuestStockAlertDialog, 'fetchOnce')
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    vi.stubGlobal('fetch', noSignal)
    onTestFinished(() => {
      noForm.mockRestore()
      vi.unstubAllGlobals()
    })
    drawButton()
    await press(TELL)
    const said = () => words(screen.getByRole('status'))
    await eventually(() => expect(said()).toBe('No signal: nothing was sent. Press the button again when there is one.'))
    expect(screen.queryByRole('heading', { name: 'Tell me when A-1 is back' })).toBeNull()
    await press(TELL)
    expect(await screen.findByRole('heading', { name: 'Tell me when A-1 is back' })).toBeDefined()
    expect(said()).toBe('')
  })

  test('is told which address cannot be one, and nothing is sent', async () => {
    drawButton()
    await press(TELL)
    await type('bob')
    await submit()
    await eventually(() => expect(screen.getByRole('textbox', { name: /mail/i }).getAttribute('aria-invalid')).toBe('true'))
    expect(sent).toEqual([])
  })

  test('without a signal is told that nothing was sent; what was typed stays', async () => {
    connectPort(portTo(noSignal))
    drawButton()
    await press(TELL)
    await type('bob@shop.test')
    await submit()
    await eventually(() => expect(words()).toContain('No signal: nothing was sent. Press the button again when there is one.'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /mail/i }).value).toBe('bob@shop.test')
    act(() => markNetworkAnswered())
    await eventually(() => expect(words()).toContain('There is a signal again. Nothing was sent yet: press the button again.'))
    expect(words()).not.toContain('No signal')
  })
})

describe('in a row', () => {
  const drawRow = (stock: Stock = out) => draw(<PartList parts={[partCard({ mcode: 'A-1', stock })]} label="Starters" />)
  const tells = () => namesOf('button').filter((name) => !/^(?:Favorite|Compare)/.test(name))

  test('it stands in the place of Add; of what is not made any more neither does', async () => {
    drawRow()
    await eventually(() => expect(tells()).toEqual(['Tell me when A-1 is back']))
    expect(words(screen.getByRole('button', { name: 'Tell me when A-1 is back' }))).toBe('Tell me')
    document.body.replaceChildren()
    drawRow({ state: 'ended', qty: 0 })
    expect(tells()).toEqual([])
  })

  test('a member’s press is ticked off where it was, keeps the focus, and is said at the edge of the screen', async () => {
    asMember()
    drawRow()
    await press('Tell me when A-1 is back')
    const ticked = await screen.findByRole('button', { name: 'You are told when A-1 is back' })
    expect(document.activeElement).toBe(ticked)
    expect(notices.toast).toMatchObject({
      text: 'We mail you once, to {email}, when {mcode} is in stock.',
      values: { email: 'ada@shop.test', mcode: 'A-1' },
    })
    await userEvent.click(ticked)
    expect(sent).toHaveLength(1)
  })

  test('a refusal is said at the edge of the screen, and the button stays', async () => {
    asMember()
    shopThat('refuses')
    drawRow()
    await press('Tell me when A-1 is back')
    await eventually(() => expect(notices.toast?.text).toBe(refusal.msg))
    expect(tells()).toEqual(['Tell me when A-1 is back'])
  })

  test('a guest is asked in a dialog', async () => {
    drawRow()
    await press('Tell me when A-1 is back')
    expect(await screen.findByRole('textbox', { name: /mail/i })).toBeDefined()
  })
})
