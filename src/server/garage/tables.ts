import type { FittedPart } from '#contract/garage/garage.ts'
import type { Json } from '#server/db/columns.ts'

export interface GarageVehicleTable {
  tenant_id: string
  account_id: string
  /** A UUID in lower case, created by the device. */
  id: string
  kind: 'vehicle' | 'machine'
  name: string
  /** The model in the catalogue; null for a vehicle that was typed freely. */
  model_id: string | null
  brand: string
  model: string
  engine: string | null
  year: number | null
  serial_number: string
  registration: string
  note: string
  /** A JPEG as `data:` URL; empty without a photo. */
  photo: string
  fitted: Json<FittedPart[]>
  changed_at: Date
}

declare module '#server/db/tables.ts' {
  interface Tables {
    garage_vehicle: GarageVehicleTable
  }
}
