import { css } from '#styled/css'
import { ApplicationTiles } from './ApplicationTiles.tsx'
import { BannerSlider } from './BannerSlider.tsx'
import { Catalogue } from './Catalogue.tsx'
import { EmptyCatalogue } from './EmptyCatalogue.tsx'
import { PopularParts } from './PopularParts.tsx'
import { WaysToFind } from './WaysToFind.tsx'
import { WhatIWasDoing } from './WhatIWasDoing.tsx'

/** `/`: first the ways to find parts, recent activity and one banner, then the catalogue (design, "The phone first"). */
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

/** Stacked on a phone; elsewhere side by side. */
const first = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  columnGap: '8',
  rowGap: '4',
  marginTop: { base: '4', md: '6' },
  md: { ':root[data-doing] &': { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' } },
})
