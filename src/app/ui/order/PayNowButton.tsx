import { Trans } from '@lingui/react/macro'
import { usePayNow } from '#app/hooks/use-pay-now.ts'
import { translate } from '#app/i18n/language.ts'
import { allowedOutsideHref } from '#app/routes/leave.ts'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { Money } from '#app/ui/price/Money.tsx'

/**
 * A button that leads to the payment provider's page if there is one; otherwise it shows instructions. A refused payment can be tried
 * again.
 */
export function PayNowButton({ id, amountDue: due }: { id: string; amountDue: number }) {
  const { form, failure, busy, hint } = usePayNow(id, allowedOutsideHref)
  return (
    <form {...form}>
      <FormFooter isBusy={busy} failure={failure}>
        {busy ? (
          <Trans>Asking the shop…</Trans>
        ) : (
          <span>
            <Trans>
              Pay now · <Money usd={due} />
            </Trans>
          </span>
        )}
      </FormFooter>
      <p role="status">{hint === '' ? null : translate(hint)}</p>
    </form>
  )
}
