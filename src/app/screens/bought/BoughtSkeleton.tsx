import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'

/** The list, empty. */
export const BoughtSkeleton = () => (
  <div className={frame}>
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <Skeleton key={row} height={128} />
    ))}
  </div>
)

const frame = css({ display: 'grid', gap: '2' })
