import { type Encoded, type Encoding, encoded } from './encoded.ts'
import { Lru } from './lru.ts'

/** Gives what was made under a key before, or makes it: once for all who ask meanwhile. */
export type MadeOnce = (key: string, wanted: Encoding, make: () => Promise<string>) => Promise<Encoded>

/** Keeps texts as they are sent, the last used ones, up to a sum of bytes. What could not be made is not kept. */
export function madeOnce(mostBytes: number): MadeOnce {
  const kept = new Lru<Encoded>(mostBytes)
  const making = new Map<string, Promise<Encoded>>()
  return (key, wanted, make) => {
    const known = kept.get(key)
    if (known) return Promise.resolve(known)
    const before = making.get(key)
    if (before) return before
    const made = make()
      .then((text) => encoded(text, wanted))
      .then((bytes) => {
        kept.set(key, bytes, bytes.bytes.length)
        return bytes
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }
}
