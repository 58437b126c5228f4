import { fetchAreaCodes, fetchSignUpChannels } from '#app/state/account/form-choices.ts'
import { useAsyncResult } from './use-answer.ts'

/** Returns the calling codes of countries (`+49`). */
export const useAreaCodes = () => useAsyncResult(fetchAreaCodes)
/** Returns the selectable answers to "Where did you hear about us?". */
export const useDiscoveryChannels = () => useAsyncResult(fetchSignUpChannels)
