import { type ChangeOf, type Intent, isUnsent } from './intent.ts'

type AddressChange = ChangeOf<'addressSave'> | ChangeOf<'addressSetDefault'> | ChangeOf<'addressDelete'>
type AddressIntent = Intent & AddressChange

interface Folded<Wish> {
  drop: Intent[]
  put: Intent[]
  append: Wish[]
}

const isAddressIntent = (intent: Intent): intent is AddressIntent =>
  intent.call === 'addressSave' || intent.call === 'addressSetDefault' || intent.call === 'addressDelete'

/**
 * How a change of the address book joins the queue. An address written anew takes the place of what was never sent, or was refused, about the same address; a delete
 * takes unsent changes of its address with it, and is sent all the same: the shop answers a delete of what it never had without an error.
 */
export function foldAddress<Wish extends AddressChange>(queue: readonly Intent[], wish: Wish): Folded<Wish> {
  const mine = queue.filter(isAddressIntent).filter(({ input }) => input.id === wish.input.id)
  const stale = mine.filter((intent) => isUnsent(intent) || intent.state === 'refused')
  switch (wish.call) {
    case 'addressDelete':
      return { drop: stale, put: [], append: [wish] }
    case 'addressSetDefault':
      return {
        drop: stale.filter(({ call, input }) => call === wish.call && 'use' in input && input.use === wish.input.use),
        put: [],
        append: [wish],
      }
    case 'addressSave':
      return replaced(stale, wish, wish.input)
  }
}

/** The first unsent saving says the newest words in its old place, so that what came after it still finds its address. */
function replaced<Wish>(stale: readonly AddressIntent[], wish: Wish, input: ChangeOf<'addressSave'>['input']): Folded<Wish> {
  const saves = stale.filter(({ call }) => call === 'addressSave')
  const [first] = saves.filter(isUnsent)
  if (first === undefined) return { drop: saves, put: [], append: [wish] }
  const earlier = 'defaultFor' in first.input ? (first.input.defaultFor ?? []) : []
  const defaultFor = [...new Set([...earlier, ...(input.defaultFor ?? [])])]
  const now: Intent = { ...first, call: 'addressSave', input: { ...input, defaultFor } }
  return { drop: saves.filter((intent) => intent !== first), put: [now], append: [] }
}
