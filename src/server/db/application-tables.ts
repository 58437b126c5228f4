import type { ColumnType, Generated } from 'kysely'
import type { Json } from './columns.ts'

/** A row of the operator's own vehicle table. */
export interface VehicleTable {
  tenant_id: string
  /** The kind of thing that has this id, as its ACES element name: `BaseVehicle`, `Make`, `EngineBase`. */
  of: string
  /** Without spaces and leading zeros. */
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
  /** The brand's AAIAID from the ACES file. */
  source: string
  import_id: number
}

/** An ACES application, stored as the file contains it. */
export interface PartApplicationTable {
  tenant_id: string
  /** 0 when the shop does not have the part. */
  part_id: number
  id: Generated<string>
  import_id: number
  source: string
  /** The part number as in the file. */
  code: string
  line: number
  /** A delete row of an ACES update file. It removes the earlier row with the same contents. It is deleted when the run becomes valid. */
  deletes: boolean
  /** A value that is equal for rows with the same contents. */
  identity: ColumnType<string, string, never>
  vehicle_by: 'base-vehicle' | 'years' | 'equipment-base' | 'equipment'
  vehicle_id: string | null
  make_id: string | null
  model_id: string | null
  type_id: string | null
  year_from: number | null
  year_to: number | null
  /** The conditions of the fitment. Null for none. */
  narrowed: Json<Record<string, string>> | null
  qualifiers: Json<string[]> | null
  notes: Json<string[]> | null
  position: string
  qty: number | null
  part_type: string
}

export type ApplicationTables = {
  vehicle: VehicleTable
  application_source: ApplicationSourceTable
  part_application: PartApplicationTable
}
