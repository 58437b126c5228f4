import { useLingui } from '@lingui/react/macro'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { SeenParts } from './SeenParts.tsx'

interface ViewedPartsProps {
  /** At most so many, the latest first. */
  most: number
}

/** Parts that were looked at on this device. */
export function ViewedParts({ most }: ViewedPartsProps) {
  const { t } = useLingui()
  return <SeenParts views={useViewHistory().views.slice(0, most)} label={t`Recently viewed`} />
}
