import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'

/** Asks a guest for an address. A press on "Tell me" loads its code, and with it what forms and changes need. */
export const GuestStockAlertDialog = lazyComponent(
  () => import('./GuestStockAlertDialog.tsx'),
  (piece) => piece.GuestStockAlertDialog,
)
