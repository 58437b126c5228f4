import { type CatalogueReadName, catalogueReadCalls } from '#contract/catalogue/reads.ts'
import type { CallReplyCache } from './call-reply-cache.ts'
import { catalogue } from './catalogue.ts'
import type { ConfirmedAge } from './shown.ts'

type ReplyCacheControls = Pick<CallReplyCache<CatalogueReadName>, 'markFromDevice' | 'confirmUnchanged' | 'refetchStored'>

/** Calls a function with the resource and the query that belong to the URL of a call of the API. */
function applyToReplyCache(address: string, apply: (held: ReplyCacheControls, query: string) => void): void {
  const url = new URL(address, location.href)
  for (const held of Object.values(catalogue))
    if (url.pathname.endsWith(catalogueReadCalls[held.callName].path)) apply(held, url.searchParams.toString())
}

/** To be called when the service worker has stored a newer reply for this URL: a page that shows the older reply requests it again. */
export const refetchByUrl = (address: string): void => applyToReplyCache(address, (held, query) => void held.refetchStored(query))

/** To be called when the service worker could not renew its answer for this URL: pages that show the answer then state its age. */
export const markFromDeviceByUrl = (address: string, asOf: string | null): void =>
  applyToReplyCache(address, (held, query) => held.markFromDevice(query, asOf))

/** To be called when the server has confirmed to the service worker that its answer for this URL has not changed. */
export const confirmByUrl = (address: string, confirmed: ConfirmedAge): void =>
  applyToReplyCache(address, (held, query) => void held.confirmUnchanged(query, confirmed))

/** Requests failed and outdated answers again, because the server responds again. */
export async function refetchFailedAndStale(): Promise<void> {
  for (const held of Object.values(catalogue)) await held.refetchFailedAndStale()
}

/** Requests all displayed answers that are older than `olderThanMs` again. They stay visible meanwhile. */
export const refetchDisplayedReplies = async (olderThanMs: number): Promise<void> =>
  void (await Promise.all(Object.values(catalogue).map((held) => held.refetchDisplayed(olderThanMs))))
