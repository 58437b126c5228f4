import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

interface PackButtonProps {
  title: string
  /** The next thing to do on the page. */
  first?: boolean
  /** Beside something that matters more. */
  plain?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button of a pack, whose title it is called by as well: there are several of a kind on the page. */
export const PackButton = ({ title, first = false, plain = false, onClick, children }: PackButtonProps) => (
  <button type="button" className={first ? looks.first : plain ? looks.plain : looks.usual} onClick={onClick}>
    {children}
    <span className={unseen}> {title}</span>
  </button>
)

// Each whole, so that it is a class name in the build.
const looks = { first: button({ tone: 'primary' }), plain: button({ tone: 'plain' }), usual: button() }
const unseen = css({ srOnly: true })
