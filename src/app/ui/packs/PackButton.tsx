import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

interface PackButtonProps {
  title: string
  /** Whether this button is the main action of the page. */
  isPrimary?: boolean
  /** Whether the button is drawn less prominently, because another action is more important. */
  isSecondary?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button of a pack, with the pack's title in its accessible name. */
export const PackButton = ({ title, isPrimary = false, isSecondary = false, onClick, children }: PackButtonProps) => (
  <button
    type="button"
    className={isPrimary ? buttonClasses.first : isSecondary ? buttonClasses.plain : buttonClasses.usual}
    onClick={onClick}
  >
    {children}
    <span className={visuallyHiddenClass}> {title}</span>
  </button>
)

// Each class name is written out, so that Panda can extract it at build time.
const buttonClasses = { first: button({ tone: 'primary' }), plain: button({ tone: 'plain' }), usual: button() }
const visuallyHiddenClass = css({ srOnly: true })
