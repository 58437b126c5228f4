import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { boughtRow } from './bought-row-look.ts'

/** The list of bought parts while loading: picture, text and actions per row. */
export const BoughtSkeleton = () => (
  <div aria-hidden="true">
    <div className={count}>
      <Skeleton width={64} height={12} />
    </div>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <div key={row} className={boughtRow}>
        <Skeleton width={72} height={54} />
        <span>
          <TextBars lines={4} from={row} />
        </span>
        <Skeleton width={48} height={48} />
      </div>
    ))}
  </div>
)

const count = css({ display: 'flex', alignItems: 'center', height: '[1lh]', minHeight: '[31px]', paddingBottom: '2', borderBottom: 'hair' })
