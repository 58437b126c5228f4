import type { RowValues } from '#server/import/tables/row-values.ts'

/**
 * Applies an offer to the prices in `values`. While the offer is valid, the offer becomes the price, and the usual price becomes the former
 * price. Returns a remark, or null. `today` is an ISO day. `clears` means that a row without an offer ends the shop's current offer.
 */
export function applyCurrentOffer(values: RowValues, today: string, clears: boolean): string | null {
  const { money, texts } = values
  const offer = money.get('offer')
  const price = money.get('price')
  const [from, to] = [texts.get('offerFrom'), texts.get('offerTo')]
  money.delete('offer')
  const none = (says: string | null) => {
    if (clears && price !== undefined && !money.has('wasPrice')) values.endsOffer = true
    return says
  }
  if (offer === undefined || offer.cents <= 0) return none(null)
  if (from !== undefined && from > today)
    return none(`The offer begins on ${from}, and is not taken yet: the price is the usual one. Set it up as a promotion.`)
  if (to !== undefined && to < today) return none(`The offer ended on ${to}: the price is the usual one.`)
  if (price !== undefined && offer.cents >= price.cents) return none('The offer is not below the price, so it is left out.')
  money.set('price', offer)
  if (price !== undefined) money.set('wasPrice', price)
  return to === undefined ? null : `The offer ends on ${to} there. Here it stays until a file ends it; a promotion ends by itself.`
}
