import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import type { FinderMatch, FinderResult } from '#contract/finder/finder.ts'
import { MAX_PARTS_TO_TELL_APART } from '#contract/loads/finder-loads.ts'
import { finder } from '#styled/recipes'
import { answerText } from './answer-words.ts'
import type { PartDifferences } from './differences.ts'
import { askedLabel } from './question-titles.ts'
import { useLengthUnit } from './use-length-unit.ts'

interface MatchNoteProps {
  match: FinderMatch | undefined
  result: FinderResult
  differences: PartDifferences | undefined
}

/** Below a part: what of it contradicts an answer, what distinguishes it from the other parts left, what is not known, and equal parts. */
export function MatchNote({ match, result, differences }: MatchNoteProps) {
  const { i18n } = useLingui()
  const look = finder()
  const unit = useLengthUnit()
  if (match === undefined) return null
  const attributeOf = (key: string) => result.answers.find((answer) => answer.key === key) ?? { key }
  const { off, unknown } = match
  // The last parts all stand in the list, so there it is plain which are alike.
  const alike = result.total > MAX_PARTS_TO_TELL_APART ? match.alike : 0
  const values = differences?.values ?? []
  if (off.length + unknown.length + values.length + alike === 0) return null
  return (
    <div className={look.match}>
      <DotSeparatedItems>
        {off.map(({ key, value }) => (
          <span key={key} className={look.off}>
            {askedLabel(i18n, attributeOf(key))}: <b>{answerText(i18n, attributeOf(key), value, unit)}</b>{' '}
          </span>
        ))}
        {values.map(({ attribute, value }) => (
          <span key={attribute.key}>
            {askedLabel(i18n, attribute)}: <b>
              {value === null ? <Trans>not known</Trans> : answerText(i18n, attribute, value, unit)}
            </b>{' '}
          </span>
        ))}
        {unknown.length === 0 ? null : (
          <span>
            <Trans>Not known: {unknown.map((key) => askedLabel(i18n, attributeOf(key))).join(', ')}</Trans>{' '}
          </span>
        )}
        {alike === 0 ? null : (
          <span>
            <Plural value={alike} one="# other with the same measures" other="# others with the same measures" />
          </span>
        )}
      </DotSeparatedItems>
    </div>
  )
}
