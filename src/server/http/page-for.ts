import * as v from 'valibot'
import { parseCategoryGroup } from '#contract/categories.ts'
import { AppError } from '#contract/errors.ts'
import { ListMode } from '#contract/facets.ts'
import { matchPath, type PathName, type PathParams } from '#contract/paths.ts'
import { Id, Mcode, SearchText } from '#contract/primitives.ts'
import type { PageContent } from './page-document.ts'
import { applicationPage, brandPage } from './pages/fitment-pages.ts'
import { categoryPage, modelPage, modePage, searchPage } from './pages/listing-page.ts'
import type { PageAsk } from './pages/page-ask.ts'
import { partPage } from './pages/part-page.ts'
import { bare, contentPage, homePage } from './pages/plain-pages.ts'

type Maker<N extends PathName> = (ask: PageAsk, params: PathParams<N>) => Promise<PageContent | null>
/** The others show nothing that a search engine could read; see `shellPaths`. */
type Makers = { [N in PathName]?: Maker<N> }

const read = <Output>(schema: v.GenericSchema<string, Output>, text: string): Output | null => {
  const result = v.safeParse(schema, text)
  return result.success ? result.output : null
}

/** What the server makes of each address that anyone may open. Null: the parameters cannot be meant. */
const makers: Makers = {
  home: (ask) => homePage(ask),
  login: (ask) => bare(ask, 'Sign In', 200),
  errorPage: (ask) => bare(ask, 'Error', 200),
  searchResults: async (ask, { searchstrs }) => {
    const text = read(SearchText, searchstrs)
    return text === null ? ask.refusing(new AppError('bad-request')) : searchPage(ask, text)
  },
  application: async (ask, { appid }) => (read(Id, appid) ? applicationPage(ask, appid) : null),
  brand: async (ask, { brandid }) => (read(Id, brandid) ? brandPage(ask, brandid) : null),
  category: async (ask, { catgrp }) => {
    const category = parseCategoryGroup(catgrp)
    return category ? categoryPage(ask, category) : null
  },
  part: async (ask, { mcode }) => {
    const code = read(Mcode, mcode)
    return code ? partPage(ask, code) : null
  },
  model: async (ask, { modelid }) => (read(Id, modelid) ? modelPage(ask, modelid) : null),
  mode: async (ask, { mode }) => {
    const known = read(v.pipe(v.string(), ListMode), mode)
    return known ? modePage(ask, known) : null
  },
  page: (ask, { slug }) => contentPage(ask, slug),
}

/** Addresses of section 2 that the guard keeps for members, or that later screens fill: the shell, for the app to decide. */
const shellPaths =
  /^\/(?:accountOrder|accountProduct|address|apparel|collect|completeOrder|download|marketing\/(?:gift|giftsMall)\/[^/]+|marketing\/(?:lottery|poster|promotion)|member\/(?:accountDashboard|marcoRewards|yourGift)|order\/orderInfo|orderPrint1|prod\/mail\/(?:forgotpassword|verify-link|verify)|profile|shoppingCart|shoppingCheckout|shoppingOrderDetail|viewHistory)$/

/** The page of an address. What does not exist gets the shell with HTTP 404: the app shows its own 404 there. */
export async function pageFor(ask: PageAsk): Promise<PageContent> {
  const { pathname } = ask.url
  try {
    for (const name of Object.keys(makers)) {
      if (!isPathName(name)) continue
      const made = await make(name, ask, pathname)
      if (made) return made
    }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    // The app asks by itself again, when it may.
    if (thrown.code === 'too-often') return bare(ask, 'Please wait a moment', 429)
    if (thrown.code !== 'not-found' && thrown.code !== 'bad-request') throw thrown
  }
  return shellPaths.test(pathname) ? bare(ask, 'Your Account', 200) : bare(ask, 'Page not found', 404)
}

const isPathName = (name: string): name is PathName => Object.hasOwn(makers, name)

async function make<N extends PathName>(name: N, ask: PageAsk, pathname: string): Promise<PageContent | null> {
  const params = matchPath(name, pathname)
  const made = params ? await makers[name]?.(ask, params) : null
  return made ? { ...made, scripts: ask.scripts(name) } : null
}
