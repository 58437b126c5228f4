import { AppError } from '#contract/errors.ts'
import type { Loads } from '#contract/loads/load.ts'
import { loadsOf } from '#contract/loads/loads.ts'
import { errorHref, matchRoute, routeNameAt } from '#contract/routes/addresses.ts'
import { type IndexableRouteName, type ParamsOf, type RouteName, routes } from '#contract/routes.ts'
import { translatedErrorMessage, translateText } from '#server/kernel/words.ts'
import { comparePage } from './pages/compare-page.ts'
import { applicationPage, brandPage } from './pages/fitment-pages.ts'
import { giftPage } from './pages/gift-pages.ts'
import { categoryPage, modelPage, searchPage, specialPartListPage } from './pages/listing-page.ts'
import type { PageContext } from './pages/page-ask.ts'
import { partPage } from './pages/part-page.ts'
import { contentPage, homePage, pageWithLoads, pageWithoutContent } from './pages/plain-pages.ts'
import type { PageContent } from './rendering/page-content.ts'

type PageMakers = { [N in RouteName]?: (ask: PageContext, params: ParamsOf<N>) => Promise<PageContent> }

/** The functions that make the pages which need data from the shop, including all indexed pages. The app alone renders the other pages. */
const pageMakers: PageMakers = {
  home: (ask) => homePage(ask),
  searchResults: searchPage,
  application: (ask, { appid }) => applicationPage(ask, appid),
  brand: (ask, { brandid }) => brandPage(ask, brandid),
  category: categoryPage,
  part: (ask, { mcode }) => partPage(ask, mcode),
  model: modelPage,
  mode: specialPartListPage,
  page: contentPage,
  compare: comparePage,
  gift: (ask, { spuid }) => giftPage(ask, spuid),
} satisfies PageMakers & Required<Pick<PageMakers, IndexableRouteName>>

/**
 * Returns the page for a URL, by the URL's row in the route table. Unknown URLs give HTTP 404. The app then shows its 404 page, or the
 * error page for objects that are missing from the catalogue.
 */
export async function createPage(ask: PageContext): Promise<PageContent> {
  const found = matchRoute(ask.url.pathname, ask.url.search)
  try {
    // The refusal of an invalid search costs as much time as a valid search, so it waits in the search queue too.
    if (found.status !== 200 && routeNameAt(ask.url.pathname) === 'searchResults') await ask.refuseInQueue(new AppError('bad-request'))
    const made = await makePage(ask, found.name, found.params)
    // The error page shows only messages of the program, whatever text the page's URL contains.
    const title = found.name === 'errorPage' && found.status === 200 ? { title: translateText(ask.locale, found.title) } : {}
    if (made !== undefined) return { ...made, scripts: ask.screenScripts(found.name) }
    return { ...(await pageWithLoads(ask, guestPageLoadsOf(ask, found.name, found.params), found.status)), ...title }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    // The page is sent without data. The app repeats the call when the rate limit that refused the call allows it again.
    if (thrown.code === 'too-often') return pageWithoutContent(ask, 429)
    if (thrown.code === 'bad-request') return pageWithoutContent(ask, 404)
    if (thrown.code === 'not-found')
      return { ...(await pageWithoutContent(ask, 404)), address: errorHref(thrown.row.code, translatedErrorMessage(ask.locale, thrown)) }
    throw thrown
  }
}

/**
 * Returns the calls of a page that guests may make. The server renders without a session, so a page for signed-in customers gets no data.
 * The page `poster` shows a day in the device's time zone, so the device renders it.
 */
const guestPageLoadsOf = <N extends RouteName>({ url, locale }: PageContext, name: N, params: ParamsOf<N>): Loads =>
  routes[name].visibleTo === 'anyone' && name !== 'poster' ? loadsOf(name, params, { search: url.search, locale }) : {}

/** Makes a page with the function for its route. The types match, because name and parameters come from the same row of the route table. */
const makePage = async <N extends RouteName>(ask: PageContext, name: N, params: ParamsOf<N>): Promise<PageContent | undefined> =>
  pageMakers[name]?.(ask, params)
