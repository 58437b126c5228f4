import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCart } from '#app/hooks/use-cart.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { parseQuantity } from '#app/ui/read-quantity.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { PartQuantity } from '#contract/number-list/list-sums.ts'
import type { ListedNumber, Reading } from '#contract/number-list/number-list.ts'
import { searchHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, field, link, mark } from '#styled/recipes'
import { LineInterpretation } from './LineInterpretation.tsx'
import { NumberChoice } from './NumberChoice.tsx'
import type { LineChange, NumberFinding } from './number-lines.ts'

interface NumberLineProps {
  line: ListedNumber
  finding: NumberFinding
  toOrder: PartQuantity | null
  onChange: (changed: LineChange) => void
  /** Called when the user chooses another reading of the line. */
  onCorrect: (reading: Reading) => void
}

/** One number of a list: the typed text, the quantity, and the matching part. */
export function NumberLine({ line, finding, toOrder, onChange, onCorrect }: NumberLineProps) {
  const { number } = line
  const { lines } = useCart()
  const inCart = lines.find(({ id, job }) => id === toOrder?.part.mcode && job === '')?.qty
  return (
    <li className={rowClass} data-number={number} tabIndex={-1}>
      <div className={headClass}>
        <PartNumber number={number} size="row" />
        {finding.type === 'found' || finding.type === 'near' ? <QuantityField line={line} toOrder={toOrder} onChange={onChange} /> : null}
      </div>
      <LineInterpretation line={line} onCorrect={onCorrect} />
      <FindingDetails finding={finding} number={number} />
      {finding.type === 'found' || finding.type === 'near' ? (
        <DataTimeProvider dataTime={finding.asOf}>
          <NumberChoice number={number} finding={finding} toOrder={toOrder} onChange={onChange} />
        </DataTimeProvider>
      ) : null}
      {inCart === undefined ? null : (
        <p className={mark({ tone: 'good' })}>
          <Icon name="cart" size={16} />
          <Trans>In your cart: {inCart}</Trans>
        </p>
      )}
    </li>
  )
}

/** Says why a line cannot be ordered as it is. */
function FindingDetails({ finding, number }: { finding: NumberFinding; number: string }) {
  switch (finding.type) {
    case 'waiting':
      return (
        <div className={lineSkeletonClass} aria-hidden>
          <Skeleton width={72} height={54} />
          <div className={textColumnClass}>
            <Skeleton width="45%" height={18} />
            <Skeleton width="90%" height={14} />
            <Skeleton width="60%" height={14} />
          </div>
        </div>
      )
    case 'failed':
      return (
        <p className={findingClass}>
          <span className={mark({ tone: 'bad' })}>
            <Icon name="warning" size={16} />
            <Trans>This number could not be looked up.</Trans>
          </span>
          <button type="button" className={button({ size: 'sm' })} onClick={finding.retry}>
            <Trans>Try again</Trans>
          </button>
        </p>
      )
    case 'unknown':
      return (
        <p className={findingClass}>
          <span className={mark({ tone: 'bad' })}>
            <Icon name="warning" size={16} />
            <Trans>No part of this shop bears this number.</Trans>
          </span>
          <Link to={searchHref(number)} className={link({ tall: true })}>
            <Trans>What to try</Trans>
          </Link>
        </p>
      )
    case 'not-here':
      return (
        <p className={findingClass}>
          <span className={mark({ tone: 'warn' })}>
            <Icon name="warning" size={16} />
            <Trans>Not among the parts on this phone; the shop itself is out of reach.</Trans>
          </span>
        </p>
      )
    case 'near':
      return (
        <p className={findingClass}>
          <span className={mark({ tone: 'warn' })}>
            <Icon name="warning" size={16} />
            <Plural
              value={finding.matchingPartCount}
              one="No part bears it letter for letter; one is close. Take it only if it is meant."
              other="No part bears it letter for letter; # are close. Choose one if it is meant."
            />
          </span>
        </p>
      )
    case 'found':
      return null
  }
}

function QuantityField({ line, toOrder, onChange }: Omit<NumberLineProps, 'finding' | 'onCorrect'>) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const least = toOrder?.part.minQty ?? 1
  const { number } = line
  const wrong = typed !== null && parseQuantity(typed, least, i18n.locale) === null
  return (
    <label className={quantityClass}>
      <span className={line.hasQuantity ? mutedTextClass : absentClass}>
        {line.hasQuantity ? <Trans>Quantity</Trans> : <Trans>Quantity (not said)</Trans>}
      </span>
      <input
        className={`${field()} ${quantityInputClass}`}
        aria-label={t`Quantity of ${number}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? toOrder?.qty ?? line.qty}
        onChange={(event) => {
          setTyped(event.target.value)
          const qty = parseQuantity(event.target.value, least, i18n.locale)
          if (qty !== null) onChange({ qty })
        }}
        onFocus={(event) => event.target.select()}
        aria-invalid={wrong || undefined}
        // An invalid quantity stays with its error until the user corrects or empties it.
        onBlur={() => {
          if (!wrong || typed?.trim() === '') setTyped(null)
        }}
      />
      {wrong && typed?.trim() !== '' ? (
        <span role="alert" className={mutedTextClass}>
          <Trans>This is no whole number of pieces.</Trans>
        </span>
      ) : null}
    </label>
  )
}

const rowClass = css({ display: 'grid', gap: '2', paddingBlock: '3', borderBottom: 'hair', minWidth: '0' })
const headClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 'touch',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
})
/** The placeholder of a line. It is as high as a part with its choices, so that the list does not move while it loads. */
const lineSkeletonClass = css({ display: 'flex', gap: '3', minHeight: { base: '[172px]', lg: '[134px]' } })
const textColumnClass = css({ display: 'grid', alignContent: 'start', gap: '2', flexGrow: 1, paddingTop: '3' })
const findingClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  '& > span': { whiteSpace: 'normal', '& > svg': { flexShrink: 0 } },
})
const quantityClass = css({ display: 'inline-flex', alignItems: 'center', gap: '2', marginLeft: 'auto' })
const mutedTextClass = css({ color: 'fg.muted', fontSize: 'sm' })
const absentClass = css({ color: 'fg.muted', fontSize: 'sm', fontStyle: 'italic' })
const quantityInputClass = css({ width: '20', textAlign: 'center', fontWeight: 'bold', minHeight: 'touch' })
