import { Trans, useLingui } from '@lingui/react/macro'
import { useLoad } from '#app/hooks/use-load.ts'
import { Link } from '#app/ui/Link.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { href } from '#contract/addresses.ts'
import { homeLoads, POPULAR_SHOWN } from '#contract/loads/home-loads.ts'
import { link } from '#styled/recipes'
import { HomeSection } from './HomeSection.tsx'

/** What others buy most. */
export function PopularParts() {
  const { t } = useLingui()
  const shown = useLoad(homeLoads.popular)
  return (
    <HomeSection
      id="popular"
      title={<Trans>Popular parts</Trans>}
      beside={
        <Link to={href('mode', { mode: 'best-sellers' })} className={link({ tall: true })}>
          <Trans>All best sellers</Trans>
        </Link>
      }
    >
      <Pending of={shown} skeleton={<Skeleton width="100%" height={POPULAR_SHOWN * 44} />}>
        {({ records }) => <PartList parts={records} label={t`Popular parts`} columns />}
      </Pending>
    </HomeSection>
  )
}
