import type { BoughtQuery } from '#app/state/orders/bought-parts.ts'
import { href } from '#contract/routes/addresses.ts'

/** Returns the URL of a page of bought parts. Parameters with their default value are omitted. */
export function boughtPartsHref({ text, sort, pageNo }: BoughtQuery): string {
  const query = new URLSearchParams({
    ...(text.trim() === '' ? {} : { q: text.trim() }),
    ...(sort === 'last' ? {} : { sort }),
    ...(pageNo > 1 ? { page: String(pageNo) } : {}),
  })
  return query.size === 0 ? href('boughtParts') : `${href('boughtParts')}?${query}`
}
