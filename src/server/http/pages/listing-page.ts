import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import type { Page } from '#contract/kernel/primitives.ts'
import { readListingQuery } from '#contract/listing/listing-query.ts'
import { completeUnitLoads, modelLoads } from '#contract/loads/fitment-loads.ts'
import { categoryLoads, modeLoads, searchLoads } from '#contract/loads/listing-pages.ts'
import type { PageAddress } from '#contract/loads/page-address.ts'
import { categoryHref, href } from '#contract/routes/addresses.ts'
import type { InitialReply } from '#contract/routes/rendered-page.ts'
import type { ParamsOf } from '#contract/routes.ts'
import type { PageContent } from '#server/http/rendering/page-content.ts'
import { type BreadcrumbStep, breadcrumbJsonLd, itemListJsonLd } from './json-ld.ts'
import { type PageContext, runPageCalls } from './page-ask.ts'

/** The properties of a listing's page, other than its parts. */
interface ListingPageMetadata {
  canonicalPath: string | null
  steps: BreadcrumbStep[]
  /** The subject of the page's link preview picture. If missing, the picture shows the first part of the list. */
  previewSubject?: PageContent['previewSubject']
}

/** Makes the page of a listing. `records`: the parts on this page; `total`: the number of parts on all pages. */
function listingPageOf(
  ask: PageContext,
  replies: InitialReply[],
  { records, total }: Pick<Page<PartCard>, 'records' | 'total'>,
  { canonicalPath, steps, previewSubject }: ListingPageMetadata,
): PageContent {
  const [first] = records
  return {
    status: 200,
    description: { text: LISTING_DESCRIPTION, values: { total, name: ask.config.name } },
    canonicalPath: total === 0 ? null : canonicalPath,
    ...shareSubjectOf(first, previewSubject),
    jsonLd: [
      ...(steps.length > 0 ? [breadcrumbJsonLd(ask.baseUrl, steps)] : []),
      ...(ask.url.search === '' ? [itemListJsonLd(ask.baseUrl, records)] : []),
    ],
    replies,
  }
}

/**
 * Makes the page `/prod/cat/…`, which shows a category. Throws `not-found` for an unknown category, or if the URL names another parent
 * category.
 */
export async function categoryPage(ask: PageContext, params: ParamsOf<'category'>): Promise<PageContent> {
  const loads = categoryLoads(params, pageAddressOf(ask))
  const { replies, resultOf: to } = await runPageCalls(ask, loads)
  const crumbs = to(loads.path)
  const { id, parentId } = params.catgrp
  if (crumbs.at(-1)?.backParentId !== parentId) throw new AppError('not-found')
  const steps = crumbs.map((crumb) => ({ name: crumb.backCategoryName, path: categoryHref(crumb) }))
  const parts = loads.found === null ? to(loads.parts) : to(loads.found)
  return listingPageOf(ask, replies, parts, {
    canonicalPath: steps.at(-1)?.path ?? null,
    steps,
    previewSubject: { subjectType: 'category', id },
  })
}

/** Makes the page `/prod/all/{searchstrs}` with search results, which must not be indexed. */
export async function searchPage(ask: PageContext, params: ParamsOf<'searchResults'>): Promise<PageContent> {
  const { found } = searchLoads(params, pageAddressOf(ask))
  const { replies, resultOf: to } = await runPageCalls(ask, { found })
  return listingPageOf(ask, replies, to(found), { canonicalPath: null, steps: [] })
}

/** Makes the page `/prod/s/{mode}`, which shows a special list of parts such as new parts. */
export async function specialPartListPage(ask: PageContext, params: ParamsOf<'mode'>): Promise<PageContent> {
  const { found } = modeLoads(params, pageAddressOf(ask))
  const { replies, resultOf: to } = await runPageCalls(ask, { found })
  return listingPageOf(ask, replies, to(found), { canonicalPath: href('mode', params), steps: [] })
}

/**
 * Makes the page `/prod/model/{modelid}`, which shows a vehicle. Without filters it shows the starters and the alternators of the vehicle's
 * systems, otherwise a filtered list of parts.
 */
export async function modelPage(ask: PageContext, params: ParamsOf<'model'>): Promise<PageContent> {
  const loads = modelLoads(params, pageAddressOf(ask))
  const { replies, resultOf: to } = await runPageCalls(ask, loads)
  const [model] = to(loads.model)
  if (!model) throw new AppError('not-found')
  const path = href('model', params)
  const steps = [
    { name: model.brand, path: href('brand', { brandid: model.brandid }) },
    { name: model.name, path },
  ]
  const page: ListingPageMetadata = { canonicalPath: path, steps }
  if (loads.tree === null) return listingPageOf(ask, replies, to(loads.found), page)
  const { starting, charging } = completeUnitLoads(params.modelid, readListingQuery(ask.url.search), to(loads.tree))
  const units = [starting, charging].flatMap((load) => (load === null ? [] : to(load).records))
  const total = to(loads.categories).reduce((sum, { count }) => sum + count, 0)
  return listingPageOf(ask, replies, { records: units, total }, page)
}

/** Returns the data that a page's calls need in addition to the page's parameters: the query of the URL, and the language. */
const pageAddressOf = ({ url, locale }: PageContext): PageAddress => ({ search: url.search, locale })

/** Returns the subject of a list's link preview picture: the first part of the list, unless the list has a picture of its own. */
function shareSubjectOf(first: PartCard | undefined, own?: PageContent['previewSubject']): Pick<PageContent, 'previewSubject'> {
  if (own) return { previewSubject: own }
  return first ? { previewSubject: { subjectType: 'part', mcode: first.mcode } } : {}
}

const LISTING_DESCRIPTION =
  /*i18n*/ '{title}: {total, plural, one {# part} other {# parts}}. Prices, stock, cross references and drawings at {name}.'
