import type { Engine } from './vehicles.ts'

/**
 * Returns the starter power in kW that an engine needs, by its size. A diesel needs about twice as much as a petrol engine. Returns 0 for
 * machines without starter.
 */
export function requiredStarterKw(engine: Engine): number {
  const { machine, litres, isDiesel, horsepower } = engine
  if (machine === 'lawn')
    return /twin|V-twin|44|Vanguard|25|F[HXS]\d*|7000|GX6|P218|B48|402|FD|35/.test(engine.label) || isDiesel ? (isDiesel ? 0.9 : 0.6) : 0.4
  if (machine === 'atv') return /Rotax 1503|MR-1|1812|1498/.test(engine.label) ? 0.8 : 0.5
  if (machine === 'golf' || machine === 'ev') return 0
  if (machine === 'outboard') return horsepower <= 25 ? 0.5 : horsepower <= 60 ? 0.8 : horsepower <= 140 ? 1.1 : 1.4
  if (machine === 'race') return 1.0 + litres * 0.16
  if (isDiesel) return 0.3 + 0.95 * litres ** 0.75
  return 0.55 + 0.42 * litres ** 0.65
}

/**
 * Returns the alternator output in amperes that a machine of a year needs, or 0 if it has no alternator. Golf cars are charged by their
 * starter-generator, electric cars by a converter. Outboards, quads and small petrol engines have their alternator under the flywheel.
 */
export function requiredAlternatorAmps(engine: Engine, year: number): number {
  const { machine, litres, volts, region, horsepower } = engine
  if (volts === 6) return 50
  switch (machine) {
    case 'car': {
      const by = Math.min(1, Math.max(0, (year - 1985) / 30))
      return 55 + by * 65 + litres * (4 + by * 6)
    }
    case 'truck':
      return volts === 24 ? (litres > 9 ? 90 : 65) + (year > 2004 ? 20 : 0) : litres > 10 ? 160 : 135
    case 'farm':
      return year < 1980 ? 45 : litres < 2 ? 36 + litres * 9 : 60 + litres * 9 + (year > 2000 ? 25 : 0)
    case 'build':
      return volts === 24 ? 30 + litres * 4 : (litres < 2 ? 34 : 45) + litres * 9
    case 'fork':
      return volts === 24 ? 35 : 55
    case 'stern':
      return 65
    case 'boat':
      return volts === 24 ? 60 : litres < 2 ? 50 : 85
    case 'lawn':
      return engine.isDiesel ? 35 : requiredStarterKw(engine) > 0.5 ? 20 : 15
    case 'outboard':
      return horsepower <= 25 ? 8 : horsepower <= 60 ? 17 : horsepower <= 140 ? 25 : 44
    case 'atv':
      return 22
    case 'race':
      return region === 'jp' ? 120 : 150
    default:
      return 0
  }
}
