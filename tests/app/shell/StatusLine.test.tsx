import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { RefusedOrdersMessage } from '#app/shell/RefusedOrdersMessage.tsx'
import { StatusLine } from '#app/shell/StatusLine.tsx'
import { hideAddedNotice, showAddedNotice } from '#app/state/cart/added.ts'
import { cart } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { localOrders } from '#app/state/orders/orders-here.ts'
import { rememberPacks } from '#app/state/packs/here-note.ts'
import { clock } from '#app/state/page/clock.ts'
import { network } from '#app/state/page/network.ts'
import { session } from '#app/state/session/session.ts'
import { installState } from '#app/state/start/install.ts'
import { appUpdate } from '#app/state/worker/update.ts'
import { workerState } from '#app/state/worker/worker.ts'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { wanted } from '../../support/cart/guest-adds.ts'
import { draw, eventually, linksOf, namesOf, openShop, words } from '../../support/shell.tsx'

/** What a press on the line shows. */
const details = () => document.querySelector('[popover]') ?? undefined

describe('the age of what is shown', () => {
  const NOW = Date.parse('2026-11-21T08:00:00Z')
  const MINUTE_MS = 60_000
  const ago = (ms: number) => new Date(NOW - ms).toISOString()
  const stock = { state: 'in', qty: 3 } as const

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    await openShop()
    Object.assign(network, { up: false, portal: false })
  })
  afterEach(() => {
    vi.useRealTimers()
    network.up = true
  })

  /** The status line above stocks of these times. */
  async function line(...ages: (string | null)[]) {
    const rows = ages.map((at, index) => (
      <DataTimeProvider key={index.toString()} dataTime={at}>
        <StockMark stock={stock} />
      </DataTimeProvider>
    ))
    const { container, unmount } = draw(
      <>
        <StatusLine />
        <main>{rows}</main>
      </>,
    )
    await act(async () => undefined)
    return { said: () => words(container.querySelector('[role=status]') ?? undefined), all: () => words(details()), unmount }
  }

  test('without a signal it is said how old the oldest stock in sight is', async () => {
    const { all } = await line(ago(MINUTE_MS), ago(100 * 24 * 60 * MINUTE_MS), null)
    expect(all()).toContain('From this phone, 100 days ago.')
  })

  test('it says nothing of an age where nothing in sight has one, and when all is of just now', async () => {
    for (const ages of [[], [ago(0)], [ago(-3 * 60 * MINUTE_MS)]]) {
      const { all, unmount } = await line(...ages)
      expect(all()).toBe('No signal. What you have seen is here.Offline')
      unmount()
    }
  })

  test.each([
    [['app-1', 'app-6'], 'No signal. 2 packs are here.'],
    [['app-1', 'all'], 'No signal. The whole catalogue is here.'],
  ])('with packs on this device it says how much of the catalogue is: %j', async (ids, sentence) => {
    rememberPacks(ids.map((id) => ({ id, title: id })))
    onTestFinished(() => localStorage.clear())
    const { said, all } = await line()
    expect([said(), all()]).toEqual([`${sentence}Details`, `${sentence}Offline`])
  })

  test('on the page that it would lead to it has no link', async () => {
    await openShop('/prod/offline')
    const { all } = await line()
    expect(all()).toBe('No signal. What you have seen is here.')
  })

  test('what stays in sight grows old, minute by minute', async () => {
    const { all } = await line(ago(0))
    vi.setSystemTime(NOW + 3 * MINUTE_MS)
    await act(async () => {
      clock.ticks += 1
    })
    expect(all()).toContain('3 minutes ago')
  })

  test('a network that wants a sign-in first is named, with the way to its page in a tab of its own', async () => {
    network.portal = true
    const { said, all } = await line()
    expect(said()).toBe('This network wants you to sign in first.DetailsOpen its page')
    expect(all()).toContain('This network wants you to sign in first. What you have seen is here.')
    const way = within(screen.getByRole('status')).getByRole('link', { name: 'Open its page' })
    expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([`/?network-sign-in=${NOW}`, '_blank'])
  })
})

describe('a list that waits', () => {
  const list = (...mcodes: string[]) => {
    const rows = mcodes.map((mcode) => ({ ...wanted(mcode, 1), addedAt: 1 }))
    Object.assign(guestList, { known: true, rows: ref(rows), tabRows: ref([]), removed: null })
  }

  beforeEach(() => {
    network.up = true
    session.current = { type: 'guest' }
  })

  test('a guest’s list is told on every page, with the way to it', async () => {
    await openShop('/prod/m/GOOD-1')
    list('GOOD-1', 'GOOD-2', 'GOOD-3')
    draw(<StatusLine />)
    expect(words()).toBe('3 parts on your list.Look at it')
    expect(linksOf()).toEqual([['Look at it', '/shoppingCart']])
  })

  test('what an Add has just said is not said again, and stands there afterwards without being spoken', async () => {
    await openShop('/prod/m/GOOD-1')
    list('GOOD-1')
    showAddedNotice('GOOD-1')
    draw(<StatusLine />)
    expect(words()).toBe('')
    await act(async () => hideAddedNotice())
    expect(words()).toBe('1 part on your list.Look at it')
    expect(screen.getByText('1 part on your list.').closest('[role=status]')?.getAttribute('aria-live')).toBe('off')
    await act(async () => {
      network.up = false
    })
    expect(screen.getByRole('status').getAttribute('aria-live')).toBeNull()
  })

  test('also without a signal', async () => {
    network.up = false
    await openShop('/')
    list('GOOD-1')
    draw(<StatusLine />)
    expect(words(screen.getByRole('status'))).toBe('No signal. What you have seen is here.Details')
    expect(words(details())).toBe('No signal. What you have seen is here.Offline1 part on your list.Look at it')
  })

  test.each([
    ['beside the list itself', () => openShop('/login')],
    [
      'to a member, whose cart it becomes',
      async () => {
        await openShop('/')
        session.current = { type: 'member', token: 't', userInfo: null }
      },
    ],
  ])('not %s', async (_when, begin) => {
    await begin()
    list('GOOD-1')
    draw(<StatusLine />)
    expect(words()).toBe('')
  })
})

