import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { downloadChoices, restoreDownloadChoices } from '#app/state/download/choices.ts'

// The settings are read when the screen is loaded. The server has no stored settings.
if (typeof document !== 'undefined') restoreDownloadChoices()

/** Returns the download settings that were used last on this device. */
export const useDownloadChoices = () => useStateSnapshot(downloadChoices)
