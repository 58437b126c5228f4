import { install } from '../state/install.ts'
import { useFacts } from './use-facts.ts'

export { declineInstall, installNow, installOfferSeen } from '../state/install.ts'

/** How the shop is installed on this device, and whether to say so now. */
export const useInstall = () => useFacts(install)
