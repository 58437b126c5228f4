import { Trans } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { translate } from '#app/i18n/language.ts'
import { CategoryTile } from '#app/ui/CategoryTile.tsx'
import { APPLICATIONS_SECTION_ID } from '#app/ui/places.ts'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { homeLoads } from '#contract/loads/home-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import { tiles } from '#styled/recipes'
import { HomeSection } from './HomeSection.tsx'

const placeholderIndexes = Array.from({ length: 9 }, (_, at) => at)

/**
 * Tiles of the kinds of vehicles and machines (applications) that the shop has parts for, at most nine (section 1 of the specification).
 */
export function ApplicationTiles() {
  const shown = useLoadedQuery(homeLoads.applications)
  const look = tiles()
  const skeleton = (
    <ul className={look.grid}>
      {placeholderIndexes.map((at) => (
        <li key={at} className={look.tile}>
          <Skeleton width={48} height={36} />
          <Skeleton width="70%" height={16} />
        </li>
      ))}
    </ul>
  )
  // The section is omitted if the shop has no applications.
  if (shown.status === 'ready' && shown.value.length === 0) return null
  return (
    <HomeSection id={APPLICATIONS_SECTION_ID} title={<Trans>Applications</Trans>}>
      <QueryContent query={shown} skeleton={skeleton}>
        {(applications) => (
          <ul className={look.grid}>
            {applications.map((application) => (
              <CategoryTile
                key={application.id}
                to={href('application', { appid: application.id })}
                icon={application.icon}
                name={translate(application.title)}
                count={application.partCount}
              />
            ))}
          </ul>
        )}
      </QueryContent>
    </HomeSection>
  )
}
