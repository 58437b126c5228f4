import { Suspense, useEffect, useMemo } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { prefetchPageData } from '#app/state/catalogue/ask-load.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { rememberView } from '#app/state/catalogue/view-history.ts'
import { network } from '#app/state/page/network.ts'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import type { LoadName } from '#contract/loads/load.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { partSearchInput } from './in-lists.ts'
import { PartPage } from './PartPage.tsx'
import { PartSkeleton } from './PartSkeleton.tsx'
import { useDrawnPart } from './use-drawn-part.ts'

const PartAbsent = lazyComponent(
  () => import('./PartAbsent.tsx'),
  ({ PartAbsent }) => PartAbsent,
)

const PartLoadFailure = lazyComponent(
  () => import('./PartAbsent.tsx'),
  ({ PartLoadFailure: PartFailed }) => PartFailed,
)

/** How long to wait for this device's data of a part. */
const MAX_DEVICE_WAIT_MS = 300

/** `/prod/m/{mcode}`: one part. A page that was opened once also works offline; otherwise the screen says that it is missing. */
export default function PartScreen({ params }: { params: ParamsOf<'part'> }) {
  const { mcode } = params
  const shown = useLoadedQuery(partLoads(params).detail)
  const drawn = useDrawnPart(mcode, shown)
  const part = shown.status === 'ready' ? shown.value : null
  const named = part ?? (drawn.status === 'ready' ? drawn.value.part : null)
  const asOf = shown.status === 'ready' ? shown.asOf : null
  useTitle(named ? `${named.mcode} ${named.name}` : mcode)
  useEffect(() => {
    if (!part) return
    void rememberView(part, asOf)
    // Data further down the page is requested at once too, so that an opened part is completely available offline.
    for (const load of Object.values(partLoads(part))) void prefetchPageData<LoadName>(load)
  }, [part, asOf])

  const isWaiting = shown.status === 'loading'
  useEffect(() => {
    if (!isWaiting || network.up) return
    // The part's data in lists is requested in parallel after a delay: on a dead network the page's own request may take the whole timeout,
    // and the offline page should not wait for a second one.
    const asked = setTimeout(() => void catalogue.aggregationSearch.load(partSearchInput(mcode)), MAX_DEVICE_WAIT_MS)
    return () => clearTimeout(asked)
  }, [isWaiting, mcode])

  // The element stays the same until what is drawn changes, so that an answer is drawn in slices.
  const page = useMemo(
    () => (
      <QueryContent query={drawn} skeleton={<PartSkeleton mcode={mcode} />}>
        {(found) => <PartPage key={found.part.mcode} drawn={found} />}
      </QueryContent>
    ),
    [drawn, mcode],
  )
  if (drawn.status === 'failed')
    return (
      <Suspense fallback={<PartSkeleton mcode={mcode} />}>
        {drawn.error.code === 'no-network' ? <PartAbsent mcode={mcode} /> : <PartLoadFailure mcode={mcode} error={drawn.error} />}
      </Suspense>
    )
  return page
}
