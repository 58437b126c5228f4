import { categoryHref, href } from '#contract/addresses.ts'
import type { PartCard } from '#contract/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import { readListingQuery } from '#contract/listing-query.ts'
import { modelLoads, unitsLoads } from '#contract/loads/fitment-loads.ts'
import { categoryLoads, modeLoads, searchLoads } from '#contract/loads/listing-pages.ts'
import type { PageAddress } from '#contract/loads/page-address.ts'
import type { Page } from '#contract/primitives.ts'
import type { FirstReply } from '#contract/rendered-page.ts'
import type { ParamsOf } from '#contract/routes.ts'
import type { PageContent } from '#server/http/page-document.ts'
import { translate } from '#server/kernel/words.ts'
import { breadcrumbs, itemList, type Step } from './json-ld.ts'
import { answersTo, type PageAsk } from './page-ask.ts'

/** What a listing's page is beside its parts. */
interface ListingPage {
  canonical: string | null
  steps: Step[]
  /** What a link to it shows; without it the first part. */
  shared?: PageContent['shared']
}

/** A page that shows these parts, of so many. */
function pageOfParts(
  ask: PageAsk,
  replies: FirstReply[],
  { records, total }: Pick<Page<PartCard>, 'records' | 'total'>,
  { canonical, steps, shared }: ListingPage,
): PageContent {
  const [first] = records
  return {
    status: 200,
    description: (title) => describedAs(ask, title, total),
    canonical: total === 0 ? null : canonical,
    ...sharedOf(first, shared),
    jsonLd: [...(steps.length > 0 ? [breadcrumbs(ask.site, steps)] : []), ...(ask.url.search === '' ? [itemList(ask.site, records)] : [])],
    replies,
  }
}

/** `/prod/cat/…`: unknown categories, and addresses that are not the category's own, are not found. */
export async function categoryPage(ask: PageAsk, params: ParamsOf<'category'>): Promise<PageContent> {
  const loads = categoryLoads(params, addressOf(ask))
  const { replies, to } = await answersTo(ask, loads)
  const crumbs = to(loads.path)
  const { id, parentId } = params.catgrp
  if (crumbs.at(-1)?.backParentId !== parentId) throw new AppError('not-found')
  const steps = crumbs.map((crumb) => ({ name: crumb.backCategoryName, path: categoryHref(crumb) }))
  const parts = loads.found === null ? to(loads.parts) : to(loads.found)
  return pageOfParts(ask, replies, parts, { canonical: steps.at(-1)?.path ?? null, steps, shared: { of: 'category', id } })
}

/** `/prod/all/{searchstrs}`: results of a search are not for a search engine to keep. */
export async function searchPage(ask: PageAsk, params: ParamsOf<'searchResults'>): Promise<PageContent> {
  const { found } = searchLoads(params, addressOf(ask))
  const { replies, to } = await answersTo(ask, { found })
  return pageOfParts(ask, replies, to(found), { canonical: null, steps: [] })
}

/** `/prod/s/{mode}`. */
export async function modePage(ask: PageAsk, params: ParamsOf<'mode'>): Promise<PageContent> {
  const { found } = modeLoads(params, addressOf(ask))
  const { replies, to } = await answersTo(ask, { found })
  return pageOfParts(ask, replies, to(found), { canonical: href('mode', params), steps: [] })
}

/** `/prod/model/{modelid}`: a vehicle by its systems, of each its units; or a list of what is chosen. */
export async function modelPage(ask: PageAsk, params: ParamsOf<'model'>): Promise<PageContent> {
  const loads = modelLoads(params, addressOf(ask))
  const { replies, to } = await answersTo(ask, loads)
  const [model] = to(loads.model)
  if (!model) throw new AppError('not-found')
  const path = href('model', params)
  const steps = [
    { name: model.brand, path: href('brand', { brandid: model.brandid }) },
    { name: model.name, path },
  ]
  const page: ListingPage = { canonical: path, steps }
  if (loads.tree === null) return pageOfParts(ask, replies, to(loads.found), page)
  const { starting, charging } = unitsLoads(params.modelid, readListingQuery(ask.url.search), to(loads.tree))
  const units = [starting, charging].flatMap((load) => (load === null ? [] : to(load).records))
  const total = to(loads.categories).reduce((sum, { count }) => sum + count, 0)
  return pageOfParts(ask, replies, { records: units, total }, page)
}

/** What a page's loads go by beside its parameters. */
const addressOf = ({ url, locale }: PageAsk): PageAddress => ({ search: url.search, locale })

/** Beside a link to a list stands its first part, unless it has a picture of its own. */
function sharedOf(first: PartCard | undefined, own?: PageContent['shared']): Pick<PageContent, 'shared'> {
  if (own) return { shared: own }
  return first ? { shared: { of: 'part', mcode: first.mcode } } : {}
}

const describedAs = ({ locale, config: { name } }: PageAsk, title: string, total: number) =>
  translate(locale, DESCRIBED, { title, total, name })
const DESCRIBED = /*i18n*/ '{title}: {total, plural, one {# part} other {# parts}}. Prices, stock, cross references and drawings at {name}.'
