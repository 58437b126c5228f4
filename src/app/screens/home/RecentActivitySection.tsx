import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { lazyComponent, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { useIsGuest } from '#app/hooks/use-cart-pieces.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { guestList, isGuestListExpected } from '#app/state/cart/guest-list.ts'
import { loadRecentSearches, recentSearches } from '#app/state/catalogue/recent-searches.ts'
import { areRowsExpected } from '#app/state/page/doing.ts'
import { css, cx } from '#styled/css'
import { heading, home } from '#styled/recipes'

const RecentActivityRows = lazyComponent(
  () => import('./DoingRows.tsx'),
  (piece) => piece.default,
)

/** What the visitor did last on this device. Hidden if there is nothing; otherwise its space is reserved from the first paint. */
export function RecentActivitySection() {
  const { t } = useLingui()
  const [views, searches] = [useViewHistory().views.length, useStateSnapshot(recentSearches).texts.length]
  const seen = views + searches
  const hasList = useHasList()
  const mayHaveRows = useMayHaveRows() || seen > 0 || hasList
  const [rows, setRows] = useState<number | null>(null)
  const here = useIsComponentLoaded(RecentActivityRows, mayHaveRows)
  useEffect(() => {
    if (!recentSearches.known) void loadRecentSearches()
  }, [])
  const some = (rows ?? seen) > 0
  return (
    <section
      className={activityPlaceClass}
      // Who comes from another page has the rows in a moment, and what is below must not move then.
      data-rows={rows === null && seen > 0 ? Math.min(MAX_ROWS, views + Math.min(searches, 1) + (hasList ? 1 : 0)) : undefined}
      aria-label={some ? t`Where you were` : undefined}
    >
      {some ? (
        <h2 className={cx(heading({ level: 'section' }), home().sectionHead)}>
          <Trans>Where you were</Trans>
        </h2>
      ) : null}
      {here ? <RecentActivityRows onRowCountKnown={setRows} /> : null}
    </section>
  )
}

/** Whether a guest has a list on this device, or one that is being read. */
function useHasList(): boolean {
  const { rows, tabRows } = useStateSnapshot(guestList)
  return useHydrated() && (rows.length + tabRows.length > 0 || isGuestListExpected())
}

/**
 * Whether the visitor may have more than seen parts, searches and a list: a member's cart and orders, or rows that were here last time. On a
 * first visit there is none of it, and the code of the rows is not loaded.
 */
function useMayHaveRows(): boolean {
  const isGuest = useIsGuest()
  return useHydrated() && (!isGuest || areRowsExpected())
}

const MAX_ROWS = 3

/** The place for the title and for as many rows as there were last time, or as are known. */
const activityPlaceClass = css({
  minWidth: '0',
  _empty: { ':root:not([data-doing]) &': { display: 'none' } },
  '&[data-rows="1"], :root[data-doing="1"] &': { minHeight: '[90px]' },
  '&[data-rows="2"], :root[data-doing="2"] &': { minHeight: '[138px]' },
  '&[data-rows="3"], :root[data-doing="3"] &': { minHeight: '[186px]' },
})
