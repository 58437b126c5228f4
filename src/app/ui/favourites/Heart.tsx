import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import type { PartCard } from '#contract/catalogue.ts'

const HeartButton = lazyComponent(
  () => import('./HeartButton.tsx'),
  ({ HeartButton }) => HeartButton,
)

/** The heart of a row, on the corner of its drawing: it comes after the list, and moves nothing. */
export const Heart = ({ part }: { part: PartCard }) => (
  <Suspense>
    <HeartButton part={part} />
  </Suspense>
)
