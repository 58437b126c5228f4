import { useCallback, useMemo } from 'react'
import { useFavourites } from '#app/hooks/favourites/use-favourites.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { useNumberListSearches } from '#app/hooks/use-number-list.ts'
import { fetchOrderWithFallback } from '#app/state/orders/orders.ts'
import type { Listing, PartCard } from '#contract/catalogue/catalogue.ts'
import { parseListedNumbers } from '#contract/number-list/number-list.ts'
import type { Order } from '#contract/orders/order.ts'

/** A part that gets labels. `pieces`: the ordered or listed quantity. */
export interface PartLabelData {
  mcode: string
  name: string
  /** The price of one piece with its time (ISO 8601); null if the time is unknown. */
  price: { usd: number; asOf: string } | null
  pieces: number
}

/** The parts that get labels. `missing`: part numbers for which there is no part. */
export interface LabelledParts {
  parts: readonly PartLabelData[]
  missingNumbers: readonly string[]
  isLoading: boolean
}

/** Stands for all folders, in place of a folder's id. */
export const ALL_FOLDERS = 'all'
const partLabelDataOf = (
  { mcode, name, price }: Pick<PartCard, 'mcode' | 'name' | 'price'>,
  pieces: number,
  asOf: string | null,
): PartLabelData => ({
  ...{ mcode, name, pieces },
  price: asOf === null ? null : { usd: price, asOf },
})

/** Returns the part with exactly the searched number. A label of a similar part would mislead. */
const exactlyMatchedPart = ({ records }: Listing): PartCard | undefined =>
  records.find(({ matched }) => matched?.how === 'same' || matched?.how === 'zeros' || matched?.by === 'mcode')

/** Returns the parts of a pasted list of part numbers. */
export function usePartsOfList(text: string): LabelledParts {
  const numbers = useMemo(() => parseListedNumbers(text), [text])
  const shown = useNumberListSearches(numbers.map(({ number }) => number))
  const parts: PartLabelData[] = []
  const missing: string[] = []
  numbers.forEach(({ number, qty }, at) => {
    const one = shown[at]
    if (one?.status === 'loading') return
    const part = one?.status === 'ready' ? exactlyMatchedPart(one.value) : undefined
    const asOf = one?.status === 'ready' ? one.asOf : null
    if (part === undefined) missing.push(number)
    else parts.push(partLabelDataOf(part, qty, asOf))
  })
  return { parts, missingNumbers: missing, isLoading: shown.some(({ status }) => status === 'loading') && numbers.length > 0 }
}

/** Returns the favourites in one folder, or in all. */
export function usePartsOfFavourites(folder: string): LabelledParts & { folders: readonly { id: string; name: string }[] } {
  const { marks, folders, status, asOf } = useFavourites()
  const its = marks.filter((mark) => folder === ALL_FOLDERS || mark.folder === folder)
  const parts = its.flatMap(({ part, qty, asOf: own }) =>
    part === null ? [] : [partLabelDataOf(part, qty, own === undefined ? asOf : own)],
  )
  const missing = its.flatMap(({ part, mcode }) => (part === null ? [mcode] : []))
  return { parts, missingNumbers: missing, isLoading: status === 'loading', folders }
}

/** Returns the parts of an order, without prices, because the price paid is not the shelf price. */
export function usePartsOfOrder(id: string): LabelledParts & { number: string | null; errorMessage: string | null } {
  const { result } = useOfflineResult<Order>(useCallback(() => fetchOrderWithFallback(id), [id]))
  const lines = result.status === 'ready' ? result.value.lines : []
  const parts = lines.map((line): PartLabelData => ({ mcode: line.id, name: line.product.name ?? '', price: null, pieces: line.qty }))
  return {
    ...{ parts, missingNumbers: [], isLoading: result.status === 'loading' },
    number: result.status === 'ready' ? result.value.number : null,
    errorMessage: result.status === 'failed' ? result.error.message : null,
  }
}
