import { type PackReason, packReasons } from './pack-reasons.ts'

/** What is said where nothing is on its way, so that no rest can come. Of all other reasons THE table's sentence is true there too. */
const atRest: { readonly [R in PackReason]?: string } = {
  'no-network': /*i18n*/ 'No connection to the shop. What is on this device stays as it is.',
  portal: /*i18n*/ 'This network shows a page of its own in place of the shop. Sign in to the network, then try again.',
  refused: /*i18n*/ 'The shop does not answer this just now. What is on this device stays as it is.',
}

/** What a person reads of a reason; `isComing`: of a download that has begun. */
export const packSentence = (reason: PackReason, isComing: boolean): string =>
  (isComing ? undefined : atRest[reason]) ?? packReasons[reason].message
