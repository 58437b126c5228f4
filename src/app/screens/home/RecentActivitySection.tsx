import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { lazyComponent, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { loadRecentSearches, recentSearches } from '#app/state/catalogue/recent-searches.ts'
import { css, cx } from '#styled/css'
import { heading, home } from '#styled/recipes'

const RecentActivityRows = lazyComponent(
  () => import('./DoingRows.tsx'),
  (piece) => piece.default,
)

/** What the visitor did last on this device. Hidden if there is nothing; otherwise its space is reserved from the first paint. */
export function RecentActivitySection() {
  const { t } = useLingui()
  const seen = useViewHistory().views.length + useStateSnapshot(recentSearches).texts.length
  const [rows, setRows] = useState<number | null>(null)
  const here = useIsComponentLoaded(RecentActivityRows)
  useEffect(() => {
    if (!recentSearches.known) void loadRecentSearches()
  }, [])
  const some = (rows ?? seen) > 0
  return (
    <section className={activityPlaceClass} aria-label={some ? t`Where you were` : undefined}>
      {some ? (
        <h2 className={cx(heading({ level: 'section' }), home().sectionHead)}>
          <Trans>Where you were</Trans>
        </h2>
      ) : null}
      {here ? <RecentActivityRows onRowCountKnown={setRows} /> : null}
    </section>
  )
}

/** The place for the title and for as many rows as there were last time. */
const activityPlaceClass = css({
  minWidth: '0',
  _empty: { ':root:not([data-doing]) &': { display: 'none' } },
  ':root[data-doing="1"] &': { minHeight: '[90px]' },
  ':root[data-doing="2"] &': { minHeight: '[138px]' },
  ':root[data-doing="3"] &': { minHeight: '[186px]' },
})
