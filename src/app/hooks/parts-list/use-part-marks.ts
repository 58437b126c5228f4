import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { repairJob, restoreJob } from '#app/state/cart/job.ts'
import { markLines, showMarks, shownMarks } from '#app/state/parts-list/marks.ts'
import type { MarksByPosition, PartMark } from '#contract/jobs/part-marks.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'

interface PartMarks {
  /** The current job, which the marks are for; '' for none. */
  job: string
  marks: MarksByPosition
  /** Marks lines for the current job; null removes their marks. */
  mark: (positions: readonly number[], mark: PartMark | null) => void
}

/** Returns what was seen, ordered or fitted of a unit's parts list for the current job, as this device has it. */
export function usePartMarks(unit: Mcode): PartMarks {
  const { name: job } = useStateSnapshot(repairJob)
  const shown = useStateSnapshot(shownMarks)
  useEffect(() => restoreJob(), [])
  useEffect(() => void showMarks(job, unit), [job, unit])
  return {
    job,
    marks: shown.job === job && shown.unit === unit ? shown.byPosition : {},
    mark: (positions, mark) => void markLines(job, unit, positions, mark),
  }
}
