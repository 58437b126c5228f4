import { Trans } from '@lingui/react/macro'
import { translate } from '#app/i18n/language.ts'
import { LabelSheet } from './LabelSheet.tsx'
import { useOrdered } from './use-labelled.ts'

/** Labels of an order's parts, optionally one per piece. */
export function FromOrder({ id }: { id: string }) {
  const { number, failed, ...ordered } = useOrdered(id)
  return (
    <LabelSheet {...ordered} none={failed === null ? <Trans>This order has no parts.</Trans> : translate(failed)}>
      {number === null ? null : (
        <p>
          <Trans>Parts of order {number}</Trans>
        </p>
      )}
    </LabelSheet>
  )
}
