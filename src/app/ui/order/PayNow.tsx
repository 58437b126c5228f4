import { Trans } from '@lingui/react/macro'
import { usePayNow } from '#app/hooks/use-pay-now.ts'
import { translate } from '#app/i18n/language.ts'
import { allowedOutsideHref } from '#app/routes/leave.ts'
import { Submit } from '#app/ui/form/Submit.tsx'
import { Money } from '#app/ui/price/Money.tsx'

/**
 * A button that leads to the payment provider's page if there is one; otherwise it shows instructions. A refused payment can be tried
 * again.
 */
export function PayNow({ id, due }: { id: string; due: number }) {
  const { form, failure, busy, hint } = usePayNow(id, allowedOutsideHref)
  return (
    <form {...form}>
      <Submit busy={busy} failure={failure}>
        {busy ? (
          <Trans>Asking the shop…</Trans>
        ) : (
          <span>
            <Trans>
              Pay now · <Money usd={due} />
            </Trans>
          </span>
        )}
      </Submit>
      <p role="status">{hint === '' ? null : translate(hint)}</p>
    </form>
  )
}
