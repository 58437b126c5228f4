import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { languageLabelOf } from '#app/i18n/language-label.ts'
import { session } from '#app/state/session/session.ts'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { pageWidth } from '#styled/recipes'

// The server renders it, and before its code is here it could not be used anyway.
const ThemeSwitch = lazyComponent(
  () => import('./ThemeSwitch.tsx'),
  (piece) => piece.ThemeSwitch,
  { inPage: true },
)

const UserMenu = lazyComponent(
  () => import('./lazy/UserMenu.tsx'),
  (piece) => piece.default,
)

const LanguageMenu = lazyComponent(
  () => import('./lazy/LanguageMenu.tsx'),
  (piece) => piece.default,
)

/** The top bar (section 2 of the specification). On phones its content is in the menu drawer and the tab bar. */
export function TopBar() {
  const { t, i18n } = useLingui()
  const visitor = useStateSnapshot(session).current
  return (
    <nav aria-label={t`Service`} className={frameClass}>
      <div className={`${pageWidth()} ${lineClass}`}>
        <ul className={groupClass}>
          <li>
            <Link to={href('page', { slug: 'about' })} className={linkClass}>
              <Trans>About Us</Trans>
            </Link>
          </li>
          <li>
            <Link to={href('page', { slug: 'help' })} className={linkClass}>
              <Trans>Help & Support</Trans>
            </Link>
          </li>
        </ul>
        <ul className={groupClass}>
          <li>
            <Link to={href('orders')} className={linkClass}>
              <Trans>Your Orders</Trans>
            </Link>
          </li>
          <li>
            <Link to={href('account')} className={linkClass}>
              <Trans>Your Account</Trans>
            </Link>
          </li>
          <li>
            <Suspense fallback={<span className={linkClass}>{languageLabelOf(i18n.locale)}</span>}>
              <LanguageMenu className={linkClass} />
            </Suspense>
          </li>
          <li>
            <Suspense fallback={<span className={themeSwitchSpaceClass} />}>
              <ThemeSwitch />
            </Suspense>
          </li>
          <li>
            {visitor.type === 'member' ? (
              <Suspense>
                <UserMenu name={visitor.userInfo?.realname ?? ''} />
              </Suspense>
            ) : (
              <Link to={href('login')} className={linkClass}>
                <b>
                  <Trans>Sign In</Trans>
                </b>
              </Link>
            )}
          </li>
        </ul>
      </div>
    </nav>
  )
}

const frameClass = css({
  display: { base: 'none', md: 'block' },
  backgroundColor: 'bezel',
  color: 'onBezel',
  fontSize: 'sm',
})
const lineClass = css({ display: 'flex', justifyContent: 'space-between', gap: '4' })
const groupClass = css({ display: 'flex', alignItems: 'center', columnGap: '5' })
const linkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '8',
  textDecoration: 'none',
  _hovers: { _hover: { textDecoration: 'underline' } },
  _focusVisible: { outlineColor: 'onBezel' },
})
const themeSwitchSpaceClass = css({ display: 'inline-flex', minHeight: '8', minWidth: '6' })
