import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { packState } from '#app/state/packs/facts.ts'
import { onPacksChanged } from '#app/state/packs/place.ts'
import { fetchOfferedPacks, rereadPacks } from '#app/state/packs/reread.ts'
import { packRows } from '#app/state/packs/rows.ts'
import { loadStoredTitles } from '#app/state/packs/titles.ts'
import { network, onNetworkRecovered } from '#app/state/page/network.ts'
import { onShownLocale } from '#app/state/page/shown-locale.ts'
import { usePackListPolling } from './use-asked-while-making.ts'

export {
  cancelPack,
  checkPack,
  checkPacksByTitle as checkPacksTitled,
  dismissLostPack as forgetLost,
  installPack,
  pausePack,
  removePack,
  repairPack,
  resumePack,
  setWifiOnly,
} from '#app/state/packs/changes.ts'
export type { PackRow } from '#app/state/packs/rows.ts'
export { updatePrices } from '#app/state/packs/update-prices.ts'

/** Returns the packs (downloadable parts of the catalogue) of the shop and of this device, loaded on mount and after changes. */
export function usePacks() {
  const facts = useStateSnapshot(packState)
  useEffect(() => {
    void rereadPacks()
    void fetchOfferedPacks()
    void loadStoredTitles()
    const renamed = () => {
      void loadStoredTitles()
      void fetchOfferedPacks()
    }
    const stops = [onPacksChanged(() => void rereadPacks()), onNetworkRecovered(() => void fetchOfferedPacks()), onShownLocale(renamed)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  usePackListPolling(facts.isMaking)
  return { device: facts.device, list: facts.list, wifiOnly: facts.wifiOnly, isMaking: facts.isMaking, rows: packRows(facts) }
}

export const requestPackListAgain = (): void => void fetchOfferedPacks()
export const rereadInstalledPacks = (): void => void rereadPacks()

/** Whether a pack of the catalogue is installed on this device. False until the device's database was read. */
export function useHasInstalledPack(): boolean {
  useEffect(() => void rereadPacks(), [])
  return useStateSnapshot(packState).here.length > 0
}

/**
 * Returns the time of the prices in the installed packs, and whether newer prices are available; null without packs. Packs are named by
 * their titles.
 */
export function usePackPrices() {
  const facts = useStateSnapshot(packState)
  const { up } = useStateSnapshot(network)
  const { asOf, none, now } = facts.prices
  if (facts.here.length === 0) return null
  const titled = (ids: readonly string[]) => packRows(facts).filter(({ id }) => ids.includes(id))
  return { asOf, now, up, none: titled(none), refused: titled(now.type === 'refused' ? now.of : []) }
}

/** Whether the shop is reachable, as far as known, so that a removed pack could be downloaded again. */
export const useCanDownloadAgain = (): boolean => useStateSnapshot(network).up

/** Whether packs of the catalogue are only downloaded over Wi-Fi. */
export const useWifiOnly = (): boolean => useStateSnapshot(packState).wifiOnly
