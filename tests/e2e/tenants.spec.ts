import type { Page } from '@playwright/test'
import { expectPart, someParts } from './support/pages.ts'
import { harborUrl, tenantOf } from './support/shop.ts'
import { expect, NOT_FOUND, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

const look = async (page: Page, mcode: string) => {
  await expectPart(page, mcode)
  return {
    shop: (await page.title()).split(' · ').at(-1),
    accent: await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent-light')),
  }
}

// That no call says anything of another tenant is proved by tests/server/tenants.test.ts.
test('decisions, Tenants: two shops on one server have each their own name, colour and parts, also on the same device', async ({
  page,
  complaints,
}) => {
  complaints.allow(NOT_FOUND)
  const [general, harbor] = await Promise.all([tenantOf('localhost'), tenantOf('harbor.localhost')])
  expect(general).not.toBe(harbor)
  const [ours, theirs] = await Promise.all([someParts('1', general), someParts('1', harbor)])
  const here = new Set(ours.map(({ mcode }) => mcode))
  const foreign = theirs.find(({ mcode }) => !here.has(mcode))
  const own = ours.find(({ mcode }) => !theirs.some((other) => other.mcode === mcode))
  if (foreign === undefined || own === undefined) throw new Error('The two demo shops have the same parts')

  await page.goto(`/prod/m/${own.mcode}`)
  const first = await look(page, own.mcode)
  await page.goto(`/prod/m/${foreign.mcode}`)
  await expect(page).toHaveURL(/\/Error\?code=404/)

  await page.goto(`${harborUrl}/prod/m/${foreign.mcode}`)
  const second = await look(page, foreign.mcode)
  expect(second.shop).not.toBe(first.shop)
  expect(second.accent).not.toBe(first.accent)
  expect(second.accent).not.toBe('')
  await page.goto(`${harborUrl}/prod/m/${own.mcode}`)
  await expect(page).toHaveURL(/\/Error\?code=404/)

  // What one shop kept on the device does not show in the other; what this one kept does.
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page.locator(`main a[href="/prod/m/${foreign.mcode}"]`).first()).toBeAttached()
  await expect(page.locator(`a[href="/prod/m/${own.mcode}"]`)).toHaveCount(0)
})
