import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'

/** An order while it is on its way. */
export const OrderSkeleton = () => (
  <div className={frame}>
    <Skeleton width="50%" height={28} />
    <Skeleton height={48} />
    <Skeleton height={280} />
    <Skeleton height={200} />
  </div>
)

const frame = css({ display: 'grid', gap: '4' })
