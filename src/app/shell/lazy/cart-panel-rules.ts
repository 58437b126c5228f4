/** Whether the cart panel may open: for members, and only if the cart is not empty (section 2 of the specification). */
export const canOpenCartPanel = (is: 'guest' | 'member', pieces: number): boolean => is === 'member' && pieces > 0

/** Whether hovering with this kind of pointer opens the cart panel. Touch has no hover, so a tap on the icon opens the cart's page. */
export const canHoverWithPointer = (pointerType: string): boolean => pointerType !== 'touch'

/** The result of deleting lines of the cart (state/cart-changes/changes.ts). */
type RemovalResult = 'deleted' | 'waiting' | 'refused' | 'failed'

/**
 * Whether the page is loaded again after a delete in the cart panel (section 8 of the specification): if it is the cart's page, or after
 * "Clear All"; otherwise only the panel. Sending changes ends with a new list from the server, so the panel is already current. Before the
 * server's reply the panel shows the cart with the waiting changes.
 */
export const needsPageReload = (removed: RemovalResult, what: 'line' | 'all', onCartPage: boolean): boolean =>
  removed === 'deleted' && (what === 'all' || onCartPage)
