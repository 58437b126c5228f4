import { lazyComponent } from '#app/hooks/lazy-component.ts'
import { Suspense } from 'react'

const Said = lazyComponent(
  () => import('./SearchMissed.tsx'),
  ({ SearchMissed }) => SearchMissed,
)

/** A search that found nothing. Seldom seen, so its code comes only then. */
export const SearchMissed = ({ text }: { text: string }) => (
  <Suspense>
    <Said text={text} />
  </Suspense>
)
