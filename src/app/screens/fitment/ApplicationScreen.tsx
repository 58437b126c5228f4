import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useHomeRegion } from '#app/hooks/delivery/use-home-region.ts'
import { useQueryString } from '#app/hooks/navigation.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { translate } from '#app/i18n/language.ts'
import { prefetchMakes } from '#app/state/catalogue/keep-makes.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { catalogueApplications } from '#contract/catalogue/categories.ts'
import { applicationLoads } from '#contract/loads/fitment-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { groupByRegion } from '#contract/vehicle/group-by-region.ts'
import type { RegionCode } from '#contract/vehicle/regions.ts'
import { button, field, fitment } from '#styled/recipes'
import { FitmentHead } from './FitmentHead.tsx'
import { FitmentSkeleton } from './FitmentSkeleton.tsx'
import { filterByName } from './letter-groups.ts'
import { MakesByRegion } from './MakesByRegion.tsx'
import { RegionChips } from './RegionChips.tsx'

/** From this number of makes on, there is a field that filters them. */
const MIN_MAKES_FOR_FILTER = 12

/** The query parameter with the region whose makes are shown. */
const REGION_PARAMETER = 'region'

/** `/prod/app/{appid}`: a kind of vehicle or machine (application) and its makes by region, A to Z. `?region=3` shows one region only. */
export default function ApplicationScreen({ params }: { params: ParamsOf<'application'> }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const home = useHomeRegion()
  const asked = new URLSearchParams(useQueryString()).get(REGION_PARAMETER)
  const shown = useLoadedQuery(applicationLoads(params).makes)
  const row = catalogueApplications.find((application) => application.id === params.appid)
  const title = row ? translate(row.title) : shown.status === 'ready' ? shown.value.title : ''
  const look = fitment()
  const addressOf = (region: RegionCode | null) =>
    href('application', params) + (region === null ? '' : `?${new URLSearchParams({ [REGION_PARAMETER]: region })}`)
  useTitle(title || (shown.status === 'loading' ? undefined : null))
  const brands = shown.status === 'ready' ? shown.value.brands : null
  useEffect(() => (brands === null ? undefined : prefetchMakes(brands)), [brands])
  return (
    <>
      <Crumbs trail={[{ label: title }]} />
      <FitmentHead title={title} instruction={<Trans>Choose the make</Trans>} />
      <QueryContent query={shown} skeleton={<FitmentSkeleton />}>
        {({ brands }) => {
          if (brands.length === 0) return <NoPartsForApplication title={title} />
          const regions = groupByRegion(brands, home)
          const chosen = regions.find(({ region }) => region === asked)?.region ?? null
          const groups = groupByRegion(filterByName(brands, text), home).filter(({ region }) => chosen === null || region === chosen)
          const found = groups.flatMap(({ makes }) => makes)
          return (
            <>
              {brands.length > MIN_MAKES_FOR_FILTER ? (
                <input
                  type="search"
                  className={`${field()} ${look.filter}`}
                  aria-label={t`Filter makes`}
                  placeholder={t`Filter makes`}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              ) : null}
              {regions.length > 1 ? <RegionChips groups={regions} chosen={chosen} addressOf={addressOf} /> : null}
              <p className={look.count} role="status">
                <Plural value={found.length} _0="No make is called that." one="# make" other="# makes" />
              </p>
              <MakesByRegion groups={groups} />
            </>
          )
        }}
      </QueryContent>
    </>
  )
}

/** Says that the shop has no parts for this kind of vehicle or machine. */
const NoPartsForApplication = ({ title }: { title: string }) => (
  <Message title={<Trans>This shop has no parts for {title}.</Trans>}>
    <Link to={href('home')} className={button()}>
      <Trans>See what it has</Trans>
    </Link>
  </Message>
)
