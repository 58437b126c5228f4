import { type Encoded, type Encoding, encoded } from './encoded.ts'
import { Lru } from './lru.ts'

/** Gives what was made under a key before, or makes it: once for all who ask meanwhile. */
export type Once<Made> = (key: string, make: () => Promise<Made>) => Promise<Made>

/** The same for a text, as it is sent. */
export type MadeOnce = (key: string, wanted: Encoding, make: () => Promise<string>) => Promise<Encoded>

/** Keeps what was made, the last used, up to a sum of bytes. What could not be made is not kept. */
export function onceByKey<Made>(mostBytes: number, bytesOf: (made: Made) => number): Once<Made> {
  const kept = new Lru<Made>(mostBytes)
  const making = new Map<string, Promise<Made>>()
  return (key, make) => {
    const known = kept.get(key)
    if (known) return Promise.resolve(known)
    const before = making.get(key)
    if (before) return before
    const made = make()
      .then((now) => {
        kept.set(key, now, bytesOf(now))
        return now
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }
}

/** Keeps texts as they are sent, the last used ones, up to a sum of bytes. */
export function madeOnce(mostBytes: number): MadeOnce {
  const kept = onceByKey<Encoded>(mostBytes, ({ bytes }) => bytes.length)
  return (key, wanted, make) => kept(key, async () => encoded(await make(), wanted))
}
