import type { Cents } from '#contract/kernel/primitives.ts'
import { promotionPrice } from '#contract/promotions/promoted.ts'
import { bestPromotion, hasPromotionPrecedence, type PreparedPromotion, rowsOfPromotion } from './offers.ts'
import type { LiveRows } from './rows.ts'

/** Current prices of all parts, with promotions applied. */
export class CurrentPrices {
  /** For each row the place of its best promotion in the list `offers`, counted from 1; 0 for none. Null while no promotion runs. */
  readonly #offerOf: Uint16Array | null
  /** The current price of each row in cents. */
  readonly currentCents: Int32Array

  constructor(
    private readonly catalogue: LiveRows,
    readonly offers: readonly PreparedPromotion[],
    before: CurrentPrices | null,
  ) {
    const { price } = catalogue.live
    this.currentCents = offers.length === 0 ? price : price.slice()
    this.#offerOf = offers.length === 0 ? null : new Uint16Array(catalogue.size)
    // The rows of an older catalogue are also the first rows of this one. They have the same prices if the same promotions run.
    const known = before !== null && before.offers === offers ? before : null
    if (known !== null && known.#offerOf !== null) {
      this.currentCents.set(known.currentCents)
      this.#offerOf?.set(known.#offerOf)
    }
    for (const [at, offer] of offers.entries()) this.#offerTo(offer, at + 1, known?.currentCents.length ?? 0)
  }

  /** Applies a promotion, numbered from 1, to all rows beginning at `from`. */
  #offerTo(offer: PreparedPromotion, place: number, from: number): void {
    const { price } = this.catalogue.live
    const covered = rowsOfPromotion(this.catalogue, offer, from)
    for (let at = 0; at < covered.length; at += 1) {
      const row = covered[at] ?? 0
      const cents = promotionPrice((price[row] ?? 0) as Cents, offer.terms)
      const best = this.promotionOfRow(row)
      if (
        cents === null ||
        (best !== null &&
          (cents > (this.currentCents[row] ?? 0) || (cents === this.currentCents[row] && !hasPromotionPrecedence(offer, best))))
      )
        continue
      if (this.#offerOf !== null) this.#offerOf[row] = place
      this.currentCents[row] = cents
    }
  }

  /** Computes the current price of a row again, after the part's own price has changed. */
  recomputeRowPrice(row: number): void {
    if (this.#offerOf === null) return
    const { catalogue } = this
    const own = catalogue.live.price[row] ?? 0
    const part = {
      mcode: () => catalogue.mcode(row),
      categoryId: catalogue.columnTextOf('category', row),
      producer: catalogue.columnTextOf('producer', row),
      condition: catalogue.columnTextOf('condition', row),
    }
    const best = bestPromotion(this.offers, part, own)
    this.#offerOf[row] = best === null ? 0 : this.offers.indexOf(best.promotion) + 1
    this.currentCents[row] = best?.priceCents ?? own
  }

  /** Returns the promotion that reduces the price of a row now; null if there is none. */
  promotionOfRow(row: number): PreparedPromotion | null {
    return this.offers[(this.#offerOf?.[row] ?? 0) - 1] ?? null
  }

  /** Tells whether the price of a row is reduced, by a sale or a promotion. */
  isOnSale = (row: number): boolean => this.catalogue.live.wasPrice(row) !== null || (this.#offerOf?.[row] ?? 0) > 0
}
