import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { choiceList } from './ChoiceList.tsx'

/** The placeholder of a choice while the server is asked for the options. */
export const ChoicesSkeleton = () => (
  <div className={choiceList} aria-hidden="true">
    {[1, 2, 3].map((row) => (
      <div key={row} className={frame}>
        <Skeleton width={20} height={20} className={fixed} />
        <div className={words}>
          <TextBars lines={2} from={row} />
        </div>
      </div>
    ))}
  </div>
)

const frame = css({ display: 'flex', gap: '3', padding: '3', minHeight: '[76px]', border: 'hair', borderRadius: 'md' })
const fixed = css({ flex: 'none' })
const words = css({ flexGrow: 1 })
