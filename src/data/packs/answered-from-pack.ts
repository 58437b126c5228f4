import type { PackScope } from './pack-scope.ts'

/**
 * What the worker writes on a reply that packs gave: `pack; as-of=2026-11-21T08:00:00.000Z; parts=38000; of=52000; missing=Marine,…`. Titles
 * stand percent-encoded between commas. `damaged`: packs that are installed and could not be read.
 */
export const answeredFromPack = ({ parts, of, missing, damaged }: PackScope, asOf: string): string =>
  [`pack; as-of=${asOf}; parts=${parts}; of=${of}`, ...listed('missing', missing), ...listed('damaged', damaged)].join('; ')

/** The same of a reply that something else on this device gave in the place of packs that could not be read. */
export const inPlaceOf = (damaged: readonly string[], answeredFrom: string): string =>
  [answeredFrom, ...listed('damaged', damaged)].join('; ')

const listed = (name: string, titles: readonly string[]) =>
  titles.length === 0 ? [] : [`${name}=${titles.map(encodeURIComponent).join(',')}`]
