import { type PackErrorReason, packErrorReasons } from './pack-error-reasons.ts'

/**
 * Messages for a pack that is not being downloaded, so that no retry will happen automatically. Reasons that are not listed use the message
 * of the table `packErrorReasons`.
 */
const idlePackErrorMessages: { readonly [R in PackErrorReason]?: string } = {
  'no-network': /*i18n*/ 'No connection to the shop. What is on this device stays as it is.',
  portal: /*i18n*/ 'This network shows a page of its own in place of the shop. Sign in to the network, then try again.',
  refused: /*i18n*/ 'The shop does not answer this just now. What is on this device stays as it is.',
}

/** Returns the message for the user that explains a reason. `isComing`: a download has begun. */
export const packErrorMessage = (reason: PackErrorReason, isComing: boolean): string =>
  (isComing ? undefined : idlePackErrorMessages[reason]) ?? packErrorReasons[reason].message
