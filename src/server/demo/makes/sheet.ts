/** What kind of machine carries the engine: it decides which starters and alternators can fit. */
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

/** The class that a line's marks name, if any: `!boat`. */
export const markedClass = (marks: string): MachineClass | undefined => machineClasses.find((machine) => marks.includes(`!${machine}`))

export const regions = ['us', 'eu', 'jp', 'kr', 'cn'] as const
export type Region = (typeof regions)[number]

/**
 * One make within one application, its models as lines of `line | variant | years | engines`. An engine may carry years of its own at its
 * end. Marks after a fourth bar: `@24` the machine's voltage, `!boat` its class, where they differ from the sheet's.
 */
export interface MakeSheet {
  make: string
  region: Region
  machine: MachineClass
  /** Makes of one house share engines named only by their size. */
  house?: string
  lines: string
}

/** Written before the lines: sheet('Toyota', 'jp', 'car')`…` */
export const sheet =
  (make: string, region: Region, machine: MachineClass, house?: string) =>
  ([lines = '']: readonly string[]): MakeSheet =>
    house === undefined ? { make, region, machine, lines } : { make, region, machine, lines, house }
