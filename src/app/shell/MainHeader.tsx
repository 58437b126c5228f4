import { Trans, useLingui } from '@lingui/react/macro'
import { currentTenant } from '#app/config.ts'
import { openOverlay } from '#app/state/page/overlay.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { OverlayOpener } from '#app/ui/OverlayOpener.tsx'
import { homeApplicationsHref, homeCatalogueHref } from '#app/ui/places.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, pageWidth } from '#styled/recipes'
import { CartLink } from './CartLink.tsx'
import { PopularSearches } from './PopularSearches.tsx'
import { SearchBox } from './SearchBox.tsx'

/**
 * The main header: menu, logo, search, vehicle, cart (section 2 of the specification). On phones it is one line, which the search box fills
 * while the user types.
 */
export function MainHeader() {
  const { t } = useLingui()
  const { name, logoUrl } = currentTenant()
  return (
    <div className={`${pageWidth()} ${gridClass}`}>
      <OverlayOpener
        to={homeCatalogueHref}
        className={`${button({ tone: 'plain', size: 'icon' })} ${menuClass}`}
        aria-label={t`Menu`}
        onClick={() => openOverlay({ type: 'drawer', startSection: 'top' })}
      >
        <Icon name="menu" size={24} />
      </OverlayOpener>
      <Link to={href('home')} className={homeLinkClass} aria-label={t`${name}, home`}>
        <img src={logoUrl} alt="" width={40} height={40} className={logoClass} fetchPriority="high" />
        <span className={shopNameClass}>{name}</span>
      </Link>
      <div className={searchAreaClass}>
        <SearchBox />
      </div>
      <OverlayOpener
        to={homeApplicationsHref}
        className={`${button({ tone: 'plain' })} ${vehicleClass}`}
        onClick={() => openOverlay({ type: 'vehicle-picker' })}
      >
        <Icon name="vehicle" />
        <Trans>Select by Vehicle</Trans>
      </OverlayOpener>
      <div id="vehicle" className={chosenVehicleClass} />
      <div className={cartClass}>
        <CartLink />
        <div id="cart-panel" />
      </div>
      <div className={popularSearchesClass}>
        <PopularSearches />
      </div>
    </div>
  )
}

const gridClass = css({
  display: 'grid',
  alignItems: 'center',
  columnGap: { base: '1', md: '3' },
  gridTemplateColumns: {
    base: 'auto auto minmax(0, 1fr) auto',
    _tiny: 'auto minmax(0, 1fr) auto',
    md: 'auto auto minmax(0, 1fr) auto auto',
    xl: 'auto auto minmax(0, 1fr) minmax(0, 260px) auto auto',
  },
  gridTemplateAreas: {
    base: '"menu home search cart"',
    _tiny: '"menu home cart" "search search search"',
    md: '"menu home search vehicle cart" ". . popular popular popular"',
    xl: '"menu home search popular vehicle cart"',
  },
  paddingBlock: { base: '0.5', md: '2', xl: '1' },
  mdDown: { paddingInline: '1' },
})
const menuClass = css({ gridArea: 'menu', marginLeft: { md: '[-10px]' } })
const homeLinkClass = css({
  gridArea: 'home',
  marginRight: { base: '1', md: '0' },
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  minWidth: '0',
  textDecoration: 'none',
})
const shopNameClass = css({
  fontSize: 'lg',
  fontWeight: 'bold',
  letterSpacing: 'none',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lgDown: { display: 'none' },
})
const logoClass = css({ display: 'block', height: { base: '8', md: '10' }, width: 'auto', flexShrink: 0 })
/** The style of the search box while it has the focus. On a phone there is little space beside menu, logo and cart, so it covers them. */
const searchAreaClass = css({
  gridArea: 'search',
  minWidth: '0',
  '@media (300px <= width < 768px)': { '&:focus-within': { gridColumn: '[1 / -1]', zIndex: 'raised', marginInline: '1' } },
})
const vehicleClass = css({ gridArea: 'vehicle', mdDown: { display: 'none' }, ':root[data-vehicle] &': { display: 'none' } })
/** The place of the chosen vehicle (lazy/vehicle/VehicleBar.tsx), instead of the button that selects one. */
const chosenVehicleClass = css({
  gridArea: 'vehicle',
  display: 'flex',
  width: { md: '[220px]', xl: '[250px]' },
  minHeight: 'touch',
  mdDown: { display: 'none' },
  ':root:not([data-vehicle]) &': { display: 'none' },
})
const cartClass = css({ gridArea: 'cart', position: 'relative' })
const popularSearchesClass = css({ gridArea: 'popular', minWidth: '0', mdDown: { display: 'none' } })
