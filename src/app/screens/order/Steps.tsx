import { Icon } from '#app/ui/Icon.tsx'
import { css, cx } from '#styled/css'

interface StepsProps {
  label: string
  names: readonly string[]
  /** The index of the current step, from 0. */
  at: number
  /** Whether the last step is a failure. */
  bad?: boolean
  /** Whether the steps are beside a picture. Then only the current step shows its name on a phone. */
  beside?: boolean
}

/** The steps of a process: completed ones with a tick, the current one bold, future ones grey. */
export function Steps({ label, names, at, bad = false, beside = false }: StepsProps) {
  const last = at === names.length - 1
  return (
    <ol className={listClass} aria-label={label}>
      {names.map((name, step) => (
        <li
          key={name}
          className={cx(
            step < at ? doneClass : step > at ? comingClass : bad ? wrongStepClass : currentStepClass,
            beside && step === at ? namedClass : undefined,
          )}
          aria-current={step === at ? 'step' : undefined}
        >
          {step < at || (step === at && last) ? <Icon name={step === at && bad ? 'close' : 'check'} size={16} /> : null}
          <span className={beside && step !== at ? hiddenBelowLgClass : undefined}>{name}</span>
        </li>
      ))}
    </ol>
  )
}

const hiddenBelowLgClass = css({ srOnly: { base: true, lg: false } })
const listClass = css({ display: 'flex', flexWrap: { _tiny: 'wrap' }, maxWidth: '[560px]', gap: '1' })
const stepClass = css({
  flexGrow: 1,
  flexBasis: { base: '0', _tiny: '[40%]' },
  minWidth: '0',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1',
  paddingTop: '2',
  borderTopWidth: 'bar',
  borderTopStyle: 'solid',
  fontSize: 'sm',
  lineHeight: 'snug',
  '& svg': { marginTop: 'px' },
})
const doneClass = cx(stepClass, css({ borderTopColor: 'good' }))
const currentStepClass = cx(stepClass, css({ borderTopColor: 'good', fontWeight: 'bold' }))
const wrongStepClass = cx(stepClass, css({ borderTopColor: 'bad', color: 'bad', fontWeight: 'bold' }))
const comingClass = cx(stepClass, css({ borderTopColor: 'line', color: 'fg.muted' }))
const namedClass = css({ flexBasis: { base: '[auto]', lg: '0' } })
