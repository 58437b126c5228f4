/**
 * The key of a shop's own attribute (`own-thread-pitch-mm`): `own-` with lower-case letters, digits and single dashes. Keys of the
 * attribute table contain no dash, so the two kinds cannot collide.
 */
export type ShopAttributeKey = `own-${string}`

/** The maximum number of characters of an own attribute's key. The key is short because it is a parameter in URLs. */
export const MAX_ATTRIBUTE_KEY_CHARACTERS = 48
const SHOP_ATTRIBUTE_KEY_PATTERN = /^own(?:-[a-z0-9]+)+$/

export const isShopAttributeKey = (text: string): text is ShopAttributeKey =>
  text.length <= MAX_ATTRIBUTE_KEY_CHARACTERS && SHOP_ATTRIBUTE_KEY_PATTERN.test(text)
