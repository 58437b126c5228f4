import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { Icon } from './Icon.tsx'

interface DisclosureProps {
  title: ReactNode
  /** Whether the section is open at first. Afterwards the user decides. */
  isInitiallyOpen?: boolean
  children: ReactNode
}

/** A section that can be opened and closed. It is the browser's `<details>`, which works with find-in-page and printing. */
export const Disclosure = ({ title, isInitiallyOpen = false, children }: DisclosureProps) => (
  <details className={frameClass} open={isInitiallyOpen}>
    <summary className={headClass}>
      {title}
      <Icon name="chevron-down" />
    </summary>
    <div className={bodyClass}>{children}</div>
  </details>
)

const frameClass = css({
  borderTop: 'hair',
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
})
const headClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'touch',
  fontWeight: 'bold',
  listStyle: 'none',
})
const bodyClass = css({ paddingBottom: '4' })
