import type { Engine } from '#server/demo/vehicles.ts'

/** The producers of starters and alternators that supply a car make. A make that is not listed buys from all. */
const suppliersByMake: Readonly<Record<string, readonly string[]>> = {
  Toyota: ['Denso'],
  Lexus: ['Denso'],
  Honda: ['Denso', 'Mitsubishi Electric', 'Hitachi'],
  Nissan: ['Hitachi', 'Mitsubishi Electric', 'Valeo'],
  Subaru: ['Denso', 'Hitachi', 'Mitsubishi Electric'],
  Mazda: ['Mitsubishi Electric', 'Hitachi', 'Motorcraft', 'Denso'],
  Mitsubishi: ['Mitsubishi Electric', 'Denso'],
  Suzuki: ['Denso', 'Mitsubishi Electric', 'Hitachi'],
  Ford: ['Motorcraft', 'Mitsubishi Electric', 'Bosch', 'Denso'],
  Lincoln: ['Motorcraft', 'Denso'],
  Chevrolet: ['Delco Remy', 'Valeo', 'Bosch', 'Denso', 'Mitsubishi Electric'],
  GMC: ['Delco Remy', 'Bosch', 'Denso'],
  Buick: ['Delco Remy'],
  Pontiac: ['Delco Remy'],
  Jeep: ['Denso', 'Mitsubishi Electric', 'Bosch'],
  Dodge: ['Denso', 'Mitsubishi Electric', 'Bosch'],
  Volkswagen: ['Bosch', 'Valeo'],
  Audi: ['Bosch', 'Valeo'],
  Škoda: ['Bosch', 'Valeo'],
  BMW: ['Bosch', 'Valeo'],
  'Mercedes-Benz': ['Bosch', 'Valeo'],
  Volvo: ['Bosch', 'Denso', 'Mitsubishi Electric', 'Valeo'],
  Renault: ['Valeo', 'Bosch', 'Mitsubishi Electric', 'Magneti Marelli'],
  Peugeot: ['Valeo', 'Bosch', 'Mitsubishi Electric', 'Magneti Marelli'],
  Citroën: ['Valeo', 'Bosch', 'Mitsubishi Electric', 'Magneti Marelli'],
  Fiat: ['Magneti Marelli', 'Bosch', 'Denso', 'Valeo'],
  Opel: ['Bosch', 'Valeo', 'Magneti Marelli', 'Denso'],
  Hyundai: ['Valeo', 'Bosch', 'Mitsubishi Electric'],
  Kia: ['Valeo', 'Bosch', 'Mitsubishi Electric'],
}

/** The producers of starters and alternators that supply an engine maker, by patterns of engine names. */
const suppliersByEngine: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(4TN|3TN|2T84|4JH|3GM|3YM|6LPA|6LYA|4LHA)/, ['Hitachi', 'Denso']],
  [/^(D902|D782|D1105|D1503|D1703|V1305|V2203|V2403|V3300|V3307|V3800)$/, ['Denso']],
  [/^(4BD|4HE|4HK|6HH|6HK|6WG|6BG|4JG|4JB|4LE|C240)/, ['Hitachi', 'Nikko', 'Sawafuji', 'Denso']],
  [/^(4Y|1DZ)$/, ['Denso']],
  [/^(H15|H20|K21|K25|TD27|QD32)$/, ['Hitachi', 'Mitsubishi Electric']],
  [/^(4D3|4M50|4P10|6D16|6D24|6D34|6M|S4L|S4S|S6S|L3E|L2C|K3D|4G6|S12A|3066|3064)/, ['Mitsubishi Electric', 'Nikko']],
  [/^(J0|N04C|E13C)/, ['Denso', 'Sawafuji', 'Nikko']],
  [/^(FE6|FD46|GE13)/, ['Hitachi', 'Nikko', 'Sawafuji', 'Mitsubishi Electric']],
  [/^(S6D|SAA6D|6D125|4D9)/, ['Nikko', 'Denso']],
  [/^(4045|6068|6081|6090|3029)$/, ['Denso', 'Delco Remy', 'Iskra', 'Bosch']],
  [/^(Z\d|D-2)/, ['Magneton', 'Iskra']],
  [/^(OM|DC|DSC|XE|MX 12|PR 9|D28|D20|D26|D38|D08)/, ['Bosch', 'Mitsubishi Electric', 'Delco Remy', 'Prestolite', 'Valeo', 'Iskra']],
]

/** Whether a producer supplies starters and alternators for an engine. */
export function isSupplierOf(producer: string, engine: Engine): boolean {
  if (engine.machine === 'race') return true
  const rule = suppliersByEngine.find(([pattern]) => pattern.test(engine.label))
  if (rule) return rule[1].includes(producer)
  if (engine.machine !== 'car') return true
  return engine.targets.every(({ make }) => suppliersByMake[make]?.includes(producer) ?? true)
}

/**
 * Returns the family of an engine. Engines of one family share starters and alternators: one series of an engine maker, or all sizes of a
 * corporate group's cars.
 */
export const engineFamilyOf = ({ label, makerGroup }: Engine): string =>
  suppliersByEngine.find(([pattern]) => pattern.test(label))?.[0].source ?? makerGroup
