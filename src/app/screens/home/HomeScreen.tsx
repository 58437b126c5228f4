import { Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { Link } from '#app/ui/Link.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { homeLoads, POPULAR_PARTS_SHOWN } from '#contract/loads/home-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { ApplicationTiles } from './ApplicationTiles.tsx'
import { BannerSlider } from './BannerSlider.tsx'
import { Catalogue } from './Catalogue.tsx'
import { EmptyCatalogue } from './EmptyCatalogue.tsx'
import { HomeSection } from './HomeSection.tsx'
import { RecentActivitySection } from './RecentActivitySection.tsx'
import { WaysToFind } from './WaysToFind.tsx'

/** `/`: first the ways to find parts, what the visitor did last, and one banner; then the catalogue (design, "The phone first"). */
export default function HomeScreen() {
  return (
    <>
      <WaysToFind />
      <div className={firstSectionClass}>
        <RecentActivitySection />
        <BannerSlider />
      </div>
      <EmptyCatalogue />
      <Catalogue />
      <ApplicationTiles />
      <PopularParts />
    </>
  )
}

/** The first parts of the page: below each other on a phone, otherwise side by side. */
const firstSectionClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  columnGap: '8',
  rowGap: '4',
  marginTop: { base: '4', md: '6' },
  md: { ':root[data-doing] &': { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' } },
})

/** The parts that most other customers buy. */
function PopularParts() {
  const { t } = useLingui()
  const shown = useLoadedQuery(homeLoads.popular)
  return (
    <HomeSection
      id="popular"
      title={<Trans>Popular parts</Trans>}
      besideTitle={
        <Link to={href('mode', { mode: 'best-sellers' })} className={link({ tall: true })}>
          <Trans>All best sellers</Trans>
        </Link>
      }
    >
      <QueryContent query={shown} skeleton={<Skeleton width="100%" height={POPULAR_PARTS_SHOWN * 44} />}>
        {({ records }) => <PartList parts={records} label={t`Popular parts`} hasTwoColumns />}
      </QueryContent>
    </HomeSection>
  )
}
