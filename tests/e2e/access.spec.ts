import { expectPart, searchBox, someParts } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

test('with the keyboard alone: the first Tab leads past the header to the content; search, choose a suggestion, read a part, go back', async ({
  page,
}) => {
  const [part] = await someParts('1')
  const mcode = part?.mcode ?? ''
  await page.goto('/prod/cat/c/0/1')
  await expect(page.locator('main a[href^="/prod/m/"]').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', /^#/)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  // The page is there before the app that hears the key.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(searchBox(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.type(mcode)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('Enter')
  await expectPart(page, mcode)
  await page.goBack()
  await expect(page).toHaveURL(/\/prod\/cat\/c\/0\/1/)
})
