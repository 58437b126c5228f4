import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/order.ts'
import type { Paper } from '#app/state/paper.ts'
import { css, cx } from '#styled/css'
import { OrderTable } from './OrderTable.tsx'
import { Parties } from './Parties.tsx'
import { SheetFacts } from './SheetFacts.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SheetSums } from './SheetSums.tsx'
import { SlipFoot } from './SlipFoot.tsx'
import { SlipTable } from './SlipTable.tsx'
import type { SheetKind } from '#app/ui/order/order-hrefs.ts'

interface PrintSheetProps {
  order: Order
  kind: SheetKind
  paper: Paper
}

/** The sheet of an order as it is printed; on the screen it lies there as paper does, white in both themes. */
export function PrintSheet({ order, kind, paper }: PrintSheetProps) {
  const slip = kind === 'slip'
  return (
    <article className={cx(sheet, sizes[paper])}>
      <SheetHead order={order} kind={kind} />
      {order.state === 'cancelled' ? (
        <p className={stamp}>
          <Trans>This order was cancelled.</Trans>
        </p>
      ) : null}
      <Parties order={order} slip={slip} />
      <SheetFacts order={order} kind={kind} />
      {slip ? <SlipTable order={order} /> : <OrderTable order={order} prices={kind === 'prices'} />}
      {kind === 'prices' ? <SheetSums order={order} /> : null}
      {slip ? <SlipFoot /> : null}
    </article>
  )
}

const sheet = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  rowGap: '5',
  alignContent: 'start',
  marginInline: 'auto',
  width: 'full',
  padding: { base: '4', sm: '8', md: '[14mm]' },
  backgroundColor: 'sheet',
  color: 'fg',
  fontSize: 'sm',
  lineHeight: 'snug',
  // Paper is white under any lamp: the tokens have taken the theme's side at the root already.
  '--colors-sheet': '#fff',
  '--colors-fg': '#12171c',
  '--colors-fg-muted': '#48525b',
  '--borders-hair': '1px solid #b9c1c7',
  '--borders-edge': '1px solid #48525b',
  '--colors-line-strong': '#7d8790',
  boxShadow: 'float',
  // Blocks, because a grid is not cut between its rows by every browser.
  _print: { display: 'block', padding: '0', boxShadow: '[none]', '& > * + *': { marginTop: '5' } },
})
const sizes = {
  a4: css({ maxWidth: { base: '[210mm]', _print: '[none]' }, minHeight: { md: '[297mm]', _print: '0' } }),
  letter: css({ maxWidth: { base: '[8.5in]', _print: '[none]' }, minHeight: { md: '[11in]', _print: '0' } }),
}
const stamp = css({ padding: '2', border: 'edge', fontWeight: 'bold', textAlign: 'center' })
