import { Plural, Trans } from '@lingui/react/macro'
import { matchCheck } from '#styled/recipes'
import type { Verdict } from './judge-measure.ts'

/** Says how many measures agree with the old unit. Everything agrees only when every measure was checked. */
export function MatchSum({ verdicts }: { verdicts: readonly Verdict[] }) {
  const look = matchCheck()
  const matching = verdicts.filter(({ type }) => type === 'matches').length
  const differing = verdicts.filter(({ type }) => type === 'differs').length
  const all = verdicts.length
  const state = differing > 0 ? 'differs' : matching === all ? 'all' : undefined
  return (
    <p className={look.sum} role="status" data-state={state}>
      {state === 'all' ? (
        <Trans>Everything agrees</Trans>
      ) : differing > 0 ? (
        <Trans>
          {matching} of <Plural value={all} one="# measure agrees" other="# measures agree" />,{' '}
          <Plural value={differing} one="# differs" other="# differ" />
        </Trans>
      ) : matching === 0 ? (
        <Trans>
          Tick what matches: <Plural value={all} one="# measure" other="# measures" />
        </Trans>
      ) : (
        <Trans>
          {matching} of <Plural value={all} one="# measure agrees" other="# measures agree" />
        </Trans>
      )}
    </p>
  )
}
