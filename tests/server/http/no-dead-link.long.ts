import { expect, test } from 'vitest'
import { requiresToken } from '#app/routes/guard.ts'
import { render } from '#app/server.tsx'
import { routeNames } from '#contract/routes.ts'
import { ensureDemoGerman } from '#server/demo/german/ensure.ts'
import { ensureDemoGifts } from '#server/demo/gifts.ts'
import { addressesOfRoutes, linksIn } from '../../support/route-addresses.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
await ensureDemoGifts(shop.db)
await ensureDemoGerman(shop.db)
const app = shop.again({ renderPage: render })

test('no link of a page that anyone may open ends in a 404, as the server sends it', async () => {
  const addresses = await addressesOfRoutes(shop.ask)
  const open = routeNames.map((name) => addresses[name]).filter((path) => !requiresToken(path.split('?')[0] ?? ''))
  const links = new Set<string>()
  for (const path of open) for (const link of linksIn(await (await app.request(path)).text())) links.add(link)
  expect(links.size).toBeGreaterThan(50)
  const dead: string[] = []
  for (const link of links) if ((await app.request(link)).status !== 200) dead.push(link)
  expect(dead).toEqual([])
})
