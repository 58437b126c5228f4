/** Whether the panel may open: for members, and only if the count is not zero (specification, section 2). */
export const mayOpen = (is: 'guest' | 'member', pieces: number): boolean => is === 'member' && pieces > 0

/** Touch has no hover: a tap on the icon opens the cart. */
export const opensFor = (pointerType: string): boolean => pointerType !== 'touch'

/** The result of a delete (state/cart/changes.ts). */
type Removed = 'deleted' | 'waiting' | 'refused' | 'failed'

/**
 * What is reloaded after a delete from the panel (specification, section 8): the page if it is the cart, or after "Clear All"; otherwise
 * the panel. Each drain ends with a new list, so the panel is already current. Before the server's reply the panel shows the optimistic
 * cart.
 */
export const reloadsPage = (removed: Removed, what: 'line' | 'all', onCartPage: boolean): boolean =>
  removed === 'deleted' && (what === 'all' || onCartPage)
