import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { vehicleOptionHref } from '#app/shell/lazy/vehicle-option-href.ts'
import { SearchBox } from '#app/shell/SearchBox.tsx'
import { popularSearches } from '#app/state/catalogue/popular.ts'
import { recentSearches } from '#app/state/catalogue/recent-searches.ts'
import { search } from '#app/state/catalogue/search.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { slashKeySetting } from '#app/state/page/slash-key.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { SlashKeySwitch } from '#app/ui/SlashKeySwitch.tsx'
// The rows of the calls are here before the clock is stopped: nothing fetches them then.
import '#contract/calls.ts'
import { portTo } from '../../support/port.ts'
import { envelopeReply } from '../../support/reply.ts'
import { draw, eventually, namesOf, openShop, standsAt, timeStandsStill, words } from '../../support/shell.tsx'

const suggestion = (goodsSkuCode: string, goodsApplication: string | null) => ({
  ...{ goodsSkuCode, goodsApplication, mainImageUrl: '/part/x/view.svg', oeNumber: '0 001 108 001' },
  ...{ backCategoryName: 'Starters', oeProducer: 'Bosch', specName: '12 V', matched: { by: 'oe' } },
})
const records = [suggestion('ST-1', 'Iveco Daily'), suggestion('ST-2', null)]
const found = () => envelopeReply({ result: { records, total: 2, size: 8, current: 1, pages: 1 } })

let asked: (string | null)[]
let recorded: unknown[]
let answer: () => Response

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for parts' })
const options = () => screen.queryAllByRole('option')
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
/** Lets so much time go by, and all that it brings be drawn. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The box with so many suggestions under it. */
async function suggested(text = '0001108', count = 2): Promise<void> {
  await user.type(box(), text)
  await pass(500)
  await eventually(() => expect(options()).toHaveLength(count))
}

beforeEach(async () => {
  timeStandsStill()
  // What was searched for is written down by nobody: of a database that another file has left here, a clock that is moved on would say that
  // it does not answer.
  connectMirror('none', () => ({ run: () => new Promise(() => undefined), close: async () => undefined }))
  ;[asked, recorded, answer] = [[], [], found]
  await openShop()
  connectPort(
    portTo(async (request) => {
      if (request.method === 'GET') {
        asked.push(new URL(request.url).searchParams.get('searchStr'))
        return answer()
      }
      recorded.push(await request.json())
      return envelopeReply({ result: { saved: true } })
    }),
  )
  Object.assign(search, { text: '', list: { type: 'none' }, shown: false, at: -1 })
  recentSearches.texts = []
  popularSearches.terms = []
  draw(<SearchBox />)
})

