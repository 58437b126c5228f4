import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { choiceListClass } from './ChoiceList.tsx'

/** The placeholder of a choice while the server is asked for the options. */
export const ChoicesSkeleton = () => (
  <div className={choiceListClass} aria-hidden="true">
    {[1, 2, 3].map((row) => (
      <div key={row} className={frameClass}>
        <Skeleton width={20} height={20} className={fixedSizeClass} />
        <div className={textColumnClass}>
          <TextBars lineCount={2} firstWidthIndex={row} />
        </div>
      </div>
    ))}
  </div>
)

const frameClass = css({ display: 'flex', gap: '3', padding: '3', minHeight: '[76px]', border: 'hair', borderRadius: 'md' })
const fixedSizeClass = css({ flex: 'none' })
const textColumnClass = css({ flexGrow: 1 })
