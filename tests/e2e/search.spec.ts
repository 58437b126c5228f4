import type { Page } from '@playwright/test'
import { searchBox, expectPart, partWithSpeltNumber } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    /** By the page's own clock: how long after the stroke before it each suggestion was asked for, in ms. */
    waits: number[]
  }
}

/** Has the page note its waits by its own clock: between two processes nothing can be measured on a busy machine. */
const noteWaits = (page: Page) =>
  page.addInitScript(() => {
    let typedAt = Number.POSITIVE_INFINITY
    window.waits = []
    const note = () => {
      typedAt = performance.now()
    }
    addEventListener('input', note, true)
    const ask = window.fetch
    window.fetch = (asked, how) => {
      const url = asked instanceof Request ? asked.url : String(asked)
      if (new URL(url, location.href).pathname.endsWith('/product/search')) window.waits.push(performance.now() - typedAt)
      return ask(asked, how)
    }
  })

test.describe('section 2: a number is found however it is spelt', () => {
  for (const [how, spell] of [
    ['as it is written', (number: string) => number],
    ['without dashes and spaces', (number: string) => number.replace(/[ -]/g, '')],
    ['with other separators', (number: string) => number.replace(/[ -]/g, '').replace(/(.{3})/g, '$1.')],
    ['in small letters and cut short', (number: string) => number.replace(/[ -]/g, '').slice(0, -2).toLowerCase()],
  ] as const) {
    test(`${how}, by Enter and by suggestion`, async ({ page }) => {
      const { mcode, number } = await partWithSpeltNumber()
      const text = spell(number)
      await page.goto('/')
      await searchBox(page).fill(text)
      await expect(
        page
          .getByRole('option')
          .filter({ hasText: mcode })
          .or(page.getByRole('option').filter({ hasText: number }))
          .first(),
      ).toBeVisible()
      await searchBox(page).press('Enter')
      await expect(page).toHaveURL(`/prod/all/${encodeURIComponent(text)}`)
      await expect(page.locator(`main a[href="/prod/m/${mcode}"]`).first()).toBeVisible()
      await page.locator(`main a[href="/prod/m/${mcode}"]`).first().click()
      await expectPart(page, mcode)
    })
  }
})

