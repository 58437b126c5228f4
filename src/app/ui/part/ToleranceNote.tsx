import { Trans } from '@lingui/react/macro'

interface ToleranceNoteProps {
  /** Returns the tolerance of a reading in words. */
  around: (read: number) => string
  /** The number that is typed; null before that. */
  measured: number | null
  /** The least and the largest value of the parts. */
  min: number
  max: number
}

/** Says how far a part may differ from the typed number; before one is typed, how far at least and at most. */
export function ToleranceNote({ around, measured, min, max }: ToleranceNoteProps) {
  const [small, large] = measured === null ? [around(min), around(max)] : [around(measured), around(measured)]
  return small === large ? (
    <Trans>± {small} still counts as the same.</Trans>
  ) : (
    <Trans>
      ± {small} to ± {large} still counts as the same: the larger the value, the more.
    </Trans>
  )
}
