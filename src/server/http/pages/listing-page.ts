import { categoryHref, href } from '#contract/addresses.ts'
import type { InputOf } from '#contract/calls.ts'
import type { PartCard } from '#contract/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import type { ListMode } from '#contract/facets.ts'
import { CATEGORY_LIST_INPUT, COUNTED_CATEGORIES_INPUT } from '#contract/limits.ts'
import { familyInput, familyListInput, isNarrowed, listingInput, readListingQuery } from '#contract/listing-query.ts'
import type { Page } from '#contract/primitives.ts'
import type { FirstReply } from '#contract/rendered-page.ts'
import { categoriesInput, isBySystem, unitsInput, vehicleSystems } from '#contract/vehicle/systems.ts'
import type { PageContent } from '#server/http/page-document.ts'
import { say } from '#server/kernel/words.ts'
import { breadcrumbs, itemList, type Step } from './json-ld.ts'
import { asked, frameReplies, type PageAsk } from './page-ask.ts'

interface ListingPage {
  canonical: string | null
  steps: Step[]
  replies?: FirstReply[]
  /** What a link to it shows; without it the first part. */
  shared?: PageContent['shared']
}

/** A page that is a listing of what `base` names, as its address filters, orders and pages it. */
async function listingPage(ask: PageAsk, base: InputOf<'aggregationSearch'>, page: ListingPage): Promise<PageContent> {
  const { reply, result } = await asked(ask, 'aggregationSearch', { ...listingInput(readListingQuery(ask.url.search)), ...base })
  return pageOfParts(ask, result, { ...page, replies: [reply, ...(page.replies ?? [])] })
}

/** A page that shows these parts. */
async function pageOfParts(ask: PageAsk, { records, total }: Page<PartCard>, page: ListingPage): Promise<PageContent> {
  const [first] = records
  return {
    status: 200,
    description: (title) => describedAs(ask, title, total),
    canonical: total === 0 ? null : page.canonical,
    ...sharedOf(first, page.shared),
    jsonLd: [
      ...(page.steps.length > 0 ? [breadcrumbs(ask.site, page.steps)] : []),
      ...(ask.url.search === '' ? [itemList(ask.site, records)] : []),
    ],
    replies: [...(page.replies ?? []), ...(await frameReplies(ask))],
  }
}

/** `/prod/cat/…`: unknown categories, and addresses that are not the category's own, are not found. */
export async function categoryPage(ask: PageAsk, category: { id: string; parentId: string }): Promise<PageContent> {
  const way = await asked(ask, 'categoryPath', { id: category.id })
  const crumbs = way.result
  if (crumbs.at(-1)?.backParentId !== category.parentId) throw new AppError('not-found')
  const steps = crumbs.map((crumb) => ({ name: crumb.backCategoryName, path: categoryHref(crumb) }))
  const query = readListingQuery(ask.url.search)
  const family = familyInput(category.id, query)
  const besides = await Promise.all([
    asked(ask, 'productGroup', { backCategoryId: category.id }),
    asked(ask, 'listCategoryByParts', family),
    // Only a category with others below it shows how many parts each of those has.
    ...(crumbs.length === 1 ? [asked(ask, 'categoryList', COUNTED_CATEGORIES_INPUT)] : []),
  ])
  const page: ListingPage = {
    canonical: steps.at(-1)?.path ?? null,
    steps,
    replies: [way.reply, ...besides.map(({ reply }) => reply)],
    shared: { of: 'category', id: category.id },
  }
  if (isNarrowed(query)) return listingPage(ask, { backCategoryId: category.id }, page)
  const [parts, filters] = await Promise.all([
    asked(ask, 'listByBackCategoryOrGroup', familyListInput(category.id, query)),
    asked(ask, 'groupAttributes', family),
  ])
  return pageOfParts(ask, parts.result, { ...page, replies: [parts.reply, filters.reply, ...(page.replies ?? [])] })
}

/** `/prod/all/{searchstrs}`: results of a search are not for a search engine to keep. */
export const searchPage = (ask: PageAsk, text: string): Promise<PageContent> =>
  listingPage(ask, { searchStr: text }, { canonical: null, steps: [] })

export const modePage = (ask: PageAsk, mode: ListMode): Promise<PageContent> =>
  listingPage(ask, { mode }, { canonical: href('mode', { mode }), steps: [] })

export async function modelPage(ask: PageAsk, modelid: string): Promise<PageContent> {
  const models = await asked(ask, 'modelList', { modelid })
  const query = readListingQuery(ask.url.search)
  const categories = await asked(ask, 'getCategoryByApp', categoriesInput(modelid, query))
  const [model] = models.result
  if (!model) throw new AppError('not-found')
  const path = href('model', { modelid })
  const steps = [
    { name: model.brand, path: href('brand', { brandid: model.brandid }) },
    { name: model.name, path },
  ]
  // Its engines are counted in the year that the address names.
  const counted = query.year === null ? [] : [(await asked(ask, 'modelList', { modelid, year: query.year })).reply]
  const replies = [models.reply, categories.reply, ...counted]
  if (!isBySystem(query)) return listingPage(ask, { modelid }, { canonical: path, steps, replies })
  const { result: tree } = await asked(ask, 'categoryList', CATEGORY_LIST_INPUT)
  const known = vehicleSystems.filter((system) => tree.some(({ id }) => id === system.units))
  const units = await Promise.all(known.map(({ units }) => asked(ask, 'aggregationSearch', unitsInput(modelid, query, units))))
  return vehiclePage(
    ask,
    { canonical: path, steps, replies: [...replies, ...units.map(({ reply }) => reply)] },
    {
      units: units.flatMap(({ result }) => result.records),
      total: categories.result.reduce((sum, { count }) => sum + count, 0),
    },
  )
}

/** A vehicle by its systems: of each its units. */
async function vehiclePage(
  ask: PageAsk,
  { canonical, steps, replies = [] }: ListingPage,
  { units, total }: { units: PartCard[]; total: number },
): Promise<PageContent> {
  const [first] = units
  return {
    status: 200,
    description: (title) => describedAs(ask, title, total),
    canonical: total === 0 ? null : canonical,
    ...sharedOf(first),
    jsonLd: [breadcrumbs(ask.site, steps), ...(ask.url.search === '' ? [itemList(ask.site, units)] : [])],
    replies: [...replies, ...(await frameReplies(ask))],
  }
}

/** Beside a link to a list stands its first part, unless it has a picture of its own. */
function sharedOf(first: PartCard | undefined, own?: PageContent['shared']): Pick<PageContent, 'shared'> {
  if (own) return { shared: own }
  return first ? { shared: { of: 'part', mcode: first.mcode } } : {}
}

const describedAs = ({ locale, config: { name } }: PageAsk, title: string, total: number) => say(locale, DESCRIBED, { title, total, name })
const DESCRIBED = /*i18n*/ '{title}: {total, plural, one {# part} other {# parts}}. Prices, stock, cross references and drawings at {name}.'
