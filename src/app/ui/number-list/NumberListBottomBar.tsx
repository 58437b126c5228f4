import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import type { NumberListSums } from '#contract/number-list/list-sums.ts'
import { thumbBar } from '#styled/recipes'
import { AddListToCartButton, type AddListToCartState } from './AddListToCartButton.tsx'

/** The total of a list and its button, in the bottom bar of a phone, because a list of thirty numbers is ten screens long. */
export function NumberListBottomBar({ sums, ...addProgress }: { sums: NumberListSums } & AddListToCartState) {
  const { t } = useLingui()
  const look = thumbBar()
  return (
    <section className={look.root} aria-label={t`The whole list`}>
      <p className={look.words}>
        <span className={look.price}>
          <Money usd={sums.goodsTotalUsd} />
        </span>
        <span className={look.qty}>
          {sums.coreChargesUsd > 0 ? (
            <Trans>
              + <Money usd={sums.coreChargesUsd} /> core
            </Trans>
          ) : (
            <Plural value={sums.pieces} one="# piece" other="# pieces" />
          )}
        </span>
        <PriceAge />
      </p>
      <AddListToCartButton {...addProgress} />
    </section>
  )
}
