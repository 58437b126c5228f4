import { Trans } from '@lingui/react/macro'
import { tenant } from '#app/config.ts'
import { useLoad } from '#app/hooks/use-load.ts'
import { frameLoads } from '#contract/loads/frame-loads.ts'
import { homeLoads } from '#contract/loads/home-loads.ts'
import { message } from '#styled/recipes'

/** What a shop without parts shows: whom to contact meanwhile. */
export function EmptyCatalogue() {
  const tree = useLoad(frameLoads.tree)
  const parts = useLoad(homeLoads.popular)
  if (tree.status !== 'ready' || tree.value.length > 0 || parts.status !== 'ready' || parts.value.records.length > 0) return null
  const { phone, email } = tenant()
  const look = message()
  return (
    <div className={look.root}>
      <p className={look.title}>
        <Trans>The catalogue of this shop is still being filled.</Trans>
      </p>
      {phone === '' && email === '' ? null : (
        <p className={look.lead}>
          <Trans>Ask for your part meanwhile:</Trans>
        </p>
      )}
      <ul className={look.ways}>
        {phone === '' ? null : (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={look.way}>
              {phone}
            </a>
          </li>
        )}
        {email === '' ? null : (
          <li>
            <a href={`mailto:${email}`} className={look.way}>
              {email}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
