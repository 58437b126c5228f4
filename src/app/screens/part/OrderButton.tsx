import { Trans } from '@lingui/react/macro'
import { usePathname } from '#app/hooks/navigation.ts'
import { signInAddress } from '#app/routes/guard.ts'
import { Go } from '#app/ui/Go.tsx'
import type { PartDetail } from '#contract/catalogue.ts'
import { button } from '#styled/recipes'

/** The cart needs sign-in (decisions, "Guests, devices, accounts"), so a guest's button says that, and goes where the guard would. */
export function OrderButton({ part }: { part: Pick<PartDetail, 'stock'> }) {
  const path = usePathname()
  if (part.stock.state === 'ended') return null
  return (
    <Go to={signInAddress(path)} className={button({ tone: 'primary' })}>
      <Trans>Sign in to order</Trans>
    </Go>
  )
}
