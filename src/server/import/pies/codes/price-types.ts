/** A price type of PIES: its meaning in words and its use in the shop. */
export interface PriceType {
  meaning: string
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
  RET: { meaning: 'Retail', type: 'consumer' },
  LST: { meaning: 'List', type: 'consumer' },
  USR: { meaning: 'User', type: 'consumer' },
  RMP: { meaning: 'Retail, minimum advertised', type: 'consumer' },
  UNL: { meaning: 'Unilateral', type: 'consumer' },
  JBR: { meaning: 'Jobber', type: 'trade' },
  JBC: { meaning: 'Jobber, with core', type: 'trade' },
  JBN: { meaning: 'Jobber, net', type: 'trade' },
  WD1: { meaning: 'Warehouse distributor', type: 'trade' },
  WLS: { meaning: 'Wholesale', type: 'trade' },
  WMP: { meaning: 'Wholesale, minimum advertised', type: 'trade' },
  DLR: { meaning: 'Dealer', type: 'trade' },
  DLN: { meaning: 'Dealer, not stocking', type: 'trade' },
  DLV: { meaning: 'Dealer, volume', type: 'trade' },
  FLT: { meaning: 'Fleet', type: 'trade' },
  INS: { meaning: 'Installer, stocking', type: 'trade' },
  INN: { meaning: 'Installer, not stocking', type: 'trade' },
  INM: { meaning: 'Installer, mass', type: 'trade' },
  INP: { meaning: 'Installer, preferred', type: 'trade' },
  TRD: { meaning: 'Trade', type: 'trade' },
  PRO: { meaning: 'Promotion', type: 'other' },
  QOT: { meaning: 'Quote', type: 'other' },
  PKP: { meaning: 'Pick-up', type: 'other' },
  MEC: { meaning: 'Mechanic', type: 'trade' },
  CRG: { meaning: 'Core', type: 'core' },
  CR1: { meaning: 'Core 1', type: 'core' },
  CRJ: { meaning: 'Core, jobber', type: 'core' },
  CRW: { meaning: 'Core, warehouse distributor', type: 'core' },
  CR2: { meaning: 'Core 2', type: 'core' },
  CR3: { meaning: 'Core 3', type: 'core' },
  CR4: { meaning: 'Core 4', type: 'core' },
  RAC: { meaning: 'Core, remanufacturer', type: 'core' },
  AC1: { meaning: 'Additional charge 1', type: 'other' },
  AC2: { meaning: 'Additional charge 2', type: 'other' },
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
