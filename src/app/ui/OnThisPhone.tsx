import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { heading, message } from '#styled/recipes'
import { AskAgain } from './AskAgain.tsx'
import { ViewedParts } from './part/ViewedParts.tsx'

const VIEWS_SHOWN = 8

interface OnThisPhoneProps {
  again: () => Promise<void>
  /** Further links, shown before the parts. */
  children?: ReactNode
}

/** What the visitor can do offline: try again, or open one of the parts on this device. */
export function OnThisPhone({ again, children }: OnThisPhoneProps) {
  const { views } = useViewHistory()
  return (
    <>
      <AskAgain again={again} first />
      {children}
      {views.length > 0 ? (
        <section className={message().held}>
          <h2 className={heading({ level: 'section' })}>
            <Trans>Parts you opened on this phone</Trans>
          </h2>
          <ViewedParts most={VIEWS_SHOWN} />
        </section>
      ) : null}
    </>
  )
}
