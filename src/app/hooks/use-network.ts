import { useFacts } from './use-facts.ts'
import { network } from '#app/state/page/network.ts'

/** Whether the shop answers. */
export const useNetwork = () => useFacts(network)
