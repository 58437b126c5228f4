import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useFacts } from '#app/hooks/use-facts.ts'
import { languageLabel } from '#app/i18n/language-label.ts'
import { session } from '#app/state/session/session.ts'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { pageWidth } from '#styled/recipes'
import { ThemeSwitch } from './ThemeSwitch.tsx'

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
  const visitor = useFacts(session).now
  return (
    <nav aria-label={t`Service`} className={frame}>
      <div className={`${pageWidth()} ${line}`}>
        <ul className={group}>
          <li>
            <Link to={href('page', { slug: 'about' })} className={way}>
              <Trans>About Us</Trans>
            </Link>
          </li>
          <li>
            <Link to={href('page', { slug: 'help' })} className={way}>
              <Trans>Help & Support</Trans>
            </Link>
          </li>
        </ul>
        <ul className={group}>
          <li>
            <Link to={href('orders')} className={way}>
              <Trans>Your Orders</Trans>
            </Link>
          </li>
          <li>
            <Link to={href('account')} className={way}>
              <Trans>Your Account</Trans>
            </Link>
          </li>
          <li>
            <Suspense fallback={<span className={way}>{languageLabel(i18n.locale)}</span>}>
              <LanguageMenu className={way} />
            </Suspense>
          </li>
          <li>
            <ThemeSwitch />
          </li>
          <li>
            {visitor.type === 'member' ? (
              <Suspense>
                <UserMenu name={visitor.userInfo?.realname ?? ''} />
              </Suspense>
            ) : (
              <Link to={href('login')} className={way}>
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

const frame = css({
  display: { base: 'none', md: 'block' },
  backgroundColor: 'bezel',
  color: 'onBezel',
  fontSize: 'sm',
})
const line = css({ display: 'flex', justifyContent: 'space-between', gap: '4' })
const group = css({ display: 'flex', alignItems: 'center', columnGap: '5' })
const way = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '8',
  textDecoration: 'none',
  _hovers: { _hover: { textDecoration: 'underline' } },
  _focusVisible: { outlineColor: 'onBezel' },
})
