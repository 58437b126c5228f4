import { Trans } from '@lingui/react/macro'
import { useAged } from '#app/ui/price/AsOf.tsx'
import type { Variant } from '#contract/apparel/style-calls.ts'

/** The stock of a size before it is selected; nothing if it is in stock. Data older than a day shows no stock. */
export function SizeState({ variant }: { variant: Variant | undefined }) {
  const aged = useAged()
  if (variant === undefined) return <Trans>Not in this colour</Trans>
  const { state, qty } = variant.part.stock
  if (state === 'ended') return <Trans>No longer made</Trans>
  if (aged.type === 'old' || aged.type === 'undated') return null
  if (state === 'out') return <Trans>Sold out</Trans>
  return state === 'low' ? <Trans>{qty} left</Trans> : null
}
