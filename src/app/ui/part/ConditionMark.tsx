import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Condition } from '#contract/catalogue/catalogue.ts'
import { css } from '#styled/css'

export const conditionTexts: Record<Condition, MessageDescriptor> = { new: msg`New`, reman: msg`Reman`, used: msg`Used` }

/** Says in a small framed word whether a part is new, remanufactured or used. Nothing if unknown. */
export function ConditionMark({ condition }: { condition: Condition | null | undefined }) {
  const { i18n } = useLingui()
  if (!condition) return null
  return <span className={frameClass}>{i18n._(conditionTexts[condition])}</span>
}

const frameClass = css({
  display: 'inline-block',
  paddingInline: '1',
  border: 'edge',
  borderRadius: 'sm',
  fontSize: 'xs',
  lineHeight: 'snug',
  color: 'fg.muted',
  whiteSpace: { base: 'nowrap', _tiny: 'normal' },
})
