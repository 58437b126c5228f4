import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

/** The id of the beginning of the results: sort order, then parts. */
export const RESULTS_ID = 'results'

/** A link that skips the chips or filters and leads to the results. It is visible while it has the focus. */
export const SkipToResults = ({ children }: { children: ReactNode }) => (
  <a href={`#${RESULTS_ID}`} className={skipLinkClass}>
    {children}
  </a>
)

const skipLinkClass = cx(button(), css({ '&:not(:focus)': { srOnly: true } }))
