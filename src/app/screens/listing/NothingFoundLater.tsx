import { lazyComponent } from '#app/hooks/lazy-component.ts'
import { type ComponentProps, Suspense } from 'react'

const Said = lazyComponent(
  () => import('./NothingFound.tsx'),
  ({ NothingFound }) => NothingFound,
)

/** An empty listing. Seldom seen, so its code comes only then. */
export const NothingFound = (props: ComponentProps<typeof Said>) => (
  <Suspense>
    <Said {...props} />
  </Suspense>
)
