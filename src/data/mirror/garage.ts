import type { GarageAfterChange, GarageVehicle } from '#contract/garage/garage.ts'
import { type Intent, isGarageChange } from '#data/outbox/intent.ts'
import type { MirrorDatabase } from './open.ts'
import type { StoredGarage } from './schema.ts'
import { runInTransaction } from './transact.ts'

/**
 * Reads the vehicles that the server last sent for a customer (null if none), and the customer's changes of them. Both are read in one
 * transaction, so that no change is counted twice.
 */
export const readGarage = (mirror: MirrorDatabase, owner: string): Promise<{ storedGarage: StoredGarage | null; queue: Intent[] }> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['garages', 'intents']), async (tx) => {
      const kept = (await tx.objectStore('garages').get(owner)) ?? null
      const queue = (await tx.objectStore('intents').index('owner').getAll(owner)).filter(isGarageChange)
      // A confirmed change is left out, because the stored vehicles contain it and another device may have changed them since.
      return { storedGarage: kept, queue: queue.filter(({ state }) => kept === null || state !== 'confirmed') }
    }),
  )

/** Replaces the stored vehicles with those from the server, unless their owner has signed out meanwhile. */
export const storeGarage = (mirror: MirrorDatabase, garage: StoredGarage): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'garages'], 'readwrite'), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id === garage.owner) await tx.objectStore('garages').put(garage)
    }),
  )

/** Returns the stored vehicles after the server's reply to a change; null if the reply is about something else. */
export function garageAfterReply(kept: StoredGarage, { call, input }: Intent, answer: unknown): StoredGarage | null {
  if (!isGarageReply(answer)) return null
  const sentPhoto = call === 'garageSave' ? input.photo : ''
  const vehicles = answer.vehicles.map((one): GarageVehicle => ({ ...one, photo: one.photo ?? sentPhoto }))
  const touched = new Set<string>([...answer.gone, ...vehicles.map(({ id }) => id)])
  return { ...kept, vehicles: [...vehicles, ...kept.vehicles.filter(({ id }) => !touched.has(id))] }
}

/** Tells whether a reply is about the garage. The reply was validated when it arrived, so this check only narrows its type. */
const isGarageReply = (answer: unknown): answer is GarageAfterChange =>
  typeof answer === 'object' && answer !== null && 'vehicles' in answer && 'gone' in answer
