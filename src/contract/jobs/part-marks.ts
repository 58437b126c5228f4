/** What was done with a line of a unit's parts list: inspected and found good, ordered, or fitted. */
export const partMarks = ['seen', 'ordered', 'fitted'] as const
export type PartMark = (typeof partMarks)[number]

export const isPartMark = (text: string): text is PartMark => partMarks.some((mark) => mark === text)

/** The marks of a unit's parts list by position. */
export type MarksByPosition = Readonly<Record<number, PartMark>>
