import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { setLineNumber } from '#app/state/quick-order/pad-changes.ts'
import type { PadLine } from '#app/state/quick-order/pad-line.ts'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'

/** After this pause in typing the number is looked up. */
const LOOK_UP_DELAY_MS = 700

/** The number of a line as a field. A changed number is looked up after a pause, on Enter, and when the field or the page is left. */
export function NumberField({ line, isWrong }: { line: PadLine; isWrong: boolean }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const commit = useEffectEvent(() => {
    if (typed !== null && typed.trim() !== '' && typed.trim() !== line.number) setLineNumber(line.id, typed)
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => commit(), LOOK_UP_DELAY_MS)
    const onLeave = () => commit()
    // Before the page stores the pad.
    addEventListener('pagehide', onLeave, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', onLeave, { capture: true })
    }
  }, [typed])
  return (
    <input
      className={cx(field(), numberClass)}
      data-pad-field="number"
      aria-label={t`Number ${line.number}`}
      aria-invalid={isWrong || undefined}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={typed ?? line.number}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== null && typed.trim() !== '' && typed.trim() !== line.number) setLineNumber(line.id, typed)
        setTyped(null)
      }}
    />
  )
}

const numberClass = css({ fontFamily: 'numbers', fontWeight: 'bold', textOverflow: 'ellipsis' })
