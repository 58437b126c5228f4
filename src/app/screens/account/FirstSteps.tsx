import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHasInstalledPack } from '#app/hooks/packs/use-packs.ts'
import { useAddresses } from '#app/hooks/use-addresses.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, mark } from '#styled/recipes'
import { Section } from './Section.tsx'

/** Three first steps for a new customer, shown while the account page's sections are empty. */
export function FirstSteps() {
  const addressed = useAddresses().rows.length > 0
  const taken = useHasInstalledPack()
  return (
    <Section title={<Trans>Three things to do first</Trans>}>
      <ol className={listClass}>
        <Step
          stepNumber={1}
          title={<Trans>Find your first part</Trans>}
          to={href('home')}
          linkLabel={<Trans>Find a part</Trans>}
          isRecommended
        >
          <Trans>By the number on the old unit, by vehicle, or with the old unit in your hand.</Trans>
        </Step>
        <Step
          stepNumber={2}
          title={<Trans>Write down where parcels go</Trans>}
          to={href('address')}
          linkLabel={<Trans>Add an address</Trans>}
          isDone={addressed}
        >
          <Trans>Then prices say the day of arrival, and the checkout is one press.</Trans>
        </Step>
        <Step
          stepNumber={3}
          title={<Trans>Take the shop along</Trans>}
          to={href('page', { slug: 'offline' })}
          linkLabel={<Trans>Get ready</Trans>}
          isDone={taken}
        >
          <Trans>With the catalogue on this device it works in the pit without a signal: look up, order, send later.</Trans>
        </Step>
      </ol>
    </Section>
  )
}

interface StepProps {
  stepNumber: number
  title: ReactNode
  to: string
  linkLabel: ReactNode
  /** Whether this step is the recommended first one. */
  isRecommended?: boolean
  isDone?: boolean
  children: ReactNode
}

const Step = ({ stepNumber, title, to, linkLabel, isRecommended = false, isDone = false, children }: StepProps) => (
  <li className={stepClass}>
    <span className={stepNumberClass} aria-hidden="true">
      {stepNumber}
    </span>
    <span className={stepTextClass}>
      <b>{title}</b>
      <span className={mutedTextClass}>{children}</span>
    </span>
    {isDone ? (
      <span className={mark({ tone: 'good' })}>
        <Icon name="check" size={16} />
        <Trans>Done</Trans>
      </span>
    ) : (
      <Link to={to} className={isRecommended ? button({ tone: 'primary' }) : button()}>
        {linkLabel}
      </Link>
    )}
  </li>
)

const listClass = css({ borderTop: 'edge' })
const stepClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3',
  borderBottom: 'hair',
})
const stepNumberClass = css({ fontFamily: 'numbers', fontSize: 'xl', lineHeight: 'tight', color: 'fg.muted' })
const stepTextClass = css({ display: 'grid', flex: '[1 1 240px]', minWidth: '0' })
const mutedTextClass = css({ color: 'fg.muted' })
