import { Trans, useLingui } from '@lingui/react/macro'
import { useArrivalEstimate } from '#app/hooks/delivery/use-arrival-of.ts'
import { formatDay } from '#app/i18n/format.ts'
import { AddButton } from '#app/ui/AddButton.tsx'
import { Link } from '#app/ui/Link.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { FitPlace } from '#app/ui/part/FitPlace.tsx'
import { LastBoughtText } from '#app/ui/part/LastBoughtText.tsx'
import { CoreCharge } from '#app/ui/price/CoreCharge.tsx'
import { Price } from '#app/ui/price/Price.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'

interface OfferTableProps {
  /** The caption of the table, for screen readers. */
  caption: string
  /** The offers in the order to show them. */
  offers: readonly PartCard[]
  /** The code of the current page's offer, which has no link and no second button. */
  currentCode?: string
}

/** A table of offers of the same part, in which price, core charge, stock and arrival can be compared, also on a phone. */
export function OfferTable({ caption, offers, currentCode }: OfferTableProps) {
  const arrivalOf = useArrivalEstimate()
  return (
    <table className={tableClass}>
      <caption className={visuallyHiddenClass}>{caption}</caption>
      <thead className={headClass}>
        <tr>
          <th scope="col">
            <Trans>Offer</Trans>
          </th>
          <th scope="col" className={figuresClass}>
            <Trans>Price</Trans>
          </th>
          <th scope="col">
            <Trans>Stock and arrival</Trans>
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <tr key={offer.mcode} className={rowClass} data-here={offer.mcode === currentCode ? '' : undefined}>
            <th scope="row" className={partCellClass}>
              {offer.mcode === currentCode ? <span className={codeClass}>{offer.mcode}</span> : <CodeLink mcode={offer.mcode} />}{' '}
              <ConditionMark condition={offer.condition} />
              <span className={makerClass}>
                {offer.mcode === currentCode ? <Trans>{offer.producer} · this one</Trans> : offer.producer}
              </span>
              <LastBoughtText mcode={offer.mcode} />
              {offer.mcode === currentCode ? null : (
                <span className={fitClass}>
                  <FitPlace mcode={offer.mcode} />
                </span>
              )}
            </th>
            <td className={figuresClass}>
              <Price part={offer} />
              <CoreCharge part={offer} />
            </td>
            <td className={stockCellClass}>
              <StockMark stock={offer.stock} />
              <PriceAge />
              <Arrival arrival={arrivalOf(offer)} />
            </td>
            <td className={buttonCellClass}>{offer.mcode === currentCode ? null : <AddButton part={offer} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CodeLink = ({ mcode }: { mcode: PartCard['mcode'] }) => (
  <Link to={href('part', { mcode })} className={`${codeClass} ${linkClass}`}>
    {mcode}
  </Link>
)

function Arrival({ arrival }: { arrival: { earliestDay: string; latestDay: string } | null }) {
  const { t } = useLingui()
  if (arrival === null) return null
  const [from, to] = [formatDay(arrival.earliestDay), formatDay(arrival.latestDay)]
  return <span className={arrivesClass}>{from === to ? t`There ${from}` : t`There ${from} to ${to}`}</span>
}

const tableClass = css({
  display: { smDown: 'block' },
  width: 'full',
  borderCollapse: 'collapse',
  lineHeight: 'snug',
  '& > tbody': { display: { smDown: 'block' } },
})
const visuallyHiddenClass = css({ srOnly: true })
const headClass = css({
  display: { smDown: 'none' },
  fontSize: 'xs',
  color: 'fg.muted',
  textAlign: 'left',
  '& th': { fontWeight: 'regular', paddingBlock: '1', paddingInlineEnd: '3' },
})
/**
 * The style of an offer. On a phone the seller has a line of its own; below it price and stock are in columns that are equally wide in
 * every row.
 */
const rowClass = css({
  display: { smDown: 'grid' },
  gridTemplateColumns: { smDown: '[minmax(0, 2fr) minmax(0, 3fr) 48px]' },
  columnGap: { smDown: '2' },
  paddingBlock: { smDown: '2' },
  borderTop: 'hair',
  verticalAlign: 'top',
  '& > *': {
    minWidth: '0',
    paddingBlock: { base: '2', smDown: '0' },
    paddingInlineEnd: { base: '3', smDown: '0' },
    fontWeight: 'regular',
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '&[data-here]': { backgroundColor: 'well', boxShadow: 'markLeft', paddingInlineStart: { smDown: '2' } },
  '&[data-here] > th': { paddingInlineStart: { sm: '2' } },
})
const partCellClass = css({ gridColumn: { smDown: '[1 / 3]' } })
const codeClass = css({ fontFamily: 'numbers', fontWeight: 'bold', fontVariantNumeric: 'slashed-zero', whiteSpace: 'nowrap' })
/** The link of an offer, with a finger-sized area to tap that does not move the lines apart. */
const linkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', lg: '[auto]' },
  marginBlock: { base: '[-14px]', lg: '0' },
})
const makerClass = css({ display: 'block', fontSize: 'sm', color: 'fg.muted' })
/** A long verdict is cut off, so that it does not make the column wider. */
const fitClass = css({ display: 'block', contain: 'inline-size', ':root[data-vehicle] &': { minWidth: '[176px]' } })
const figuresClass = css({
  gridColumn: { smDown: '1' },
  '&&': { textAlign: { base: 'right', smDown: 'left' } },
  '& > *': { textAlign: { smDown: 'left' }, whiteSpace: { smDown: 'normal' } },
  '& s': { display: { smDown: 'block' } },
  whiteSpace: { sm: 'nowrap' },
})
const stockCellClass = css({ fontSize: 'sm', gridColumn: { smDown: '2' } })
const arrivesClass = css({ display: 'block', color: 'fg.muted' })
const buttonCellClass = css({
  gridColumn: { smDown: '3' },
  gridRow: { smDown: '[1 / 3]' },
  '&&': { paddingInlineEnd: '0', textAlign: 'right' },
  width: 'touch',
})
