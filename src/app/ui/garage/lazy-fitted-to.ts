import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'

/** The dialog that notes to which vehicle a part was fitted. Its code is loaded with its first use. */
export const FittedToDialog = lazyComponent(
  () => import('./FittedToDialog.tsx'),
  ({ FittedToDialog: Dialog }) => Dialog,
)
