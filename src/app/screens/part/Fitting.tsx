import { Trans } from '@lingui/react/macro'
import { number } from '#app/i18n/format.ts'
import type { FittingNotes } from '#contract/catalogue.ts'
import { css } from '#styled/css'
import { spec } from '#styled/recipes'
import { Section } from './Section.tsx'

/** Whether there is anything to say about the fitting of a part. */
export const hasFitting = (fitting: FittingNotes | null | undefined): fitting is FittingNotes =>
  (fitting?.torques.length ?? 0) + (fitting?.notes.length ?? 0) > 0

/** With which torque it is fitted, and what is to be minded; nothing of a part that the shop says none of. */
export function Fitting({ fitting }: { fitting: FittingNotes | null | undefined }) {
  if (!hasFitting(fitting)) return null
  const look = spec()
  return (
    <Section id="fitting" title={<Trans>Fitting</Trans>}>
      {fitting.torques.length > 0 ? (
        <dl className={look.papers}>
          {fitting.torques.map(({ what, nm }) => (
            <div key={what} className={look.line}>
              <dt className={look.label}>{what}</dt>
              <dd className={look.value}>{number(nm)} Nm</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {fitting.notes.length > 0 ? (
        <ul className={list}>
          {fitting.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}

const list = css({ display: 'grid', gap: '1', paddingInlineStart: '5', listStyleType: 'disc' })