describe('section 9: suggestions under the search box', () => {
  test('are asked for 500 ms after the last key in the box, once, with what stands in it', async () => {
    await user.type(box(), '0001108')
    await pass(499)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual(['0001108'])
    await eventually(() => expect(options()).toHaveLength(2))
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Suggestions' }).id)
  })

  test('hide 100 ms after the box has lost the focus, and not at once', async () => {
    await suggested()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }))
    await pass(99)
    expect(options()).toHaveLength(2)
    await pass(1)
    expect(options()).toEqual([])
    await user.click(box())
    expect(options()).toHaveLength(2)
  })

  test('section 2: choosing one opens /prod/m/{goodsSkuCode} and hides them; nothing is recorded as a search', async () => {
    await suggested()
    const [first] = options()
    if (first === undefined) throw new Error('No suggestion')
    await user.click(first)
    expect(standsAt()).toBe('/prod/m/ST-1')
    await pass(100)
    expect(options()).toEqual([])
    expect(recorded).toEqual([])
  })

  test("section 3: one without an application says 'unknow IVECO', another its own", async () => {
    await suggested()
    expect(options().map((option) => words(option).includes('unknow IVECO'))).toEqual([false, true])
    expect(words(options()[0])).toContain('Iveco Daily')
  })

  test('section 3: one of a backend that says its code and number and nothing else stands with the others', async () => {
    answer = () => envelopeReply({ result: { records: [records[0], { goodsSkuCode: 'X-9', oeNumber: '104210-4610' }] } })
    await suggested()
    expect(words(options()[1])).toContain('104210-4610')
    expect(words(options()[1])).toContain('unknow IVECO')
  })

  test('each says its own code, seller, condition, price, core charge and stock; offers of one number stand together, the best first', async () => {
    const dear = { ...suggestion('ST-1', 'Iveco Daily'), producer: 'Remy', condition: 'new', price: 199.5, coreCharge: 0 }
    const cheap = { ...suggestion('ST-3', 'Iveco Daily'), producer: 'Lucas', condition: 'reman', price: 99, coreCharge: 55 }
    const other = { ...suggestion('ST-2', null), oeNumber: '0 001 108 999' }
    const stock = { state: 'in', qty: 9 }
    answer = () => envelopeReply({ result: { records: [{ ...dear, stock }, other, { ...cheap, stock: { state: 'low', qty: 2 } }] } })
    await suggested('0001108', 3)
    const [best, second, third] = options().map(words)
    expect(best).toMatch(/0 001 108 001.*ST-3.*Lucas.*Reman.*2 left.*\$99\.00.*\+ \$55\.00 core/)
    expect(second).toMatch(/^ST-1.*Remy.*New.*In stock.*\$199\.50/)
    expect(third).toContain('0 001 108 999')
  })

  test('the last row leads to all results, with their count', async () => {
    answer = () => envelopeReply({ result: { records, total: 20, size: 8, current: 1, pages: 3, found: 73 } })
    await suggested('0001108', 3)
    const last = screen.getByRole('option', { name: 'All 73 results' })
    expect(options().at(-1)).toBe(last)
    await user.click(last)
    expect(standsAt()).toBe('/prod/all/0001108')
  })

  test('nothing found is said under the box, and to who does not see it', async () => {
    answer = () => envelopeReply({ result: { records: [], total: 0, size: 8, current: 1, pages: 0, found: 0 } })
    await user.type(box(), 'qqqxx')
    await pass(500)
    const said = () => screen.getByText(/^Nothing is called “qqqxx”/, { selector: '[aria-hidden]' })
    await eventually(() => expect(said().closest('[hidden]')).toBeNull())
    expect(screen.getByRole('status').textContent).toMatch(/^Nothing is called “qqqxx”/)
    await user.keyboard('{Escape}')
    expect(said().closest('[hidden]')).not.toBeNull()
  })

  test('a vehicle leads to its page, its starters and alternators to the list of these', async () => {
    const hilux = { ...{ modelid: 'm7', brandid: 'b1', appid: '1', brand: 'Toyota', group: 'Hilux', model: 'Hilux N60', year: 2000 } }
    const counts = { engines: ['2L'], starters: 4, alternators: 3, partCount: 40 }
    answer = () => envelopeReply({ result: { records, total: 2, found: 40, vehicles: [{ ...hilux, ...counts }] } })
    await suggested('hilux', 6)
    expect(namesOf('option').slice(0, 3)).toEqual(['Toyota Hilux N60 2L', 'Its starters 4 offers', 'Its alternators 3 offers'])
    await user.click(screen.getByRole('option', { name: /alternators/ }))
    await eventually(() => expect(standsAt()).toBe('/prod/model/m7?engine=2L&year=2000&category=2'))
    const itself = { type: 'vehicle', vehicle: { ...hilux, ...counts }, units: null } as const
    expect(vehicleOptionHref(itself)).toBe('/prod/model/m7?engine=2L&year=2000')
  })

  test('the arrows go through them, and Enter opens the one that they are on', async () => {
    await suggested()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const [, second] = options()
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true'])
    expect(box().getAttribute('aria-activedescendant')).toBe(second?.id)
    await user.keyboard('{Enter}')
    expect(standsAt()).toBe('/prod/m/ST-2')
  })

  test('Escape hides them, and a second one empties the box', async () => {
    await suggested()
    await user.keyboard('{Escape}')
    expect([options(), box().value]).toEqual([[], '0001108'])
    await user.keyboard('{Escape}')
    expect(box().value).toBe('')
  })

  test('an empty box offers what was searched before and what others search for, and searches for what is chosen', async () => {
    recentSearches.texts = ['before']
    popularSearches.terms = ['104210-4610']
    await user.click(box())
    await eventually(() => expect(namesOf('option')).toEqual(['before', '104210-4610']))
    await user.click(screen.getByRole('option', { name: '104210-4610' }))
    expect(standsAt()).toBe('/prod/all/104210-4610')
  })
})

