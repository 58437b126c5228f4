import type { ChosenVehicle } from './chosen-vehicle.ts'

/** Returns the engine and year of a vehicle, `2.4 D · 2005`; empty if neither is known. */
export const vehicleFacts = ({ engine, year }: Pick<ChosenVehicle, 'engine' | 'year'>): string =>
  [engine, year].filter((fact) => fact !== null).join(' · ')

/** Returns a vehicle by name, engine and year: `Toyota Hilux 2.4 D 2005`. */
export const vehicleTitle = ({ name, engine, year }: Pick<ChosenVehicle, 'name' | 'engine' | 'year'>): string =>
  [name, engine, year].filter((fact) => fact !== null).join(' ')
