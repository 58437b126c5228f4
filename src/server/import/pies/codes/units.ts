/** The number of millimetres in a unit of length. */
export const millimetresPerUnit: Readonly<Record<string, number>> = {
  ...{ IN: 25.4, INCH: 25.4, INCHES: 25.4, '"': 25.4, FT: 304.8, FOOT: 304.8, FEET: 304.8, YD: 914.4 },
  ...{ MM: 1, CM: 10, DM: 100, M: 1000, MR: 1000, MT: 1000 },
}

/** The number of grams in a unit of weight. In PIES, PG is pounds gross, PN is pounds net and GT is kilograms gross. */
export const gramsPerUnit: Readonly<Record<string, number>> = {
  ...{ PG: 453.59237, PN: 453.59237, LB: 453.59237, LBS: 453.59237 },
  ...{ POUND: 453.59237, POUNDS: 453.59237, OZ: 28.349523125, ON: 28.349523125 },
  ...{ GT: 1000, KG: 1000, KGS: 1000, GR: 1, G: 1, GM: 1, GRAM: 1, MG: 0.001, ME: 0.001 },
}

/** The shop's units of attributes, by the unit code of PIES or the supplier's spelling in capitals. */
export const attributeUnits: Readonly<Record<string, string>> = {
  ...{ MM: 'mm', CM: 'cm', M: 'm', MR: 'm', IN: 'in', INCH: 'in', INCHES: 'in', FT: 'ft' },
  ...{ V: 'V', VLT: 'V', VOLT: 'V', VOLTS: 'V', VDC: 'V', A: 'A', AMP: 'A', AMPS: 'A', AMPERE: 'A', AMPERES: 'A', MA: 'mA' },
  ...{ W: 'W', WATT: 'W', WATTS: 'W', KW: 'kW', KILOWATT: 'kW', KILOWATTS: 'kW', HP: 'hp', OHM: 'Ω', OHMS: 'Ω', Ω: 'Ω' },
  ...{ KG: 'kg', G: 'g', GR: 'g', LB: 'lb', LBS: 'lb', PG: 'lb' },
  ...{ PN: 'lb', GT: 'kg', OZ: 'oz', NM: 'Nm', 'N-M': 'Nm', 'FT-LB': 'ft·lb', 'FT-LBS': 'ft·lb' },
  ...{ RPM: 'rpm', DEG: '°', DEGREE: '°', DEGREES: '°', '°': '°', C: '°C' },
  ...{ CE: '°C', F: '°F', FA: '°F', PSI: 'psi', BAR: 'bar', KPA: 'kPa' },
  ...{ L: 'l', LT: 'l', ML: 'ml', GAL: 'gal', GA: 'gal', QT: 'qt', HZ: 'Hz', AH: 'Ah', MO: 'months', YR: 'years', '%': '%', P1: '%' },
  // A number of pieces has no unit in the shop.
  ...{ EA: '', PC: '', PE: '', UN: '' },
}

/** The number of months in a unit of time. */
export const monthsPerUnit: Readonly<Record<string, number>> = {
  ...{ MO: 1, MON: 1, MONTH: 1, MONTHS: 1, M: 1, YR: 12, YEAR: 12, YEARS: 12, Y: 12, WK: 12 / 52, WEEK: 12 / 52, WEEKS: 12 / 52 },
  ...{ DA: 12 / 365, DY: 12 / 365, DAY: 12 / 365, DAYS: 12 / 365 },
}
