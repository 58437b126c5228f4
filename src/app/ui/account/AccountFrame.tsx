import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMember } from '#app/hooks/account/use-member.ts'
import { useSignOut } from '#app/hooks/account/use-sign-out.ts'
import { MoreMenu, menuItemClass } from '#app/ui/menu/MoreMenu.tsx'
import { css, cx } from '#styled/css'
import { prose } from '#styled/recipes'
import { AccountLinks } from './AccountLinks.tsx'
import type { AccountPageName } from './entries.ts'

interface AccountFrameProps {
  /** The current page of the account; undefined for pages below it. */
  current?: AccountPageName
  children: ReactNode
}

/**
 * The layout of an account screen with its navigation: a list at the side if there is space, otherwise a button beside the title. Guests
 * see the screen only.
 */
export function AccountFrame({ current, children }: AccountFrameProps) {
  const { t } = useLingui()
  const look = prose()
  const { isSigningOut: leaving, signOut } = useSignOut()
  if (!useMember()) return children
  const wayOut = leaving ? <Trans>Signing out…</Trans> : <Trans>Sign out</Trans>
  return (
    <div className={frameClass}>
      <nav className={sideClass} aria-label={t`Your account`} data-no-print>
        <ul className={look.menu}>
          <AccountLinks linkClassName={look.item} current={current} wrapLink={(link) => <li>{link}</li>} />
          <li>
            <button type="button" className={cx(look.item, fullWidthClass)} disabled={leaving} onClick={signOut}>
              {wayOut}
            </button>
          </li>
        </ul>
      </nav>
      <div className={openButtonClass} data-no-print>
        <MoreMenu label={t`Your account: all pages`} icon="user">
          <AccountLinks linkClassName={menuItemClass} current={current} />
          <button type="button" className={menuItemClass} disabled={leaving} onClick={signOut}>
            {wayOut}
          </button>
        </MoreMenu>
      </div>
      <div className={contentClass}>{children}</div>
    </div>
  )
}

const frameClass = css({
  position: 'relative',
  display: { xl: 'grid' },
  gridTemplateColumns: { xl: '[180px minmax(0, 1fr)]' },
  columnGap: '6',
  // Leaves space for the button beside the title.
  '& h1': { paddingRight: { base: '12', xl: '0' }, paddingBlock: { base: '[calc((48px - 1.15em) / 2)]', xl: '0' } },
})
const sideClass = css({ display: { base: 'none', xl: 'block' }, paddingTop: '4' })
const fullWidthClass = css({ width: 'full' })
const openButtonClass = css({ display: { xl: 'none' }, position: 'absolute', top: '4', right: '0', zIndex: 'raised' })
const contentClass = css({ minWidth: '0' })
