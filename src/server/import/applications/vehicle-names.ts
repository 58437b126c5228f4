import type { ApplicationFacts } from '#server/import/facts.ts'
import type { VehicleTable } from './tables.ts'

/** A row of the operator's vehicle table, which names vehicles by their ids. */
export type VehicleRow = Omit<VehicleTable, 'tenant_id'>

/** The names of a vehicle, with the years of the application. */
export interface NamedVehicle {
  /** The field of use of the vehicle. Empty when unknown. */
  application: string
  make: string
  model: string
  engine: string
  from: number | null
  to: number | null
}

/** An id for which the vehicle table has no name. */
export interface UnknownId {
  of: string
  id: string
}

type VehicleIds = ApplicationFacts['vehicle']

/** The names of vehicle ids, kept in memory. A vehicle table for a whole market has some hundred thousand short rows. */
export class VehicleNames {
  readonly #rows = new Map<string, Map<string, VehicleRow>>()

  /** `before` are the names that are used for ids that these rows lack. */
  constructor(private readonly before: VehicleNames | null = null) {}

  addVehicleRow(row: VehicleRow): void {
    const known = this.#rows.get(row.of)
    if (known === undefined) this.#rows.set(row.of, new Map([[row.id, row]]))
    else known.set(row.id, row)
  }

  get isEmpty(): boolean {
    return this.#rows.size === 0
  }

  findVehicleRow(of: string, id: string | undefined): VehicleRow | undefined {
    return id === undefined || id === '' ? undefined : (this.#rows.get(of)?.get(id) ?? this.before?.findVehicleRow(of, id))
  }

  /** Returns the name of an id. Empty when the vehicle table has no name for the id. */
  name = (of: string, id: string | undefined): string => this.findVehicleRow(of, id)?.name ?? ''

  /** Returns the names of a vehicle. When names are missing, returns the ids without a name instead. */
  resolveVehicleNames(vehicle: VehicleIds): NamedVehicle | UnknownId[] {
    switch (vehicle.by) {
      case 'base-vehicle':
        return this.#whole('BaseVehicle', vehicle.id)
      case 'equipment-base':
        return this.#whole('EquipmentBase', vehicle.id)
      case 'years':
        return this.#ofParts({ of: 'Make', id: vehicle.makeId }, { of: 'Model', id: vehicle.modelId }, [], vehicle)
      case 'equipment':
        return this.#ofParts(
          { of: 'Mfr', id: vehicle.makeId },
          { of: 'EquipmentModel', id: vehicle.modelId },
          [{ of: 'VehicleType', id: vehicle.typeId }],
          vehicle,
        )
    }
  }

  /** Returns the names of a vehicle that has one id. The row of the id contains the names of make and model, or refers to both by id. */
  #whole(of: 'BaseVehicle' | 'EquipmentBase', id: string): NamedVehicle | UnknownId[] {
    const row = this.findVehicleRow(of, id)
    if (row === undefined) return [{ of, id }]
    const [makes, models] = of === 'BaseVehicle' ? (['Make', 'Model'] as const) : (['Mfr', 'EquipmentModel'] as const)
    const make = row.make || this.name(makes, row.make_id)
    const model = row.model || this.name(models, row.model_id)
    if (make === '' || model === '') return [{ of, id }]
    const application =
      row.application ||
      this.#application([
        { of: models, id: row.model_id },
        { of: makes, id: row.make_id },
      ])
    return { application, make, model, engine: row.engine, from: row.year, to: row.year_to ?? row.year }
  }

  #ofParts(
    make: UnknownId,
    model: UnknownId,
    more: readonly UnknownId[],
    years: { from: number | null; to: number | null },
  ): NamedVehicle | UnknownId[] {
    const unknown = [make, model].filter(({ of, id }) => this.name(of, id) === '')
    if (unknown.length > 0) return unknown
    const application = this.#application([model, ...more, make])
    const engine = this.findVehicleRow(model.of, model.id)?.engine ?? ''
    return { application, make: this.name(make.of, make.id), model: this.name(model.of, model.id), engine, from: years.from, to: years.to }
  }

  #application(asked: readonly UnknownId[]): string {
    for (const { of, id } of asked) {
      const said = this.findVehicleRow(of, id)?.application ?? ''
      if (said !== '') return said
    }
    return ''
  }
}
