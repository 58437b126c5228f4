import type { InputOf } from '#contract/calls.ts'
import type { Listing } from '#contract/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import { facetKeys, type ListMode, modeTitles } from '#contract/facets.ts'
import { categoryHref, href } from '#contract/addresses.ts'
import { escaped } from '#server/http/html.ts'
import type { FirstReply, PageContent } from '#server/http/page-document.ts'
import { asked, type PageAsk, surroundings } from './page-ask.ts'
import { breadcrumbs, itemList, link, partLines, type Step } from './pieces.ts'

type ListingInput = InputOf<'aggregationSearch'>

/** What the page's own query asks of the listing: as the app asks it, so that the app knows the reply again. */
function chosenIn(url: URL): ListingInput {
  const given = url.searchParams
  const input: Record<string, string | number> = {}
  for (const key of facetKeys) {
    const values = (given.get(key) ?? '')
      .split('|')
      .map((value) => value.trim())
      .filter(Boolean)
    if (values.length > 0) input[key] = [...new Set(values)].sort().join('|')
  }
  const [family, category, sort, pageNo] = [given.get('groupName'), given.get('category'), given.get('sort'), given.get('pageNo')]
  if (family) input['groupName'] = family
  if (category) input['backCategoryId'] = category
  if (sort && sort !== 'best') input['sort'] = sort
  if (pageNo && pageNo !== '1') input['pageNo'] = Number(pageNo)
  return input
}

interface Shown {
  title: string
  description: (listing: Listing) => string
  canonical: string | null
  steps: Step[]
  replies?: FirstReply[]
  links?: Step[]
}

/** A page that is a listing: what it is called, and the first parts of it. A query that makes no sense falls back to the plain list. */
async function listingPage(ask: PageAsk, base: ListingInput, shown: Shown): Promise<PageContent> {
  const { reply, result } = await asked(ask, 'aggregationSearch', { ...chosenIn(ask.url), ...base }).catch((thrown: unknown) => {
    if (thrown instanceof AppError && thrown.code === 'bad-request') return asked(ask, 'aggregationSearch', base)
    throw thrown
  })
  const first = result.records[0]
  const filtered = ask.url.search !== ''
  return {
    status: 200,
    title: `${shown.title} | ${ask.config.name}`,
    description: shown.description(result),
    canonical: result.total === 0 ? null : shown.canonical,
    ...(first ? { image: first.mainImageUrl } : {}),
    jsonLd: [
      ...(shown.steps.length > 0 ? [breadcrumbs(ask.origin, shown.steps)] : []),
      ...(filtered ? [] : [itemList(ask.origin, result.records)]),
    ],
    replies: [reply, ...(shown.replies ?? []), ...(await surroundings(ask))],
    body: `<main class="first-paint"><h1>${escaped(shown.title)}</h1><nav>${(shown.links ?? []).map(({ name, path }) => link(path, name)).join(' ')}</nav>${partLines(result.records)}</main>`,
  }
}

const found =
  (what: string, { name }: { name: string }) =>
  ({ total }: Listing) =>
    `${total} ${total === 1 ? 'part' : 'parts'}: ${what}. Prices, stock, cross references and drawings at ${name}.`

/** `/prod/cat/…`: unknown categories, and addresses that are not the category's own, are not found. */
export async function categoryPage(ask: PageAsk, category: { id: string; parentId: string }): Promise<PageContent> {
  const crumbs = await ask.call('categoryPath', { id: category.id })
  const own = crumbs.at(-1)
  if (own?.backParentId !== category.parentId) throw new AppError('not-found')
  const steps = crumbs.map((crumb) => ({ name: crumb.backCategoryName, path: categoryHref(crumb) }))
  const tree = await ask.call('categoryList', {})
  const children = tree.find(({ id }) => id === category.id)?.children ?? []
  const families = await asked(ask, 'productGroup', { backCategoryId: category.id })
  return listingPage(
    ask,
    { backCategoryId: category.id },
    {
      title: crumbs.map((crumb) => crumb.backCategoryName).join(', '),
      description: found(own.backCategoryName, ask.config),
      canonical: steps.at(-1)?.path ?? null,
      steps,
      replies: [families.reply],
      links: children.map((child) => ({ name: child.backCategoryName, path: categoryHref(child) })),
    },
  )
}

/** `/prod/all/{searchstrs}`: results of a search are not for a search engine to keep. */
export const searchPage = (ask: PageAsk, text: string): Promise<PageContent> =>
  listingPage(ask, { searchStr: text }, { title: `Search: ${text}`, description: found(text, ask.config), canonical: null, steps: [] })

export const modePage = (ask: PageAsk, mode: ListMode): Promise<PageContent> =>
  listingPage(
    ask,
    { mode },
    {
      title: modeTitles[mode],
      description: found(modeTitles[mode], ask.config),
      canonical: href('mode', { mode }),
      steps: [{ name: modeTitles[mode], path: href('mode', { mode }) }],
    },
  )

export async function modelPage(ask: PageAsk, modelid: string): Promise<PageContent> {
  const models = await asked(ask, 'modelList', { modelid })
  const categories = await asked(ask, 'getCategoryByApp', { modelid })
  const model = models.result[0]
  if (!model) throw new AppError('not-found')
  const name = `${model.brand} ${model.name}`
  const path = href('model', { modelid })
  return listingPage(
    ask,
    { modelid },
    {
      title: `Parts for ${name}`,
      description: found(`for ${name}`, ask.config),
      canonical: path,
      steps: [
        { name: model.brand, path: href('brand', { brandid: model.brandid }) },
        { name: model.name, path },
      ],
      replies: [models.reply, categories.reply],
    },
  )
}
