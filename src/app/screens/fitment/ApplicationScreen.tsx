import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { translate } from '#app/i18n/language.ts'
import { prefetchMakes } from '#app/state/catalogue/keep-makes.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import type { ApplicationInfo } from '#contract/catalogue/catalogue.ts'
import { catalogueApplications } from '#contract/catalogue/categories.ts'
import { applicationLoads } from '#contract/loads/fitment-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { button, field, fitment } from '#styled/recipes'
import { FitmentHead } from './FitmentHead.tsx'
import { FitmentSkeleton } from './FitmentSkeleton.tsx'
import { filterByName, groupByLetter } from './letter-groups.ts'

/** From this number of makes on, there is a field that filters them. */
const MIN_MAKES_FOR_FILTER = 12

/** `/prod/app/{appid}`: a kind of vehicle or machine (application) and its makes, A to Z. */
export default function ApplicationScreen({ params }: { params: ParamsOf<'application'> }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const shown = useLoadedQuery(applicationLoads(params).makes)
  const row = catalogueApplications.find((application) => application.id === params.appid)
  const title = row ? translate(row.title) : shown.status === 'ready' ? shown.value.title : ''
  const look = fitment()
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
          const found = filterByName(brands, text)
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
              <p className={look.count} role="status">
                <Plural value={found.length} _0="No make is called that." one="# make" other="# makes" />
              </p>
              <MakesByLetter brands={found} />
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

/** The makes grouped by first letter, each with its number of parts. */
function MakesByLetter({ brands }: { brands: ApplicationInfo['brands'] }) {
  const look = fitment()
  return (
    <div className={look.letters}>
      {groupByLetter(brands).map(({ letter, rows }) => (
        <section key={letter} className={look.letterGroup} aria-label={letter}>
          <h2 className={look.letter}>{letter}</h2>
          <ul>
            {rows.map((brand) => (
              <li key={brand.id}>
                <Link to={href('brand', { brandid: brand.id })} className={look.row}>
                  <span className={look.name}>{brand.name}</span>
                  <span className={look.data}>
                    <Plural value={brand.modelCount} one="# model" other="# models" />
                  </span>
                  <span className={look.figure}>
                    <Plural value={brand.partCount} _0="no part yet" one="# part" other="# parts" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
