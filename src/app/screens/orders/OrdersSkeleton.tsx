import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'

/** Rows of orders while they are on their way. */
export const OrdersSkeleton = () => (
  <div className={frame}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height={132} />
    ))}
  </div>
)

const frame = css({ display: 'grid', gap: '4' })
