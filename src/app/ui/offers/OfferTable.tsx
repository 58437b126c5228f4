import { Trans, useLingui } from '@lingui/react/macro'
import { useArrivalOf } from '#app/hooks/delivery/use-arrival-of.ts'
import { day } from '#app/i18n/format.ts'
import { AddButton } from '#app/ui/AddButton.tsx'
import { Go } from '#app/ui/Go.tsx'
import { BoughtBefore } from '#app/ui/part/BoughtBefore.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { CoreCharge } from '#app/ui/price/CoreCharge.tsx'
import { Price } from '#app/ui/price/Price.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { href } from '#contract/addresses.ts'
import type { PartCard } from '#contract/catalogue.ts'
import { css } from '#styled/css'

interface OfferTableProps {
  /** What the table compares, said to a screen reader. */
  caption: string
  /** In the order in which they stand. */
  offers: readonly PartCard[]
  /** The offer whose page this is: no link, and no second button. */
  here?: string
}

/** Offers of the same part under each other, so that price, core charge, stock and day of arrival compare by column, also on a phone. */
export function OfferTable({ caption, offers, here }: OfferTableProps) {
  const arrivalOf = useArrivalOf()
  return (
    <table className={table}>
      <caption className={unseen}>{caption}</caption>
      <thead className={head}>
        <tr>
          <th scope="col">
            <Trans>Offer</Trans>
          </th>
          <th scope="col" className={figures}>
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
          <tr key={offer.mcode} className={row} data-here={offer.mcode === here ? '' : undefined}>
            <th scope="row" className={who}>
              {offer.mcode === here ? <span className={code}>{offer.mcode}</span> : <CodeLink mcode={offer.mcode} />}{' '}
              <ConditionMark condition={offer.condition} />
              <span className={maker}>{offer.mcode === here ? <Trans>{offer.producer} · this one</Trans> : offer.producer}</span>
              <BoughtBefore mcode={offer.mcode} />
            </th>
            <td className={figures}>
              <Price part={offer} />
              <CoreCharge part={offer} />
            </td>
            <td className={shelf}>
              <StockMark stock={offer.stock} />
              <PriceAge />
              <Arrival at={arrivalOf(offer)} />
            </td>
            <td className={button}>{offer.mcode === here ? null : <AddButton part={offer} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CodeLink = ({ mcode }: { mcode: PartCard['mcode'] }) => (
  <Go to={href('part', { mcode })} className={`${code} ${link}`}>
    {mcode}
  </Go>
)

function Arrival({ at }: { at: { from: string; to: string } | null }) {
  const { t } = useLingui()
  if (at === null) return null
  const [from, to] = [day(at.from), day(at.to)]
  return <span className={arrives}>{from === to ? t`There ${from}` : t`There ${from} to ${to}`}</span>
}

const table = css({
  display: { _small: 'block' },
  width: 'full',
  borderCollapse: 'collapse',
  lineHeight: 'snug',
  '& > tbody': { display: { _small: 'block' } },
})
const unseen = css({ srOnly: true })
const head = css({
  display: { _small: 'none' },
  fontSize: 'xs',
  color: 'fg.muted',
  textAlign: 'left',
  '& th': { fontWeight: 'regular', paddingBlock: '1', paddingInlineEnd: { base: '2', sm: '3' } },
})
/** Where it is too narrow for columns: price, then stock, under the number, and the button beside them. */
const row = css({
  display: { _small: 'grid' },
  gridTemplateColumns: { _small: '[minmax(0, 1fr) auto]' },
  paddingBlock: { _small: '2' },
  borderTop: 'hair',
  verticalAlign: 'top',
  '& > *': {
    gridColumn: { _small: '1' },
    paddingBlock: { base: '2', _small: '0' },
    paddingInlineEnd: { base: '2', sm: '3' },
    fontWeight: 'regular',
    textAlign: 'left',
  },
  '&[data-here]': { backgroundColor: 'well', boxShadow: 'markLeft' },
  '&[data-here] > th': { paddingInlineStart: '2' },
  '&[data-here] > *': { paddingInlineStart: { _small: '2' } },
})
const who = css({ minWidth: '0' })
const code = css({ fontFamily: 'numbers', fontWeight: 'bold', fontVariantNumeric: 'slashed-zero', whiteSpace: 'nowrap' })
/** High enough for a finger, without moving the lines apart. */
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', lg: '[auto]' },
  marginBlock: { base: '[-14px]', lg: '0' },
})
const maker = css({ display: 'block', fontSize: 'sm', color: 'fg.muted' })
const figures = css({
  '&&': { textAlign: { base: 'right', _small: 'left' } },
  '& > *': { textAlign: { _small: 'left' } },
  whiteSpace: 'nowrap',
})
const shelf = css({ fontSize: 'sm' })
const arrives = css({ display: 'block', color: 'fg.muted' })
const button = css({ '&&': { paddingInlineEnd: '0', textAlign: 'right', gridColumn: { _small: '2' } }, gridRow: { _small: '[1 / 4]' }, width: 'touch' })
