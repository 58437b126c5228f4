import { ApplicationTiles } from './ApplicationTiles.tsx'
import { BannerSlider } from './BannerSlider.tsx'
import { Catalogue } from './Catalogue.tsx'
import { PopularParts } from './PopularParts.tsx'
import { WaysToFind } from './WaysToFind.tsx'
import { WhatIWasDoing } from './WhatIWasDoing.tsx'

/** `/`: the ways to find, then what I was doing, then the catalogue (design, "The phone first"). No hero. */
export default function HomeScreen() {
  return (
    <>
      <WaysToFind />
      <WhatIWasDoing />
      <Catalogue />
      <BannerSlider />
      <ApplicationTiles />
      <PopularParts />
    </>
  )
}
