import { useKeptFocus } from '#app/hooks/use-kept-focus.ts'
import { CookieNotice } from '#app/shell/CookieNotice.tsx'
import { Footer } from '#app/shell/Footer.tsx'
import { Overlays } from '#app/shell/Overlays.tsx'
import { StatusLine } from '#app/shell/StatusLine.tsx'
import { CartHover } from './CartHover.tsx'

/**
 * What nobody sees before the first screen stands: the footer, which begins below the window, and what floats over the page when there is
 * reason to.
 */
function AfterPaint() {
  useKeptFocus()
  return (
    <>
      <CookieNotice />
      <Footer />
      <StatusLine />
      <Overlays />
      <CartHover />
    </>
  )
}

export default AfterPaint
