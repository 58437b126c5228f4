import { useLingui } from '@lingui/react/macro'
import { translate } from '#app/i18n/language.ts'
import { Link } from '#app/ui/Link.tsx'
import type { RegionGroup } from '#contract/vehicle/group-by-region.ts'
import { type RegionCode, regionNames } from '#contract/vehicle/regions.ts'
import { css, cx } from '#styled/css'
import { chip, listing as listingRecipe } from '#styled/recipes'

interface RegionChipsProps {
  groups: readonly RegionGroup<unknown>[]
  chosen: RegionCode | null
  addressOf: (region: RegionCode | null) => string
}

/**
 * The regions of the makes with their numbers of makes. A tap shows one region only, a second tap all again. Each is a link, so that it works
 * without script, and "back" leads away from the page.
 */
export function RegionChips({ groups, chosen, addressOf }: RegionChipsProps) {
  const { i18n, t } = useLingui()
  const look = listingRecipe()
  return (
    <nav className={cx(look.families, chipsClass)} aria-label={t`Regions`}>
      {groups.map(({ region, makes }) => (
        <Link
          key={region}
          to={addressOf(region === chosen ? null : region)}
          replace
          className={chip()}
          aria-current={region === chosen ? 'true' : undefined}
        >
          {translate(regionNames[region])} <span className={look.chipCount}>{i18n.number(makes.length)}</span>
        </Link>
      ))}
    </nav>
  )
}

const chipsClass = css({ marginTop: '3' })
