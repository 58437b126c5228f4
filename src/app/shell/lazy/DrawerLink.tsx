import type { ReactNode } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { Link } from '#app/ui/Link.tsx'
import { css, cx } from '#styled/css'
import { row } from '#styled/recipes'

/** A link in the menu drawer that also closes the drawer. */
export const DrawerLink = ({ to, icon, onChoose, children }: { to: string; icon: IconName; onChoose: () => void; children: ReactNode }) => (
  <Link to={to} className={cx(row({ live: true }), lineClass)} onClick={onChoose}>
    <Icon name={icon} />
    {children}
  </Link>
)

const lineClass = css({ paddingInline: '4' })
