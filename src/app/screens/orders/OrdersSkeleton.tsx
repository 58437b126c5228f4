import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'
import { orderRow } from './order-row-look.ts'

/** Placeholder rows of orders: number, total, state, action. */
export const OrdersSkeleton = () => (
  <div aria-hidden="true">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <div key={row} className={orderRow}>
        <span className={line}>
          <Skeleton width={104} height={18} />
        </span>
        <span className={line}>
          <Skeleton width={64} height={18} />
        </span>
        <span className={line}>
          <Skeleton width={140} height={16} />
        </span>
        <span className={end}>
          <Skeleton width={120} height="100%" />
        </span>
      </div>
    ))}
  </div>
)

const line = css({ display: 'flex', alignItems: 'center', height: '6' })
const end = css({ display: 'flex', justifyContent: 'flex-end', height: { base: 'touch', lg: '8' } })
