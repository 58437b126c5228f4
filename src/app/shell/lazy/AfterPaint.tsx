import { useFocusRestoration } from '#app/hooks/use-kept-focus.ts'
import { CookieNotice } from '#app/shell/CookieNotice.tsx'
import { Footer } from '#app/shell/Footer.tsx'
import { Overlays } from '#app/shell/Overlays.tsx'
import { StatusLine } from '#app/shell/StatusLine.tsx'
import { CartHover } from './CartHover.tsx'
import { VehicleStart } from './vehicle/VehicleStart.tsx'

/** What the first screen does not show: the footer, and overlays that only appear sometimes. */
function BelowFoldContent() {
  useFocusRestoration()
  return (
    <>
      <CookieNotice />
      <Footer />
      <StatusLine />
      <Overlays />
      <CartHover />
      <VehicleStart />
    </>
  )
}

export default BelowFoldContent
