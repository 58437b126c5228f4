import { Plural, Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useIsGuest } from '#app/hooks/use-cart-pieces.ts'
import { ForJob } from '#app/ui/cart/ForJob.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { PiecesSum } from '#app/ui/price/PiecesSum.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { css } from '#styled/css'
import { type ListAddState, ListButton } from './ListButton.tsx'
import type { NumberListSums } from './number-lines.ts'

interface NumberSumsProps extends ListAddState {
  sums: NumberListSums
  /** The numbers of the list without a part. */
  left: readonly string[]
  all: number
}

/** What a list adds to the cart, the total, and the button. */
export function NumberSums({ sums, left, all, ...press }: NumberSumsProps) {
  const isGuest = useIsGuest()
  return (
    <div className={frameClass}>
      <dl className={listClass}>
        <PiecesSum pieces={sums.pieces} goods={sums.goods} cores={sums.cores} row={rowClass} />
      </dl>
      <PriceAge />
      {left.length > 0 && !press.waiting ? (
        <p className={mutedTextClass}>
          <Plural value={left.length} one={`# of ${all} numbers stays out:`} other={`# of ${all} numbers stay out:`} />{' '}
          <Numbers numbers={left} />
        </p>
      ) : null}
      <ForJob />
      <ListButton {...press} inSums />
      {isGuest && sums.lines > 0 ? (
        <p className={mutedTextClass}>
          <Trans>It is kept on this phone, and goes into your cart when you sign in.</Trans>
        </p>
      ) : null}
      <p role="status" className={doneClass}>
        {press.press === 'done' ? (
          <>
            <Icon name="check" size={16} />
            <AddedToCart isGuest={isGuest} taken={all - left.length} all={all} />
          </>
        ) : null}
      </p>
    </div>
  )
}

function AddedToCart({ isGuest, taken, all }: { isGuest: boolean; taken: number; all: number }) {
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

const Numbers = ({ numbers }: { numbers: readonly string[] }) =>
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
const doneClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', color: 'good' })