describe('section 2: searching', () => {
  test('the Search button goes to /prod/all/{searchText}, the text stays in the box, and a search-history record is saved', async () => {
    await user.type(box(), 'Bosch starter')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(standsAt()).toBe('/prod/all/Bosch%20starter')
    expect(box().value).toBe('Bosch starter')
    await eventually(() => expect(recorded).toEqual([{ searchStr: 'Bosch starter' }]))
  })

  test('the button searches for the text even while the arrows are on a suggestion, which is Enter’s', async () => {
    await suggested()
    await user.keyboard('{ArrowDown}')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(standsAt()).toBe('/prod/all/0001108')
  })

  test.each(['{Enter}', 'click'])('section 5: empty search text does nothing: %s', async (how) => {
    await user.type(box(), '   ')
    await (how === 'click' ? user.click(screen.getByRole('button', { name: 'Search' })) : user.keyboard(how))
    expect(standsAt()).toBe('/')
    await pass(500)
    expect([asked, recorded]).toEqual([[], []])
  })

  test('section 5: a slash in a search text survives', async () => {
    await user.type(box(), '24V/5.5 kW{Enter}')
    expect(standsAt()).toBe('/prod/all/24V%2F5.5%20kW')
    expect(box().value).toBe('24V/5.5 kW')
  })

  test('/ anywhere on the page goes to the box, and is a slash inside of it', async () => {
    await user.keyboard('/')
    expect(document.activeElement).toBe(box())
    await user.keyboard('/')
    expect(box().value).toBe('/')
  })

  test('WCAG 2.1.4: turned off, / is a key as any other, on this device, and can be turned on again', async () => {
    const { unmount } = draw(<SlashKeySwitch />)
    const name = 'The key / goes to the search box'
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true)
    await user.click(screen.getByRole('checkbox', { name }))
    act(() => screen.getByRole('checkbox', { name }).blur())
    await user.keyboard('/')
    expect([document.activeElement, deviceStorage.getItem('slash-key-off')]).toEqual([document.body, 'yes'])
    // As a page does that is opened anew.
    unmount()
    slashKeySetting.isEnabled = null
    draw(<SlashKeySwitch />)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(false)
    await user.keyboard('/')
    expect(document.activeElement).toBe(document.body)
    await user.click(screen.getByRole('checkbox', { name }))
    act(() => screen.getByRole('checkbox', { name }).blur())
    await user.keyboard('/')
    expect(document.activeElement).toBe(box())
  })
})

describe('a page of results that is opened directly has its text in the box', () => {
  test.each([
    ['section 5: with its slash', '24V/5.5 kW'],
    ['section 9: also one over the limit, which the page refuses', '9'.repeat(1001)],
  ])('%s', async (_, text) => {
    act(() => {
      history.pushState(null, '', `/prod/all/${encodeURIComponent(text)}`)
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(box().value).toBe(text)
    await pass(500)
    expect([asked, within(document.body).queryAllByRole('option')]).toEqual([[], []])
  })
})
