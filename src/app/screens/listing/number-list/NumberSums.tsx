import { Fragment } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { ForJob } from '#app/ui/cart/ForJob.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { PiecesSum } from '#app/ui/price/PiecesSum.tsx'
import { css } from '#styled/css'
import { ListButton, type ListPress } from './ListButton.tsx'
import type { Sums } from './number-lines.ts'
import { session } from '#app/state/account/session.ts'
import { useFacts } from '#app/hooks/use-facts.ts'

interface NumberSumsProps extends ListPress {
  sums: Sums
  /** The numbers of the list that have no part in it, and how many it has. */
  left: readonly string[]
  all: number
}

/** What of the list goes into the cart, what that comes to, and the one press that puts it there. */
export function NumberSums({ sums, left, all, ...press }: NumberSumsProps) {
  const guest = useFacts(session).now.is === 'guest'
  return (
    <div className={frame}>
      <dl className={list}>
        <PiecesSum pieces={sums.pieces} goods={sums.goods} cores={sums.cores} row={row} />
      </dl>
      <PriceAge />
      {left.length > 0 && !press.waiting ? (
        <p className={quiet}>
          <Plural value={left.length} one={`# of ${all} numbers stays out:`} other={`# of ${all} numbers stay out:`} /> <Numbers numbers={left} />
        </p>
      ) : null}
      <ForJob />
      <ListButton {...press} inSums />
      {guest && sums.lines > 0 ? (
        <p className={quiet}>
          <Trans>You sign in first; the list is kept and put into your cart right after.</Trans>
        </p>
      ) : null}
      <p role="status" className={done}>
        {press.press === 'done' ? (
          <>
            <Icon name="check" size={16} />
            {left.length === 0 ? (
              <Trans>All of it is in your cart.</Trans>
            ) : (
              <Trans>
                {all - left.length} of {all} numbers are in your cart.
              </Trans>
            )}
          </>
        ) : null}
      </p>
    </div>
  )
}

const Numbers = ({ numbers }: { numbers: readonly string[] }) =>
  numbers.map((number, at) => (
    <Fragment key={number}>
      {at === 0 ? '' : ', '}
      <span className={whole}>{number}</span>
    </Fragment>
  ))

const whole = css({ fontFamily: 'numbers', whiteSpace: 'nowrap', color: 'fg' })
const frame = css({ display: 'grid', gap: '3' })
const list = css({ display: 'grid', gap: '2' })
const row = css({ display: 'flex', justifyContent: 'space-between', gap: '4', '& > dd': { whiteSpace: 'nowrap', fontWeight: 'bold' } })
const quiet = css({ fontSize: 'sm', color: 'fg.muted' })
const done = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', color: 'good' })
