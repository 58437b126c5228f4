import { paperSetting, restorePaperSize } from '#app/state/orders/paper.ts'
import { useStateSnapshot } from './use-facts.ts'

// The setting is read when the first printable screen is loaded. The server, which also renders posters, has no stored settings.
if (typeof document !== 'undefined') restorePaperSize()

/** Returns the paper format that this device prints on. */
export const usePaperSize = () => useStateSnapshot(paperSetting).current
