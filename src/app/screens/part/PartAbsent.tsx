import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { catalogue } from '#app/state/catalogue.ts'
import { PartList } from '#app/ui/PartList.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { button, heading, message } from '#styled/recipes'

interface PartAbsentProps {
  mcode: string
}

/** A part that this device has never seen, asked for without a network: says so, and what can be done. It never claims that there is no such part. */
export function PartAbsent({ mcode }: PartAbsentProps) {
  const { t } = useLingui()
  const [trying, setTrying] = useState(false)
  const { views } = useViewHistory()
  const look = message()
  const again = async () => {
    setTrying(true)
    await catalogue.productDetail.again({ mcode })
    setTrying(false)
  }
  return (
    <div className={look.root}>
      <PartNumber number={mcode} size="hero" copy />
      <h1 className={heading({ level: 'page' })}>
        <Trans>This part is not on this phone yet</Trans>
      </h1>
      <p>
        <Trans>The shop cannot be reached just now. Open this page once with a connection; from then on it is here without one too.</Trans>
      </p>
      <button type="button" className={button({ tone: 'primary' })} aria-busy={trying} disabled={trying} onClick={again}>
        {trying ? <Trans>Asking the shop…</Trans> : <Trans>Try again</Trans>}
      </button>
      {views.length > 0 ? (
        <>
          <h2 className={heading({ level: 'section' })}>
            <Trans>These parts are on it</Trans>
          </h2>
          <PartList parts={views.slice(0, 8).map((view) => view.part)} label={t`Recently viewed`} />
        </>
      ) : null}
    </div>
  )
}
