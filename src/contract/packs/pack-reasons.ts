/** A reason why a pack, or the list of packs, cannot be accepted, fetched or read. */
interface PackReasonRow {
  /** Whether the reason is temporary. If so, the download continues automatically at the next opportunity. */
  passes: boolean
  message: string
}

/** All errors of packs, with the message for the user. */
export const packReasons = {
  // Reasons that concern the list of packs.
  'no-key': { passes: false, message: /*i18n*/ 'This shop gives out no packs.' },
  'bad-list': { passes: false, message: /*i18n*/ 'The list of packs cannot be read. Nothing was changed on this device.' },
  'other-key': { passes: false, message: /*i18n*/ 'The list of packs is signed by somebody else than this shop. It was not used.' },
  'bad-signature': { passes: false, message: /*i18n*/ 'The list of packs was changed on its way here. It was not used.' },
  'other-tenant': { passes: false, message: /*i18n*/ 'This pack belongs to another shop. It was not used.' },
  'newer-format': { passes: false, message: /*i18n*/ 'This pack is for a newer version of the app. Load the page anew, then try again.' },
  'bad-manifest': { passes: false, message: /*i18n*/ 'What the shop says of this pack contradicts itself. It was not used.' },

  // Reasons that concern the transfer.
  'no-network': { passes: true, message: /*i18n*/ 'No connection to the shop. What has come is kept; the rest comes later.' },
  portal: {
    passes: true,
    message: /*i18n*/ 'This network shows a page of its own in place of the shop. Sign in to the network; the rest comes then.',
  },
  refused: { passes: true, message: /*i18n*/ 'The shop cannot give out this pack just now. What has come is kept; the rest comes later.' },
  gone: { passes: false, message: /*i18n*/ 'The shop no longer has this version of the pack. Get the newest one.' },
  'wrong-bytes': { passes: true, message: /*i18n*/ 'What came is damaged and was thrown away. What was right is kept.' },
  'not-on-wifi': { passes: true, message: /*i18n*/ 'Waiting for Wi-Fi. What has come is kept.' },
  'line-unknown': {
    passes: false,
    message: /*i18n*/ 'This browser does not say whether it is on Wi-Fi. Start the download by hand when you are.',
  },

  // Reasons that concern this device.
  quota: { passes: false, message: /*i18n*/ 'There is not enough room on this device. The packs that were here are as they were.' },
  insecure: { passes: false, message: /*i18n*/ 'Packs can only be kept where the shop is opened by https.' },
  'newer-store': {
    passes: false,
    message: /*i18n*/ 'The packs on this device were kept by a newer version of the app. Nothing was changed; load the page anew.',
  },
  'store-silent': { passes: true, message: /*i18n*/ 'The memory of this browser does not answer. Try again in a moment.' },
  'not-installed': { passes: false, message: /*i18n*/ 'This pack is not on this device.' },
  damaged: { passes: false, message: /*i18n*/ 'A piece of this pack is missing on this device, or damaged. Repair the pack.' },
  replaced: { passes: true, message: /*i18n*/ 'A newer version of this pack has just taken its place. Try again.' },
} as const satisfies Record<string, PackReasonRow>

export type PackReason = keyof typeof packReasons

export interface PackErrorDetail {
  /** The HTTP status of the error reply. */
  status?: number
  /** The value of the server's Retry-After header, in milliseconds. */
  retryAfterMs?: number
  /** The storage that the download needs, including the reserve for carts and orders; the next field is the storage that is available. */
  neededBytes?: number
  freeBytes?: number
}

/** An error of a pack: a row of `packReasons` and the details of this case. */
export class PackError extends Error {
  override name = 'PackError'
  constructor(
    readonly reason: PackReason,
    readonly detail: PackErrorDetail = {},
    options?: ErrorOptions,
  ) {
    super(packReasons[reason].message, options)
  }
}
