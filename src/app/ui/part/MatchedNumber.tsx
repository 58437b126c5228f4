import { Trans } from '@lingui/react/macro'
import type { PartCard } from '#contract/catalogue.ts'
import { css } from '#styled/css'
import { highlight } from '#app/ui/highlight.ts'

interface MatchedNumberProps {
  part: Pick<PartCard, 'matched' | 'oeNumber' | 'oeProducer'>
  searched: string
}

const Marked = ({ number, searched }: { number: string; searched: string }) => {
  const found = highlight(number, searched)
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

/** Which number of a part met the search, whose it is, and what had to be forgiven. Without a search: the original maker's number. */
export function MatchedNumber({ part, searched }: MatchedNumberProps) {
  const { matched } = part
  if (!matched?.number || matched.by === 'mcode') {
    if (!part.oeNumber) return null
    return (
      <>
        <Trans>OE</Trans> <span className={digits}>{part.oeNumber}</span> · {part.oeProducer}
      </>
    )
  }
  return (
    <>
      {matched.by === 'cross' ? <Trans>Cross</Trans> : <Trans>OE</Trans>}{' '}
      <span className={digits}>
        <Marked number={matched.number} searched={searched} />
      </span>
      {matched.maker ? ` · ${matched.maker}` : null}
      {matched.how === 'revision' ? (
        <>
          {' '}
          · <Trans>another revision</Trans>
        </>
      ) : null}
      {matched.how === 'zeros' ? (
        <>
          {' '}
          · <Trans>but for leading zeros</Trans>
        </>
      ) : null}
    </>
  )
}

/** In the words' font a zero is an O. */
const digits = css({ fontFamily: 'numbers', fontSize: '[0.96em]' })
