/**
 * The key of a shop's own attribute (`own-thread-pitch-mm`): `own-` with lower-case letters, digits and single dashes. Keys of the
 * attribute table contain no dash, so the two kinds cannot collide.
 */
export type OwnKey = `own-${string}`

/** The maximum number of characters of an own attribute's key. The key is short because it is a parameter in URLs. */
export const MAX_OWN_KEY_CHARACTERS = 48
const OWN_KEY_PATTERN = /^own(?:-[a-z0-9]+)+$/

export const isOwnKey = (text: string): text is OwnKey => text.length <= MAX_OWN_KEY_CHARACTERS && OWN_KEY_PATTERN.test(text)
