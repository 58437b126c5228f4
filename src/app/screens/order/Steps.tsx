import { Icon } from '#app/ui/Icon.tsx'
import { css, cx } from '#styled/css'

interface StepsProps {
  label: string
  stepNames: readonly string[]
  /** The index of the current step, from 0. */
  currentIndex: number
  /** Whether the last step is a failure. */
  hasFailed?: boolean
  /** Whether the steps are beside a picture. Then only the current step shows its name on a phone. */
  isBesidePicture?: boolean
}

/** The steps of a process: completed ones with a tick, the current one bold, future ones grey. */
export function Steps({ label, stepNames, currentIndex, hasFailed = false, isBesidePicture = false }: StepsProps) {
  const last = currentIndex === stepNames.length - 1
  return (
    <ol className={listClass} aria-label={label}>
      {stepNames.map((name, step) => (
        <li
          key={name}
          className={cx(
            step < currentIndex
              ? completedStepClass
              : step > currentIndex
                ? upcomingStepClass
                : hasFailed
                  ? failedStepClass
                  : currentStepClass,
            isBesidePicture && step === currentIndex ? visibleNameStepClass : undefined,
          )}
          aria-current={step === currentIndex ? 'step' : undefined}
        >
          {step < currentIndex || (step === currentIndex && last) ? (
            <Icon name={step === currentIndex && hasFailed ? 'close' : 'check'} size={16} />
          ) : null}
          <span className={isBesidePicture && step !== currentIndex ? hiddenBelowLgClass : undefined}>{name}</span>
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
const completedStepClass = cx(stepClass, css({ borderTopColor: 'good' }))
const currentStepClass = cx(stepClass, css({ borderTopColor: 'good', fontWeight: 'bold' }))
const failedStepClass = cx(stepClass, css({ borderTopColor: 'bad', color: 'bad', fontWeight: 'bold' }))
const upcomingStepClass = cx(stepClass, css({ borderTopColor: 'line', color: 'fg.muted' }))
const visibleNameStepClass = css({ flexBasis: { base: '[auto]', lg: '0' } })
