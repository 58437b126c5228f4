/**
 * Messages for a lookup of something that is not on this device, without a connection. Each message says whether the device has the
 * complete catalogue.
 */
export const notFoundOfflineMessages = {
  everywhere: /*i18n*/ 'The shop does not have this: the catalogue on this phone is whole, and it is not in it.',
  hereOnly:
    /*i18n*/ 'This is not on this phone, which has only some of the shop’s parts. The shop may have it: try again with a connection.',
} as const
