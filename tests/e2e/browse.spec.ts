import { categoryGroup } from '#contract/catalogue/categories.ts'
import { expectPart, loadedPictures, unfolded } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { expect, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

// What the category modal holds and how it closes is proved by tests/app/shell/CategoryRow.test.tsx.
test('section 2 and 4: from the titles of the header down to the parts, under each of the four prefixes', { tag: '@long' }, async ({
  page,
}) => {
  const listed = page.waitForRequest((request) => request.url().includes('/category/list'))
  const tree = await asked('categoryList', { level: 0, thin: true })
  const named = (id: string) => {
    const found = tree.find((one) => one.id === id)
    if (found === undefined) throw new Error(`No category ${id}`)
    return found
  }
  await page.goto('/')
  expect(Object.fromEntries(new URL((await listed).url()).searchParams)).toEqual({ level: '0', thin: 'true' })
  const modal = page.getByRole('dialog')
  const title = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })

  const { backCategoryName, children } = named('3')
  await title(backCategoryName).click()
  await expect(title(backCategoryName)).toHaveAttribute('aria-expanded', 'true')
  await expect(modal.getByRole('heading', { name: backCategoryName })).toBeVisible()
  const tiles = modal.locator('a[href^="/prod/cat/"]').filter({ has: page.locator('img') })
  const sorted = children.toSorted((a, b) => a.sortNum - b.sortNum).map((child) => child.backCategoryName)
  expect(sorted.length).toBeGreaterThan(3)
  expect((await tiles.allInnerTexts()).map((text) => text.trim())).toEqual(sorted)
  await page.mouse.click(720, 880)
  await expect(modal).toBeHidden()

  const [sub] = children
  if (sub === undefined) throw new Error('No sub-category')
  await title(backCategoryName).click()
  await modal.getByRole('link', { name: sub.backCategoryName, exact: true }).click()
  await expect(page).toHaveURL(`/prod/cat/p/3/${sub.id}`)
  await expect(modal).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sub.backCategoryName)

  for (const [id, prefix] of [
    ['3', 'p'],
    ['1', 'c'],
    ['7', 'c2'],
    ['91', 'c3'],
  ] as const) {
    expect(categoryGroup(named(id))).toBe(`${prefix}/0/${id}`)
    await title(named(id).backCategoryName).click()
    await modal.getByRole('link', { name: `All of ${named(id).backCategoryName}`, exact: true }).click()
    await expect(page).toHaveURL(`/prod/cat/${prefix}/0/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(named(id).backCategoryName)
    await expect(page.locator('main a[href^="/prod/m/"]').first()).toBeVisible()
  }
})

test('browse: home, category, section 9: prices in US dollars, part, its cross references and applications', async ({ page }) => {
  await page.goto('/')
  await page.locator('main a[href^="/prod/cat/c/"]').first().click()
  await expect(page.locator('main a[href^="/prod/m/"]').first()).toBeVisible()
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0)
  const { records } = await asked('aggregationSearch', { backCategoryId: '2' })
  const part = records[0]
  if (part === undefined) throw new Error('No alternator')
  await page.goto('/prod/cat/c/0/2')
  const dollars = page.locator('main').getByText(/^\$\d[\d,]*\.\d\d$/)
  await expect(dollars.first()).toBeVisible()
  await (await unfolded(page, part.mcode)).click()
  await expectPart(page, part.mcode)
  expect(await loadedPictures(page)).toBeGreaterThan(0)
  const detail = await asked('productDetail', { mcode: part.mcode })
  for (const { number } of detail.numbers.slice(0, 3))
    await expect(page.locator('main').getByText(number, { exact: true }).first()).toBeAttached()
  const fits = await asked('applicationItem', { mcode: part.mcode })
  if (fits[0]) await expect(page.locator('main').getByText(fits[0].brand).first()).toBeAttached()
})
