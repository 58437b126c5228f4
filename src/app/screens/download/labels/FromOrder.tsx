import { Trans } from '@lingui/react/macro'
import { translate } from '#app/i18n/language.ts'
import { LabelSheet } from './LabelSheet.tsx'
import { useOrdered } from './use-labelled.ts'

/** Labels of the parts of an order, as many as there are pieces where that is wanted. */
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