describe('without a signal the line says one thing, the rest behind a press', () => {
  beforeEach(async () => {
    await openShop('/prod/m/GOOD-1')
    network.up = false
    session.current = { type: 'member', token: 't', userInfo: null }
  })
  const told = (waits: Partial<typeof cart>) => {
    const nothing = { waiting: 0, waitingOrders: 0, held: 0, refused: [], trouble: null, sessionExpired: false }
    Object.assign(cart, nothing, waits)
    onTestFinished(() => void Object.assign(cart, nothing))
    draw(<StatusLine />)
    return words(screen.getByRole('status'))
  }

  test('what waits comes before what is here', () => {
    expect(told({ waiting: 2 })).toBe('No signal. 2 changes wait on this phone.Details')
    expect(words(details())).toBe('No signal. What you have seen is here.Offline2 changes wait on this phone.')
  })

  test('what this page alone holds comes before all', () => {
    expect(told({ waiting: 2, held: 2 })).toBe('No signal. Leave this page open.Details')
    expect(words(details())).toContain('2 changes are held by this page alone: leave it open until they are sent.')
  })

  test('its press opens the details', () => {
    told({ waiting: 2 })
    expect(screen.getByRole('button', { name: /^No signal\./ }).getAttribute('popovertarget')).toBe(details()?.id)
  })
})

describe('the offer to install', () => {
  beforeEach(async () => {
    await openShop()
    // Whatever else the line has to say comes before it.
    network.up = true
    session.current = { type: 'guest' }
    Object.assign(cart, { waiting: 0, refused: [], trouble: null, sessionExpired: false })
    localOrders.unsent = []
    appUpdate.type = 'none'
    workerState.isNewlyReady = false
    Object.assign(installState, { way: 'button', offered: false })
  })
  const line = () => words(screen.getByRole('status'))

  test('nothing is said of installing before there is reason to; then the line says it once', async () => {
    draw(<StatusLine />)
    expect(line()).toBe('')
    expect(localStorage.getItem('install-offer')).toBeNull()
    installState.offered = true
    await screen.findByText('Install the shop: it opens from its own icon, also offline.')
    expect(namesOf('button')).toEqual(['Install', 'Not now'])
    expect(localStorage.getItem('install-offer')).toBe('said')
  })

  test('"Not now" takes it away for good', async () => {
    installState.offered = true
    draw(<StatusLine />)
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await eventually(() => expect(line()).toBe(''))
    expect(localStorage.getItem('install-offer')).toBe('declined')
  })

  test('where Safari installs it, the steps are said', () => {
    Object.assign(installState, { way: 'ios', offered: true })
    draw(<StatusLine />)
    expect(line()).toContain('To open the shop from the home screen, tap Share, then “Add to Home Screen”.')
    expect(namesOf('button')).toEqual(['Close'])
  })

  test('without a signal there is more important news', () => {
    network.up = false
    installState.offered = true
    draw(<StatusLine />)
    expect(line()).toContain('No signal.')
    expect(line()).not.toContain('Install')
  })
})

describe('ready offline', () => {
  beforeEach(() => openShop('/prod/m/AR-S-10001'))

  test('that the shop is ready offline is said once, and gives way to a price at the thumb', () => {
    workerState.isNewlyReady = true
    onTestFinished(() => {
      workerState.isNewlyReady = false
    })
    draw(<StatusLine />)
    const line = screen.getByText(/^Ready offline/).closest('[data-said]')
    expect(line?.className).toContain('thumb-bar__root')
  })
})

describe('an order that came back', () => {
  test('an order that came back is told, with the way to its reason', () => {
    draw(<RefusedOrdersMessage orderKeys={['k-1']} />)
    expect(screen.getByText('The order that you saved was not placed: it came back.')).toBeDefined()
    expect(linksOf()).toEqual([['Look at it', '/completeOrder?id=k-1']])
  })

  test('of several it leads to the first', () => {
    draw(<RefusedOrdersMessage orderKeys={['k-1', 'k-2']} />)
    expect(screen.getByText('2 orders that you saved were not placed: they came back.')).toBeDefined()
    expect(linksOf()).toEqual([['Look at it', '/completeOrder?id=k-1']])
  })

  test('without any, nothing is said', () => {
    expect(draw(<RefusedOrdersMessage orderKeys={[]} />).container.childElementCount).toBe(0)
  })
})
