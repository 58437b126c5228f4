import { useFacts } from './use-facts.ts'
import { network } from '#app/state/network.ts'

/** Whether the shop answers. */
export const useNetwork = () => useFacts(network)
