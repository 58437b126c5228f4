import { Plural, Trans } from '@lingui/react/macro'
import type { FinderResult } from '#contract/finder/finder.ts'

/** How many parts are left; screen readers hear it after each answer. Offers of one unit, such as new and remanufactured, count once as a unit. */
export const LeftCount = ({ result: { total, places } }: { result: Pick<FinderResult, 'total' | 'places'> }) => (
  <p role="status">
    {places > 0 && places < total ? (
      <Trans>
        <Plural value={total} one="# part left" other="# parts left" />:{' '}
        <Plural value={places} one="all the same unit" other="# different units" />
      </Trans>
    ) : (
      <Plural value={total} _0="No part left" one="# part left" other="# parts left" />
    )}
  </p>
)
