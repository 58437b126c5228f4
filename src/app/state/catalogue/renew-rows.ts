import { catalogueReads, type ReadName } from '#contract/catalogue/reads.ts'
import { catalogue } from './catalogue.ts'
import type { Resource } from './resource.ts'
import type { ConfirmedAge } from './shown.ts'

type ResourceControls = Pick<Resource<ReadName>, 'markFromDevice' | 'confirm' | 'renew'>

/** Calls a function with the resource and the query that belong to the URL of a call of the API. */
function applyToResource(address: string, apply: (held: ResourceControls, query: string) => void): void {
  const url = new URL(address, location.href)
  for (const held of Object.values(catalogue))
    if (url.pathname.endsWith(catalogueReads[held.name].path)) apply(held, url.searchParams.toString())
}

/** To be called when the service worker has stored a newer reply for this URL: a page that shows the older reply requests it again. */
export const renewByAddress = (address: string): void => applyToResource(address, (held, query) => void held.renew(query))

/** To be called when the service worker could not renew its answer for this URL: pages that show the answer then state its age. */
export const markAgeByAddress = (address: string, asOf: string | null): void =>
  applyToResource(address, (held, query) => held.markFromDevice(query, asOf))

/** To be called when the server has confirmed to the service worker that its answer for this URL has not changed. */
export const confirmByAddress = (address: string, confirmed: ConfirmedAge): void =>
  applyToResource(address, (held, query) => void held.confirm(query, confirmed))

/** Requests failed and outdated answers again, because the server responds again. */
export async function recoverAllResources(): Promise<void> {
  for (const held of Object.values(catalogue)) await held.recover()
}

/** Requests all displayed answers that are older than this again. They stay visible meanwhile. */
export const renewDisplayedRows = async (olderThanMs: number): Promise<void> =>
  void (await Promise.all(Object.values(catalogue).map((held) => held.renewShown(olderThanMs))))
