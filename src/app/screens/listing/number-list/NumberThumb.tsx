import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { thumbBar } from '#styled/recipes'
import { type ListAddState, ListButton } from './ListButton.tsx'
import type { NumberListSums } from './number-lines.ts'

/** The total of a list and its button, in the bottom bar of a phone, because a list of thirty numbers is ten screens long. */
export function NumberThumb({ sums, ...press }: { sums: NumberListSums } & ListAddState) {
  const { t } = useLingui()
  const look = thumbBar()
  return (
    <section className={look.root} aria-label={t`The whole list`}>
      <p className={look.words}>
        <span className={look.price}>
          <Money usd={sums.goods} />
        </span>
        <span className={look.qty}>
          {sums.cores > 0 ? (
            <Trans>
              + <Money usd={sums.cores} /> core
            </Trans>
          ) : (
            <Plural value={sums.pieces} one="# piece" other="# pieces" />
          )}
        </span>
        <PriceAge />
      </p>
      <ListButton {...press} />
    </section>
  )
}
