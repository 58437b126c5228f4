import { liveFile, readLive } from '#search/catalogue/live-bytes.ts'
import type { LiveById } from '#search/catalogue/live.ts'
import type { LivePart } from '#search/part.ts'
import { unpackSections } from '#search/segment/sections.ts'

const LIST_BEGINS = '['.charCodeAt(0)

/** Live columns of a pack, to be read. */
export interface LiveParts {
  /** All of them, by their ids. */
  all: () => ReadonlyMap<number, LivePart>
  /** For who asks for parts in ascending order of their ids, each once: nothing is kept, which takes half of the time. */
  inOrder: () => LiveById
}

/** Live columns as they came: the bytes of live-bytes.ts, or a JSON list of parts. Throws for bytes that are neither. */
export function livePartsOf(bytes: Uint8Array): LiveParts {
  if (bytes[0] !== LIST_BEGINS) {
    const sections = unpackSections(bytes)
    return { all: () => readLive(sections), inOrder: () => liveFile(sections) }
  }
  const parts: LivePart[] = JSON.parse(new TextDecoder().decode(bytes))
  const all = new Map(parts.map((part) => [part.id, part]))
  return { all: () => all, inOrder: () => all }
}
