import { Plural, Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useIsGuest } from '#app/hooks/use-cart-pieces.ts'
import { CurrentJobButton } from '#app/ui/cart/CurrentJobButton.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { AddListToCartButton, type AddListToCartState } from '#app/ui/number-list/AddListToCartButton.tsx'
import { PiecesSum } from '#app/ui/price/PiecesSum.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import type { NumberListSums } from '#contract/number-list/list-sums.ts'
import { css } from '#styled/css'

interface NumberListTotalsProps extends AddListToCartState {
  sums: NumberListSums
  /** The part numbers of the list for which no part is added to the cart. */
  unmatchedNumbers: readonly string[]
  numberCount: number
}

/** What a list adds to the cart, the total, and the button. */
export function NumberListTotals({ sums, unmatchedNumbers: left, numberCount: all, ...addProgress }: NumberListTotalsProps) {
  const isGuest = useIsGuest()
  return (
    <div className={frameClass}>
      <dl className={listClass}>
        <PiecesSum pieces={sums.pieces} goodsUsd={sums.goodsTotalUsd} coreChargesUsd={sums.coreChargesUsd} rowClassName={rowClass} />
      </dl>
      <PriceAge />
      {left.length > 0 && !addProgress.isSearching ? (
        <p className={mutedTextClass}>
          <Plural value={left.length} one={`# of ${all} numbers stays out:`} other={`# of ${all} numbers stay out:`} />{' '}
          <InlineNumbers numbers={left} />
        </p>
      ) : null}
      <CurrentJobButton />
      <AddListToCartButton {...addProgress} isBelowTotals />
      {isGuest && sums.lineCount > 0 ? (
        <p className={mutedTextClass}>
          <Trans>It is kept on this phone, and goes into your cart when you sign in.</Trans>
        </p>
      ) : null}
      <p role="status" className={addedTextClass}>
        {addProgress.addProgress === 'done' ? (
          <>
            <Icon name="check" size={16} />
            <AddedToCartText isGuest={isGuest} addedCount={all - left.length} numberCount={all} />
          </>
        ) : null}
      </p>
    </div>
  )
}

function AddedToCartText({ isGuest, addedCount: taken, numberCount: all }: { isGuest: boolean; addedCount: number; numberCount: number }) {
  if (taken === all) return isGuest ? <Trans>All of it is on your list.</Trans> : <Trans>All of it is in your cart.</Trans>
  if (isGuest)
    return (
      <Trans>
        {taken} of {all} numbers are on your list.
      </Trans>
    )
  return (
    <Trans>
      {taken} of {all} numbers are in your cart.
    </Trans>
  )
}

const InlineNumbers = ({ numbers }: { numbers: readonly string[] }) =>
  numbers.map((number, at) => (
    <Fragment key={number}>
      {at === 0 ? '' : ', '}
      <span className={unbrokenNumberClass}>{number}</span>
    </Fragment>
  ))

const unbrokenNumberClass = css({ fontFamily: 'numbers', whiteSpace: 'nowrap', color: 'fg' })
const frameClass = css({ display: 'grid', gap: '3' })
const listClass = css({ display: 'grid', gap: '2' })
const rowClass = css({ display: 'flex', justifyContent: 'space-between', gap: '4', '& > dd': { whiteSpace: 'nowrap', fontWeight: 'bold' } })
const mutedTextClass = css({ fontSize: 'sm', color: 'fg.muted' })
const addedTextClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', color: 'good' })
