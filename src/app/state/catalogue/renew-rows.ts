import { catalogueReads, type ReadName } from '#contract/catalogue/reads.ts'
import { catalogue } from './catalogue.ts'
import type { Resource } from './resource.ts'
import type { Confirmed } from './shown.ts'

type Rows = Pick<Resource<ReadName>, 'age' | 'confirm' | 'renew'>

/** Applies a function to the cached rows of a URL: it gets the resource and the query. */
function ofAddress(address: string, apply: (held: Rows, query: string) => void): void {
  const url = new URL(address, location.href)
  for (const held of Object.values(catalogue))
    if (url.pathname.endsWith(catalogueReads[held.name].path)) apply(held, url.searchParams.toString())
}

/** The worker has cached a newer reply for this URL: a page that shows the older one requests it again. */
export const renewByAddress = (address: string): void => ofAddress(address, (held, query) => void held.renew(query))

/** The worker could not renew its answer for this URL: pages that show it state its age. */
export const ageByAddress = (address: string, asOf: string | null): void => ofAddress(address, (held, query) => held.age(query, asOf))

/** The worker has revalidated its answer for this URL, which has not changed. */
export const confirmByAddress = (address: string, confirmed: Confirmed): void =>
  ofAddress(address, (held, query) => void held.confirm(query, confirmed))

/** The server responds again: failed and outdated rows are requested again. */
export async function recoverAll(): Promise<void> {
  for (const held of Object.values(catalogue)) await held.recover()
}

/** Requests all displayed rows older than this again. They stay visible meanwhile. */
export const renewAllShown = async (olderThanMs: number): Promise<void> =>
  void (await Promise.all(Object.values(catalogue).map((held) => held.renewShown(olderThanMs))))
