import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

interface PackButtonProps {
  title: string
  /** Whether this is the main action of the page. */
  first?: boolean
  /** Whether this is a less important action. */
  plain?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button of a pack, with the pack's title in its accessible name. */
export const PackButton = ({ title, first = false, plain = false, onClick, children }: PackButtonProps) => (
  <button type="button" className={first ? buttonClasses.first : plain ? buttonClasses.plain : buttonClasses.usual} onClick={onClick}>
    {children}
    <span className={visuallyHiddenClass}> {title}</span>
  </button>
)

// Each class name is written out, so that Panda can extract it at build time.
const buttonClasses = { first: button({ tone: 'primary' }), plain: button({ tone: 'plain' }), usual: button() }
const visuallyHiddenClass = css({ srOnly: true })
