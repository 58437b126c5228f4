import { paper, restorePaper } from '#app/state/orders/paper.ts'
import { useFacts } from './use-facts.ts'

// Read when the first printable screen is loaded. The server, which renders posters too, has no stored settings.
if (typeof document !== 'undefined') restorePaper()

/** The paper format of this device. */
export const usePaper = () => useFacts(paper).now
