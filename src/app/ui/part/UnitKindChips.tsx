import { Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { translate } from '#app/i18n/language.ts'
import { Link } from '#app/ui/Link.tsx'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { partTypes } from '#contract/part/part-types.ts'
import { componentKinds, lineFragment } from '#contract/part/unit-kinds.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { chip, listing as listingRecipe } from '#styled/recipes'

interface UnitKindChipsProps {
  unit: Mcode
  /** Whether the unit's page is the current one. */
  isOnItsPage?: boolean
}

/**
 * The components of a unit by type (solenoid, brushes, drive, regulator), each a link to its line in the unit's parts list, where it is
 * added. Nothing if the unit has no parts list. On the unit's own page the links are fragments, which the browser follows itself.
 */
export function UnitKindChips({ unit, isOnItsPage = false }: UnitKindChipsProps) {
  const { i18n, t } = useLingui()
  const list = useLoadedQuery(partLoads({ mcode: unit }).list)
  const look = listingRecipe()
  if (list.status === 'loading') return <div className={look.families} aria-hidden />
  const kinds = list.status === 'ready' ? componentKinds(list.value.contains) : []
  if (kinds.length === 0) return null
  return (
    <nav className={look.families} aria-label={t`Parts of ${unit}`}>
      <span className={labelClass} aria-hidden>
        {isOnItsPage ? <Trans>Its parts:</Trans> : <Trans>Parts of {unit}:</Trans>}
      </span>
      {kinds.map(({ type, positions }) => {
        const fragment = `#${lineFragment(positions[0] ?? 0)}`
        const words = (
          <>
            {translate(partTypes[type].name)}
            {positions.length > 1 ? <span className={look.chipCount}> {i18n.number(positions.length)}</span> : null}
          </>
        )
        return isOnItsPage ? (
          <a key={type} href={fragment} className={chip()}>
            {words}
          </a>
        ) : (
          <Link key={type} to={href('part', { mcode: unit }) + fragment} className={chip()}>
            {words}
          </Link>
        )
      })}
    </nav>
  )
}

const labelClass = css({ alignSelf: 'center', flexShrink: '0', color: 'fg.muted', whiteSpace: 'nowrap' })
