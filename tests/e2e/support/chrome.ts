import type { Page } from '@playwright/test'
import { layOutAllRows } from './lay-out-all-rows.ts'
import { expect } from './test.ts'

/** Rows of a list on a phone are at most so high (design, "Learned from the second house"). */
const MAX_ROW_PX = 120

/** How much of the window the header and the bars that stay at the thumb take, in pixels. */
const barsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('nav, .offer__buy, [class*=thumb-bar__root]')].filter(
      (one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed',
    )
    return [...document.querySelectorAll('header[data-no-print]'), ...bars].reduce(
      (sum, one) => sum + one.getBoundingClientRect().height,
      0,
    )
  })

/** Header and bars leave a phone at least 82 % of its height, and take at most 130 px of a desk. */
export async function chromeIsThin(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  expect.soft(await barsOf(page), 'header and bars of a phone').toBeLessThanOrEqual(0.18 * 844)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect.soft((await page.getByRole('banner').boundingBox())?.height, 'the header of a desk').toBeLessThanOrEqual(130)
  if (before !== null) await page.setViewportSize(before)
}

/** Rows at 390 px: none too high, no number cut, prices in one column, the button a finger high; filter and order stay in sight. */
export async function rowsAreAGrid(page: Page): Promise<void> {
  const expected = await page
    .locator('.part-row__root')
    .evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)))
  expect.soft(expected, 'the highest row, as expected for those that are not laid out').toBeLessThanOrEqual(MAX_ROW_PX)
  await layOutAllRows(page)
  const rows = await page.locator('.part-row__root').evaluateAll((all) =>
    all.map((row) => {
      const cut = [...row.querySelectorAll('.part-row__matched, .part-row__link')].some((one) => {
        const number = one.matches('a') ? one : (one.querySelector('[class*=ff_numbers]') ?? one)
        return number.getBoundingClientRect().right > row.getBoundingClientRect().right - 52
      })
      const price = row.querySelector('.part-row__figures')?.getBoundingClientRect()
      const add = row.querySelector('.part-row__add')?.getBoundingClientRect()
      const apart = price === undefined || add === undefined || add.top >= price.bottom - 1
      return { height: row.getBoundingClientRect().height, cut, right: Math.round(price?.right ?? 0), add: add?.height ?? 48, apart }
    }),
  )
  expect.soft(Math.max(...rows.map(({ height }) => height)), 'the highest row').toBeLessThanOrEqual(MAX_ROW_PX)
  expect
    .soft(
      rows.filter(({ cut }) => cut),
      'rows with a number that is cut',
    )
    .toEqual([])
  expect.soft(new Set(rows.map(({ right }) => right)).size, 'columns that prices end in').toBe(1)
  expect
    .soft(
      rows.filter(({ add, apart }) => add < 48 || !apart),
      'buttons that are low, or lie on a price',
    )
    .toEqual([])
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.soft(page.locator('main').getByRole('button', { name: 'Filter' })).toBeInViewport({ ratio: 1 })
  await expect.soft(page.locator('main').getByRole('combobox', { name: 'Sort' })).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 0))
}

/** On pages of the account the button of its other pages lies on no other control, at any width that has it. */
export async function accountButtonIsFree(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of [577, 768, 992, 1199]) {
    await page.setViewportSize({ width, height: 900 })
    const onIt = await page.getByRole('button', { name: 'Your account: all pages' }).evaluate((opener) => {
      const box = opener.getBoundingClientRect()
      return [...document.querySelectorAll('main :is(button, input, a)')]
        .filter((one) => one !== opener && one.checkVisibility())
        .filter((one) => {
          const other = one.getBoundingClientRect()
          return other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top
        })
        .map((one) => one.outerHTML.slice(0, 80))
    })
    expect.soft(onIt, `at ${width} px`).toEqual([])
  }
  if (before !== null) await page.setViewportSize(before)
}
