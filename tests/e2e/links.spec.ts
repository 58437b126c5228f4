import type { Page } from '@playwright/test'
import { routeNames, routes } from '#contract/routes.ts'
import { addressesOfRoutes, linksIn } from '../support/route-addresses.ts'
import { asDemo, callShop, storedToken } from './support/account.ts'
import { standsStill } from './support/looked-over.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'block' })

/** Every link within the shop of the pages that these addresses show, drawer, dropdown and footer among them. */
async function linksOf(page: Page, addresses: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await standsStill(page)
    for (const link of linksIn(await page.content())) found.add(link)
  }
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Your Favorite' })).toBeVisible()
  for (const link of linksIn(await page.content())) found.add(link)
  return found
}

/** What the server says of each (asked again where a resting connection was just closed): its status is that of the route table, as the app's is. */
async function deadEnds(page: Page, links: Iterable<string>): Promise<string[]> {
  const statuses = await Promise.all(
    [...links].map(async (link) => [link, (await page.request.get(link, { maxRetries: 2 })).status()] as const),
  )
  return statuses.filter(([, status]) => status !== 200).map(([link]) => link)
}

// Of the pages that anyone may open it is proved without a browser (tests/server/http/every-route.test.ts), but for drawer and dropdown.
test('no link that a member can follow, on any page of members, ends in a 404; nor one of the drawer for a guest', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  const asGuest = await linksOf(page, ['/login'])
  for (const link of ['/download', '/member/marcoRewards', '/member/accountDashboard', '/collect']) expect([...asGuest]).toContain(link)
  expect(await deadEnds(page, asGuest)).toEqual([])

  await asDemo(page)
  const addresses = await addressesOfRoutes((name, input) => callShop(name, input))
  const { records } = await callShop('orderList', {}, (await storedToken(page)) ?? '')
  const id = records[0]?.id ?? ''
  expect(id).not.toBe('')
  // The sheet prints itself and has no shop around it; nothing is being checked out.
  const passed = ['orderPrint', 'checkout', 'completeOrder']
  const names = routeNames.filter((name) => routes[name].visibleTo === 'member' && !passed.includes(name))
  const asMember = await linksOf(
    page,
    names.map((name) => addresses[name].replace('id=CW-1', `id=${id}`)),
  )
  for (const link of ['/member/yourGift', '/download', '/member/marcoRewards', '/collect']) expect([...asMember]).toContain(link)
  expect(await deadEnds(page, asMember)).toEqual([])
})

test('what is named and not built yet says so to a member, in its own title, and leads on', async ({ page }) => {
  await asDemo(page)
  await page.getByRole('button', { name: /Demo Customer/ }).click()
  await page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name: 'Your gifts & coupon' }).click()
  await expect(page).toHaveURL('/member/yourGift')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your gifts & coupon')
  await expect(page).toHaveTitle(/^Your gifts & coupon · /)
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Account' }).click()
  await expect(page).toHaveURL('/member/accountDashboard')
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Your Orders' }).click()
  await expect(page).toHaveURL('/accountOrder')
})
