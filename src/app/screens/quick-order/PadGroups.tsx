import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lineGroupNames } from '#app/state/quick-order/line-state.ts'
import { css } from '#styled/css'
import { chip } from '#styled/recipes'
import { groupTexts } from './line-words.ts'
import type { Pad } from './use-pad.ts'

/** How many lines are in which state; together they are all lines. A press shows only the lines of one state. */
export function PadGroups({ pad: { views, counts, shownGroup, showGroup } }: { pad: Pad }) {
  const { i18n, t } = useLingui()
  if (views.length === 0) return null
  const waiting = views.filter(({ state }) => state.type === 'waiting').length
  const [all, lookedUp] = [views.length, views.length - waiting]
  return (
    <section className={frameClass} aria-label={t`Lines by state`}>
      <div className={chipsClass}>
        <button type="button" className={chip()} aria-pressed={shownGroup === null} onClick={() => showGroup(null)}>
          <Plural value={views.length} one="# line" other="# lines" />
        </button>
        {lineGroupNames.map((group) =>
          counts[group] === undefined ? null : (
            <button
              key={group}
              type="button"
              className={chip()}
              aria-pressed={shownGroup === group}
              onClick={() => showGroup(shownGroup === group ? null : group)}
            >
              {i18n._(groupTexts[group])} <b>{counts[group]}</b>
            </button>
          ),
        )}
      </div>
      <p role="status" className={statusClass}>
        {waiting === 0 ? null : (
          <>
            <progress max={all} value={lookedUp} aria-label={t`Numbers looked up`} />{' '}
            <Trans>
              {lookedUp} of {all} looked up …
            </Trans>
          </>
        )}
      </p>
    </section>
  )
}

const frameClass = css({ display: 'grid', gap: '1', _print: { display: 'none' } })
const chipsClass = css({ display: 'flex', gap: '2', overflowX: 'auto', flexWrap: { md: 'wrap' }, paddingBlock: '0.5' })
const statusClass = css({ color: 'fg.muted', fontSize: 'sm', _empty: { display: 'none' } })
