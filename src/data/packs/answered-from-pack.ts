import type { PackScope } from './pack-scope.ts'

/**
 * Returns the header value of a reply from downloaded packs: `pack; as-of=2026-11-21T08:00:00.000Z; parts=38000; of=52000;
 * missing=Marine,…`. Titles are percent-encoded and separated by commas. `damaged` names installed packs that could not be read.
 */
export const packSourceHeader = ({ partCount, totalPartCount, missingTitles, damaged }: PackScope, asOf: string): string =>
  [
    `pack; as-of=${asOf}; parts=${partCount}; of=${totalPartCount}`,
    ...formatTitlesField('missing', missingTitles),
    ...formatTitlesField('damaged', damaged),
  ].join('; ')

/** Adds damaged catalogue packs to the header value of another offline reply, which is given because the packs could not answer. */
export const withDamagedPacks = (damaged: readonly string[], answeredFrom: string): string =>
  [answeredFrom, ...formatTitlesField('damaged', damaged)].join('; ')

const formatTitlesField = (name: string, titles: readonly string[]) =>
  titles.length === 0 ? [] : [`${name}=${titles.map(encodeURIComponent).join(',')}`]
