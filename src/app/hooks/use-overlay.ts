import { useFacts } from './use-facts.ts'
import { overlay } from '../state/overlay.ts'

/** What lies over the page. */
export const useOverlay = () => useFacts(overlay).now
