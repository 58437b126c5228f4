import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import { type Listing, PartCard, type Suggestion } from '#contract/catalogue.ts'
import { ANSWERED_FROM_HEADER, type Envelope } from '#contract/envelope.ts'
import { facetKeys, isOtherFacet, type OtherFacetKey } from '#contract/facets.ts'
import { SUCCESS_CODE } from '#contract/limits.ts'
import { numberKeys } from '#contract/numbers.ts'
import type { Page } from '#contract/primitives.ts'
import { answeredFrom } from '#data/answered-from.ts'
import { type Found, matchParts } from './match-parts.ts'
import type { Searchable, SeenPart } from './seen-parts.ts'

const Search = calls.search.input
const Listed = calls.aggregationSearch.input
type Asked = v.InferOutput<typeof Listed>

/**
 * Answers a search from the parts that were seen on this device, when the network does not; the reply says through how many it
 * looked, so that an empty one is no lie about the shop. Null when this is no search, when nothing was seen yet, or when a
 * suggestion would be empty: the box has no room to say whose emptiness that is.
 */
export function searchOffline(url: URL, seen: readonly SeenPart[]): Response | null {
  if (seen.length === 0) return null
  const query = Object.fromEntries(url.searchParams)
  const parts = seen.map(({ part }) => part)
  if (url.pathname.endsWith(calls.search.path)) {
    const asked = v.safeParse(Search, query)
    if (!asked.success) return null
    const found = matchParts(parts, asked.output.searchStr)
    return found.length === 0 ? null : reply(pageOf(found, asked.output, suggestion), found, seen)
  }
  if (!url.pathname.endsWith(calls.aggregationSearch.path)) return null
  const asked = v.safeParse(Listed, query)
  // What a whole category, make or model holds is not ours to say from a few parts.
  if (
    !asked.success ||
    asked.output.searchStr === undefined ||
    asked.output.brandid ||
    asked.output.modelid ||
    asked.output.appid ||
    asked.output.mode
  )
    return null
  const { searchStr } = asked.output
  const found = matchParts(parts, searchStr).filter(({ part }) => isWanted(part, asked.output))
  const listing: Listing = {
    ...pageOf(found, asked.output, card),
    facets: [],
    categories: [],
    meant: found[0]?.matched.by === 'words' ? 'words' : 'number',
    ...beginsOf(found, searchStr),
  }
  return reply(listing, found, seen)
}

/** How many of the parts bear a number that begins with the search, when none bears it whole. */
function beginsOf(found: readonly Found[], searchStr: string): { begins?: number } {
  if (found[0]?.matched.how !== 'begins') return {}
  const { key, zeroless } = numberKeys(searchStr)
  const begins = found.filter(({ matched: { how, number = '' } }) => {
    const stored = numberKeys(number)
    return how === 'begins' && (stored.key.startsWith(key) || (zeroless === key && stored.zeroless.startsWith(key)))
  })
  return begins.length === 0 ? {} : { begins: begins.length }
}

function reply(result: Page<unknown>, found: readonly Found[], seen: readonly SeenPart[]): Response {
  const shown = new Set(found.map(({ part }) => part))
  let oldest: string | null = null
  let opened = 0
  for (const one of seen) {
    if (one.opened) opened += 1
    if (one.asOf !== null && shown.has(one.part) && (oldest === null || one.asOf < oldest)) oldest = one.asOf
  }
  const envelope: Envelope = { code: SUCCESS_CODE, msg: 'ok', result }
  const searched = { opened, listed: seen.length - opened }
  return Response.json(envelope, { headers: { [ANSWERED_FROM_HEADER]: answeredFrom('seen-parts', oldest, searched) } })
}

/** Only what stands on the page is made into rows. */
function pageOf<Row>(
  found: readonly Found[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  row: (one: Found) => Row,
): Page<Row> {
  return {
    records: found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(row),
    total: found.length,
    size: pageSize,
    current: pageNo,
    pages: Math.ceil(found.length / pageSize),
  }
}

const card = ({ part, matched }: Found): PartCard => ({ ...v.parse(PartCard, part), matched })

const suggestion = ({ part, matched }: Found): Suggestion => ({
  goodsSkuCode: part.mcode,
  mainImageUrl: part.mainImageUrl,
  oeNumber: part.oeNumber,
  backCategoryName: part.backCategoryName,
  oeProducer: part.oeProducer,
  goodsApplication: null,
  specName: part.specName,
  matched,
  producer: part.producer,
  condition: part.condition,
  price: part.price,
  wasPrice: part.wasPrice,
  promotion: part.promotion,
  coreCharge: part.coreCharge,
  stock: part.stock,
})

/** Whether a part passes the listing's category and filters. A card names only its own category, and only the data that decide. */
function isWanted(part: Searchable, asked: Asked): boolean {
  const categories = part.path?.map((crumb) => crumb.id) ?? [part.backCategoryId]
  if (asked.backCategoryId && !categories.includes(asked.backCategoryId)) return false
  const others: Record<OtherFacetKey, string> = {
    oeProducer: part.oeProducer,
    condition: part.condition,
    stock: part.stock.state,
    producer: part.producer,
  }
  return facetKeys.every((key) => {
    const wanted = asked[key]
    const value = isOtherFacet(key) ? others[key] : part.attributes[key]
    return !wanted || wanted.length === 0 || wanted.includes(String(value ?? ''))
  })
}
