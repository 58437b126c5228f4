import * as v from 'valibot'

/** The four pages that people arrive at, of a running shop. */
export async function arrivals(url: string): Promise<Record<string, string>> {
  const found = await fetch(`${url}/marco/api/v1/product/aggregation/search?backCategoryId=2&pageSize=1`)
  const { result } = v.parse(v.object({ result: v.object({ records: v.array(v.object({ mcode: v.string() })) }) }), await found.json())
  return { home: '/', list: '/prod/cat/c/0/2', search: '/prod/all/starter%2012V', part: `/prod/m/${result.records[0]?.mcode}` }
}
