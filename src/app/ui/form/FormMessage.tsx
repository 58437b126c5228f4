import type { ReactNode } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'

/** The result of an action and the next step. Screen readers announce it, because it is a live region. */
export const FormMessage = ({ isSuccess = false, children }: { isSuccess?: boolean; children: ReactNode }) => (
  <div role="status" className={frameClass}>
    {isSuccess ? (
      <span className={tickClass}>
        <Icon name="check" />
      </span>
    ) : null}
    <div>{children}</div>
  </div>
)

const frameClass = css({ display: 'flex', gap: '2', overflowWrap: 'anywhere' })
const tickClass = css({ color: 'good', flexShrink: 0 })
