/** Classes of machines. The class of a machine decides which starters and alternators can fit it. */
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

/** Returns the class of machine in the marks of a sheet's line (the text after the fourth bar), such as `!boat`. Undefined if none. */
export const parseMachineClass = (marks: string): MachineClass | undefined =>
  machineClasses.find((machine) => marks.includes(`!${machine}`))

export const regions = ['us', 'eu', 'jp', 'kr', 'cn'] as const
export type Region = (typeof regions)[number]

/**
 * The models of a make within an application. Each line is `line | variant | years | engines`; an engine may end with its own years. A
 * fourth bar is followed by marks, if they differ from those of the whole sheet: `@24` for the voltage, `!boat` for the class.
 */
export interface VehicleMakeSheet {
  make: string
  region: Region
  machine: MachineClass
  /** The corporate group of the make. The makes of a group share the engines that are named by their size only. */
  corporateGroup?: string
  lines: string
}

/** A tag for template literals that hold the models of a make: sheet('Toyota', 'jp', 'car')`…` */
export const createVehicleMakeSheet =
  (make: string, region: Region, machine: MachineClass, house?: string) =>
  ([lines = '']: readonly string[]): VehicleMakeSheet =>
    house === undefined ? { make, region, machine, lines } : { make, region, machine, lines, corporateGroup: house }
