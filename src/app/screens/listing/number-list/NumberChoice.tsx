import { Trans, useLingui } from '@lingui/react/macro'
import { formatUsd } from '#app/i18n/format.ts'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { ConditionMark, conditionTexts } from '#app/ui/part/ConditionMark.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { MatchedNumber } from '#app/ui/part/MatchedNumber.tsx'
import { CoreCharge } from '#app/ui/price/CoreCharge.tsx'
import { Price } from '#app/ui/price/Price.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import type { PartQuantity } from '#contract/number-list/list-sums.ts'
import { href, searchHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { field, link } from '#styled/recipes'
import { canBeOrdered, type LineChange, MAX_PARTS_OFFERED, type NumberFinding } from './number-lines.ts'

interface NumberChoiceProps {
  number: string
  finding: Extract<NumberFinding, { parts: PartCard[] }>
  toOrder: PartQuantity | null
  onChange: (changed: LineChange) => void
}

/**
 * The chosen part for a number of the list. It is a choice if several parts have the number, if the part is only similar, or if it can be
 * left out.
 */
export function NumberChoice({ number, finding, toOrder, onChange }: NumberChoiceProps) {
  const { i18n, t } = useLingui()
  const offered = finding.parts.slice(0, MAX_PARTS_OFFERED)
  const shown = toOrder?.part ?? (finding.type === 'found' && !finding.parts.some(canBeOrdered) ? finding.parts[0] : undefined)
  // The data that distinguishes the parts comes first, because a phone cuts off the end.
  const told = (part: PartCard) => [
    canBeOrdered(part) ? null : part.stock.state === 'ended' ? t`no longer made` : t`sold out`,
    part.coreCharge > 0 ? t`${formatUsd(part.price)} + ${formatUsd(part.coreCharge)} core` : formatUsd(part.price),
    part.condition ? i18n._(conditionTexts[part.condition]) : null,
    part.mcode,
    part.producer,
    part.specName,
  ]
  return (
    <>
      {shown === undefined ? null : <ChosenPart part={shown} number={number} />}
      <div className={controlsClass}>
        <select
          className={field()}
          aria-label={t`Part for ${number}`}
          value={toOrder?.part.mcode ?? ''}
          onChange={(event) => onChange({ mcode: event.target.value })}
        >
          <option value="">{finding.type === 'near' ? t`Choose, if one is meant` : t`Leave this number out`}</option>
          {offered.map((part) => (
            <option key={part.mcode} value={part.mcode} disabled={!canBeOrdered(part)}>
              {told(part).filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
        {finding.matchingPartCount > 1 ? (
          <Link to={searchHref(number)} className={link({ tall: true })}>
            <Trans>Compare all {finding.matchingPartCount}</Trans>
          </Link>
        ) : null}
      </div>
    </>
  )
}

function ChosenPart({ part, number }: { part: PartCard; number: string }) {
  return (
    <div className={cardClass}>
      <Picture path={part.mainImageUrl} alt="" width={72} height={54} />
      <div className={textColumnClass}>
        <span className={firstLineClass}>
          <Link to={href('part', { mcode: part.mcode })} className={link({ tall: true })}>
            <span className={digitsClass}>{part.mcode}</span>
          </Link>
          <ConditionMark condition={part.condition} />
        </span>
        <DotSeparatedItems>
          <span>{part.name} </span>
          <span className={mutedTextClass}>{part.producer}</span>
        </DotSeparatedItems>
        <span className={dataClass}>{part.specName}</span>
        <span className={matchedClass}>
          <MatchedNumber part={part} searchedText={number} />
        </span>
      </div>
      <div className={priceClass}>
        <Price part={part} />
        <PriceAge />
        <CoreCharge part={part} />
        <StockMark stock={part.stock} />
      </div>
    </div>
  )
}

const controlsClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  '& > select': { flex: '[1 1 260px]', minWidth: '0', maxWidth: { md: '[520px]' }, textOverflow: 'ellipsis' },
})
const cardClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[72px minmax(0, 1fr) auto]', _tiny: '[minmax(0, 1fr)]' },
  '& > img': { display: { _tiny: 'none' } },
  columnGap: '3',
  alignItems: 'start',
  fontSize: 'sm',
  lineHeight: 'snug',
})
const textColumnClass = css({ display: 'grid', minWidth: '0', overflowWrap: 'anywhere' })
const firstLineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' })
const digitsClass = css({ fontFamily: 'numbers', whiteSpace: 'nowrap', fontSize: 'body', fontWeight: 'bold' })
const mutedTextClass = css({ color: 'fg.muted' })
const dataClass = css({ fontWeight: 'bold' })
const matchedClass = css({ color: 'fg.muted', '& mark': { backgroundColor: 'warn.soft', color: 'fg', fontWeight: 'bold' } })
const priceClass = css({
  display: { base: 'grid', _tiny: 'flex' },
  flexWrap: 'wrap',
  justifyItems: 'end',
  columnGap: '3',
  gap: '1',
  textAlign: 'right',
})
