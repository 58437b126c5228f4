import { useLingui } from '@lingui/react/macro'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { ViewedPartList } from './ViewedPartList.tsx'

interface ViewedPartsProps {
  /** How many parts are shown at most, the last viewed first. */
  maxParts: number
}

/** A list of the parts viewed on this device. */
export function ViewedParts({ maxParts }: ViewedPartsProps) {
  const { t } = useLingui()
  return <ViewedPartList views={useViewHistory().views.slice(0, maxParts)} label={t`Recently viewed`} />
}
