import { css } from '#styled/css'
import { scale } from '#styled/recipes'
import { CategoryRow } from './CategoryRow.tsx'
import { MainHeader } from './MainHeader.tsx'
import { TopBar } from './TopBar.tsx'

/** Top bar, main header, categories. On phones only the main header remains, and it stays in sight. */
export const Header = () => (
  <header className={frame} data-no-print>
    <TopBar />
    <MainHeader />
    <CategoryRow />
    <div className={scale()} />
  </header>
)

const frame = css({
  backgroundColor: 'sheet',
  // Sticky only as far as the search box, and not where a lying phone or a strong zoom leaves little height.
  mdDown: { _high: { position: 'sticky', top: '0', zIndex: 'bar' } },
})
