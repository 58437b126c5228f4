/** Whether the panel may open at all: for members, and only when the count is not zero (specification, section 2). */
export const mayOpen = (is: 'guest' | 'member', pieces: number): boolean => is === 'member' && pieces > 0

/** A finger does not hover: its tap on the icon goes to the cart. */
export const opensFor = (pointerType: string): boolean => pointerType !== 'touch'

/** How a delete ended, as state/cart/changes.ts says it. */
type Removed = 'deleted' | 'waiting' | 'refused' | 'failed'

/**
 * What is loaded anew after a delete from the panel (specification, section 8): the page on the shopping-cart page and after "Clear All",
 * else the panel. A list is asked for at the end of every send, so the panel has it already. While the shop has not answered there is
 * nothing new to load: the panel shows what this device believes.
 */
export const reloadsPage = (removed: Removed, what: 'line' | 'all', onCartPage: boolean): boolean =>
  removed === 'deleted' && (what === 'all' || onCartPage)
