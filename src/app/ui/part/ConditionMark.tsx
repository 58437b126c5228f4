import { useLingui } from '@lingui/react/macro'
import type { Condition } from '#contract/catalogue.ts'
import { css } from '#styled/css'

/** New, remanufactured or used, as a small framed word; nothing where that is unknown. */
export function ConditionMark({ condition }: { condition: Condition | null | undefined }) {
  const { t } = useLingui()
  if (!condition) return null
  const words = { new: () => t`New`, reman: () => t`Reman`, used: () => t`Used` }
  return <span className={frame}>{words[condition]()}</span>
}

const frame = css({
  display: 'inline-block',
  paddingInline: '1',
  border: 'edge',
  borderRadius: 'sm',
  fontSize: 'xs',
  lineHeight: 'snug',
  color: 'fg.muted',
  whiteSpace: { base: 'nowrap', _tiny: 'normal' },
})
