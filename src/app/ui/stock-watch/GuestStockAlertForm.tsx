import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useRestockMailRequest } from '#app/hooks/stock-watch/use-restock-mail-request.ts'
import { EmailField } from '#app/ui/form/EmailField.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { css } from '#styled/css'

/**
 * A form that asks a guest for an e-mail address. Messages are sent only after the guest has opened the link in a confirmation e-mail, so
 * that nobody can subscribe other people.
 */
export function GuestStockAlertForm({ mcode }: { mcode: Mcode }) {
  const { i18n } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const { form, wrongs, failure, busy, sentTo, signal } = useRestockMailRequest(mcode, i18n.locale)
  // The focus moves from the clicked button to the field, and after sending to the result, which screen readers then announce.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input')?.focus()
  }, [])
  useEffect(() => {
    if (sentTo !== null) place.current?.focus()
  }, [sentTo])
  return (
    <div ref={place} tabIndex={-1} className={frameClass}>
      {sentTo === null ? (
        <form {...form} className={fieldColumnClass}>
          <EmailField
            wrong={wrongs['email']}
            autoComplete="email"
            hint={<Trans>We mail a link to confirm it, and once more when the part is in stock. Nothing else.</Trans>}
          />
          {signal === 'fine' ? null : (
            <p role="alert">
              {signal === 'lost' ? (
                <Trans>No signal: nothing was sent. Press the button again when there is one.</Trans>
              ) : (
                <Trans>There is a signal again. Nothing was sent yet: press the button again.</Trans>
              )}
            </p>
          )}
          <FormFooter isBusy={busy} failure={failure}>
            {busy ? <Trans>Sending…</Trans> : <Trans>Tell me when it is back</Trans>}
          </FormFooter>
        </form>
      ) : (
        <p role="status">
          <Trans>
            A mail is on its way to {sentTo}. Press the link in it within two days: only then do we write to you when the part is in stock.
            Look into the spam folder too.
          </Trans>
        </p>
      )}
    </div>
  )
}

/** The style of the dialog. The dialog is inside a row of the page, so text styles that it inherits from the row are reset. */
const frameClass = css({
  display: 'grid',
  outlineStyle: 'none',
  fontSize: 'body',
  fontWeight: 'regular',
  lineHeight: 'body',
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
