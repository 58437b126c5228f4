import { Trans } from '@lingui/react/macro'
import { findHighlight } from '#app/ui/highlight.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { DotSeparatedItems } from './DotSeparatedItems.tsx'
import { numberClass } from './digits.ts'

interface MatchedNumberProps {
  part: Pick<PartCard, 'matched' | 'oeNumber' | 'oeProducer'>
  searchedText: string
}

const HighlightedNumber = ({ number, searchedText }: { number: string; searchedText: string }) => {
  const found = findHighlight(number, searchedText)
  return found ? (
    <>
      {found.before}
      <mark>{found.hit}</mark>
      {found.after}
    </>
  ) : (
    <mark>{number}</mark>
  )
}

/** The number of a part that matches the search, its maker, and how it differs from the search. Without a search, the OE number. */
export function MatchedNumber({ part, searchedText }: MatchedNumberProps) {
  const { matched } = part
  if (!matched?.number || matched.by === 'mcode') {
    if (!part.oeNumber) return null
    return (
      <DotSeparatedItems keepsFirstWhole>
        <span>
          <Trans>OE</Trans> <span className={numberClass}>{part.oeNumber}</span>{' '}
        </span>
        {part.oeProducer ? <span>{part.oeProducer}</span> : null}
      </DotSeparatedItems>
    )
  }
  return (
    <DotSeparatedItems>
      <span>
        {matched.by === 'gtin' ? <Trans>GTIN</Trans> : matched.by === 'cross' ? <Trans>Cross</Trans> : <Trans>OE</Trans>}{' '}
        <span className={numberClass}>
          <HighlightedNumber number={matched.number} searchedText={searchedText} />
        </span>{' '}
      </span>
      {matched.maker ? <span>{matched.maker} </span> : null}
      {matched.how === 'revision' ? (
        <span>
          <Trans>another revision</Trans>
        </span>
      ) : null}
      {matched.how === 'zeros' ? (
        <span>
          <Trans>but for leading zeros</Trans>
        </span>
      ) : null}
    </DotSeparatedItems>
  )
}
