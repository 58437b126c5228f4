import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import { type Listing, PartCard, type PartDetail, type Suggestion } from '#contract/catalogue.ts'
import { ANSWERED_FROM_HEADER, type Envelope } from '#contract/envelope.ts'
import { facetKeys } from '#contract/facets.ts'
import { SUCCESS_CODE } from '#contract/limits.ts'
import type { Page } from '#contract/primitives.ts'
import { answeredFrom } from '#data/answered-from.ts'
import { type Found, matchParts } from './match-parts.ts'
import type { SeenPart } from './seen-parts.ts'

const Search = calls.search.input
const Listed = calls.aggregationSearch.input
type Asked = v.InferOutput<typeof Listed>

/**
 * Answers a search from the parts that were opened on this device, when the network does not; the reply says through how many it
 * looked, so that an empty one is no lie about the shop. Null when this is no search, when nothing was opened yet, or when a
 * suggestion would be empty: the box has no room to say whose emptiness that is.
 */
export function searchOffline(url: URL, seen: readonly SeenPart[]): Response | null {
  if (seen.length === 0) return null
  const query = Object.fromEntries(url.searchParams)
  const parts = seen.map(({ part }) => part)
  const ages = new Map(seen.map(({ part, asOf }) => [part, asOf]))
  if (url.pathname.endsWith(calls.search.path)) {
    const asked = v.safeParse(Search, query)
    if (!asked.success) return null
    const found = matchParts(parts, asked.output.searchStr)
    return found.length === 0 ? null : reply(pageOf(found.map(suggestion), asked.output), found, ages)
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
    ...pageOf(found.map(card), asked.output),
    facets: [],
    categories: [],
    meant: found[0]?.matched.by === 'words' ? 'words' : 'number',
  }
  return reply(listing, found, ages)
}

function reply(result: Page<unknown>, found: readonly Found[], ages: ReadonlyMap<PartDetail, string | null>): Response {
  const oldest =
    found
      .map(({ part }) => ages.get(part) ?? null)
      .filter((asOf) => asOf !== null)
      .sort()[0] ?? null
  const envelope: Envelope = { code: SUCCESS_CODE, msg: 'ok', result }
  return Response.json(envelope, { headers: { [ANSWERED_FROM_HEADER]: answeredFrom('seen-parts', oldest, ages.size) } })
}

function pageOf<Row>(rows: readonly Row[], { pageNo, pageSize }: { pageNo: number; pageSize: number }): Page<Row> {
  return {
    records: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: rows.length,
    size: pageSize,
    current: pageNo,
    pages: Math.ceil(rows.length / pageSize),
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
})

/** Whether a part passes the listing's category and filters. */
function isWanted(part: PartDetail, asked: Asked): boolean {
  if (asked.backCategoryId && !part.path.some((crumb) => crumb.id === asked.backCategoryId)) return false
  const has = { producer: part.producer, condition: part.condition, stock: part.stock.state }
  return facetKeys.every((key) => {
    const wanted = asked[key]
    const value = key === 'producer' || key === 'condition' || key === 'stock' ? has[key] : part.attributes[key]
    return !wanted || wanted.length === 0 || wanted.includes(String(value ?? ''))
  })
}
