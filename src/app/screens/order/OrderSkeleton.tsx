import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { orderColumns } from './order-columns.ts'

/** The placeholder of an order: number, state, progress, actions, then lines at the left and totals at the right. */
export const OrderSkeleton = () => (
  <div className={frame} aria-hidden="true">
    <div className={head}>
      <span className={number}>
        <Skeleton width={240} height={26} />
      </span>
      <TextBars lines={1} />
      <span className={steps}>
        <Skeleton width="100%" height={3} />
        <TextBars lines={1} from={1} />
      </span>
      <span className={ways}>
        <Skeleton width={134} height="100%" />
        <Skeleton width={92} height="100%" />
      </span>
    </div>
    <div className={orderColumns}>
      <div className={section}>
        <Skeleton width={72} height={18} />
        {[1, 2].map((row) => (
          <div key={row} className={line}>
            <Skeleton width={80} height={60} className={fixed} />
            <div className={words}>
              <TextBars lines={3} from={row} />
            </div>
          </div>
        ))}
      </div>
      <div className={section}>
        <Skeleton width={72} height={18} />
        {[1, 2, 3, 4].map((row) => (
          <span key={row} className={ends}>
            <Skeleton width="40%" height={14} />
            <Skeleton width={64} height={14} />
          </span>
        ))}
      </div>
    </div>
  </div>
)

const frame = css({ display: 'grid', gap: '6', gridTemplateColumns: '[minmax(0, 1fr)]' })
const head = css({ display: 'grid', gap: '3' })
const number = css({ display: 'flex', alignItems: 'center', height: { base: 'touch', lg: '[41px]' } })
const steps = css({ display: 'grid', gap: '2', maxWidth: '[560px]' })
const ways = css({ display: 'flex', gap: '2', height: 'control' })
const section = css({ display: 'grid', gap: '3', alignContent: 'start', gridTemplateColumns: '[minmax(0, 1fr)]' })
const line = css({ display: 'flex', gap: '3', alignItems: 'center', paddingBlock: '3', borderTop: 'hair' })
const fixed = css({ flex: 'none' })
const words = css({ flexGrow: 1 })
const ends = css({ display: 'flex', justifyContent: 'space-between' })
