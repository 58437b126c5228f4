import type { Rng } from '#server/demo/rng.ts'

export interface Brand {
  name: string
  /** Price against a plain new aftermarket part. */
  tier: number
  warrantyMonths: number
  country: string
  share: number
}

/** Sellers' brands of new units and parts; invented. */
export const newBrands: readonly Brand[] = [
  { name: 'Kestrel Rotating', tier: 1.35, warrantyMonths: 24, country: 'PL', share: 4 },
  { name: 'Duraspin', tier: 1.0, warrantyMonths: 12, country: 'CN', share: 6 },
  { name: 'Torqline', tier: 0.84, warrantyMonths: 12, country: 'CN', share: 5 },
  { name: 'Nordwick', tier: 1.2, warrantyMonths: 24, country: 'TR', share: 3 },
  { name: 'Ironbay', tier: 1.08, warrantyMonths: 18, country: 'IN', share: 3 },
]

/** Rebuilders; invented. */
export const rebuilders: readonly Brand[] = [
  { name: 'Millrace Reman', tier: 1.0, warrantyMonths: 12, country: 'US', share: 5 },
  { name: 'Secondspark', tier: 0.9, warrantyMonths: 12, country: 'MX', share: 4 },
  { name: 'Nordwick Exchange', tier: 1.12, warrantyMonths: 24, country: 'PL', share: 3 },
]

export const pickBrand = (rng: Rng, brands: readonly Brand[]): Brand => rng.weighted(brands, (brand) => brand.share)
