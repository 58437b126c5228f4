import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import type { PartsListLine } from '#contract/catalogue/catalogue.ts'
import type { MarksByPosition } from '#contract/jobs/part-marks.ts'
import { cx } from '#styled/css'
import { button } from '#styled/recipes'
import { markTexts } from './MarkSelect.tsx'
import { partsListAsText } from './parts-list-text.ts'

const COPIED_NOTICE_MS = 2000

interface CopyPartsListButtonProps {
  unit: string
  job: string
  lines: readonly PartsListLine[]
  marks: MarksByPosition
}

/** A button that copies the parts list with its marks as text, for a message or a job sheet. */
export function CopyPartsListButton({ unit, job, lines, marks }: CopyPartsListButtonProps) {
  const { i18n, t } = useLingui()
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    const title = job === '' ? unit : `${unit} · ${job}`
    const text = partsListAsText(title, lines, ({ position }) => {
      const mark = marks[position]
      return mark === undefined ? '' : i18n._(markTexts[mark])
    })
    const copied = await (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => 'copied' as const,
      () => 'failed' as const,
    )
    setResult(copied)
    setTimeout(() => setResult(null), COPIED_NOTICE_MS)
  }
  return (
    <button type="button" className={cx(button({ size: 'sm', tone: 'plain' }), needsScriptClass)} onClick={copy} data-no-print="">
      <Icon name="copy" />
      <span role="status">{result === 'copied' ? t`Copied` : result === 'failed' ? t`Not copied` : <Trans>Copy the list</Trans>}</span>
    </button>
  )
}
