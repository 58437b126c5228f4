import { LRUCache } from 'lru-cache'
import { type Encoded, type Encoding, encoded } from './encoded.ts'

/** Gives what was made under a key before, or makes it: once for all who ask meanwhile. What could not be made is not kept. */
export type Memo<Made> = (key: string, make: () => Promise<Made>) => Promise<Made>

/** The same for a text, as it is sent. */
export type TextMemo = (key: string, wanted: Encoding, make: () => Promise<string>) => Promise<Encoded>

/** A thing that takes more than an eighth of the whole is not kept: it would push out too much. */
const upTo = <Value>(mostBytes: number, bytesOf: (value: Value) => number) => ({
  maxSize: mostBytes,
  maxEntrySize: Math.floor(mostBytes / 8),
  sizeCalculation: (value: Value) => Math.max(1, bytesOf(value)),
})

/** The last used things, up to a sum of bytes. */
export const lruByBytes = <Value extends object>(mostBytes: number, bytesOf: (value: Value) => number): LRUCache<string, Value> =>
  new LRUCache(upTo(mostBytes, bytesOf))

/** Keeps what was made, the last used, up to a sum of bytes. */
export function memoByBytes<Made extends object>(mostBytes: number, bytesOf: (made: Made) => number): Memo<Made> {
  const kept = new LRUCache<string, Made, () => Promise<Made>>({
    ...upTo(mostBytes, bytesOf),
    fetchMethod: (_key, _before, { context }) => context(),
    // Whoever asked gets it, also where it was pushed out before it was made.
    ignoreFetchAbort: true,
  })
  return (key, make) => kept.forceFetch(key, { context: make })
}

/** Keeps texts as they are sent, the last used ones, up to a sum of bytes. */
export function textMemo(mostBytes: number): TextMemo {
  const kept = memoByBytes(mostBytes, bytesOfEncoded)
  return (key, wanted, make) => kept(key, async () => encoded(await make(), wanted))
}

export const bytesOfEncoded = ({ bytes }: Encoded): number => bytes.length
