import { useCallback, useEffect } from 'react'
import { useAnswer } from '#app/hooks/use-answer.ts'
import { useOnline } from '#app/hooks/use-online.ts'
import { askBoughtParts } from '#app/state/bought-parts.ts'
import type { BoughtQuery } from '#app/state/bought-query.ts'

/** The bought parts of a page; asked for again by itself when there was no signal and it is back. */
export function useBoughtParts({ text, pageNo }: BoughtQuery) {
  const shown = useAnswer(useCallback(() => askBoughtParts(text, pageNo), [text, pageNo]))
  const online = useOnline()
  const again = shown.status === 'failed' && shown.error.code === 'no-network' ? shown.again : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the failure itself says that the network is gone; only its coming back is news
  useEffect(() => {
    if (online) again?.()
  }, [online])
  return shown
}
