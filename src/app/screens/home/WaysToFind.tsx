import { Trans } from '@lingui/react/macro'
import { currentTenant } from '#app/config.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { categories } from '#app/state/catalogue/categories.ts'
import { openOverlay } from '#app/state/page/overlay.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { OverlayOpener } from '#app/ui/OverlayOpener.tsx'
import { CATALOGUE_SECTION_ID, homeApplicationsHref, SEARCH_BOX_ID } from '#app/ui/places.ts'
import { topCategories } from '#contract/catalogue/categories.ts'
import { href } from '#contract/routes/addresses.ts'
import { heading, home } from '#styled/recipes'

/** Focuses the search box in the header, because the page has no second search box. */
const focusSearchBox = () => document.getElementById(SEARCH_BOX_ID)?.focus()

/** The ways to find a part: by number, by vehicle, by the old unit, by a list, by catalogue. */
export function WaysToFind() {
  const look = home()
  const { tagline, name } = currentTenant()
  const { all } = useStateSnapshot(categories)
  // The title in the route table mentions starters, so a shop without starters uses its own title.
  useTitle(all.length === 0 || all.some(({ id }) => id === topCategories.starters) ? null : tagline || name)
  return (
    <section className={look.find}>
      <h1 className={heading({ level: 'page' })}>{tagline || name}</h1>
      <ul className={look.ways}>
        <li>
          <OverlayOpener to={`#${SEARCH_BOX_ID}`} className={look.way} onClick={focusSearchBox}>
            <Icon name="search" />
            <span className={look.wayName}>
              <Trans>By number</Trans>
            </span>
            <span className={look.wayHint}>
              <Trans>One or a list, any spelling</Trans>
            </span>
          </OverlayOpener>
        </li>
        <li>
          <OverlayOpener
            to={homeApplicationsHref}
            className={look.way}
            aria-haspopup="dialog"
            onClick={() => openOverlay({ type: 'vehicle-picker' })}
          >
            <Icon name="vehicle" />
            <span className={look.wayName}>
              <Trans>By vehicle</Trans>
            </span>
            <span className={look.wayHint}>
              <Trans>Make, model, year: only what fits</Trans>
            </span>
          </OverlayOpener>
        </li>
        <li>
          <Link to={href('finder')} className={look.way}>
            <Icon name="caliper" />
            <span className={look.wayName}>
              <Trans>By the old unit</Trans>
            </span>
            <span className={look.wayHint}>
              <Trans>Count and measure, no number needed</Trans>
            </span>
          </Link>
        </li>
        <li>
          <Link to={href('quickOrder')} className={look.way}>
            <Icon name="list" />
            <span className={look.wayName}>
              <Trans>By list</Trans>
            </span>
            <span className={look.wayHint}>
              <Trans>Paste, type or scan many</Trans>
            </span>
          </Link>
        </li>
        <li>
          <a href={`#${CATALOGUE_SECTION_ID}`} className={look.way}>
            <Icon name="grid" />
            <span className={look.wayName}>
              <Trans>By catalogue</Trans>
            </span>
            <span className={look.wayHint}>
              <Trans>Units and every part inside them</Trans>
            </span>
          </a>
        </li>
      </ul>
    </section>
  )
}
