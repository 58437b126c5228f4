import { requireSection, type SegmentSections } from '#search/segment/sections.ts'

/** Access to the records of an index segment. If a catalogue pack is stored in pieces, only the needed pieces are read. */
export interface RecordSource {
  /** Reads a complete section. */
  readSection: (name: string) => Promise<Uint8Array>
  /** Reads the bytes of a section from one offset to another; `to` is exclusive. */
  readRange: (name: string, from: number, to: number) => Promise<Uint8Array>
}

/** Creates a source that reads sections in memory. */
export const recordSourceOf = (sections: SegmentSections): RecordSource => ({
  readSection: async (name) => requireSection(sections, name),
  readRange: async (name, from, to) => requireSection(sections, name).subarray(from, to),
})
