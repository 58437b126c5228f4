import type { Paper } from '#app/state/orders/paper.ts'
import { TextBars } from '#app/ui/TextBars.tsx'
import { cx } from '#styled/css'
import { sheetOf } from './sheet-look.ts'

/** The placeholder of a document: white like paper, so that a dark theme does not flash. */
export const SheetSkeleton = ({ paper }: { paper: Paper }) => (
  <div className={cx(sheetOf[paper], tall)} aria-hidden="true">
    {[5, 7, 6].map((lines) => (
      <div key={lines} className={block}>
        <TextBars lines={lines} from={lines} />
      </div>
    ))}
  </div>
)

const tall = 'paper-waits'
const block = 'paper-waits-block'
