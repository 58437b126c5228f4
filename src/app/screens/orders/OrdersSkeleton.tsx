import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { orderRow } from './order-row-look.ts'

/** Rows of orders while they are on their way: number and total, state, the parts, the ways on, at their places. */
export const OrdersSkeleton = () => (
  <div aria-hidden="true">
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className={orderRow}>
        <div className={facts}>
          <span className={ends}>
            <Skeleton width={104} height={18} />
            <Skeleton width={64} height={18} />
          </span>
          <TextBars lines={2} from={row} />
        </div>
        <span className={parts}>
          <Skeleton width={64} height={48} />
          <Skeleton width={64} height={48} />
        </span>
        <span className={ways}>
          <Skeleton width={58} height="100%" />
          <Skeleton width={128} height="100%" />
          <Skeleton width={92} height="100%" />
        </span>
      </div>
    ))}
  </div>
)

const facts = css({ display: 'grid', gap: '1', minWidth: '0' })
const ends = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', height: '6' })
const parts = css({ display: 'flex', gap: '2' })
const ways = css({ display: 'flex', gap: '2', height: { base: 'touch', lg: '8' }, justifyContent: { lg: 'flex-end' } })
