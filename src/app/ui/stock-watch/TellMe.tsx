import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMember } from '#app/hooks/account/use-member.ts'
import { watchStock, type Watching } from '#app/hooks/stock-watch/use-stock-watches.ts'
import { translate } from '#app/i18n/language.ts'
import { needsScript } from '#app/ui/needs-script.ts'
import { AppError } from '#contract/errors.ts'
import type { Mcode } from '#contract/primitives.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { TellGuest } from './TellGuest.tsx'

/** The button: a member is told at the account's address, a guest is asked for one. */
export function TellMe({ mcode }: { mcode: Mcode }) {
  const { i18n } = useLingui()
  const isMember = useMember()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [now, setNow] = useState<Watching | { type: 'refused'; say: string } | null>(null)
  const press = async () => {
    if (busy) return
    if (!isMember) return setAsks(true)
    setBusy(true)
    try {
      setNow(await watchStock(mcode, i18n.locale))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The session has ended meanwhile: then it is a guest who asks.
      if (error.row.does === 'sign-in') setAsks(true)
      else setNow({ type: 'refused', say: error.message })
    } finally {
      setBusy(false)
    }
  }
  if (asks) return <TellGuest mcode={mcode} />
  return (
    <div className={cx(frame, needsScript)}>
      {now?.type === 'told' || now?.type === 'kept' ? null : (
        <button type="button" className={button({ tone: 'quiet' })} aria-busy={busy || undefined} onClick={() => void press()}>
          {busy ? <Trans>One moment…</Trans> : <Trans>Tell me when it is back</Trans>}
        </button>
      )}
      <p role="status" className={words}>
        {now === null ? null : now.type === 'told' ? (
          <Trans>We mail you once, to {now.email}, when it is in stock. Devices that get messages of this shop are told too.</Trans>
        ) : now.type === 'kept' ? (
          <Trans>No signal: this is kept on this device, and goes to the shop when there is one. Then you get one mail when it is in stock.</Trans>
        ) : now.type === 'refused' ? (
          translate(now.say)
        ) : (
          <Trans>Nothing was changed. Try again when there is a signal.</Trans>
        )}
      </p>
    </div>
  )
}

const frame = css({ display: 'grid', gap: '1', justifyItems: 'start' })
const words = css({ fontSize: 'sm', _empty: { display: 'none' } })
