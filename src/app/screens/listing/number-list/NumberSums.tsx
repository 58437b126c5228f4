import { Plural, Trans } from '@lingui/react/macro'
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
  /** How many numbers of the list have no part in it. */
  left: number
}

/** What of the list goes into the cart, what that comes to, and the one press that puts it there. */
export function NumberSums({ sums, left, ...press }: NumberSumsProps) {
  const guest = useFacts(session).now.is === 'guest'
  return (
    <div className={frame}>
      <dl className={list}>
        <PiecesSum pieces={sums.pieces} goods={sums.goods} cores={sums.cores} row={row} />
      </dl>
      <PriceAge />
      {left > 0 && !press.waiting ? (
        <p className={quiet}>
          <Plural value={left} one="# number of the list stays out." other="# numbers of the list stay out." />
        </p>
      ) : null}
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
            <Trans>All of it is in your cart.</Trans>
          </>
        ) : null}
      </p>
    </div>
  )
}

const frame = css({ display: 'grid', gap: '3' })
const list = css({ display: 'grid', gap: '2' })
const row = css({ display: 'flex', justifyContent: 'space-between', gap: '4', '& > dd': { whiteSpace: 'nowrap', fontWeight: 'bold' } })
const quiet = css({ fontSize: 'sm', color: 'fg.muted' })
const done = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', color: 'good' })
