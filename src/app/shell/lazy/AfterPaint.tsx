import { CookieNotice } from '../CookieNotice.tsx'
import { Footer } from '../Footer.tsx'
import { Overlays } from '../Overlays.tsx'
import { StatusLine } from '../StatusLine.tsx'
import { CartHover } from './CartHover.tsx'

/** What nobody sees before the first screen stands: the footer, which begins below the window, and what floats over the page when there is reason to. */
const AfterPaint = () => (
  <>
    <CookieNotice />
    <Footer />
    <StatusLine />
    <Overlays />
    <CartHover />
  </>
)

export default AfterPaint
