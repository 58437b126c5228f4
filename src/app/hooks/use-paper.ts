import { paper, restorePaper } from '#app/state/orders/paper.ts'
import { useFacts } from './use-facts.ts'

// The setting is read when the first printable screen is loaded. The server, which also renders posters, has no stored settings.
if (typeof document !== 'undefined') restorePaper()

/** Returns the paper format that this device prints on. */
export const usePaper = () => useFacts(paper).now
