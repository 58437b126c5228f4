import { type ChangeOfCall, type Intent, isUnsentIntent } from './intent.ts'

type AddressChange = ChangeOfCall<'addressSave'> | ChangeOfCall<'addressSetDefault'> | ChangeOfCall<'addressDelete'>
type AddressIntent = Intent & AddressChange

interface QueueChanges<C> {
  drop: Intent[]
  put: Intent[]
  append: C[]
}

const isAddressIntent = (intent: Intent): intent is AddressIntent =>
  intent.call === 'addressSave' || intent.call === 'addressSetDefault' || intent.call === 'addressDelete'

/**
 * Returns how a change of the address book is merged into the queue. A new version of an address replaces an unsent or refused one. A
 * delete removes unsent changes of its address and is still sent, because the server accepts the delete of an unknown address.
 */
export function mergeAddressChange<C extends AddressChange>(queue: readonly Intent[], change: C): QueueChanges<C> {
  const mine = queue.filter(isAddressIntent).filter(({ input }) => input.id === change.input.id)
  const stale = mine.filter((intent) => isUnsentIntent(intent) || intent.state === 'refused')
  switch (change.call) {
    case 'addressDelete':
      return { drop: stale, put: [], append: [change] }
    case 'addressSetDefault':
      return {
        drop: stale.filter(({ call, input }) => call === change.call && 'use' in input && input.use === change.input.use),
        put: [],
        append: [change],
      }
    case 'addressSave':
      return replaceStaleIntents(stale, change, change.input)
  }
}

/**
 * Replaces unsent versions of an address. The first unsent save keeps its place in the queue but takes the newest data, so that later
 * changes still find the address.
 */
function replaceStaleIntents<C>(stale: readonly AddressIntent[], change: C, input: ChangeOfCall<'addressSave'>['input']): QueueChanges<C> {
  const saves = stale.filter(({ call }) => call === 'addressSave')
  const [first] = saves.filter(isUnsentIntent)
  if (first === undefined) return { drop: saves, put: [], append: [change] }
  const earlier = 'defaultFor' in first.input ? (first.input.defaultFor ?? []) : []
  const defaultFor = [...new Set([...earlier, ...(input.defaultFor ?? [])])]
  const now: Intent = { ...first, call: 'addressSave', input: { ...input, defaultFor } }
  return { drop: saves.filter((intent) => intent !== first), put: [now], append: [] }
}
