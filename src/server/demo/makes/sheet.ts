/** Classes of machines. The class decides which starters and alternators can fit. */
export const machineClasses = [
  'car',
  'truck',
  'farm',
  'build',
  'fork',
  'outboard',
  'stern',
  'boat',
  'lawn',
  'atv',
  'golf',
  'race',
  'ev',
] as const
export type MachineClass = (typeof machineClasses)[number]

/** The class in the marks of a line, such as `!boat`; undefined if there is none. */
export const markedClass = (marks: string): MachineClass | undefined => machineClasses.find((machine) => marks.includes(`!${machine}`))

export const regions = ['us', 'eu', 'jp', 'kr', 'cn'] as const
export type Region = (typeof regions)[number]

/**
 * A make within an application. Each of its lines is `line | variant | years | engines`; an engine may end with its own years. After a
 * fourth bar follow marks, if they differ from the sheet: `@24` for the voltage, `!boat` for the class.
 */
export interface MakeSheet {
  make: string
  region: Region
  machine: MachineClass
  /** The corporate group. Its makes share the engines that are named by their size only. */
  house?: string
  lines: string
}

/** A tag for template literals: sheet('Toyota', 'jp', 'car')`…` */
export const sheet =
  (make: string, region: Region, machine: MachineClass, house?: string) =>
  ([lines = '']: readonly string[]): MakeSheet =>
    house === undefined ? { make, region, machine, lines } : { make, region, machine, lines, house }
