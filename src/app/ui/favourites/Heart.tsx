import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import type { PartCard } from '#contract/catalogue.ts'

const HeartButton = lazyComponent(
  () => import('./HeartButton.tsx'),
  ({ HeartButton }) => HeartButton,
)

/** The favourite button of a row, on its picture: loaded after the list, without moving anything. */
export const Heart = ({ part }: { part: PartCard }) => (
  <Suspense>
    <HeartButton part={part} />
  </Suspense>
)
