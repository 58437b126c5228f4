import { paper, restorePaper } from '#app/state/orders/paper.ts'
import { useFacts } from './use-facts.ts'

// Read when the first screen that prints is fetched. The server, which draws posters too, has no device.
if (typeof document !== 'undefined') restorePaper()

/** Which paper this device prints on. */
export const usePaper = () => useFacts(paper).now
