/**
 * To be called after an order has changed: loads the order again. If the pressed button disappears, the focus moves to `near`, or to the
 * top of the page.
 */
export type ReloadOrder = (near?: HTMLElement | null) => Promise<void>
