import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import type { PartCard } from '#contract/catalogue.ts'
import { css } from '#styled/css'

const HeartButton = lazyComponent(
  () => import('./HeartButton.tsx'),
  ({ HeartButton }) => HeartButton,
)

/** The heart of a row, on the corner of its drawing: it comes after the list, and moves nothing. */
export const Heart = ({ part }: { part: PartCard }) => (
  <Suspense>
    <HeartButton part={part} className={corner} />
  </Suspense>
)

/** As large as a finger around a small mark. Where a row has no drawing it stands in a line of its own. */
const corner = css({
  position: { base: 'absolute', _tiny: 'relative' },
  insetInlineStart: { base: '[-6px]', _tiny: '0' },
  top: { base: '[calc(50% - 27px)]', _tiny: '0' },
  gridColumn: { _tiny: '[1 / -1]' },
  width: 'touch',
  height: 'touch',
  display: 'grid',
  placeItems: 'start',
  '& svg': { boxSizing: 'content-box', padding: '1', borderRadius: 'round', backgroundColor: 'sheet' },
})
