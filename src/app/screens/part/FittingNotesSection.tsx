import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import type { FittingNotes } from '#contract/catalogue/catalogue.ts'
import { css } from '#styled/css'
import { spec } from '#styled/recipes'
import { Section } from './Section.tsx'

/** Whether a part has notes for its installation. */
export const hasFittingNotes = (fitting: FittingNotes | null | undefined): fitting is FittingNotes =>
  (fitting?.torques.length ?? 0) + (fitting?.notes.length ?? 0) > 0

/** The tightening torque and the notes for installing a part. Nothing if there are none. */
export function FittingNotesSection({ fitting }: { fitting: FittingNotes | null | undefined }) {
  if (!hasFittingNotes(fitting)) return null
  const look = spec()
  return (
    <Section id="fitting" title={<Trans>Fitting</Trans>}>
      {fitting.torques.length > 0 ? (
        <dl className={look.papers}>
          {fitting.torques.map(({ what, nm }) => (
            <div key={what} className={look.line}>
              <dt className={look.label}>{what}</dt>
              <dd className={look.value}>{formatNumber(nm)} Nm</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {fitting.notes.length > 0 ? (
        <ul className={listClass}>
          {fitting.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}

const listClass = css({ display: 'grid', gap: '1', paddingInlineStart: '5', listStyleType: 'disc' })
