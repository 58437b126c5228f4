import { useFacts } from './use-facts.ts'
import { network } from '#app/state/page/network.ts'

/** Whether the shop answers, judged by outcomes. */
export const useOnline = (): boolean => useFacts(network).up
