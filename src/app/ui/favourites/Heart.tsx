import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'

const HeartButton = lazyComponent(
  () => import('./HeartButton.tsx'),
  ({ HeartButton }) => HeartButton,
)

/** The favourite button of a row, on the part's picture. Its code is loaded after the list, and nothing moves when it appears. */
export const Heart = ({ part }: { part: PartCard }) => (
  <Suspense>
    <HeartButton part={part} />
  </Suspense>
)
