import { Footer } from '../Footer.tsx'
import { Overlays } from '../Overlays.tsx'
import { StatusLine } from '../StatusLine.tsx'

/** What nobody sees before the first screen stands: the footer, which begins below the window, and what floats over the page when there is reason to. */
const AfterPaint = () => (
  <>
    <Footer />
    <StatusLine />
    <Overlays />
  </>
)

export default AfterPaint
