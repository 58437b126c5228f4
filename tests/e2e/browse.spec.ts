import { categoryGroup } from '#contract/categories.ts'
import { expectPart, loadedPictures, partLink } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.describe('section 2 and 4: category modal', () => {
  test('a title opens tiles with icon and name, sorted by sortNum, under a heading; the active title is highlighted', async ({ page }) => {
    const tree = await asked('categoryList', { level: 0, thin: true })
    const top = tree.find(({ id }) => id === '3')
    await page.goto('/')
    const title = page.getByRole('banner').getByRole('button', { name: top?.backCategoryName ?? '', exact: true })
    await title.click()
    const modal = page.getByRole('dialog')
    await expect(modal.getByRole('heading', { name: top?.backCategoryName ?? '' })).toBeVisible()
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    const names = (top?.children ?? []).toSorted((a, b) => a.sortNum - b.sortNum).map(({ backCategoryName }) => backCategoryName)
    expect(names.length).toBeGreaterThan(3)
    const tiles = modal.locator('a[href^="/prod/cat/"]').filter({ has: page.locator('img') })
    expect((await tiles.allInnerTexts()).map((text) => text.trim())).toEqual(names)
  })

  test('it closes on a sub-category click, which goes to that category, its id last', async ({ page }) => {
    const tree = await asked('categoryList', { level: 0, thin: true })
    const sub = tree.find(({ id }) => id === '3')?.children[0]
    if (sub === undefined) throw new Error('No sub-category')
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Starter parts', exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: sub.backCategoryName, exact: true }).click()
    await expect(page).toHaveURL(`/prod/cat/${categoryGroup(sub)}`)
    expect(page.url()).toMatch(/\/prod\/cat\/p\/3\/[^/]+$/)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sub.backCategoryName)
  })

  test('it closes on the close icon, on an outside click, and on Escape', async ({ page }) => {
    await page.goto('/')
    const title = page.getByRole('banner').getByRole('button', { name: 'Starters', exact: true })
    const modal = page.getByRole('dialog')
    await title.click()
    await modal.getByRole('button', { name: /close/i }).click()
    await expect(modal).toBeHidden()
    await title.click()
    await expect(modal).toBeVisible()
    await page.mouse.click(720, 880)
    await expect(modal).toBeHidden()
    await title.click()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(title).not.toHaveAttribute('aria-expanded', 'true')
  })
})

for (const [id, prefix] of [
  ['3', 'p'],
  ['1', 'c'],
  ['7', 'c2'],
  ['91', 'c3'],
] as const) {
  test(`section 2: category ${id} opens under /prod/cat/${prefix}/`, async ({ page }) => {
    await page.goto(`/prod/cat/${prefix}/0/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
    await expect(page.locator('main a[href^="/prod/m/"]').first()).toBeVisible()
  })
}

test('section 4: at start the category list is requested at level 0, thin', async ({ page }) => {
  const wanted = page.waitForRequest((request) => request.url().includes('/category/list'))
  await page.goto('/login')
  const query = new URL((await wanted).url()).searchParams
  expect(Object.fromEntries(query)).toEqual({ level: '0', thin: 'true' })
})

test('browse: home, category, part, its cross references and applications', async ({ page }) => {
  await page.goto('/')
  await page.locator('main a[href^="/prod/cat/"]').first().click()
  await expect(page.locator('main a[href^="/prod/m/"]').first()).toBeVisible()
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0)
  const { records } = await asked('aggregationSearch', { backCategoryId: '2' })
  const part = records[0]
  if (part === undefined) throw new Error('No alternator')
  await page.goto('/prod/cat/c/0/2')
  await partLink(page, part.mcode).click()
  await expectPart(page, part.mcode)
  expect(await loadedPictures(page)).toBeGreaterThan(0)
  const detail = await asked('productDetail', { mcode: part.mcode })
  for (const { number } of detail.numbers.slice(0, 3))
    await expect(page.locator('main').getByText(number, { exact: true }).first()).toBeAttached()
  const fits = await asked('applicationItem', { mcode: part.mcode })
  if (fits[0]) await expect(page.locator('main').getByText(fits[0].brand).first()).toBeAttached()
})

test.describe('without a worker, whose requests a route of the page does not see', () => {
  test.use({ serviceWorkers: 'block' })

  test('section 8: a category icon that fails to load leaves the default image', async ({ page, complaints }) => {
    complaints.allow(/status of 404/)
    await page.route('**/images/category/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Starters', exact: true }).click()
    await expect(page.getByRole('dialog').locator('img').first()).toHaveAttribute('src', /default/)
  })
})

test('section 9: prices are US dollars', async ({ page }) => {
  await page.goto('/prod/cat/c/0/1')
  await expect(
    page
      .locator('main')
      .getByText(/^\$\d[\d,]*\.\d\d$/)
      .first(),
  ).toBeVisible()
})
