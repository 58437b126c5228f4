import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'

const LoadedRowActions = lazyComponent(
  () => import('./LoadedRowActions.tsx'),
  ({ LoadedRowActions: Loaded }) => Loaded,
  // Without its code, React would drop an early press on a button that the server rendered.
  { inPage: true },
)

/** The favourite and compare buttons of a row. Their code is loaded after the list, and nothing moves when they appear. */
export const RowActions = ({ part }: { part: PartCard }) => (
  <Suspense>
    <LoadedRowActions part={part} />
  </Suspense>
)
