import { catalogueReads, type ReadName } from '#contract/catalogue/reads.ts'
import { catalogue } from './catalogue.ts'
import type { Resource } from './resource.ts'
import type { Confirmed } from './shown.ts'

type Rows = Pick<Resource<ReadName>, 'age' | 'confirm' | 'renew'>

/** Says something about the rows of an address: `say` gets whoever holds them, and their query. */
function ofAddress(address: string, apply: (held: Rows, query: string) => void): void {
  const url = new URL(address, location.href)
  for (const held of Object.values(catalogue))
    if (url.pathname.endsWith(catalogueReads[held.name].path)) apply(held, url.searchParams.toString())
}

/** The worker has stored a newer reply for this address: the page that shows the older reply renders the newer one. */
export const renewByAddress = (address: string): void => ofAddress(address, (held, query) => void held.renew(query))

/** The worker could not renew what it answered for this address: whoever shows it says how old it is. */
export const ageByAddress = (address: string, asOf: string | null): void => ofAddress(address, (held, query) => held.age(query, asOf))

/** The worker asked the shop after it had answered for this address, and it is still so. */
export const confirmByAddress = (address: string, confirmed: Confirmed): void =>
  ofAddress(address, (held, query) => void held.confirm(query, confirmed))

/** The shop answers again: what failed or is old is asked for anew. */
export async function recoverAll(): Promise<void> {
  for (const held of Object.values(catalogue)) await held.recover()
}

/** Whatever is on a screen and older than this is asked for anew, while it stays shown. */
export const renewAllShown = async (olderThanMs: number): Promise<void> =>
  void (await Promise.all(Object.values(catalogue).map((held) => held.renewShown(olderThanMs))))
