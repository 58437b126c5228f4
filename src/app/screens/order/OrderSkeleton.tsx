import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { orderColumnsClass } from './order-columns.ts'

/** The placeholder of an order: number, state, progress, actions, then lines at the left and totals at the right. */
export const OrderSkeleton = () => (
  <div className={frameClass} aria-hidden="true">
    <div className={headClass}>
      <span className={numberClass}>
        <Skeleton width={240} height={26} />
      </span>
      <TextBars lineCount={1} />
      <span className={stepsClass}>
        <Skeleton width="100%" height={3} />
        <TextBars lineCount={1} firstWidthIndex={1} />
      </span>
      <span className={actionsClass}>
        <Skeleton width={134} height="100%" />
        <Skeleton width={92} height="100%" />
      </span>
    </div>
    <div className={orderColumnsClass}>
      <div className={sectionClass}>
        <Skeleton width={72} height={18} />
        {[1, 2].map((row) => (
          <div key={row} className={lineClass}>
            <Skeleton width={80} height={60} className={fixedSizeClass} />
            <div className={textColumnClass}>
              <TextBars lineCount={3} firstWidthIndex={row} />
            </div>
          </div>
        ))}
      </div>
      <div className={sectionClass}>
        <Skeleton width={72} height={18} />
        {[1, 2, 3, 4].map((row) => (
          <span key={row} className={spaceBetweenClass}>
            <Skeleton width="40%" height={14} />
            <Skeleton width={64} height={14} />
          </span>
        ))}
      </div>
    </div>
  </div>
)

const frameClass = css({ display: 'grid', gap: '6', gridTemplateColumns: '[minmax(0, 1fr)]' })
const headClass = css({ display: 'grid', gap: '3' })
const numberClass = css({ display: 'flex', alignItems: 'center', height: { base: 'touch', lg: '[41px]' } })
const stepsClass = css({ display: 'grid', gap: '2', maxWidth: '[560px]' })
const actionsClass = css({ display: 'flex', gap: '2', height: 'control' })
const sectionClass = css({ display: 'grid', gap: '3', alignContent: 'start', gridTemplateColumns: '[minmax(0, 1fr)]' })
const lineClass = css({ display: 'flex', gap: '3', alignItems: 'center', paddingBlock: '3', borderTop: 'hair' })
const fixedSizeClass = css({ flex: 'none' })
const textColumnClass = css({ flexGrow: 1 })
const spaceBetweenClass = css({ display: 'flex', justifyContent: 'space-between' })
