import type { Address, AddressUse } from '#contract/addresses/address.ts'
import { type ChangeOfCall, type Intent, isPendingIntent, type Refusal } from './intent.ts'
import type { LineProgress } from './optimistic-cart.ts'

/** An address with waiting changes already applied. */
export interface OptimisticAddress extends Address {
  progress: LineProgress
  /** A refused change of this address; null if there is none. */
  refused: { intentId: string; refusal: Refusal } | null
}

/**
 * Returns the address book as it will be: the last one from the server with every waiting change applied in order. A refused address is
 * shown as typed, with the error. Default addresses come first, then the last changed, as the server sorts them.
 */
export function optimisticAddresses(rows: readonly Address[], queue: readonly Intent[]): OptimisticAddress[] {
  let book: OptimisticAddress[] = rows.map((row) => ({ ...row, progress: 'confirmed', refused: null }))
  for (const intent of queue) {
    if (intent.state === 'refused') book = addRefusalToBook(book, intent)
    else book = applyAddressIntent(book, intent)
  }
  return book.sort(compareAddresses)
}

function applyAddressIntent(book: OptimisticAddress[], intent: Intent): OptimisticAddress[] {
  switch (intent.call) {
    case 'addressSave': {
      const uses: readonly AddressUse[] = book.length === 0 ? ['shipping', 'billing'] : (intent.input.defaultFor ?? [])
      const before = book.find(({ id }) => id === intent.input.id)
      const row = { ...addressRowOf(intent, intent), defaultFor: before?.defaultFor ?? [], progress: intent.state, refused: null }
      return setDefaultAddressRow([...book.filter(({ id }) => id !== row.id), row], row.id, uses)
    }
    case 'addressSetDefault': {
      const { id, use } = intent.input
      const marked = book.map((row) => (row.id === id && isPendingIntent(intent) ? { ...row, progress: intent.state } : row))
      return setDefaultAddressRow(marked, id, [use])
    }
    case 'addressDelete': {
      const gone = book.find(({ id }) => id === intent.input.id)
      const left = book.filter((row) => row !== gone)
      const [next] = [...left].sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
      return gone === undefined || next === undefined ? left : setDefaultAddressRow(left, next.id, gone.defaultFor)
    }
    default:
      return book
  }
}

function addRefusalToBook(book: OptimisticAddress[], intent: Intent): OptimisticAddress[] {
  const { refusal } = intent
  if (refusal === undefined) return book
  const refused = { intentId: intent.id, refusal }
  if (intent.call === 'addressSave') {
    const before = book.find(({ id }) => id === intent.input.id)
    const row: OptimisticAddress = { ...addressRowOf(intent, intent), defaultFor: before?.defaultFor ?? [], progress: 'refused', refused }
    return [...book.filter(({ id }) => id !== row.id), row]
  }
  if (intent.call !== 'addressDelete' && intent.call !== 'addressSetDefault') return book
  return book.map((row) => (row.id === intent.input.id ? { ...row, progress: 'refused', refused } : row))
}

const addressRowOf = ({ input }: ChangeOfCall<'addressSave'>, { madeAt }: { madeAt: number }): Omit<Address, 'defaultFor'> => ({
  id: input.id,
  name: input.name,
  company: input.company ?? '',
  phone: input.phone ?? '',
  country: input.country,
  lines: input.lines,
  city: input.city ?? '',
  region: input.region ?? '',
  postcode: input.postcode ?? '',
  vatId: input.vatId ?? '',
  updatedAt: new Date(madeAt).toISOString(),
})

/** Makes an address the default for purposes, and removes these from all others, because each purpose has only one default. */
const setDefaultAddressRow = (book: readonly OptimisticAddress[], id: string, uses: readonly AddressUse[]): OptimisticAddress[] =>
  book.map((row) => {
    const others = row.defaultFor.filter((use) => !uses.includes(use))
    return { ...row, defaultFor: row.id === id ? [...others, ...uses] : others }
  })

const defaultUseRank = ({ defaultFor }: Address) => (defaultFor.includes('shipping') ? 0 : defaultFor.includes('billing') ? 1 : 2)
const compareAddresses = (one: Address, other: Address) =>
  defaultUseRank(one) - defaultUseRank(other) || (one.updatedAt < other.updatedAt ? 1 : one.updatedAt > other.updatedAt ? -1 : 0)
