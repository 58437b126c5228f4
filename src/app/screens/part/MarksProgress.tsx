import { Trans } from '@lingui/react/macro'
import type { MarksByPosition } from '#contract/jobs/part-marks.ts'
import { css } from '#styled/css'

interface MarksProgressProps {
  marks: MarksByPosition
  /** The number of lines in the parts list. */
  lineCount: number
}

/** How far the job is: how many lines are seen, ordered and fitted. Nothing while no line is marked. */
export function MarksProgress({ marks, lineCount }: MarksProgressProps) {
  const all = Object.values(marks)
  const countOf = (wanted: (typeof all)[number]) => all.filter((mark) => mark === wanted).length
  const [seen, ordered, fitted] = [countOf('seen'), countOf('ordered'), countOf('fitted')]
  return (
    <p role="status" className={progressClass}>
      {all.length === 0 ? null : (
        <Trans>
          {seen} seen, {ordered} ordered, {fitted} fitted, of {lineCount}
        </Trans>
      )}
    </p>
  )
}

const progressClass = css({ fontWeight: 'bold', _empty: { display: 'none' } })
