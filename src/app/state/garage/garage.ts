import { ref } from 'valtio/vanilla'
import { outboxContext } from '#app/state/outbox/context.ts'
import { callServer } from '#app/state/page/ask.ts'
import { isYoungerThan } from '#app/state/page/is-younger.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { createLatestCallReader } from '#app/state/page/newest.ts'
import { logErrorOnly, showErrorNotice } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { AppError } from '#contract/errors.ts'
import { readGarage as readKept, storeGarage } from '#data/mirror/garage.ts'
import type { StoredGarage } from '#data/mirror/schema.ts'
import { GUEST_OWNER, isPendingIntent } from '#data/outbox/intent.ts'
import { type OptimisticGarage, optimisticGarage } from '#data/outbox/optimistic-garage.ts'

/**
 * The vehicles and machines, and how they were loaded. `cannot-load`: there are no stored vehicles and the server is unreachable; waiting
 * changes are shown. A guest's vehicles are never requested from the server.
 */
export interface GarageState extends OptimisticGarage {
  status: 'loading' | 'ready' | 'cannot-load'
  /** How many changes are not sent yet. */
  waitingChangeCount: number
  /** When the server sent the vehicles, ISO 8601; null if never. */
  asOf: string | null
  /** The message of the last request's error; null if the request succeeded. */
  errorMessage: string | null
}

/** The vehicles of the signed-in user, or of guests on this device. */
export const garage = createPersonalState<GarageState>({
  status: 'loading',
  vehicles: [],
  refused: [],
  waitingChangeCount: 0,
  asOf: null,
  errorMessage: null,
})

/** The server's vehicles on a device that cannot store them. */
let unstoredGarage: StoredGarage | null = null

/** Shows the stored vehicles without asking the server. */
export const readGarage = createLatestCallReader(async (isNewest) => {
  const [member, mirror] = [sessionOwner(), connectedMirror()]
  const owner = member ?? GUEST_OWNER
  const kept = mirror === null ? null : await readKept(mirror, owner).catch(logAndReturnNothing)
  if (!isNewest()) return
  const said = kept?.storedGarage ?? (unstoredGarage?.owner === owner ? unstoredGarage : null)
  const queue = kept?.queue ?? []
  const now = optimisticGarage(said?.vehicles ?? [], queue)
  garage.vehicles = ref(now.vehicles)
  garage.refused = ref(now.refused)
  garage.waitingChangeCount = queue.filter(isPendingIntent).length
  garage.asOf = said === null ? null : new Date(said.askedAt).toISOString()
  if (said !== null || member === null) garage.status = 'ready'
  else if (garage.status === 'ready') garage.status = 'loading'
})

function logAndReturnNothing(error: unknown): null {
  logErrorOnly(error)
  return null
}

/**
 * Shows the stored vehicles, then requests them from the server. Nothing is requested for a guest. `isQuiet`: a failure is only logged, so
 * that an ended session leads nobody from a page that is open to guests to the sign-in.
 */
export async function loadGarage(isQuiet = false): Promise<void> {
  await readGarage()
  if (sessionOwner() === null) return
  try {
    await fetchGarage()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    garage.errorMessage = error.message
    if (garage.status === 'loading') garage.status = 'cannot-load'
    if (isQuiet) logErrorOnly(error)
    else showErrorNotice(error)
  }
}

/** Requests the vehicles and shows them. Rejects like calls of the API. */
export async function fetchGarage(): Promise<void> {
  await requestGarage()
  garage.errorMessage = null
  await readGarage()
}

/** Whether the vehicles were requested within the last `ms` milliseconds. False if none are stored. */
export const isGarageFresh = (ms: number): boolean => isYoungerThan(garage.asOf, ms)

const REFETCH_INTERVAL_MS = 60 * 1000
let lastRefetchAt: number | null = null

/** Requests the vehicles once more, because the server answered only after the timeout. Another late answer causes no further request. */
function scheduleGarageRefetch(): void {
  if (isYoungerThan(lastRefetchAt, REFETCH_INTERVAL_MS)) return
  lastRefetchAt = Date.now()
  void loadGarage(true).catch(logErrorOnly)
}

/**
 * Requests the vehicles under the outbox's lock. So no change is confirmed between the request and storing its reply, and an older reply
 * cannot hide a confirmed change.
 */
async function requestGarage(): Promise<void> {
  const here = outboxContext()
  const askNow = async () => {
    const [owner, askedAt] = [sessionOwner(), Date.now()]
    const vehicles = (await callServer('garageList', {}, {}, scheduleGarageRefetch)).value
    // Another user may have signed in since the request.
    if (owner === null || sessionOwner() !== owner) return
    unstoredGarage = { owner, vehicles, askedAt }
    if (here !== null) await storeGarage(here.mirror, unstoredGarage).catch(logErrorOnly)
  }
  await (here === null ? askNow() : here.port.exclusively(`outbox.${here.port.tenantId}`, askNow))
}
