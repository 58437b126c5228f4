import type { OrderDocumentKind } from '#app/ui/order/order-hrefs.ts'

/** Reads the options of a document from its URL's query, `?id=…&prices=no&slip=1`. */
export function sheetOptions(search: string): { id: string | null; kind: OrderDocumentKind } {
  const query = new URLSearchParams(search)
  const kind = query.get('slip') === '1' ? 'slip' : query.get('prices') === 'no' ? 'no-prices' : 'prices'
  return { id: query.get('id'), kind }
}
