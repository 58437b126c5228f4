import { type ChangeOfCall, type GarageChange, GUEST_OWNER, type Intent, isGarageChange, isUnsentIntent } from './intent.ts'
import type { PendingChange, QueueChanges } from './pending-change.ts'

/**
 * Returns how a change of the garage is merged into the queue. The server gets the same result as if each change had been sent.
 *
 * - A save contains the whole vehicle, so it replaces an unsent save of it, and is made from the version that the first was made from.
 * - A save withdraws an unsent deletion: the vehicle was put back.
 * - A deletion deletes all unsent changes of the vehicle. A vehicle that the server never got needs no deletion.
 * - A refused save stays for its owner until the vehicle is deleted, because it contains what was typed.
 */
export function mergeGarageChange(queue: readonly Intent[], change: PendingChange & GarageChange): QueueChanges {
  const about = queue.filter(isGarageChange).filter(({ input }) => input.id === change.input.id)
  const unsent = about.filter(isUnsentIntent)
  return change.call === 'garageSave' ? mergeSave(about, unsent, change) : mergeRemoval(about, unsent, change)
}

type GarageIntent = Intent & GarageChange

function mergeSave(
  about: readonly GarageIntent[],
  unsent: readonly GarageIntent[],
  change: PendingChange & ChangeOfCall<'garageSave'>,
): QueueChanges {
  const joins = change.input.joins || about.some(({ call, input }) => call === 'garageSave' && input.joins)
  const input = { ...change.input, ...(joins && { joins }) }
  const removals = about.filter((one) => one.call === 'garageDelete' && (isUnsentIntent(one) || one.state === 'refused'))
  const [removal] = removals.filter(isUnsentIntent)
  const saved = unsent.findLast(({ call }) => call === 'garageSave')
  if (saved?.call === 'garageSave')
    return { drop: removals, put: [{ ...saved, input: { ...input, seenAt: saved.input.seenAt } }], append: [] }
  const seenAt = removal === undefined ? input.seenAt : removal.input.seenAt
  return { drop: removals, put: [], append: [{ ...change, input: { ...input, seenAt } }] }
}

function mergeRemoval(
  about: readonly GarageIntent[],
  unsent: readonly GarageIntent[],
  change: PendingChange & ChangeOfCall<'garageDelete'>,
): QueueChanges {
  const drop = about.filter((one) => isUnsentIntent(one) || one.state === 'refused')
  // The version on this device may never have reached the server, which has the one before.
  const [first] = unsent
  const seenAt = first === undefined ? change.input.seenAt : first.input.seenAt
  const isUnknownToServer = first?.call === 'garageSave' && seenAt === null && about.every((one) => drop.includes(one))
  return { drop, put: [], append: isUnknownToServer ? [] : [{ ...change, input: { ...change.input, seenAt } }] }
}

/** Returns how a guest's change is merged into the queue. A guest's changes are never sent, so deleting a vehicle deletes all of them. */
export function mergeGuestGarageChange(queue: readonly Intent[], change: PendingChange & GarageChange): QueueChanges {
  const merged = mergeGarageChange(queue, change)
  return change.call === 'garageDelete' ? { ...merged, append: [] } : merged
}

/** Turns a guest's vehicles into changes for an owner, in their original order. */
export const vehiclesToOwnerChanges = (intents: readonly Intent[]): PendingChange[] =>
  intents.flatMap((intent): PendingChange[] =>
    intent.owner === GUEST_OWNER && intent.call === 'garageSave'
      ? [{ id: intent.id, madeAt: intent.madeAt, call: intent.call, input: { ...intent.input, seenAt: null, joins: true } }]
      : [],
  )
