import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

/** Where the results of a listing begin: their order, then the parts. */
export const RESULTS_ID = 'results'

/** For the keyboard alone: past the chips or the filters to where the results begin. Seen while it has the focus. */
export const ToResults = ({ children }: { children: ReactNode }) => (
  <a href={`#${RESULTS_ID}`} className={look}>
    {children}
  </a>
)

const look = cx(button(), css({ '&:not(:focus)': { srOnly: true } }))
