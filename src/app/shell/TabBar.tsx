import { Trans, useLingui } from '@lingui/react/macro'
import { usePathname } from '#app/hooks/navigation.ts'
import { useCartPieces } from '#app/hooks/use-cart-pieces.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { openOverlay, overlay } from '#app/state/page/overlay.ts'
import { session } from '#app/state/session/session.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { OverlayOpener } from '#app/ui/OverlayOpener.tsx'
import { homeCatalogueHref, SEARCH_BOX_ID } from '#app/ui/places.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { focusSearchBox } from './search-focus.ts'

/**
 * The bar with tabs at the bottom of phones: home, catalogue, search, cart, account. A page with its own bottom bar replaces it; the header
 * then has the same links.
 */
export function TabBar() {
  const { t } = useLingui()
  const pathname = usePathname()
  const pieces = useCartPieces() ?? 0
  const open = useStateSnapshot(overlay).current
  const account = useStateSnapshot(session).current.type === 'member' ? href('account') : href('login')
  const current = (path: string) => (pathname === path ? 'page' : undefined)
  return (
    <nav aria-label={t`At the thumb`} className={barClass} data-no-print>
      <Link to={href('home')} className={tabClass} aria-current={current(href('home'))}>
        <Icon name="home" size={24} />
        <Trans>Home</Trans>
      </Link>
      <OverlayOpener
        to={homeCatalogueHref}
        className={tabClass}
        aria-haspopup="dialog"
        aria-expanded={open.type === 'drawer'}
        onClick={() => openOverlay({ type: 'drawer', startSection: 'top' })}
      >
        <Icon name="grid" size={24} />
        <Trans>Catalogue</Trans>
      </OverlayOpener>
      <OverlayOpener to={`#${SEARCH_BOX_ID}`} className={tabClass} onClick={focusSearchBox}>
        <Icon name="search" size={24} />
        <Trans>Search</Trans>
      </OverlayOpener>
      <Link to={href('cart')} className={tabClass} aria-current={current(href('cart'))}>
        <Icon name="cart" size={24} />
        {pieces === 0 ? <Trans>Cart</Trans> : <Trans>Cart ({pieces})</Trans>}
      </Link>
      <Link to={account} className={tabClass} aria-current={current(account)}>
        <Icon name="user" size={24} />
        <Trans>Account</Trans>
      </Link>
    </nav>
  )
}

const barClass = css({
  position: 'fixed',
  zIndex: 'bar',
  insetInline: '0',
  bottom: '0',
  display: { base: 'grid', md: 'none' },
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  paddingBottom: '[env(safe-area-inset-bottom)]',
  backgroundColor: 'sheet',
  borderTop: 'hair',
  mdDown: {
    _high: { ':root:has(.thumb-bar__root, .offer__buy) &': { display: 'none' } },
    ':root:has(.thumb-bar__root--stays_true) &': { display: 'none' },
  },
})
const tabClass = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  minHeight: '[56px]',
  // Under strong zoom only the icons are visible. Screen readers still read the labels.
  fontSize: { base: 'xs', _tiny: '[0]' },
  lineHeight: 'tight',
  textAlign: 'center',
  overflow: 'hidden',
  color: 'fg.muted',
  textDecoration: 'none',
  _focusVisible: { outlineOffset: '[-2px]' },
  _chosen: { color: 'fg', fontWeight: 'bold', boxShadow: 'markTop' },
})
