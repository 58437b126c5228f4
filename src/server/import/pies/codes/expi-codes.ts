/**
 * How the value of an extended information (EXPI) code is used. `attribute` shows the value under the name of the code. `left` skips the
 * value with a remark.
 */
export type ExpiUse =
  | 'country'
  | 'tariff'
  | 'tariff-b'
  | 'warranty-time'
  | 'warranty-unit'
  | 'warranty'
  | 'life-cycle'
  | 'life-cycle-words'
  | 'popularity'
  | 'remanufactured'
  | 'condition'
  | 'oe-number'
  | 'oe-maker'
  | 'superseded-by'
  | 'replaces'
  | 'attribute'
  | 'yes-no'
  | 'left'

export interface ExpiCode {
  name: string
  usedAs: ExpiUse
}

const attributeCode = (name: string): ExpiCode => ({ name, usedAs: 'attribute' })
const yesNoCode = (name: string): ExpiCode => ({ name, usedAs: 'yes-no' })
const skippedCode = (name: string): ExpiCode => ({ name, usedAs: 'left' })

/**
 * The extended information codes of the PIES 6.7 schema, and some more that suppliers use. Codes whose meaning is not certain become
 * attributes.
 */
export const expiCodes: Readonly<Record<string, ExpiCode>> = {
  CTO: { name: 'Country of origin', usedAs: 'country' },
  CTP: attributeCode('Country of origin 2'),
  CTQ: attributeCode('Country of origin 3'),
  CTR: attributeCode('Country of origin 4'),
  CTS: attributeCode('Country of origin 5'),
  HTS: { name: 'Tariff code', usedAs: 'tariff' },
  HSB: { name: 'Tariff code, schedule B', usedAs: 'tariff-b' },
  WT1: { name: 'Warranty time', usedAs: 'warranty-time' },
  WT2: { name: 'Unit of the warranty time', usedAs: 'warranty-unit' },
  WTY: { name: 'Warranty', usedAs: 'warranty' },
  WS1: attributeCode('Warranty, special'),
  WS2: attributeCode('Warranty, special, unit'),
  WD1: attributeCode('Warranty distance'),
  WD2: attributeCode('Unit of the warranty distance'),
  LIF: { name: 'Life cycle', usedAs: 'life-cycle' },
  LIS: { name: 'Life cycle in words', usedAs: 'life-cycle-words' },
  NPC: { name: 'National popularity', usedAs: 'popularity' },
  NPD: skippedCode('National popularity in words'),
  REM: { name: 'Remanufactured', usedAs: 'remanufactured' },
  PRC: { name: 'Condition', usedAs: 'condition' },
  OEM: { name: 'Maker of the original part', usedAs: 'oe-maker' },
  OEP: { name: 'Number of the original part', usedAs: 'oe-number' },
  OSN: skippedCode('Name of another supplier'),
  OSP: skippedCode('Number of another supplier'),
  PTS: { name: 'Number that it is superseded by', usedAs: 'superseded-by' },
  PTN: { name: 'Number that it replaces', usedAs: 'replaces' },
  CCL: attributeCode('Core class'),
  CGR: attributeCode('Core group'),
  CPN: attributeCode('Core number'),
  CXP: attributeCode('Core expiration'),
  EMS: attributeCode('Emission code'),
  HAC: attributeCode('Hazardous material'),
  HZ1: attributeCode('Hazardous material class'),
  MSA: yesNoCode('Safety data sheet available'),
  MSR: yesNoCode('Safety data sheet required'),
  MSD: attributeCode('Safety data sheet'),
  NAF: skippedCode('NAFTA preference criterion'),
  TAX: skippedCode('Taxable'),
  RET: attributeCode('Returnable'),
  REF: skippedCode('Refundable'),
  STA: attributeCode('Stock status'),
  TMC: skippedCode('Type of merchandise'),
  PLC: skippedCode('Product line code'),
  PLM: skippedCode('Product line'),
  RST: skippedCode('Regional restriction: state'),
  RPC: skippedCode('Regional restriction: postal code'),
  RCS: skippedCode('Regional restriction: county'),
  RCT: skippedCode('Regional restriction: city'),
  RCC: skippedCode('Regional restriction: country'),
  RDE: skippedCode('Regional restriction: description'),
  GCT: attributeCode('Green certification'),
  GPV: attributeCode('Green attributes'),
  MPG: attributeCode('Popularity group'),
}

/** The life cycle codes of PIES. `isNoLongerSold` means that the part is no longer sold. */
export const lifeCycleStatuses: Readonly<Record<string, { label: string; isNoLongerSold: boolean }>> = {
  '0': { label: 'Proposed', isNoLongerSold: false },
  '1': { label: 'Released', isNoLongerSold: false },
  '2': { label: 'Available to order', isNoLongerSold: false },
  '3': { label: 'Electronically announced', isNoLongerSold: false },
  '4': { label: 'Announced', isNoLongerSold: false },
  '5': { label: 'Temporarily unavailable', isNoLongerSold: false },
  '6': { label: 'Renumbered', isNoLongerSold: false },
  '7': { label: 'Superseded', isNoLongerSold: true },
  '8': { label: 'Discontinued', isNoLongerSold: true },
  '9': { label: 'Obsolete', isNoLongerSold: true },
  A: { label: 'Available only while supplies last', isNoLongerSold: false },
  B: { label: 'Not yet available', isNoLongerSold: false },
}

/** Popularity numbers for the popularity letters of PIES. A is for the parts that sell best. */
export const popularityScores: Readonly<Record<string, number>> = {
  A: 1000,
  B: 500,
  C: 200,
  D: 80,
  E: 30,
  F: 20,
  W: 10,
  N: 50,
  S: 5,
  X: 1,
  Z: 1,
}

/** The part's condition by the first letters of the text in the file, in lower case. */
export const conditionsByText: readonly (readonly [begins: string, type: 'new' | 'reman' | 'used'])[] = [
  ['new', 'new'],
  ['reman', 'reman'],
  ['rebuilt', 'reman'],
  ['refurb', 'reman'],
  ['recond', 'reman'],
  ['used', 'used'],
  ['recycled', 'used'],
]
