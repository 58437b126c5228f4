import { Trans, useLingui } from '@lingui/react/macro'
import { formatUsd } from '#app/i18n/format.ts'
import { Link } from '#app/ui/Link.tsx'
import { ConditionMark, conditionTexts } from '#app/ui/part/ConditionMark.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { MatchedNumber } from '#app/ui/part/MatchedNumber.tsx'
import { matchedNumberClass, PartFrame, PartFrameLine, partCodeClass, partSpecClass } from '#app/ui/part/PartFrame.tsx'
import { CoreCharge } from '#app/ui/price/CoreCharge.tsx'
import { Price } from '#app/ui/price/Price.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { MAX_COMPARED_PARTS, writeComparedCodes } from '#contract/compare/compare-query.ts'
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
        {offered.length > 1 ? (
          <Link
            to={href('compare', { parts: writeComparedCodes(offered.slice(0, MAX_COMPARED_PARTS).map(({ mcode }) => mcode)) })}
            className={link({ tall: true })}
          >
            {offered.length > MAX_COMPARED_PARTS ? (
              <Trans>Compare the first {MAX_COMPARED_PARTS}</Trans>
            ) : (
              <Trans>Compare these {offered.length}</Trans>
            )}
          </Link>
        ) : null}
        {finding.matchingPartCount > 1 ? (
          <Link to={searchHref(number)} className={link({ tall: true })}>
            <Trans>Show all {finding.matchingPartCount}</Trans>
          </Link>
        ) : null}
      </div>
    </>
  )
}

function ChosenPart({ part, number }: { part: PartCard; number: string }) {
  return (
    <PartFrame
      part={part}
      size="md"
      side={
        <div className={priceClass}>
          <Price part={part} />
          <PriceAge />
          <CoreCharge part={part} />
          <StockMark stock={part.stock} />
        </div>
      }
    >
      <PartFrameLine>
        <Link to={href('part', { mcode: part.mcode })} className={link({ tall: true })}>
          <span className={partCodeClass}>{part.mcode}</span>
        </Link>
        <ConditionMark condition={part.condition} />
      </PartFrameLine>
      <DotSeparatedItems>
        <span>{part.name} </span>
        <span className={mutedTextClass}>{part.producer}</span>
      </DotSeparatedItems>
      <span className={partSpecClass}>{part.specName}</span>
      <span className={matchedNumberClass}>
        <MatchedNumber part={part} searchedText={number} />
      </span>
    </PartFrame>
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
const mutedTextClass = css({ color: 'fg.muted' })
const priceClass = css({
  display: { base: 'grid', _tiny: 'flex' },
  flexWrap: 'wrap',
  justifyItems: 'end',
  columnGap: '3',
  gap: '1',
  textAlign: 'right',
  // What a phone shows of a price in several lines must not take the room of the number beside it, which would be cut.
  maxWidth: { mdDown: '[132px]', _tiny: '[none]' },
})
