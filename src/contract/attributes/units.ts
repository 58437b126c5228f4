/** Groups of units that measure the same quantity; each value is the factor that converts the unit to the first unit of its group. */
const convertibleUnits: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, dm: 100, m: 1000, µm: 0.001, in: 25.4, ft: 304.8 },
  { kg: 1, g: 0.001, mg: 1e-6, t: 1000, lb: 0.45359237, oz: 0.028349523125 },
  // Metric and imperial horsepower differ by 1.4 %, which is visible on a page with one decimal. They are therefore separate units.
  { kW: 1, W: 0.001, mW: 1e-6, MW: 1000, PS: 0.73549875, hp: 0.745699872 },
  { V: 1, mV: 0.001, kV: 1000 },
  { A: 1, mA: 0.001, kA: 1000 },
  { Ah: 1, mAh: 0.001 },
  { Ω: 1, mΩ: 0.001, kΩ: 1000, MΩ: 1e6 },
  { rpm: 1, '1/s': 60 },
  { '°': 1, rad: 180 / Math.PI },
  { Nm: 1, 'lb ft': 1.3558179483, 'lb in': 0.112984829, kgm: 9.80665 },
  { N: 1, kN: 1000, lbf: 4.4482216153 },
  { bar: 1, mbar: 0.001, kPa: 0.01, MPa: 10, Pa: 1e-5, psi: 0.0689475729 },
  { l: 1, ml: 0.001, cl: 0.01, 'cm³': 0.001, 'm³': 1000, 'in³': 0.016387064, gal: 3.785411784, qt: 0.946352946, 'fl oz': 0.0295735296 },
  { 'mm²': 1, 'cm²': 100, 'm²': 1e6, 'in²': 645.16 },
  { s: 1, ms: 0.001, min: 60, h: 3600 },
  { Hz: 1, kHz: 1000, MHz: 1e6 },
  { 'km/h': 1, mph: 1.609344, 'm/s': 3.6 },
  { km: 1, mi: 1.609344 },
]

/** Other spellings of each unit, in lower case without spaces and dots. */
const unitSpellings: Readonly<Record<string, readonly string[]>> = {
  mm: ['millimeter', 'millimetre', 'millimeters', 'millimetres', 'milimetro', 'milimetros', 'mmt'],
  cm: ['centimeter', 'centimetre', 'centimeters', 'zentimeter', 'cmt'],
  m: ['meter', 'metre', 'meters', 'metres', 'mtr', 'metro', 'metros'],
  µm: ['um', 'μm', 'micron', 'microns'],
  in: ['inch', 'inches', 'zoll', '"', '″', "''", 'pouce', 'pouces', 'pulgada', 'pulgadas', 'inh'],
  ft: ['foot', 'feet', 'fuß', 'fuss', 'fot', "'"],
  kg: ['kilogram', 'kilograms', 'kilogramm', 'kgs', 'kilo', 'kgm'],
  g: ['gram', 'grams', 'gramm', 'grm', 'gr', 'gms'],
  t: ['ton', 'tonne', 'tonnes'],
  lb: ['lbs', 'pound', 'pounds', 'pfund', 'lbr', 'libras'],
  oz: ['ounce', 'ounces', 'onz'],
  kW: ['kilowatt', 'kilowatts', 'kwt'],
  W: ['watt', 'watts', 'wtt'],
  PS: ['cv', 'ch', 'pk', 'pferdestärken', 'kuv'],
  hp: ['bhp', 'horsepower'],
  V: ['volt', 'volts', 'vdc', 'voltdc', 'vlt', 'v-', 'v='],
  A: ['amp', 'amps', 'ampere', 'amperes', 'adc', 'ampère', 'ampères', 'amperios'],
  Ω: ['ohm', 'ohms', 'Ω'],
  mΩ: ['mohm', 'milliohm'],
  kΩ: ['kohm', 'kiloohm'],
  rpm: ['r/min', 'rev/min', 'u/min', '1/min', 'min-1', 'min⁻¹', 'tr/min', 'upm'],
  '°': ['deg', 'degree', 'degrees', 'grad', 'degré', 'degrés', 'grados'],
  Nm: ['n·m', 'n*m', 'newtonmeter', 'newtonmeters'],
  'lb ft': ['lbft', 'ftlb', 'ft-lb', 'ft-lbs', 'lb-ft', 'lbf·ft', 'ftlbs'],
  'lb in': ['lbin', 'inlb', 'in-lb', 'in-lbs', 'lb-in'],
  l: ['liter', 'litre', 'liters', 'litres', 'ltr', 'litros'],
  ml: ['milliliter', 'millilitre'],
  'cm³': ['cc', 'ccm', 'cm3', 'cubiccm'],
  'in³': ['ci', 'cid', 'cuin', 'in3'],
  gal: ['gallon', 'gallons'],
  'mm²': ['mm2', 'sqmm', 'qmm'],
  'cm²': ['cm2', 'sqcm'],
  s: ['sec', 'second', 'seconds', 'sek', 'sekunden'],
  h: ['hour', 'hours', 'std', 'stunden'],
  min: ['minute', 'minutes', 'minuten'],
  '%': ['percent', 'prozent', 'pct', 'p1'],
  '°C': ['c', 'celsius', 'degc'],
  '°F': ['f', 'fahrenheit', 'degf'],
  'km/h': ['kmh', 'kph'],
  // A count of pieces or teeth has no unit.
  '': ['pc', 'pcs', 'piece', 'pieces', 'stk', 'stück', 'st', 'ea', 'each', 'no', 'qty', '-', 'none', 'teeth', 'zähne', 'dents', 'dientes'],
}

const foldUnit = (unit: string) =>
  unit
    .trim()
    .toLowerCase()
    .replaceAll(/[\s.]+/g, '')

const unitBySpelling = new Map<string, string>()
for (const unit of convertibleUnits.flatMap((measure) => Object.keys(measure))) unitBySpelling.set(foldUnit(unit), unit)
for (const [unit, all] of Object.entries(unitSpellings))
  for (const spelling of [unit, ...all]) if (!unitBySpelling.has(foldUnit(spelling))) unitBySpelling.set(foldUnit(spelling), unit)

/**
 * Returns a unit in the shop's spelling (`inches` becomes `in`, `stk` becomes an empty text); null if the unit is unknown. Case matters
 * only for `mW` and `MW`.
 */
export function unitOf(text: string): string | null {
  const written = text.trim()
  return convertibleUnits.some((measure) => Object.hasOwn(measure, written)) ? written : (unitBySpelling.get(foldUnit(written)) ?? null)
}

/**
 * Converts a value to another unit, with six significant digits. Returns null if the units measure different quantities. Both units must be
 * spelled as `unitOf` returns them.
 */
export function convertUnit(value: number, from: string, to: string): number | null {
  if (from === to) return value
  if (from === '°F' && to === '°C') return roundConverted(((value - 32) * 5) / 9)
  if (from === '°C' && to === '°F') return roundConverted((value * 9) / 5 + 32)
  const measure = convertibleUnits.find((one) => Object.hasOwn(one, from) && Object.hasOwn(one, to))
  return measure === undefined ? null : roundConverted((value * (measure[from] ?? 1)) / (measure[to] ?? 1))
}

const roundConverted = (value: number) => Number(value.toPrecision(6))
