import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAddListToCart } from '#app/hooks/number-list/use-add-list.ts'
import { useIsGuest } from '#app/hooks/use-cart-pieces.ts'
import type { GroupSum } from '#app/state/quick-order/group-sums.ts'
import { toOrderOf } from '#app/state/quick-order/line-state.ts'
import { removePadLines } from '#app/state/quick-order/pad-changes.ts'
import { CurrentJobButton } from '#app/ui/cart/CurrentJobButton.tsx'
import { AddListToCartButton } from '#app/ui/number-list/AddListToCartButton.tsx'
import { NumberListBottomBar } from '#app/ui/number-list/NumberListBottomBar.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { centsOf, dollarsOf } from '#contract/kernel/primitives.ts'
import { MAX_CART_LINES } from '#contract/limits.ts'
import { css } from '#styled/css'
import { button, heading } from '#styled/recipes'
import type { Pad } from './use-pad.ts'

/** What the pad adds to the cart: sums by state, total, and the button; on a phone the button is in the bottom bar. */
export function PadSums({ pad: { views, sums, groupSums, room } }: { pad: Pad }) {
  const isGuest = useIsGuest()
  const lineCount = views.length
  const fits = new Set(room.fits.map(({ part }) => part.mcode as string))
  const added = views.filter(({ state }) => fits.has(toOrderOf(state)?.part.mcode ?? ''))
  const left = views.filter((view) => !added.includes(view)).map(({ line }) => line.number)
  const isSearching = views.some(({ state }) => state.type === 'waiting')
  const press = { ...useAddListToCart(room.fits, left), lineCount: room.fits.length, isSearching }
  return (
    <>
      <section className={frameClass} aria-labelledby="pad-sums">
        <h2 id="pad-sums" className={heading({ level: 'section' })}>
          <Trans>Into the cart</Trans>
        </h2>
        <dl className={listClass}>
          {groupSums.map((group) => (
            <GroupRow key={group.type} group={group} />
          ))}
          {sums.coreChargesUsd === 0 ? null : (
            <SumRow usd={sums.coreChargesUsd}>
              <Trans>Core charges, given back for your old units</Trans>
            </SumRow>
          )}
          <div className={totalClass}>
            <dt>
              <Trans>Total before delivery and tax</Trans>
            </dt>
            <dd>
              <Money usd={dollarsOf(centsOf(sums.goodsTotalUsd) + centsOf(sums.coreChargesUsd))} />
            </dd>
          </div>
        </dl>
        <PriceAge />
        {room.exceeds.length === 0 ? null : (
          <p className={mutedClass}>
            <Plural
              value={room.exceeds.length}
              one={`A cart takes ${MAX_CART_LINES} parts. # part stays here.`}
              other={`A cart takes ${MAX_CART_LINES} parts. # parts stay here.`}
            />
          </p>
        )}
        {left.length === 0 || isSearching ? null : (
          <p className={mutedClass}>
            <Plural value={left.length} one={`# of ${lineCount} lines is not added.`} other={`# of ${lineCount} lines are not added.`} />
          </p>
        )}
        <CurrentJobButton />
        <AddListToCartButton {...press} isBelowTotals />
        {isGuest && sums.lineCount > 0 ? (
          <p className={mutedClass}>
            <Trans>It is kept on this phone, and goes into your cart when you sign in.</Trans>
          </p>
        ) : null}
        {press.addProgress === 'done' ? (
          <button type="button" className={button()} onClick={() => removePadLines(new Set(added.map(({ line }) => line.id)))}>
            <Plural value={added.length} one="Remove the added line" other="Remove the # added lines" />
          </button>
        ) : null}
      </section>
      <NumberListBottomBar sums={sums} {...press} />
    </>
  )
}

function GroupRow({ group: { type, pieces, goodsUsd } }: { group: GroupSum }) {
  const { t } = useLingui()
  const words = { 'in-stock': t`In stock`, 'back-order': t`On back-order`, 'not-orderable': t`More than there are` }
  return (
    <SumRow usd={goodsUsd}>
      {words[type]} · <Plural value={pieces} one="# piece" other="# pieces" />
    </SumRow>
  )
}

const SumRow = ({ usd, children }: { usd: number; children: React.ReactNode }) => (
  <div className={sumRowClass}>
    <dt>{children}</dt>
    <dd>
      <Money usd={usd} />
    </dd>
  </div>
)

const frameClass = css({
  display: 'grid',
  gap: '3',
  position: { xl: 'sticky' },
  top: { xl: '4' },
  backgroundColor: 'paper',
  borderTop: { base: 'edge', xl: '[none]' },
  paddingTop: { base: '4', xl: '0' },
})
const listClass = css({ display: 'grid', gap: '2' })
const sumRowClass = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  '& > dd': { whiteSpace: 'nowrap', fontWeight: 'bold' },
})
const totalClass = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  borderTop: 'hair',
  paddingTop: '2',
  fontSize: 'md',
  '& > *': { fontWeight: 'bold' },
  '& > dd': { whiteSpace: 'nowrap' },
})
const mutedClass = css({ fontSize: 'sm', color: 'fg.muted' })
