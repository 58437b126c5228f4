import { Plural } from '@lingui/react/macro'
import type { Discount } from '#contract/checkout.ts'

interface DiscountNameProps {
  of: Pick<Discount, 'source' | 'code' | 'name'>
  /** Adds the coupon's code to its name, for printed documents. */
  withCode?: boolean
}

/** The name of a discount: a coupon by its name, points by their number. The order's own text for points is not translated. */
export function DiscountName({ of: { source, code, name }, withCode = false }: DiscountNameProps) {
  if (source === 'points') return <Plural value={Number(code)} one="# point" other="# points" />
  return name === '' ? code : withCode && code !== '' ? `${name} (${code})` : name
}
