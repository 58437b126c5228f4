import { css } from '#styled/css'
import { ApplicationTiles } from './ApplicationTiles.tsx'
import { BannerSlider } from './BannerSlider.tsx'
import { Catalogue } from './Catalogue.tsx'
import { EmptyCatalogue } from './EmptyCatalogue.tsx'
import { PopularParts } from './PopularParts.tsx'
import { WaysToFind } from './WaysToFind.tsx'
import { WhatIWasDoing } from './WhatIWasDoing.tsx'

/**
 * `/`: on the first screen the ways to find, what I was doing and one drawing, then the catalogue (design, "The phone first"). No hero, and
 * nothing twice.
 */
export default function HomeScreen() {
  return (
    <>
      <WaysToFind />
      <div className={first}>
        <WhatIWasDoing />
        <BannerSlider />
      </div>
      <EmptyCatalogue />
      <Catalogue />
      <ApplicationTiles />
      <PopularParts />
    </>
  )
}

/** Below each other on a phone; elsewhere side by side, once there is something to stand beside the drawing. */
const first = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  columnGap: '8',
  rowGap: '4',
  marginTop: { base: '4', md: '6' },
  md: { ':root[data-doing] &': { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' } },
})
