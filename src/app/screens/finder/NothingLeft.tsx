import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { ShopQuestionLink } from '#app/ui/ShopQuestionLink.tsx'
import type { FinderResult } from '#contract/finder/finder.ts'
import { finderAddress } from '#contract/finder/finder-address.ts'
import { CANNOT_READ, emptyFinderQuery, type FinderQuery, withoutAnswer } from '#contract/finder/finder-query.ts'
import { button, finder } from '#styled/recipes'
import { answerText } from './answer-words.ts'
import { QuestionTitle } from './QuestionTitle.tsx'
import { askedLabel } from './question-titles.ts'
import { useLengthUnit } from './use-length-unit.ts'

interface NothingLeftProps {
  query: FinderQuery
  result: FinderResult
  /** Whether only parts on this device were searched; the shop may well have the part. */
  isLocal: boolean
  isArrival: boolean
}

/** Says that no part agrees with all answers, which answer excludes most, and offers to take that one back. */
export function NothingLeft({ query, result, isLocal, isArrival }: NothingLeftProps) {
  const { i18n } = useLingui()
  const look = finder()
  const unit = useLengthUnit()
  const suspects = result.answers
    .filter(({ value, totalWithout }) => value !== CANNOT_READ && totalWithout > 0)
    .toSorted((one, other) => other.totalWithout - one.totalWithout)
  const [worst, ...others] = suspects
  const linkTo = (key: string) => finderAddress(withoutAnswer(query, key))
  const words = (answer: (typeof suspects)[number]) => `${askedLabel(i18n, answer)}: ${answerText(i18n, answer, answer.value, unit)}`
  return (
    <div className={look.nothing}>
      <QuestionTitle isArrival={isArrival}>
        {isLocal ? <Trans>No part on this phone agrees with all of this.</Trans> : <Trans>No part agrees with all of this.</Trans>}
      </QuestionTitle>
      {worst === undefined ? (
        <>
          <p>
            <Trans>At least two of the answers exclude every part. Check them, or begin again.</Trans>
          </p>
          <Link to={finderAddress({ ...emptyFinderQuery, kind: query.kind })} className={button({ tone: 'primary' })}>
            <Trans>Begin again</Trans>
          </Link>
        </>
      ) : (
        <>
          <p>
            <Trans>
              “{words(worst)}” excludes most: without it <Plural value={worst.totalWithout} one="# part is left" other="# parts are left" />
              . Read or measure it again.
            </Trans>
          </p>
          <Link to={linkTo(worst.key)} className={button({ tone: 'primary' })}>
            <Trans>Take back “{words(worst)}”</Trans>
          </Link>
          {others.map((answer) => (
            <Link key={answer.key} to={linkTo(answer.key)} className={button()}>
              <Trans>
                Or take back “{words(answer)}”: {i18n.number(answer.totalWithout)}
              </Trans>
            </Link>
          ))}
        </>
      )}
      <ShopQuestionLink partNumber={undefined}>
        <Trans>Ask the counter</Trans>
      </ShopQuestionLink>
    </div>
  )
}
