import { useLingui } from '@lingui/react/macro'
import type { TenantConfig } from '#contract/config.ts'
import { css } from '#styled/css'

type PaymentMethod = TenantConfig['payments'][number]

/** The logos of payment methods as simple drawings of our own, because we copy no company's artwork. */
const paymentLogoPaths: Record<PaymentMethod, string> = {
  visa: 'M10 9l3 10 4-10M22 9l-2 10M30 10.5c-3-1.5-5-.5-5 1.2 0 2.6 4.5 2 4.5 4.5 0 2-3 2.6-5.5 1.200M36 19l4-10 3 10M37.5 16h4.5',
  mastercard: 'M22 20a6 6 0 1 1 0-12 6 6 0 0 1 0 12M30 20a6 6 0 1 1 0-12 6 6 0 0 1 0 12',
  amex: 'M8 19l4-10 4 10M9.5 16h5M19 19V9l4 6 4-6v10M37 9h-6v10h6M31 14h5M40 9l6 10M46 9l-6 10',
  paypal: 'M19 20l2-12h5c5 0 5 6 0 6h-4M25 22l2-12h4c5 0 5 6 0 6h-4',
  'bank-transfer': 'M15 12l11-5 11 5zM18 12v7M23.5 12v7M28.5 12v7M34 12v7M15 21h22',
  invoice: 'M19 6h14v17l-3-2-2 2-2-2-2 2-2-2-3 2zM22.5 11h7M22.5 15h7',
  counter: 'M12 13h28v3H12zM15 16v6M37 16v6M22 13V9h8v4M24 6h4',
}

export function PaymentMethodLogo({ payment }: { payment: PaymentMethod }) {
  const { t } = useLingui()
  const names: Record<PaymentMethod, string> = {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    paypal: 'PayPal',
    'bank-transfer': t`Bank transfer`,
    invoice: t`Invoice`,
    counter: t`Pay at the counter`,
  }
  return (
    <svg role="img" aria-label={names[payment]} width="52" height="28" viewBox="0 0 52 28" className={plateClass}>
      <title>{names[payment]}</title>
      <rect x="0.5" y="0.5" width="51" height="27" rx="3" className={edgeClass} />
      <path d={paymentLogoPaths[payment]} />
    </svg>
  )
}

const plateClass = css({
  display: 'block',
  fill: '[none]',
  stroke: 'fg.muted',
  strokeWidth: '[1.6]',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
const edgeClass = css({ stroke: 'line', strokeWidth: '[1]' })
