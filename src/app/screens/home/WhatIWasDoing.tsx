import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { searchHref } from '#contract/addresses.ts'
import { loadRecentSearches, recentSearches } from '#app/state/catalogue/recent-searches.ts'
import { Go } from '#app/ui/Go.tsx'
import { ViewedParts } from '#app/ui/part/ViewedParts.tsx'
import { chip, home } from '#styled/recipes'
import { HomeSection } from './HomeSection.tsx'
import { useFacts } from '#app/hooks/use-facts.ts'

const VIEWS_SHOWN = 4
const SEARCHES_SHOWN = 6

/** Parts viewed and searches made on this device. Who has done nothing yet sees nothing of it. */
export function WhatIWasDoing() {
  const { t } = useLingui()
  const { views } = useViewHistory()
  const texts = useFacts(recentSearches).texts
  const look = home()
  useEffect(() => {
    if (!recentSearches.known) void loadRecentSearches()
  }, [])
  if (views.length === 0 && texts.length === 0) return null
  return (
    <HomeSection id="recent" title={<Trans>Where you were</Trans>}>
      {texts.length > 0 ? (
        <ul className={look.chips} aria-label={t`Recent searches`}>
          {texts.slice(0, SEARCHES_SHOWN).map((text) => (
            <li key={text}>
              <Go to={searchHref(text)} className={`${chip()} ${look.chip}`}>
                {text}
              </Go>
            </li>
          ))}
        </ul>
      ) : null}
      {views.length > 0 ? <ViewedParts most={VIEWS_SHOWN} columns /> : null}
    </HomeSection>
  )
}
