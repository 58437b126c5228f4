/** A price type of PIES: its meaning in words and its use in the shop. */
export interface PriceType {
  means: string
  /**
   * The use of the price in the shop. A `consumer` price may become the selling price, a `core` price is a core charge, and all other
   * prices become customer group prices.
   */
  type: 'consumer' | 'trade' | 'core' | 'other'
}

/**
 * The price types of the PIES 6.7 schema. From version 7.0 on, price types are in a licensed list, so files may contain more. Types whose
 * meaning is not publicly known are `other`. The consumer prices are in order of preference for the selling price.
 */
export const priceTypes: Readonly<Record<string, PriceType>> = {
  RET: { means: 'Retail', type: 'consumer' },
  LST: { means: 'List', type: 'consumer' },
  USR: { means: 'User', type: 'consumer' },
  RMP: { means: 'Retail, minimum advertised', type: 'consumer' },
  UNL: { means: 'Unilateral', type: 'consumer' },
  JBR: { means: 'Jobber', type: 'trade' },
  JBC: { means: 'Jobber, with core', type: 'trade' },
  JBN: { means: 'Jobber, net', type: 'trade' },
  WD1: { means: 'Warehouse distributor', type: 'trade' },
  WLS: { means: 'Wholesale', type: 'trade' },
  WMP: { means: 'Wholesale, minimum advertised', type: 'trade' },
  DLR: { means: 'Dealer', type: 'trade' },
  DLN: { means: 'Dealer, not stocking', type: 'trade' },
  DLV: { means: 'Dealer, volume', type: 'trade' },
  FLT: { means: 'Fleet', type: 'trade' },
  INS: { means: 'Installer, stocking', type: 'trade' },
  INN: { means: 'Installer, not stocking', type: 'trade' },
  INM: { means: 'Installer, mass', type: 'trade' },
  INP: { means: 'Installer, preferred', type: 'trade' },
  TRD: { means: 'Trade', type: 'trade' },
  PRO: { means: 'Promotion', type: 'other' },
  QOT: { means: 'Quote', type: 'other' },
  PKP: { means: 'Pick-up', type: 'other' },
  MEC: { means: 'Mechanic', type: 'trade' },
  CRG: { means: 'Core', type: 'core' },
  CR1: { means: 'Core 1', type: 'core' },
  CRJ: { means: 'Core, jobber', type: 'core' },
  CRW: { means: 'Core, warehouse distributor', type: 'core' },
  CR2: { means: 'Core 2', type: 'core' },
  CR3: { means: 'Core 3', type: 'core' },
  CR4: { means: 'Core 4', type: 'core' },
  RAC: { means: 'Core, remanufacturer', type: 'core' },
  AC1: { means: 'Additional charge 1', type: 'other' },
  AC2: { means: 'Additional charge 2', type: 'other' },
  ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`ZZ${n + 1}`, { means: 'By agreement', type: 'other' as const }])),
}

/** The codes of consumer price types, in order of preference for the selling price. */
export const consumerPriceTypes = Object.keys(priceTypes).filter((code) => priceTypes[code]?.type === 'consumer')
export const corePriceTypes = Object.keys(priceTypes).filter((code) => priceTypes[code]?.type === 'core')

/** The number of pieces that a price is for, by the unit of the price. */
export const piecesPerPriceUnit: Readonly<Record<string, number>> = {
  '': 1,
  ...{ PE: 1, EA: 1, PC: 1, UN: 1, KT: 1, ST: 1, SET: 1, PR: 1, AS: 1 },
  ...{ DZ: 12, GR: 144, HU: 100, HP: 100, C: 100, TH: 1000, M: 1000, TP: 10 },
}
