import { useLingui } from '@lingui/react/macro'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { SeenParts } from './SeenParts.tsx'

interface ViewedPartsProps {
  /** Maximum number, latest first. */
  most: number
}

/** Parts viewed on this device. */
export function ViewedParts({ most }: ViewedPartsProps) {
  const { t } = useLingui()
  return <SeenParts views={useViewHistory().views.slice(0, most)} label={t`Recently viewed`} />
}
