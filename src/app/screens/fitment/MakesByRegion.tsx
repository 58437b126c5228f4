import { Plural } from '@lingui/react/macro'
import { translate } from '#app/i18n/language.ts'
import type { ApplicationInfo } from '#contract/catalogue/catalogue.ts'
import type { RegionGroup } from '#contract/vehicle/group-by-region.ts'
import { regionNames } from '#contract/vehicle/regions.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { MakesByLetter } from './MakesByLetter.tsx'

/** The makes under a heading for each region. Makes of a single region have no such heading. */
export function MakesByRegion({ groups }: { groups: readonly RegionGroup<ApplicationInfo['brands'][number]>[] }) {
  const [only, second] = groups
  if (only !== undefined && second === undefined) return <MakesByLetter brands={only.makes} headingLevel="h2" />
  return groups.map(({ region, makes }) => (
    <section key={region} aria-labelledby={`region-${region}`} className={regionClass}>
      <div className={headClass}>
        <h2 id={`region-${region}`} className={heading({ level: 'section' })}>
          {translate(regionNames[region])}
        </h2>
        <span className={countClass}>
          <Plural value={makes.length} one="# make" other="# makes" />
        </span>
      </div>
      <MakesByLetter brands={makes} headingLevel="h3" />
    </section>
  ))
}

const regionClass = css({ '& + &': { marginTop: '4', paddingTop: '5', borderTop: 'hair' } })
const headClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', marginBottom: '3' })
const countClass = css({ color: 'fg.muted' })
