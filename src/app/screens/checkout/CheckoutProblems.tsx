import { useCheckout } from '#app/hooks/use-checkout.ts'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { UnorderableLineActions } from './UnorderableLineActions.tsx'

type ProblemSubject = 'lines' | 'address' | 'billing' | 'delivery' | 'payment' | 'coupon' | 'points' | 'total'

/** A list of the problems that prevent the order; each section of the checkout shows its own. */
export function CheckoutProblems({ subjects }: { subjects: readonly ProblemSubject[] }) {
  const { draft } = useCheckout()
  const problems = draft.quote?.problems.filter((problem) => subjects.includes(problem.about)) ?? []
  if (problems.length === 0) return null
  return (
    <ul role="alert" className={listClass}>
      {problems.map((problem) => (
        <li key={`${problem.about} ${problem.id} ${problem.error}`} className={problemClass}>
          <Icon name="warning" size={16} />
          <span>{translate(problem.say)}</span>
          {problem.about === 'lines' && problem.id !== '' ? <UnorderableLineActions id={problem.id} /> : null}
        </li>
      ))}
    </ul>
  )
}

const listClass = css({ display: 'grid', gap: '2', paddingBottom: '2' })
const problemClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  color: 'bad',
  '& > span': { flex: '[1 1 240px]' },
})
