import { css } from '#styled/css'
import { scale } from '#styled/recipes'
import { CategoryRow } from './CategoryRow.tsx'
import { MainHeader } from './MainHeader.tsx'
import { TopBar } from './TopBar.tsx'

/** The header: top bar, main header, categories. Phones have only the main header, which is sticky. */
export const Header = () => (
  <>
    <header className={frameClass} data-no-print>
      <TopBar />
      <MainHeader />
      <CategoryRow />
      <div className={scale()} />
    </header>
    <div id="vehicle-line" className={vehicleLineClass} data-no-print />
  </>
)

const frameClass = css({
  backgroundColor: 'sheet',
  // The header is sticky only where it contains the search box, and not in a low or strongly zoomed window.
  mdDown: { _high: { position: 'sticky', top: '0', zIndex: 'bar' } },
})
/** The place of a phone's chosen vehicle (lazy/vehicle/VehicleBar.tsx). It scrolls away, so that the sticky header stays low. */
const vehicleLineClass = css({
  display: { base: 'flex', md: 'none' },
  minHeight: 'touch',
  paddingInlineStart: '4',
  borderBottom: 'hair',
  backgroundColor: 'sheet',
  ':root:not([data-vehicle]) &': { display: 'none' },
})
