import { expectPart, partWithSpeltNumber, searchBox, unfolded } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { expect, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

// The delays and the keys of the box are proved by tests/app/state/catalogue/search.test.ts and tests/app/shell/SearchBox.test.tsx, the
// spellings by tests/server/catalogue/search.test.ts. Here they meet.
test('section 2: a number is found however it is spelt, by Enter, by suggestion and by the Search button', async ({ page }) => {
  const { mcode, number } = await partWithSpeltNumber()
  const plain = number.replace(/[ -]/g, '')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await page.goto('/')

  const otherwise = plain.replace(/(.{3})/g, '$1.')
  await searchBox(page).fill(otherwise)
  await expect(options.filter({ hasText: mcode })).toHaveCount(1)
  const saved = page.waitForRequest((request) => request.url().endsWith('/marco/api/v1/product/searchRecord'))
  await searchBox(page).press('Enter')
  expect((await saved).postDataJSON()).toEqual({ searchStr: otherwise })
  await expect(page).toHaveURL(`/prod/all/${encodeURIComponent(otherwise)}`)
  await (await unfolded(page, mcode)).click()
  await expectPart(page, mcode)

  const short = plain.slice(0, -2).toLowerCase()
  const { records } = await asked('search', { searchStr: short })
  await searchBox(page).fill(short)
  await options.first().click()
  await expect(page).toHaveURL(new RegExp(`/prod/m/(?:${records.map(({ goodsSkuCode }) => goodsSkuCode).join('|')})$`))
  await expectPart(page, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await expect(options).toHaveCount(0)

  await searchBox(page).fill(number)
  await expect(options.first()).toBeVisible()
  await searchBox(page).press('ArrowDown')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(`/prod/all/${encodeURIComponent(number)}`)
  await unfolded(page, mcode)

  const [popular = ''] = await asked('searchKeyword', {})
  await page.getByRole('link', { name: popular, exact: true }).first().click()
  await expect(page).toHaveURL(`/prod/all/${encodeURIComponent(popular)}`)

  // Section 5: a slash survives the address, and the server too.
  await searchBox(page).fill('24V/5.5 kW')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL('/prod/all/24V%2F5.5%20kW')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('24V/5.5 kW')
  await expect(searchBox(page)).toHaveValue('24V/5.5 kW')
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
  await expect(page.getByText('1 of 2 numbers are on your list. Not on it: 9999-123-888')).toBeVisible()
  await page.getByRole('link', { name: 'Look at your list' }).locator('visible=true').click()
  await expect(page.getByRole('heading', { name: '1 part on your list' })).toBeVisible()
})
