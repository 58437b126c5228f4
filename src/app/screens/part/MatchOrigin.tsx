import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { layOnBench, startAnew } from '#app/state/old-unit/changes.ts'
import type { OldUnit } from '#app/state/old-unit/old-unit.ts'
import { formatAge } from '#app/ui/age.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { button, matchCheck } from '#styled/recipes'

/** Says that the measures are held against the old unit that is known from before, and lets the user begin with another one. */
export function MatchOrigin({ unit, kind }: { unit: OldUnit | null; kind: Id }) {
  const { i18n } = useLingui()
  const look = matchCheck()
  const [former, setFormer] = useState<string | null>(null)
  const known = (unit?.answers.length ?? 0) + (unit?.differs?.length ?? 0)
  if (unit === null || known === 0) {
    if (former === null) return null
    return (
      <p className={look.origin} role="status">
        <Trans>Begun anew, with nothing checked.</Trans>
        <button type="button" className={button({ tone: 'plain', size: 'sm' })} onClick={() => void layOnBench(former)}>
          <Trans>Take the former unit back</Trans>
        </button>
      </p>
    )
  }
  const begin = () => {
    setFormer(unit.id)
    void startAnew(kind)
  }
  const age = formatAge(new Date(unit.changedAt).toISOString(), i18n.locale)
  const name = unit.kept?.name
  const measures = <Plural value={known} one="# measure" other="# measures" />
  return (
    <p className={look.origin}>
      <span>
        {name === undefined ? (
          <Trans>
            Held against your old unit: {measures} known, noted {age} on this device.
          </Trans>
        ) : (
          <Trans>
            Held against your old unit {name}: {measures} known, noted {age} on this device.
          </Trans>
        )}
      </span>
      <button type="button" className={button({ tone: 'plain', size: 'sm' })} onClick={begin}>
        <Trans>Another unit</Trans>
      </button>
    </p>
  )
}
