import { Plural } from '@lingui/react/macro'
import type { Discount } from '#contract/checkout/checkout.ts'

interface DiscountNameProps {
  discount: Pick<Discount, 'source' | 'code' | 'name'>
  /** Whether the coupon's code is added to its name, for printed documents. */
  withCode?: boolean
}

/**
 * The name of a discount: a coupon by its name, points by their number. The text about points that the order contains is not translated, so
 * it is not used.
 */
export function DiscountName({ discount: { source, code, name }, withCode = false }: DiscountNameProps) {
  if (source === 'points') return <Plural value={Number(code)} one="# point" other="# points" />
  return name === '' ? code : withCode && code !== '' ? `${name} (${code})` : name
}
