import { Plural } from '@lingui/react/macro'
import type { Discount } from '#contract/checkout.ts'

interface DiscountNameProps {
  of: Pick<Discount, 'source' | 'code' | 'name'>
  /** A coupon's code stands behind its name: on paper nothing else says which it was. */
  withCode?: boolean
}

/** What took something off: a coupon by the shop's name, points by how many. What the order holds of points is a sentence of no language. */
export function DiscountName({ of: { source, code, name }, withCode = false }: DiscountNameProps) {
  if (source === 'points') return <Plural value={Number(code)} one="# point" other="# points" />
  return name === '' ? code : withCode && code !== '' ? `${name} (${code})` : name
}
