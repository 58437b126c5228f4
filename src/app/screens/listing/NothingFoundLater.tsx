import { type ComponentProps, lazy, Suspense } from 'react'

const Said = lazy(() => import('./NothingFound.tsx').then(({ NothingFound: said }) => ({ default: said })))

/** An empty listing. Seldom seen, so its code comes only then. */
export const NothingFound = (props: ComponentProps<typeof Said>) => (
  <Suspense>
    <Said {...props} />
  </Suspense>
)
