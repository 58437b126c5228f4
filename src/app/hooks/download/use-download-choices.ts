import { useFacts } from '#app/hooks/use-facts.ts'
import { downloadChoices, restoreDownloadChoices } from '#app/state/download/choices.ts'

// Read when the screen is fetched. The server has no device.
if (typeof document !== 'undefined') restoreDownloadChoices()

/** What was chosen here last for what is taken along. */
export const useDownloadChoices = () => useFacts(downloadChoices)
