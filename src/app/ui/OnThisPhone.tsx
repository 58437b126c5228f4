import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { button, heading, message } from '#styled/recipes'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { ViewedParts } from './part/ViewedParts.tsx'

const VIEWS_SHOWN = 8

/** The ways on without a network: ask the shop once more, or take one of the parts that are on this device. */
export function OnThisPhone({ again }: { again: () => Promise<void> }) {
  const [trying, setTrying] = useState(false)
  const { views } = useViewHistory()
  const ask = async () => {
    setTrying(true)
    await again()
    setTrying(false)
  }
  return (
    <>
      <button type="button" className={button({ tone: 'primary' })} aria-busy={trying} disabled={trying} onClick={ask}>
        {trying ? <Trans>Asking the shop…</Trans> : <Trans>Try again</Trans>}
      </button>
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
