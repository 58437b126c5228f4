import { Trans, useLingui } from '@lingui/react/macro'
import { useResource } from '#app/hooks/use-resource.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { Link } from '#app/ui/Link.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { href } from '#contract/addresses.ts'
import { link } from '#styled/recipes'
import { HomeSection } from './HomeSection.tsx'

const SHOWN = 6
export const POPULAR_INPUT = { mode: 'best-sellers', pageSize: SHOWN } as const

/** What others buy most. */
export function PopularParts() {
  const { t } = useLingui()
  const shown = useResource(catalogue.aggregationSearch, POPULAR_INPUT)
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
      <Pending of={shown} skeleton={<Skeleton width="100%" height={SHOWN * 44} />}>
        {({ records }) => <PartList parts={records} label={t`Popular parts`} columns />}
      </Pending>
    </HomeSection>
  )
}
