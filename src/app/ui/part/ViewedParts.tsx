import { useLingui } from '@lingui/react/macro'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { SeenParts } from './SeenParts.tsx'

interface ViewedPartsProps {
  /** How many parts are shown at most, the last viewed first. */
  most: number
}

/** A list of the parts viewed on this device. */
export function ViewedParts({ most }: ViewedPartsProps) {
  const { t } = useLingui()
  return <SeenParts views={useViewHistory().views.slice(0, most)} label={t`Recently viewed`} />
}
