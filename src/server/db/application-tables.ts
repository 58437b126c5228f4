import type { ColumnType, Generated } from 'kysely'
import type { Json } from './columns.ts'

/** A row of the operator's own table of vehicles. */
export interface VehicleTable {
  tenant_id: string
  /** What the id is of, by the element's name in ACES: `BaseVehicle`, `Make`, `EngineBase`. */
  of: string
  /** Without blanks and leading zeros. */
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

/** Which run's applications of a source count. */
export interface ApplicationSourceTable {
  tenant_id: string
  /** The brand's AAIAID. */
  source: string
  import_id: number
}

/** A row of ACES as it was said. */
export interface PartApplicationTable {
  tenant_id: string
  /** 0: the shop has no such part. */
  part_id: number
  id: Generated<string>
  import_id: number
  source: string
  /** The part's number as the file says it. */
  code: string
  line: number
  /** Of an UPDATE: takes away the row before that says the same. Gone when the run is switched. */
  deletes: boolean
  /** Two rows that say the same have the same one. */
  identity: ColumnType<string, string, never>
  vehicle_by: 'base-vehicle' | 'years' | 'equipment-base' | 'equipment'
  vehicle_id: string | null
  make_id: string | null
  model_id: string | null
  type_id: string | null
  year_from: number | null
  year_to: number | null
  /** Null: nothing. */
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
