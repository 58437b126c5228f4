import { useEffect } from 'react'
import { importWithRetries } from '#app/hooks/lazy/import-until-here.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { type GarageState, garage, isGarageFresh, loadGarage, readGarage } from '#app/state/garage/garage.ts'
import { onOutboxChanged } from '#app/state/outbox/context.ts'
import { FRESH_FOR_MS } from '#app/state/page/is-younger.ts'
import { onNetworkRecovered } from '#app/state/page/network.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { onResume } from '#app/state/page/resume.ts'
import { afterFirstInstallation } from '#app/state/worker/first-installation.ts'

/**
 * Moves vehicles at sign-in, and requests those of the account. Neither is urgent on a first visit, where the code for it comes with the
 * worker.
 */
const startGarageSync = async () => {
  await afterFirstInstallation()
  const { startGarage } = await importWithRetries(
    () => import('#app/state/garage/start.ts'),
    async () => false,
  )
  startGarage()
}

const readStoredGarage = () => void readGarage().catch(logErrorOnly)

/**
 * Returns the user's vehicles, including changes that the server has not confirmed yet. They are refreshed on mount, and when the page
 * becomes visible or the network returns. `isQuiet`: false on the page of the vehicles, which says why they cannot be refreshed.
 */
export function useGarage(isQuiet = true): Readonly<GarageState> {
  useEffect(() => {
    const reloadGarage = () => void loadGarage(isQuiet).catch(logErrorOnly)
    const reloadGarageIfOld = () => {
      if (!isGarageFresh(FRESH_FOR_MS)) reloadGarage()
    }
    void startGarageSync().catch(logErrorOnly)
    reloadGarageIfOld()
    const stops = [onOutboxChanged(readStoredGarage), onNetworkRecovered(reloadGarage), onResume(reloadGarageIfOld)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isQuiet])
  // The snapshot is replaced as a whole and never mutated, but valtio's readonly type would not allow passing a part of it on.
  return useStateSnapshot(garage) as Readonly<GarageState>
}

export type DisplayedGarage = ReturnType<typeof useGarage>
export type DisplayedVehicle = DisplayedGarage['vehicles'][number]
export type RefusedVehicleChange = DisplayedGarage['refused'][number]
