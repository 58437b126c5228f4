/** What a price type of the standard is for. */
export interface PriceType {
  means: string
  /** `consumer` may become the shop's selling price, `core` is a deposit, all others are prices of kinds of customers. */
  is: 'consumer' | 'trade' | 'core' | 'other'
}

/**
 * Price types of 6.7's schema; from 7.0 they stand in a licensed list, so further ones are to be expected. Those whose meaning is not
 * publicly known are `other`. Consumer prices stand in the order in which they are chosen as the shop's own.
 */
export const priceTypes: Readonly<Record<string, PriceType>> = {
  RET: { means: 'Retail', is: 'consumer' },
  LST: { means: 'List', is: 'consumer' },
  USR: { means: 'User', is: 'consumer' },
  RMP: { means: 'Retail, minimum advertised', is: 'consumer' },
  UNL: { means: 'Unilateral', is: 'consumer' },
  JBR: { means: 'Jobber', is: 'trade' },
  JBC: { means: 'Jobber, with core', is: 'trade' },
  JBN: { means: 'Jobber, net', is: 'trade' },
  WD1: { means: 'Warehouse distributor', is: 'trade' },
  WLS: { means: 'Wholesale', is: 'trade' },
  WMP: { means: 'Wholesale, minimum advertised', is: 'trade' },
  DLR: { means: 'Dealer', is: 'trade' },
  DLN: { means: 'Dealer, not stocking', is: 'trade' },
  DLV: { means: 'Dealer, volume', is: 'trade' },
  FLT: { means: 'Fleet', is: 'trade' },
  INS: { means: 'Installer, stocking', is: 'trade' },
  INN: { means: 'Installer, not stocking', is: 'trade' },
  INM: { means: 'Installer, mass', is: 'trade' },
  INP: { means: 'Installer, preferred', is: 'trade' },
  TRD: { means: 'Trade', is: 'trade' },
  PRO: { means: 'Promotion', is: 'other' },
  QOT: { means: 'Quote', is: 'other' },
  PKP: { means: 'Pick-up', is: 'other' },
  MEC: { means: 'Mechanic', is: 'trade' },
  CRG: { means: 'Core', is: 'core' },
  CR1: { means: 'Core 1', is: 'core' },
  CRJ: { means: 'Core, jobber', is: 'core' },
  CRW: { means: 'Core, warehouse distributor', is: 'core' },
  CR2: { means: 'Core 2', is: 'core' },
  CR3: { means: 'Core 3', is: 'core' },
  CR4: { means: 'Core 4', is: 'core' },
  RAC: { means: 'Core, remanufacturer', is: 'core' },
  AC1: { means: 'Additional charge 1', is: 'other' },
  AC2: { means: 'Additional charge 2', is: 'other' },
  ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`ZZ${n + 1}`, { means: 'By agreement', is: 'other' as const }])),
}

/** Consumer prices, the one that is chosen first foremost. */
export const consumerTypes = Object.keys(priceTypes).filter((code) => priceTypes[code]?.is === 'consumer')
export const coreTypes = Object.keys(priceTypes).filter((code) => priceTypes[code]?.is === 'core')

/** For how many pieces a price is, by its unit. */
export const priceUnits: Readonly<Record<string, number>> = {
  '': 1,
  ...{ PE: 1, EA: 1, PC: 1, UN: 1, KT: 1, ST: 1, SET: 1, PR: 1, AS: 1 },
  ...{ DZ: 12, GR: 144, HU: 100, HP: 100, C: 100, TH: 1000, M: 1000, TP: 10 },
}
