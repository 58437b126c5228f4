import { type Sections, section } from '#search/segment/sections.ts'

/** Where the records of a segment lie. Of a pack that is kept in pieces, only the pieces that are asked for are read. */
export interface RecordSource {
  /** A whole section. */
  section: (name: string) => Promise<Uint8Array>
  /** A section's bytes from one to before another. */
  range: (name: string, from: number, to: number) => Promise<Uint8Array>
}

/** Records of sections that are in memory. */
export const sourceOf = (sections: Sections): RecordSource => ({
  section: async (name) => section(sections, name),
  range: async (name, from, to) => section(sections, name).subarray(from, to),
})
