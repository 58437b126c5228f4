import { type Sections, section } from '#search/segment/sections.ts'

/** Access to the records of a segment. For a pack stored in pieces, only the requested pieces are read. */
export interface RecordSource {
  /** A complete section. */
  section: (name: string) => Promise<Uint8Array>
  /** The bytes of a section between two offsets; the last is exclusive. */
  range: (name: string, from: number, to: number) => Promise<Uint8Array>
}

/** A source of sections in memory. */
export const sourceOf = (sections: Sections): RecordSource => ({
  section: async (name) => section(sections, name),
  range: async (name, from, to) => section(sections, name).subarray(from, to),
})
