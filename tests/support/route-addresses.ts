import type { CallInputOf, CallResultOf } from '#contract/calls.ts'
import type { CatalogueReadName } from '#contract/catalogue/reads.ts'
import { ALL_GIFTS_CATEGORY } from '#contract/gifts/mall-rules.ts'
import { categoryHref, href } from '#contract/routes/addresses.ts'
import { type RouteName, routeNames, routes } from '#contract/routes.ts'

/** Whoever asks a call of the catalogue. */
type Ask = <N extends CatalogueReadName>(name: N, input: CallInputOf<N>) => Promise<CallResultOf<N>>

/** An address of each route that leads to something of this shop. */
export async function addressesOfRoutes(ask: Ask): Promise<Record<RouteName, string>> {
  const [category] = await ask('categoryList', { level: 0, thin: true })
  const [application] = (await ask('applicationList', {})).filter(({ partCount }) => partCount > 0)
  if (category === undefined || application === undefined) throw new Error('The demo catalogue is empty.')
  const { brands } = await ask('appInfo', { appid: application.id })
  const brandid = brands.find(({ partCount }) => partCount > 0)?.id
  const modelid = (await ask('modelList', { brandid })).find(({ partCount }) => partCount > 0)?.id
  const { records } = await ask('aggregationSearch', { mode: 'best-sellers' })
  const [gift] = (await ask('giftsMall', { cid: ALL_GIFTS_CATEGORY })).gifts
  const values: Record<string, string> = {
    appid: application.id,
    brandid: brandid ?? '',
    modelid: modelid ?? '',
    mcode: records[0]?.mcode ?? '',
    searchstrs: 'starter',
    mode: 'best-sellers',
    slug: 'about',
    spuid: gift?.id ?? '',
    cid: ALL_GIFTS_CATEGORY,
  }
  const filled = (path: string) => path.replace(/[:*]([a-z]+)/g, (_, key: string) => values[key] ?? '')
  const plain = Object.fromEntries(routeNames.map((name) => [name, filled(routes[name].path)])) as Record<RouteName, string>
  return {
    ...plain,
    category: categoryHref(category),
    orderDetail: href('orderDetail', { id: 'CW-1' }),
    orderInfo: href('orderInfo', { id: 'CW-1' }),
  }
}

/** Where the links of a page lead within the shop: pages, each once and without its place on the page. */
export function linksIn(html: string): Set<string> {
  const found = [...html.matchAll(/<a [^>]*href="(\/(?!\/)[^"#]*)/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))
  return new Set(found.filter((to) => !to.startsWith('/images/')))
}
