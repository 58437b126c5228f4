/** A list in chunks of at most `size` items. */
export function* chunksOf<Item>(list: readonly Item[], size: number): Generator<Item[], void> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size)
}
