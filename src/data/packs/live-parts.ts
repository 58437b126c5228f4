import { readLive } from '#search/catalogue/live-bytes.ts'
import type { LivePart } from '#search/part.ts'
import { unpackSections } from '#search/segment/sections.ts'

const LIST_BEGINS = '['.charCodeAt(0)

/** Live columns as they came: the bytes of live-bytes.ts, or a JSON list of parts. Throws for bytes that are neither. */
export function livePartsOf(bytes: Uint8Array): ReadonlyMap<number, LivePart> {
  if (bytes[0] !== LIST_BEGINS) return readLive(unpackSections(bytes))
  const parts: LivePart[] = JSON.parse(new TextDecoder().decode(bytes))
  return new Map(parts.map((part) => [part.id, part]))
}
