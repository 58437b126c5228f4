import { errorHref, matchRoute, nameAt } from '#contract/addresses.ts'
import { AppError } from '#contract/errors.ts'
import type { Loads } from '#contract/loads/load.ts'
import { loadsOf } from '#contract/loads.ts'
import { type IndexedName, type ParamsOf, type RouteName, routes } from '#contract/routes.ts'
import { inLanguage, sentenceIn } from '#server/kernel/words.ts'
import type { PageContent } from './page-document.ts'
import { applicationPage, brandPage } from './pages/fitment-pages.ts'
import { giftPage } from './pages/gift-pages.ts'
import { categoryPage, modelPage, modePage, searchPage } from './pages/listing-page.ts'
import type { PageAsk } from './pages/page-ask.ts'
import { partPage } from './pages/part-page.ts'
import { contentPage, framePage, homePage, plainPage } from './pages/plain-pages.ts'

type Makers = { [N in RouteName]?: (ask: PageAsk, params: ParamsOf<N>) => Promise<PageContent> }

/** The pages of which the server says something in the head, among them all that are indexed. */
const makers: Makers = {
  home: (ask) => homePage(ask),
  searchResults: searchPage,
  application: (ask, { appid }) => applicationPage(ask, appid),
  brand: (ask, { brandid }) => brandPage(ask, brandid),
  category: categoryPage,
  part: (ask, { mcode }) => partPage(ask, mcode),
  model: modelPage,
  mode: modePage,
  page: contentPage,
  gift: (ask, { spuid }) => giftPage(ask, spuid),
} satisfies Makers & Required<Pick<Makers, IndexedName>>

/**
 * The page of an address, by its row of the route table. What does not exist is HTTP 404: the app shows its own 404 there, or the error
 * page for what the catalogue does not have.
 */
export async function pageFor(ask: PageAsk): Promise<PageContent> {
  const found = matchRoute(ask.url.pathname, ask.url.search)
  try {
    // A search text that is none costs as much of the shop's time as a search, so it takes its turn as well.
    if (found.status !== 200 && nameAt(ask.url.pathname) === 'searchResults') await ask.refusing(new AppError('bad-request'))
    const made = await make(ask, found.name, found.params)
    // Whatever words the address of the error page brings along, they are not the shop's.
    const title = found.name === 'errorPage' && found.status === 200 ? { title: inLanguage(ask.locale, found.title) } : {}
    if (made !== undefined) return { ...made, scripts: ask.scripts(found.name) }
    return { ...(await plainPage(ask, openLoads(ask, found.name, found.params), found.status)), ...title }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    // The app asks by itself again, when it may.
    if (thrown.code === 'too-often') return framePage(ask, 429)
    if (thrown.code === 'bad-request') return framePage(ask, 404)
    if (thrown.code === 'not-found')
      return { ...(await framePage(ask, 404)), address: errorHref(thrown.row.code, sentenceIn(ask.locale, thrown)) }
    throw thrown
  }
}

/**
 * What a page asks that anyone may open. The server knows nobody: of a member's page it renders the frame. A poster bears a day as the device's
 * clock and zone have it, so it is drawn there.
 */
const openLoads = <N extends RouteName>({ url, locale }: PageAsk, name: N, params: ParamsOf<N>): Loads =>
  routes[name].may === 'anyone' && name !== 'poster' ? loadsOf(name, params, { search: url.search, locale }) : {}

/** Name and parameters come from one row. */
const make = async <N extends RouteName>(ask: PageAsk, name: N, params: ParamsOf<N>): Promise<PageContent | undefined> =>
  makers[name]?.(ask, params)
