import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

interface PackButtonProps {
  title: string
  /** The main action of the page. */
  first?: boolean
  /** A secondary action. */
  plain?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button of a pack with its title in the accessible name. */
export const PackButton = ({ title, first = false, plain = false, onClick, children }: PackButtonProps) => (
  <button type="button" className={first ? looks.first : plain ? looks.plain : looks.usual} onClick={onClick}>
    {children}
    <span className={unseen}> {title}</span>
  </button>
)

// Complete class names, for extraction at build time.
const looks = { first: button({ tone: 'primary' }), plain: button({ tone: 'plain' }), usual: button() }
const unseen = css({ srOnly: true })
