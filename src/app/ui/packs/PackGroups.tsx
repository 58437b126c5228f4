import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { PackRow } from '#app/hooks/packs/use-packs.ts'
import { FULL_CATALOGUE_ID } from '#contract/packs/pack-list.ts'
import { css } from '#styled/css'
import { PackLine } from './PackLine.tsx'

/**
 * The packs by kind: the complete catalogue, by application, by category. Packs that the complete catalogue contains are summed up in one
 * line.
 */
export function PackGroups({ rows }: { rows: readonly PackRow[] }) {
  const { t } = useLingui()
  const shown = rows.filter(({ status }) => status.type !== 'covered')
  const covered = rows.filter(({ status }) => status.type === 'covered')
  const everything = shown.find(({ id }) => id === FULL_CATALOGUE_ID)
  const fitting = shown.filter(({ id }) => id.startsWith('app-'))
  const rest = shown.filter(({ id }) => id !== FULL_CATALOGUE_ID && !id.startsWith('app-'))
  return (
    <>
      {everything === undefined ? null : (
        <ul className={linesClass} aria-label={t`Packs`}>
          <PackLine row={everything} />
        </ul>
      )}
      <PackGroup title={<Trans>By what they fit</Trans>} rows={fitting} />
      <PackGroup title={<Trans>By kind of part</Trans>} rows={rest} />
      {covered.length > 0 ? (
        <p className={mutedTextClass}>
          <Trans>On this device with it: {covered.map(({ title }) => title).join(', ')}.</Trans>
        </p>
      ) : null}
    </>
  )
}

function PackGroup({ title, rows }: { title: ReactNode; rows: readonly PackRow[] }) {
  const name = useId()
  if (rows.length === 0) return null
  return (
    <div>
      <p id={name} className={labelClass}>
        {title}
      </p>
      <ul className={linesClass} aria-labelledby={name}>
        {rows.map((row) => (
          <PackLine key={row.id} row={row} />
        ))}
      </ul>
    </div>
  )
}

const linesClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', listStyle: 'none' })
const labelClass = css({ paddingBlock: '2', borderBottom: 'hair', color: 'fg.muted', fontSize: 'sm' })
const mutedTextClass = css({ color: 'fg.muted', fontSize: 'sm', maxWidth: 'prose' })
