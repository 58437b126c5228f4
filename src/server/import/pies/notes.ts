import type { FileEvent, FilePlace, Remark } from '#server/import/facts.ts'
import type { PiesSegment, SegmentField } from './segment.ts'

export interface PiesRemarks {
  /**
   * Adds a refusal of a value. All functions that add a remark return undefined, so that a reader can return their result in place of the
   * value.
   */
  addRefusal: (segment: PiesSegment, field: SegmentField | undefined, says: string) => undefined
  /** Adds a remark about one place in the file. */
  addNote: (segment: PiesSegment, field: SegmentField | undefined, says: string) => undefined
  /**
   * Adds a remark that is given only once, at the end of the file, with the number of places. Remarks with the same key (`what`) are given
   * as one remark.
   */
  addNoteOnce: (segment: PiesSegment, field: SegmentField | undefined, says: string, what?: string) => undefined
  /** Returns the remarks that were added since the last call of this function. Remarks that are given once per file are not among them. */
  takeRemarks: () => FileEvent[]
  /** Returns the remarks that are given once per file. Call this function at the end of the file. */
  takeOneTimeRemarks: () => FileEvent[]
}

/** The maximum number of different remarks about codes. All further remarks become one sentence. */
const MAX_DIFFERENT_CODE_REMARKS = 500
const FURTHER_CODES_MESSAGE = 'Further codes that are not in the list were kept.'

export function createPiesRemarks(file: string): PiesRemarks {
  let events: FileEvent[] = []
  const counted = new Map<string, { remark: Remark; count: number }>()

  const place = (segment: PiesSegment, field: SegmentField | undefined): FilePlace => ({
    file,
    line: field?.line ?? segment.line,
    ...(segment.sheet === undefined ? {} : { sheet: segment.sheet }),
  })
  const remark = (segment: PiesSegment, field: SegmentField | undefined, says: string): Remark => ({
    ...place(segment, field),
    column: remarkColumnOf(segment, field),
    // The value is copied into a new string, because a substring would keep the whole long text in memory.
    value: Buffer.from((field?.text ?? '').slice(0, 200)).toString(),
    says,
  })

  return {
    addRefusal(segment, field, says) {
      events.push({ type: 'refused', refusal: remark(segment, field, says) })
      return undefined
    },
    addNote(segment, field, says) {
      events.push({ type: 'noted', note: remark(segment, field, says) })
      return undefined
    },
    addNoteOnce(segment, field, says, what = says) {
      const key = counted.has(what) || counted.size < MAX_DIFFERENT_CODE_REMARKS ? what : 'others'
      const found = counted.get(key)
      if (found !== undefined) found.count++
      else counted.set(key, { remark: remark(segment, field, key === 'others' ? FURTHER_CODES_MESSAGE : says), count: 1 })
      return undefined
    },
    takeRemarks() {
      const taken = events
      events = []
      return taken
    },
    takeOneTimeRemarks: () =>
      [...counted.values()].map(({ remark: note, count }) => ({
        type: 'noted',
        note: count === 1 ? note : { ...note, says: `${note.says} ${count} times, here first.` },
      })),
  }
}

/** Returns the column of a remark: the heading in a workbook, the element's path in XML. */
function remarkColumnOf({ path, sheet }: PiesSegment, field: SegmentField | undefined): string {
  if (sheet !== undefined) return field?.name ?? path
  return field === undefined || field.name === 'Value' ? path : `${path}/${field.name}`
}
