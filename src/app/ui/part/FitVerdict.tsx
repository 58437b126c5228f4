import { useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import type { FitVerdict as Verdict } from '#contract/vehicle/fit-verdict.ts'
import { css } from '#styled/css'
import { mark } from '#styled/recipes'
import { fitText } from './fit-words.ts'

/** How each verdict looks: an icon and a tone, beside its words. */
export const verdictLooks = {
  fits: { icon: 'check', tone: 'good' },
  'fits-from': { icon: 'warning', tone: 'warn' },
  'fits-under': { icon: 'warning', tone: 'warn' },
  'does-not-fit': { icon: 'close', tone: 'bad' },
  'not-known': { icon: 'help', tone: 'quiet' },
} as const

/** Whether a part fits the chosen vehicle, in one line: icon, colour and words. Nothing for a universal part. */
export function FitVerdict({ verdict }: { verdict: Verdict }) {
  const { i18n } = useLingui()
  if (verdict.type === 'universal') return null
  const { icon, tone } = verdictLooks[verdict.type]
  const words = fitText(i18n, verdict)
  return (
    <span className={`${toneClasses[tone]} ${lineClass}`} title={words}>
      <Icon name={icon} size={16} />
      <span className={wordsClass}>{words}</span>
    </span>
  )
}

// Written out, so that the build turns the calls into class names.
const toneClasses = {
  good: mark({ tone: 'good' }),
  warn: mark({ tone: 'warn' }),
  bad: mark({ tone: 'bad' }),
  quiet: mark({ tone: 'quiet' }),
}
const lineClass = css({ display: 'flex', fontWeight: 'bold', minWidth: '0' })
const wordsClass = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
