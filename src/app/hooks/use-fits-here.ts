import { useEffect, useState } from 'react'
import { partsThatFit } from '../state/fits-here.ts'
import { logOnly } from '../state/notices.ts'
import type { SeenPart } from '../state/view-history.ts'

/** Parts of this device that fit a model; none until they are found. */
export function useFitsHere(modelid: string): readonly SeenPart[] {
  const [found, setFound] = useState<readonly SeenPart[]>([])
  useEffect(() => {
    let left = false
    partsThatFit(modelid).then((parts) => left || setFound(parts), logOnly)
    return () => {
      left = true
    }
  }, [modelid])
  return found
}
