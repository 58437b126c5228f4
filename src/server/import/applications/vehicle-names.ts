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
export interface VehicleElementId {
  elementName: string
  id: string
}

type VehicleIds = ApplicationFacts['vehicle']

/** The names of vehicle ids, kept in memory. A vehicle table for a whole market has some hundred thousand short rows. */
export class VehicleNames {
  readonly #rows = new Map<string, Map<string, VehicleRow>>()

  /** `before`: the names to use for ids that no row of this object names. */
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
  resolveVehicleNames(vehicle: VehicleIds): NamedVehicle | VehicleElementId[] {
    switch (vehicle.by) {
      case 'base-vehicle':
        return this.#whole('BaseVehicle', vehicle.id)
      case 'equipment-base':
        return this.#whole('EquipmentBase', vehicle.id)
      case 'years':
        return this.#ofParts({ elementName: 'Make', id: vehicle.makeId }, { elementName: 'Model', id: vehicle.modelId }, [], vehicle)
      case 'equipment':
        return this.#ofParts(
          { elementName: 'Mfr', id: vehicle.makeId },
          { elementName: 'EquipmentModel', id: vehicle.modelId },
          [{ elementName: 'VehicleType', id: vehicle.typeId }],
          vehicle,
        )
    }
  }

  /** Returns the names of a vehicle that has one id. The row of the id contains the names of make and model, or refers to both by id. */
  #whole(of: 'BaseVehicle' | 'EquipmentBase', id: string): NamedVehicle | VehicleElementId[] {
    const row = this.findVehicleRow(of, id)
    if (row === undefined) return [{ elementName: of, id }]
    const [makes, models] = of === 'BaseVehicle' ? (['Make', 'Model'] as const) : (['Mfr', 'EquipmentModel'] as const)
    const make = row.make || this.name(makes, row.make_id)
    const model = row.model || this.name(models, row.model_id)
    if (make === '' || model === '') return [{ elementName: of, id }]
    const application =
      row.application ||
      this.#application([
        { elementName: models, id: row.model_id },
        { elementName: makes, id: row.make_id },
      ])
    return { application, make, model, engine: row.engine, from: row.year, to: row.year_to ?? row.year }
  }

  #ofParts(
    make: VehicleElementId,
    model: VehicleElementId,
    more: readonly VehicleElementId[],
    years: { from: number | null; to: number | null },
  ): NamedVehicle | VehicleElementId[] {
    const unknown = [make, model].filter(({ elementName, id }) => this.name(elementName, id) === '')
    if (unknown.length > 0) return unknown
    const application = this.#application([model, ...more, make])
    const engine = this.findVehicleRow(model.elementName, model.id)?.engine ?? ''
    return {
      application,
      make: this.name(make.elementName, make.id),
      model: this.name(model.elementName, model.id),
      engine,
      from: years.from,
      to: years.to,
    }
  }

  #application(asked: readonly VehicleElementId[]): string {
    for (const { elementName, id } of asked) {
      const said = this.findVehicleRow(elementName, id)?.application ?? ''
      if (said !== '') return said
    }
    return ''
  }
}