test('section 2: the Search button goes to /prod/all/{searchText}, and the text stays in the box', async ({ page }) => {
  await page.goto('/')
  await searchBox(page).fill('Bosch starter')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/prod/all/Bosch%20starter')
  await expect(searchBox(page)).toHaveValue('Bosch starter')
  // The suggestion that the arrows are on is Enter's; the button searches for the text.
  const { mcode, number } = await partWithSpeltNumber()
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  await searchBox(page).fill(number)
  await expect(suggestions.getByRole('option').first()).toBeVisible()
  await searchBox(page).press('ArrowDown')
  await expect(suggestions.getByRole('option', { selected: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(`/prod/all/${encodeURIComponent(number)}`)
  await searchBox(page).fill(mcode)
  await expect(suggestions.locator(`img[src*="/part/${mcode}/"]`)).toHaveCount(1)
  await searchBox(page).press('ArrowDown')
  await searchBox(page).press('Enter')
  await expectPart(page, mcode)
})

test('section 5: empty search text does nothing', async ({ page }) => {
  await page.goto('/')
  await searchBox(page).fill('   ')
  await searchBox(page).press('Enter')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('section 5: a slash in a search text survives', async ({ page }) => {
  await page.goto('/')
  await searchBox(page).fill('24V/5.5 kW')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL('/prod/all/24V%2F5.5%20kW')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('24V/5.5 kW')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('24V/5.5 kW')
  await expect(searchBox(page)).toHaveValue('24V/5.5 kW')
})

test('section 2: each search saves a search-history record', async ({ page }) => {
  await page.goto('/')
  const saved = page.waitForRequest((request) => request.url().endsWith('/marco/api/v1/product/searchRecord'))
  await searchBox(page).fill('alternator')
  await searchBox(page).press('Enter')
  const request = await saved
  expect(request.method()).toBe('POST')
  expect(request.postDataJSON()).toEqual({ searchStr: 'alternator' })
})

test.describe('suggestions', () => {
  const asks = (url: string) => new URL(url).pathname.endsWith('/product/search')

  test('section 9: none for one character, and none before 500 ms', async ({ page }) => {
    const { number } = await partWithSpeltNumber()
    const urls: string[] = []
    page.on('request', (request) => asks(request.url()) && urls.push(request.url()))
    await noteWaits(page)
    await page.goto('/')
    await searchBox(page).pressSequentially(number.slice(0, 1))
    await page.waitForTimeout(900)
    expect(urls).toEqual([])
    // One stroke, as a scanner types: on a slow machine several strokes may lie more than 500 ms apart.
    await searchBox(page).fill(number.slice(0, 6))
    await expect(page.getByRole('option').first()).toBeVisible()
    const waits = await page.evaluate(() => window.waits)
    expect(waits).toHaveLength(1)
    // Timers and clock of a browser may differ by their last millisecond.
    expect(waits[0]).toBeGreaterThanOrEqual(499)
  })

  test('section 9: two blanks around one character are still one character', async ({ page }) => {
    const urls: string[] = []
    page.on('request', (request) => asks(request.url()) && urls.push(request.url()))
    await page.goto('/')
    await searchBox(page).fill(' 1 ')
    await page.waitForTimeout(900)
    expect(urls).toEqual([])
  })

  test('section 9: hidden 100 ms after focus is lost, not at once', async ({ page }) => {
    const { number } = await partWithSpeltNumber()
    await page.goto('/')
    await searchBox(page).fill(number)
    await expect(page.getByRole('option').first()).toBeVisible()
    const shown = await searchBox(page).evaluate(async (box: HTMLInputElement) => {
      const count = () => [...document.querySelectorAll('[role=option]')].filter((option) => option.checkVisibility()).length
      box.blur()
      await new Promise((resolve) => setTimeout(resolve, 40))
      const early = count()
      await new Promise((resolve) => setTimeout(resolve, 400))
      return { early, late: count() }
    })
    expect(shown.early).toBeGreaterThan(0)
    expect(shown.late).toBe(0)
  })

  test('section 2: choosing one opens /prod/m/{goodsSkuCode} and hides them', async ({ page }) => {
    const { number } = await partWithSpeltNumber()
    const { records } = await asked('search', { searchStr: number })
    const first = records[0]?.goodsSkuCode ?? ''
    await page.goto('/')
    await searchBox(page).fill(number)
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(`/prod/m/${first}`)
    await expectPart(page, first)
    await expect(page.getByRole('option')).toHaveCount(0)
  })

  test.describe('without a worker, whose requests a route of the page does not see', () => {
    test.use({ serviceWorkers: 'block' })

    test('section 3: a suggestion without application says ‘unknow IVECO’', async ({ page }) => {
      const { number } = await partWithSpeltNumber()
      await page.route('**/product/search?*', async (route) => {
        const reply = await route.fetch()
        const body = await reply.json()
        for (const record of body.result.records) record.goodsApplication = null
        await route.fulfill({ response: reply, json: body })
      })
      await page.goto('/')
      await searchBox(page).fill(number)
      await expect(page.getByRole('option').first()).toContainText('unknow IVECO')
    })

    test('section 8: a failure of search or popular searches is logged only', async ({ page, complaints }) => {
      complaints.allow(/status of 500/)
      await page.route('**/product/search?*', (route) => route.fulfill({ status: 500, json: { code: 500, msg: 'no', message: 'no' } }))
      await page.route('**/product/searchKeyword*', (route) =>
        route.fulfill({ status: 500, json: { code: 500, msg: 'no', message: 'no' } }),
      )
      await page.goto('/')
      await searchBox(page).fill('104210')
      await page.waitForTimeout(900)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await searchBox(page).press('Enter')
      await expect(page).toHaveURL('/prod/all/104210')
    })
  })
})

test('section 2: popular searches go to the search route', async ({ page }) => {
  const [popular = ''] = await asked('searchKeyword', {})
  await page.goto('/')
  await expect(page.getByText('Popular searches:').locator('visible=true')).toBeVisible()
  await page.getByRole('link', { name: popular, exact: true }).first().click()
  await expect(page).toHaveURL(`/prod/all/${encodeURIComponent(popular)}`)
})

test('section 9: a search text over the limit is refused plainly and stays in the box', async ({ page, complaints }) => {
  complaints.allow(/status of 4\d\d/)
  const long = '9'.repeat(1001)
  await page.goto(`/prod/all/${long}`)
  await expect(page.locator('main')).toContainText(/Page Not Found|at most 1000/)
  await expect(searchBox(page)).toHaveValue(long)
})

test('a pasted list shows each number with its quantity, names the unknown one, and is kept for a guest who adds it', async ({ page }) => {
  const { mcode, number } = await partWithSpeltNumber()
  await page.goto(`/prod/all/${encodeURIComponent(`2x ${number}; 9999-123-888 4 pcs`)}`)
  const [found, unknown] = [page.locator('[data-number]').nth(0), page.locator('[data-number]').nth(1)]
  await expect(found.getByRole('textbox')).toHaveValue('2')
  await expect(found.getByRole('combobox')).not.toHaveValue('')
  await expect(unknown).toContainText('9999-123-888')
  await expect(unknown).toContainText('No part of this shop bears this number.')
  await found.getByRole('combobox').selectOption(mcode)
  await page.getByRole('button', { name: '1 not found' }).click()
  await expect(unknown).toBeFocused()
  // On a phone the list's one press stands at the thumb, however long the list is.
  await page.setViewportSize({ width: 390, height: 844 })
  const press = page.getByRole('region', { name: 'The whole list' }).getByRole('button', { name: 'Add 1 part to cart' })
  await expect(press).toBeInViewport({ ratio: 1 })
  await press.click()
  await expect(page).toHaveURL(/\/login\?code=401&redirect=/)
  await expect(page.getByText(`${mcode} is kept for you: 2 pieces go`)).toBeVisible()
})
