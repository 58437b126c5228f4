import { fields } from '#app/ui/form/fields.ts'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { profileColumns } from './profile-columns.ts'

const five = [1, 2, 3, 4, 5]

/** The placeholder of the profile: user, then fields. */
export const ProfileSkeleton = () => (
  <div className={frame} aria-hidden="true">
    <div className={whose}>
      <TextBars lines={2} />
    </div>
    <div className={profileColumns}>
      <div className={fields}>
        {five.map((row) => (
          <div key={row} className={one}>
            <TextBars lines={1} from={row + 2} />
            <div className={field()} />
          </div>
        ))}
      </div>
    </div>
  </div>
)

const frame = css({ display: 'grid', gap: '4' })
const whose = css({ maxWidth: '[320px]' })
const one = css({ display: 'grid', gap: '1' })
