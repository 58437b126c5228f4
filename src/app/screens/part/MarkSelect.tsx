import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { isPartMark, type PartMark, partMarks } from '#contract/jobs/part-marks.ts'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'

/** What the marks are called, also in a copied list. */
export const markTexts = { seen: msg`Seen, good`, ordered: msg`Ordered`, fitted: msg`Fitted` }

interface MarkSelectProps {
  /** The name of the part whose mark this is. */
  name: string
  mark: PartMark | null
  onMark: (mark: PartMark | null) => void
}

/** The mark of a line for the current job. It is a native select element, which works well by touch and keyboard. */
export function MarkSelect({ name, mark, onMark }: MarkSelectProps) {
  const { i18n, t } = useLingui()
  return (
    <select
      className={cx(field({ size: 'sm' }), selectClass, needsScriptClass)}
      aria-label={t`Mark ${name}`}
      data-marked={mark ?? undefined}
      value={mark ?? ''}
      onChange={({ currentTarget: { value } }) => onMark(isPartMark(value) ? value : null)}
    >
      <option value="">{t`Not marked`}</option>
      {partMarks.map((one) => (
        <option key={one} value={one}>
          {i18n._(markTexts[one])}
        </option>
      ))}
    </select>
  )
}

const selectClass = css({
  width: '[auto]',
  maxWidth: 'full',
  color: 'fg.muted',
  '&[data-marked]': { color: 'fg', fontWeight: 'bold' },
  '&[data-marked=fitted]': { color: 'good', borderColor: 'good' },
})
