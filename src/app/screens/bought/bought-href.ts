import type { BoughtQuery } from '#app/state/orders/bought-parts.ts'
import { href } from '#contract/addresses.ts'

/** The address of a page of the bought parts; what goes without saying is left out. */
export function boughtHref({ text, sort, pageNo }: BoughtQuery): string {
  const query = new URLSearchParams({
    ...(text.trim() === '' ? {} : { q: text.trim() }),
    ...(sort === 'last' ? {} : { sort }),
    ...(pageNo > 1 ? { page: String(pageNo) } : {}),
  })
  return query.size === 0 ? href('boughtParts') : `${href('boughtParts')}?${query}`
}
