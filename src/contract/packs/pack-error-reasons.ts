/** A reason why a pack, or the list of packs, cannot be accepted, fetched or read. */
interface PackErrorReasonRow {
  /** Whether the reason is temporary. If so, the download continues automatically at the next opportunity. */
  isTemporary: boolean
  message: string
}

/** All errors of packs, with the message for the user. */
export const packErrorReasons = {
  // Reasons that concern the list of packs.
  'no-key': { isTemporary: false, message: /*i18n*/ 'This shop gives out no packs.' },
  'bad-list': { isTemporary: false, message: /*i18n*/ 'The list of packs cannot be read. Nothing was changed on this device.' },
  'other-key': { isTemporary: false, message: /*i18n*/ 'The list of packs is signed by somebody else than this shop. It was not used.' },
  'bad-signature': { isTemporary: false, message: /*i18n*/ 'The list of packs was changed on its way here. It was not used.' },
  'other-tenant': { isTemporary: false, message: /*i18n*/ 'This pack belongs to another shop. It was not used.' },
  'newer-format': {
    isTemporary: false,
    message: /*i18n*/ 'This pack is for a newer version of the app. Load the page anew, then try again.',
  },
  'bad-manifest': { isTemporary: false, message: /*i18n*/ 'What the shop says of this pack contradicts itself. It was not used.' },

  // Reasons that concern the transfer.
  'no-network': { isTemporary: true, message: /*i18n*/ 'No connection to the shop. What has come is kept; the rest comes later.' },
  portal: {
    isTemporary: true,
    message: /*i18n*/ 'This network shows a page of its own in place of the shop. Sign in to the network; the rest comes then.',
  },
  refused: {
    isTemporary: true,
    message: /*i18n*/ 'The shop cannot give out this pack just now. What has come is kept; the rest comes later.',
  },
  gone: { isTemporary: false, message: /*i18n*/ 'The shop no longer has this version of the pack. Get the newest one.' },
  'wrong-bytes': { isTemporary: true, message: /*i18n*/ 'What came is damaged and was thrown away. What was right is kept.' },
  'not-on-wifi': { isTemporary: true, message: /*i18n*/ 'Waiting for Wi-Fi. What has come is kept.' },
  'line-unknown': {
    isTemporary: false,
    message: /*i18n*/ 'This browser does not say whether it is on Wi-Fi. Start the download by hand when you are.',
  },

  // Reasons that concern this device.
  quota: { isTemporary: false, message: /*i18n*/ 'There is not enough room on this device. The packs that were here are as they were.' },
  insecure: { isTemporary: false, message: /*i18n*/ 'Packs can only be kept where the shop is opened by https.' },
  'newer-store': {
    isTemporary: false,
    message: /*i18n*/ 'The packs on this device were kept by a newer version of the app. Nothing was changed; load the page anew.',
  },
  'store-silent': { isTemporary: true, message: /*i18n*/ 'The memory of this browser does not answer. Try again in a moment.' },
  'not-installed': { isTemporary: false, message: /*i18n*/ 'This pack is not on this device.' },
  damaged: { isTemporary: false, message: /*i18n*/ 'A piece of this pack is missing on this device, or damaged. Repair the pack.' },
  replaced: { isTemporary: true, message: /*i18n*/ 'A newer version of this pack has just taken its place. Try again.' },
} as const satisfies Record<string, PackErrorReasonRow>

export type PackErrorReason = keyof typeof packErrorReasons

export interface PackErrorDetail {
  /** The HTTP status of the error reply. */
  status?: number
  /** The value of the server's Retry-After header, in milliseconds. */
  retryAfterMs?: number
  /** The storage that the download needs, including the reserve for carts and orders; the next field is the storage that is available. */
  neededBytes?: number
  freeBytes?: number
}

/** An error of a pack: a row of `packErrorReasons` and the details of this case. */
export class PackError extends Error {
  override name = 'PackError'
  constructor(
    readonly reason: PackErrorReason,
    readonly detail: PackErrorDetail = {},
    options?: ErrorOptions,
  ) {
    super(packErrorReasons[reason].message, options)
  }
}
