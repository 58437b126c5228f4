import type { ColumnType, Generated } from 'kysely'
import type { Json } from '#server/db/columns.ts'

/** A row of the operator's own vehicle table. */
export interface VehicleTable {
  tenant_id: string
  /** The kind of vehicle data that has this id, as the name of its ACES element: `BaseVehicle`, `Make`, `EngineBase`. */
  of: string
  /** The vehicle id without spaces and leading zeros, so that different spellings match. */
  id: string
  name: string
  year: number | null
  year_to: number | null
  make: string
  model: string
  make_id: string
  model_id: string
  engine: string
  application: string
}

/** For each source of applications, the import run whose rows are valid. */
export interface ApplicationSourceTable {
  tenant_id: string
  /** The source of the applications: the brand's id (AAIAID) from the ACES file. */
  source: string
  import_id: number
}

/** An application of a part to a vehicle, stored as the ACES file contains it. */
export interface PartApplicationTable {
  tenant_id: string
  /** The part's database id. 0 if the shop does not have the part. */
  part_id: number
  id: Generated<string>
  import_id: number
  source: string
  /** The part number as the ACES file contains it. */
  code: string
  line: number
  /**
   * Whether the row comes from a delete entry of an ACES update file. A delete entry removes the earlier row with the same contents. The
   * row itself is deleted when the import run becomes valid.
   */
  deletes: boolean
  /** A value that is equal for applications with the same contents. */
  identity: ColumnType<string, string, never>
  vehicle_by: 'base-vehicle' | 'years' | 'equipment-base' | 'equipment'
  vehicle_id: string | null
  make_id: string | null
  model_id: string | null
  type_id: string | null
  year_from: number | null
  year_to: number | null
  /** The conditions under which the part fits the vehicle. Null if there are none. */
  narrowed: Json<Record<string, string>> | null
  qualifiers: Json<string[]> | null
  notes: Json<string[]> | null
  position: string
  qty: number | null
  part_type: string
}

declare module '#server/db/tables.ts' {
  interface Tables {
    vehicle: VehicleTable
    application_source: ApplicationSourceTable
    part_application: PartApplicationTable
  }
}
