/**
 * Keys of attributes that a shop itself has beside the table of the trade (`own-thread-pitch-mm`): small letters, digits and single dashes
 * behind `own-`. No key of the trade's has a dash, so the two never meet.
 */
export type OwnKey = `own-${string}`

/** So long may a key be: it is a parameter in addresses. */
export const MAX_OWN_KEY_CHARACTERS = 48
const OWN_KEY = /^own(?:-[a-z0-9]+)+$/

export const isOwnKey = (text: string): text is OwnKey => text.length <= MAX_OWN_KEY_CHARACTERS && OWN_KEY.test(text)
