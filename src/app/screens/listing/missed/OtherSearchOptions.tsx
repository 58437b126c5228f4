import { Trans } from '@lingui/react/macro'
import { currentTenant } from '#app/config.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { openOverlay } from '#app/state/page/overlay.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { OverlayOpener } from '#app/ui/OverlayOpener.tsx'
import { homeApplicationsHref } from '#app/ui/places.ts'
import { ShopQuestionLink } from '#app/ui/ShopQuestionLink.tsx'
import { telephoneHref } from '#app/ui/telephone.ts'
import { drawerCategoriesOf } from '#contract/catalogue/drawer-tops.ts'
import { finderHref } from '#contract/finder/finder-href.ts'
import { pageLayoutLoads } from '#contract/loads/page-layout-loads.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'

/** How many of the menu's categories are complete units; they are the first ones. */
const UNIT_CATEGORY_COUNT = 2

/**
 * What to try if neither a list nor the number `text` helps: a search by dimensions, a search by vehicle, or a question to the shop's
 * staff.
 */
export function OtherSearchOptions({ text }: { text?: string | undefined }) {
  const tree = useLoadedQuery(pageLayoutLoads.tree)
  const all = tree.status === 'ready' ? tree.value : []
  const units = drawerCategoriesOf(all).slice(0, UNIT_CATEGORY_COUNT)
  const { phone, hours } = currentTenant()
  const look = link({ tall: true })
  return (
    <dl className={searchOptionsClass}>
      <div className={searchOptionClass}>
        <dt className={optionNameClass}>
          <Icon name="caliper" />
          <Trans>By its measures</Trans>
        </dt>
        <dd>
          <Trans>Volts, teeth, grooves, diameters: count and measure the old unit, one question at a time.</Trans>
        </dd>
        <dd className={linksClass}>
          {units.map((category) => (
            <Link key={category.id} to={finderHref(category.id)} className={look}>
              {category.backCategoryName}
            </Link>
          ))}
          <Link to={finderHref(null)} className={look}>
            <Trans>Another kind</Trans>
          </Link>
        </dd>
      </div>
      <div className={searchOptionClass}>
        <dt className={optionNameClass}>
          <Icon name="vehicle" />
          <Trans>By vehicle</Trans>
        </dt>
        <dd>
          <Trans>Make, model, year: only what fits</Trans>
        </dd>
        <dd className={linksClass}>
          <OverlayOpener
            to={homeApplicationsHref}
            className={look}
            aria-haspopup="dialog"
            onClick={() => openOverlay({ type: 'vehicle-picker' })}
          >
            <Trans>Select by Vehicle</Trans>
          </OverlayOpener>
        </dd>
      </div>
      <div className={searchOptionClass}>
        <dt className={optionNameClass}>
          <Icon name="phone" />
          <Trans>Ask the counter</Trans>
        </dt>
        <dd>{hours}</dd>
        <dd className={linksClass}>
          <a href={telephoneHref(phone)} className={look}>
            {phone}
          </a>
          <ShopQuestionLink partNumber={text}>
            <Trans>Ask in writing, with a photo</Trans>
          </ShopQuestionLink>
        </dd>
      </div>
    </dl>
  )
}

const searchOptionsClass = css({ display: 'grid', gap: '4', width: 'full' })
const searchOptionClass = css({ display: 'grid', columnGap: '3', '& > dd': { color: 'fg.muted', paddingInlineStart: '8' } })
const optionNameClass = css({ display: 'flex', alignItems: 'center', gap: '3', fontWeight: 'bold' })
const linksClass = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })
