import 'fake-indexeddb/auto'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { CartHover } from '#app/shell/lazy/CartHover.tsx'
import CartPanel from '#app/shell/lazy/CartPanel.tsx'
import { MainHeader } from '#app/shell/MainHeader.tsx'
import { Toast } from '#app/shell/Toast.tsx'
import { cart, emptyCartSums } from '#app/state/cart/cart.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { addLine } from '#app/state/cart-changes/changes.ts'
import { loadCart } from '#app/state/cart-changes/start.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { notices } from '#app/state/page/notices.ts'
import { currentToken, restoreSession, session } from '#app/state/session/session.ts'
import { cartSumsOf, isIncludedInOrder, totalsForQuantity } from '#contract/pricing/pricing.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'
import { fakeShop } from '../../../support/cart/fake-shop.ts'
import { partCard, partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, namesOf, openShop, words } from '../../../support/shell.tsx'

const user = userEvent.setup()
const panel = () => screen.queryByRole('region', { name: 'Cart' })
const icon = () => screen.getByRole('link', { name: /^Cart, / })
const OPENER = { name: 'Show what is in the cart' }
const opener = () => screen.getByRole('button', OPENER)
/** Neither the panel, whose code would come a moment later, nor the button that stands there at once wherever the panel may open. */
const expectNoPanel = () => {
  expect(screen.queryByRole('button', OPENER)).toBeNull()
  expect(panel()).toBeNull()
}
const elsewhere = () => screen.getByRole('button', { name: 'Menu' })
const shownPanel = () => screen.findByRole('region', { name: 'Cart' })

describe('section 2: what is in the cart hover panel', () => {
  const drawn = () => draw(<CartPanel onClose={() => undefined} />)
  beforeEach(async () => {
    await openShop()
    session.current = { type: 'guest' }
  })

  test('a spinner while loading', () => {
    Object.assign(cart, { status: 'loading', lines: [], sums: emptyCartSums })
    drawn()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
  })

  test("an empty placeholder for an empty list, and the buttons 'Clear All' and 'Go to Cart'", () => {
    Object.assign(cart, { status: 'ready', lines: [], sums: emptyCartSums })
    drawn()
    expect(screen.queryByRole('status')).toBeNull()
    expect(words()).toContain('Your cart is empty.')
    expect(namesOf('button')).toEqual(['Clear All'])
    expect(linksOf()).toEqual([['Go to Cart', '/shoppingCart']])
  })

  /** A cart as the shop confirms it, with these parts in it. */
  function holds(parts: { mcode: string; price: number; coreCharge: number; qty: number; job?: string }[]) {
    const lines = parts.map(({ qty, job = '', ...part }): OptimisticLine => {
      const card = partDetail({ ...part, priceLadder: [{ fromQty: 1, unitPrice: part.price }] })
      const product = { ...card, goodsSkuCode: card.mcode }
      return {
        ...{
          ...card,
          id: card.mcode,
          qty,
          job,
          amount: totalsForQuantity(card, qty).goods / 100,
          product,
          addedAt: '2026-11-21T08:00:00.000Z',
        },
        ...{ progress: 'confirmed', isProvisional: false, refused: null, onlyRefused: false },
      }
    })
    Object.assign(cart, { status: 'ready', lines: ref(lines), sums: cartSumsOf(lines.filter(isIncludedInOrder)) })
  }
  const rows = (shown: Element) => [...shown.querySelectorAll('dl > div')].map((row) => words(row))
  const cents = (shown: Element) => [...shown.querySelectorAll('li p > data')].map((one) => Number(one.getAttribute('value')) * 100)

  test('its sums add up in front of the reader: parts, core charges and total, each on a row of its own', () => {
    holds([
      { mcode: 'GOOD-1', price: 240.89, coreCharge: 55, qty: 1 },
      { mcode: 'GOOD-2', price: 150, coreCharge: 0, qty: 2 },
      { mcode: 'GOOD-3', price: 80, coreCharge: 10, qty: 1, job: 'Truck 12' },
    ])
    const shown = drawn().container
    expect(rows(shown)).toEqual([
      '3 pieces$540.89',
      'Core charges, given back for your old units$55.00',
      'Total before delivery and tax$595.89',
    ])
    expect(Math.round(cents(shown).reduce((sum, one) => sum + one, 0))).toBe(54_089)
  })

  test('without a core charge it speaks of none', () => {
    holds([{ mcode: 'GOOD-1', price: 20, coreCharge: 0, qty: 2 }])
    expect(rows(drawn().container)).toEqual(['2 pieces$40.00', 'Total before delivery and tax$40.00'])
  })
})

