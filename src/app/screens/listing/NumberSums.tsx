import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { addListToCart } from '#app/state/add-list.ts'
import { useSession } from '#app/hooks/use-session.ts'
import { siteHrefs } from '#app/routes/href.ts'
import { Go } from '#app/ui/Go.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { PiecesSum } from '#app/ui/PiecesSum.tsx'
import { css } from '#styled/css'
import { button, link } from '#styled/recipes'
import { sumsOf, type Taken } from './number-lines.ts'

interface NumberSumsProps {
  taken: readonly Taken[]
  /** How many numbers of the list have no part in it. */
  left: number
  /** Some numbers are still looked up. */
  waiting: boolean
}

type Press = 'ready' | 'busy' | 'done'

/** What of the list goes into the cart, what that comes to, and the one press that puts it there. */
export function NumberSums({ taken, left, waiting }: NumberSumsProps) {
  const [press, setPress] = useState<Press>('ready')
  const guest = useSession().is === 'guest'
  const sums = sumsOf(taken)
  const add = async () => {
    setPress('busy')
    const made = await addListToCart(taken)
    setPress(made === 'kept' || made === 'sent' ? 'done' : 'ready')
  }
  return (
    <div className={frame}>
      <dl className={list}>
        <PiecesSum pieces={sums.pieces} goods={sums.goods} cores={sums.cores} row={row} />
      </dl>
      {left > 0 && !waiting ? (
        <p className={quiet}>
          <Plural value={left} one="# number of the list stays out." other="# numbers of the list stay out." />
        </p>
      ) : null}
      <button
        type="button"
        className={button({ tone: 'primary', wide: true })}
        disabled={taken.length === 0 || waiting}
        aria-busy={press === 'busy'}
        onClick={() => (press === 'busy' ? undefined : void add())}
      >
        <Icon name="cart" />
        <Plural value={sums.lines} one="Add # part to cart" other="Add # parts to cart" />
      </button>
      {guest && taken.length > 0 ? (
        <p className={quiet}>
          <Trans>You sign in first; the list is kept and put into your cart right after.</Trans>
        </p>
      ) : null}
      {press === 'done' ? (
        <p role="status" className={done}>
          <Icon name="check" size={16} />
          <Trans>All of it is in your cart.</Trans>{' '}
          <Go to={siteHrefs.cart} className={link({ tall: true })}>
            <Trans>Go to Cart</Trans>
          </Go>
        </p>
      ) : null}
    </div>
  )
}

const frame = css({ display: 'grid', gap: '3' })
const list = css({ display: 'grid', gap: '2' })
const row = css({ display: 'flex', justifyContent: 'space-between', gap: '4', '& > dd': { whiteSpace: 'nowrap', fontWeight: 'bold' } })
const quiet = css({ fontSize: 'sm', color: 'fg.muted' })
const done = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', color: 'good' })
