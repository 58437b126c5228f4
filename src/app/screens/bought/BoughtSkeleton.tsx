import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { boughtRow } from './bought-row-look.ts'

/** The list of bought parts while it is on its way: drawing and number, facts, the button, row by row. */
export const BoughtSkeleton = () => (
  <div aria-hidden="true">
    <div className={count}>
      <Skeleton width={64} height={12} />
    </div>
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className={boughtRow}>
        <div className={what}>
          <Skeleton width={72} height={54} className={fixed} />
          <div className={words}>
            <TextBars lines={3} from={row} />
          </div>
        </div>
        <dl className={facts}>
          <div>
            <TextBars lines={3} from={2} />
          </div>
          <div>
            <TextBars lines={3} from={4} />
          </div>
        </dl>
        <Skeleton width={124} height={48} />
      </div>
    ))}
  </div>
)

const count = css({ display: 'flex', alignItems: 'center', height: '[1lh]', minHeight: '[31px]', paddingBottom: '2', borderBottom: 'hair' })
const what = css({ display: 'flex', gap: '3' })
const fixed = css({ flex: 'none' })
const words = css({ flexGrow: 1 })
const facts = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '4', minHeight: { mdDown: '[142px]' } })
