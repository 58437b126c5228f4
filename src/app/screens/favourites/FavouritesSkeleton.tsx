import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { row } from './row-look.ts'

/** The placeholder of favourites: status, header, rows. */
export function FavouritesSkeleton() {
  const { t } = useLingui()
  return (
    <div aria-busy="true">
      <p className={unseen}>{t`Loading`}</p>
      <div aria-hidden="true">
        <Skeleton width={220} height={48} />
        {[1, 2, 3, 4].map((at) => (
          <div key={at} className={row}>
            <Skeleton width={72} height={54} />
            <span>
              <TextBars lines={3} from={at} />
            </span>
            <Skeleton width={48} height={48} />
          </div>
        ))}
      </div>
    </div>
  )
}

const unseen = css({ srOnly: true })
