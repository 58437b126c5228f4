import { compareParts } from '#contract/compare/compare-parts.ts'
import { asked } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

// What each rule says is proved by tests/contract/compare, and what the page shows by tests/app/screens/compare.
test('from a list two parts go into the tray; compared, the page says why one does not fit, and adds the other', async ({ page }) => {
  const { records } = await asked('aggregationSearch', { backCategoryId: '1', mode: 'best-sellers', pageSize: 24 })
  const starters = records.filter(({ type }) => type === 'starter').slice(0, 8)
  const details = await Promise.all(starters.map(({ mcode }) => asked('productDetail', { mcode })))
  const [old] = details
  const other = details.find((part) => old !== undefined && compareParts(old, part).verdict.type === 'does-not-fit')
  if (old === undefined || other === undefined) throw new Error('No two starters of which one does not fit')

  await page.goto(`/prod/all/${old.mcode}`)
  await page.locator(`[data-compare="${old.mcode}"]:visible`).click()
  await expect(page.getByRole('link', { name: 'Compare 1' })).toBeVisible()
  await page.goto(`/prod/all/${other.mcode}`)
  // The tray is kept on the device.
  await expect(page.getByRole('link', { name: 'Compare 1' })).toBeVisible()
  await page.locator(`[data-compare="${other.mcode}"]:visible`).click()
  const tray = page.getByRole('complementary', { name: 'Parts to compare' })
  const compare = tray.getByRole('link', { name: 'Compare 2' })
  await expect(compare).toBeVisible()
  // The tray reaches under the tabs, so that nothing shows between them, but what can be pressed lies above.
  const [link, tabs] = await Promise.all([compare.boundingBox(), page.getByRole('navigation', { name: 'At the thumb' }).boundingBox()])
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1)

  await compare.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Will it bolt on?' })).toBeVisible()
  const verdict = page.getByRole('list', { name: 'Will it bolt on?' }).getByRole('listitem').first()
  await expect(verdict.getByRole('heading', { name: 'Does not fit' })).toBeVisible()
  await expect(page.getByRole('img', { name: `${other.mcode} drawn over ${old.mcode}` })).toBeVisible()
  // The head of the columns stays in sight at the end of the table.
  await page.locator('tr[data-field]').last().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: `Add ${old.mcode} to cart` }).click()
  await expect(page.getByRole('status').filter({ hasText: old.mcode }).first()).toBeVisible()
})