describe('section 2: cart hover panel', () => {
  let made = 0
  let shop = fakeShop()
  let answer = shop.answer
  let reloads = 0

  /**
   * The header of somebody who is signed in, with two parts in the cart, three pieces in all; for a guest, or with an empty cart, if told
   * so.
   */
  async function header({
    who = 'ada',
    parts = [
      ['GOOD-1', 2],
      ['GOOD-2', 1],
    ] as [string, number][],
    at = '/',
  } = {}): Promise<void> {
    await openShop(at)
    // What a link fetches ahead is answered too: left without, the call would fail after its eight seconds, and whatever test runs by then.
    const answered = (request: Request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.includes('/shoppingcart/')) return answer(request)
      return envelopeReply({ result: partDetail({ mcode: searchParams.get('mcode') ?? '' }) })
    }
    connectPort(portTo(answered, { token: async () => currentToken() }))
    if (who !== '') {
      localStorage.setItem('token', await shop.signIn(who))
      localStorage.setItem('userInfo', JSON.stringify({ id: who, realname: 'Ada', email: '' }))
    }
    await restoreSession()
    await loadCart()
    for (const [mcode, qty] of parts) await addLine(partCard({ mcode }), qty)
    draw(<MainHeader />)
    draw(
      <>
        <Toast />
        <CartHover />
      </>,
    )
  }

  beforeEach(() => {
    made += 1
    shop = fakeShop()
    answer = shop.answer
    reloads = 0
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {
      reloads += 1
    })
    onTestFinished(() => reload.mockRestore())
    connectMirror(`panel-${made}`, openMirrorDatabase)
    notices.toast = null
    cartCount.pieces = 0
  })

  // Nothing of one test's cart is on its way when the next begins.
  afterEach(() => sendOutboxNow())

  test('a guest has no panel, and the icon is a link to /shoppingCart', async () => {
    await header({ who: '', parts: [] })
    act(() => {
      cartCount.pieces = 3
    })
    await eventually(() => expect(linksOf()).toContainEqual(['Cart, 3 items', '/shoppingCart']))
    await user.hover(icon())
    expectNoPanel()
  })

  test('it stays shut while the count is zero', async () => {
    await header({ parts: [] })
    await user.hover(icon())
    expect(icon()).toBe(screen.getByRole('link', { name: 'Cart, 0 items' }))
    expectNoPanel()
  })

  test('it opens on hover with a delete control at each line, and closes on mouse leave', async () => {
    await header()
    expect(icon()).toBe(screen.getByRole('link', { name: 'Cart, 3 items' }))
    await user.hover(icon())
    const shown = await shownPanel()
    expect(namesOf('button', shown)).toEqual(['Delete GOOD-1', 'Delete GOOD-2', 'Clear All'])
    expect(linksOf(shown)).toEqual([
      ['GOOD-1', '/prod/m/GOOD-1'],
      ['GOOD-2', '/prod/m/GOOD-2'],
      ['Go to Cart', '/shoppingCart'],
    ])
    expect(words(shown)).not.toContain('Your cart is empty.')
    await user.hover(elsewhere())
    expect(panel()).toBeNull()
  })

  test('a finger on the icon goes to the cart and opens nothing', async () => {
    await header()
    await user.pointer([{ keys: '[TouchA]', target: icon() }])
    expect(panel()).toBeNull()
    expect(location.pathname).toBe('/shoppingCart')
  })

  test('by keyboard it opens with the button behind the icon, and Escape leads back to that', async () => {
    await header()
    icon().focus()
    await user.tab()
    expect(document.activeElement).toBe(opener())
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Enter}')
    const shown = await shownPanel()
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    await user.tab()
    expect(document.activeElement).toBe(within(shown).getByRole('link', { name: 'GOOD-1' }))
    await user.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  test('it closes when the focus goes elsewhere', async () => {
    await header()
    act(() => opener().focus())
    await user.keyboard('{Enter}')
    await shownPanel()
    act(() => elsewhere().focus())
    expect(panel()).toBeNull()
  })

  test('it stays when the focus goes to the Undo of what was deleted in it', async () => {
    await header()
    act(() => opener().focus())
    await user.keyboard('{Enter}')
    await user.click(within(await shownPanel()).getByRole('button', { name: 'Delete GOOD-1' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    // Whichever is drawn first, the list without the line or the notice: the focus may come straight from the panel.
    act(() =>
      within(screen.getByRole('region', { name: 'Cart' }))
        .getByRole('link', { name: 'GOOD-2' })
        .focus(),
    )
    act(() => undo.focus())
    expect(panel()).not.toBeNull()
  })

  describe('section 8: after delete', () => {
    const press = async (name: string) => {
      await user.hover(icon())
      await user.click(within(await shownPanel()).getByRole('button', { name }))
    }
    const inShop = async () => (await shop.cartOf('ada')).cart

    test('elsewhere: successfully delete, the panel is loaded anew and the page is not', async () => {
      await header()
      await press('Delete GOOD-1')
      expect(await screen.findByText('successfully delete')).toBeDefined()
      expect(linksOf(await shownPanel()).map(([name]) => name)).toEqual(['GOOD-2', 'Go to Cart'])
      expect(icon()).toBe(screen.getByRole('link', { name: 'Cart, 1 item' }))
      expect(await inShop()).toEqual({ 'GOOD-2': { qty: 1, job: '' } })
      expect(reloads).toBe(0)
    })

    test('on the shopping-cart page the page is loaded anew', async () => {
      await header({ at: '/shoppingCart' })
      await press('Delete GOOD-1')
      await eventually(() => expect(reloads).toBe(1))
      expect(await inShop()).toEqual({ 'GOOD-2': { qty: 1, job: '' } })
    })

    test('after Clear All the page is loaded anew, and the cart is empty', async () => {
      await header()
      await press('Clear All')
      await eventually(() => expect(reloads).toBe(1))
      expect(await inShop()).toEqual({})
    })

    test('with another code: fail to delete, and the line stays', async () => {
      await header()
      const { answer: asBefore } = shop
      answer = async (request) =>
        request.url.endsWith('/deleteBatch')
          ? Response.json({ code: 400, msg: 'No.', error: 'bad-request' }, { status: 400 })
          : asBefore(request)
      await press('Delete GOOD-1')
      expect(await screen.findByText('fail to delete')).toBeDefined()
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
      expect(linksOf(await shownPanel()).map(([name]) => name)).toEqual(['GOOD-1', 'GOOD-2', 'Go to Cart'])
      expect(reloads).toBe(0)
    })
  })
})
