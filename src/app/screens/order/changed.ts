/**
 * Something was done to an order: it is read anew. When that takes the button away that was pressed, the focus goes to `near`; without it
 * to the top of the page.
 */
export type Changed = (near?: HTMLElement | null) => Promise<void>
