import { css } from '#styled/css'
import { scale } from '#styled/recipes'
import { CategoryRow } from './CategoryRow.tsx'
import { MainHeader } from './MainHeader.tsx'
import { TopBar } from './TopBar.tsx'

/** Top bar, main header, categories. On phones only the main header, which is sticky. */
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
  // Sticky only with the search box, and not in a low or strongly zoomed window.
  mdDown: { _high: { position: 'sticky', top: '0', zIndex: 'bar' } },
})
