import { install } from '#app/state/page/install.ts'
import { useFacts } from './use-facts.ts'

export { declineInstall, installNow, installOfferSeen } from '#app/state/page/install.ts'

/** How the shop is installed on this device, and whether to say so now. */
export const useInstall = () => useFacts(install)
