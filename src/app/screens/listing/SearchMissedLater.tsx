import { lazy, Suspense } from 'react'

const Said = lazy(() => import('./SearchMissed.tsx').then(({ SearchMissed: said }) => ({ default: said })))

/** A search that found nothing. Seldom seen, so its code comes only then. */
export const SearchMissed = ({ text }: { text: string }) => (
  <Suspense>
    <Said text={text} />
  </Suspense>
)
