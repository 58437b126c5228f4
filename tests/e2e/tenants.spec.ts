import { expectPart, searchBox, someParts } from './support/pages.ts'
import { asked, harborUrl, tenantOf } from './support/shop.ts'
import { expect, NOT_FOUND, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

test('decisions, Tenants: two shops on one server never see each other’s parts', async ({ page, complaints }) => {
  complaints.allow(NOT_FOUND)
  const [general, harbor] = await Promise.all([tenantOf('localhost'), tenantOf('harbor.localhost')])
  expect(general).not.toBe(harbor)
  const [ours, theirs] = await Promise.all([someParts('1', general), someParts('1', harbor)])
  const here = new Set(ours.map(({ mcode }) => mcode))
  const foreign = theirs.find(({ mcode }) => !here.has(mcode))
  const own = ours.find(({ mcode }) => !theirs.some((other) => other.mcode === mcode))
  if (foreign === undefined || own === undefined) throw new Error('The two demo shops have the same parts')

  await page.goto(`${harborUrl}/prod/m/${foreign.mcode}`)
  await expectPart(page, foreign.mcode)
  await page.goto(`${harborUrl}/prod/m/${own.mcode}`)
  await expect(page).toHaveURL(/\/Error\?code=404/)
  await page.goto(`/prod/m/${foreign.mcode}`)
  await expect(page).toHaveURL(/\/Error\?code=404/)
  await page.goto(`/prod/m/${own.mcode}`)
  await expectPart(page, own.mcode)

  const found = await asked('aggregationSearch', { searchStr: own.mcode }, harbor)
  expect(found.records.map(({ mcode }) => mcode)).not.toContain(own.mcode)
})

test('each shop has its own name, colour and applications', async ({ page }) => {
  const look = async (url: string) => {
    await page.goto(url)
    await expect(searchBox(page)).toBeVisible()
    return {
      title: await page.title(),
      accent: await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent-light')),
    }
  }
  const general = await look('/')
  const harbor = await look(`${harborUrl}/`)
  expect(harbor.title).not.toBe(general.title)
  expect(harbor.accent).not.toBe(general.accent)
  expect(harbor.accent).not.toBe('')
})

test('what one shop kept on the device does not show in the other', async ({ page }) => {
  const [part] = await someParts('1')
  await page.goto(`/prod/m/${part?.mcode}`)
  await expectPart(page, part?.mcode ?? '')
  await page.goto(`${harborUrl}/`)
  await expect(searchBox(page)).toBeVisible()
  await expect(page.locator(`a[href="/prod/m/${part?.mcode}"]`)).toHaveCount(0)
})

test('decisions, Tenants: an unknown tenant is refused with HTTP 400', async ({ request }) => {
  const reply = await request.get('/marco/api/v1/product/searchKeyword', { headers: { 'X-Tenant-Id': 'nobody' } })
  expect(reply.status()).toBe(400)
})
