import { useFacts } from './use-facts.ts'
import { network } from '#app/state/network.ts'

/** Whether the shop answers, and how old the newest answer of this device is while it does not. */
export const useNetwork = () => useFacts(network)
