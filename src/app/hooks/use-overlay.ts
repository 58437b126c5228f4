import { useFacts } from './use-facts.ts'
import { overlay } from '#app/state/page/overlay.ts'

/** What lies over the page. */
export const useOverlay = () => useFacts(overlay).now
