import { useFacts } from '#app/hooks/use-facts.ts'
import { downloadChoices, restoreDownloadChoices } from '#app/state/download/choices.ts'

// Read when the screen is loaded; the server has no stored settings.
if (typeof document !== 'undefined') restoreDownloadChoices()

/** The last download settings on this device. */
export const useDownloadChoices = () => useFacts(downloadChoices)
