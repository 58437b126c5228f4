import { ref } from 'valtio/vanilla'
import { fetchCoresOwed } from '#app/state/orders/lately.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import type { GarageVehicle } from '#contract/garage/garage.ts'
import type { CoreReturn } from '#contract/orders/returns/returns.ts'

/** The used units that the user still has to send back; empty until they are known. */
export const coresOwed = createPersonalState<{ owner: string | null; cores: readonly CoreReturn[] }>({ owner: null, cores: [] })

/** Requests the used units to send back. Offline they come from the orders stored on this device. A guest owes none. */
export async function loadCoresOwed(): Promise<void> {
  const owner = sessionOwner()
  if (coresOwed.owner !== owner) Object.assign(coresOwed, { owner, cores: ref([]) })
  if (owner === null) return
  const { value } = await fetchCoresOwed().catch((error: unknown) => {
    logErrorOnly(error)
    return { value: null }
  })
  if (value !== null && sessionOwner() === owner) coresOwed.cores = ref(value)
}

/**
 * Returns the used units that are owed for a vehicle: those of parts that were fitted to it. A part that was fitted to several vehicles
 * counts for each of them, because nobody said which unit came out of which.
 */
export const coresOwedOf = ({ fitted }: Pick<GarageVehicle, 'fitted'>, cores: readonly CoreReturn[]): CoreReturn[] =>
  cores.filter(({ part }) => fitted.some(({ mcode }) => mcode === part))
