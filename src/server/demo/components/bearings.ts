import type { Article } from '#server/demo/article.ts'
import type { VehicleFit } from '#server/demo/fitting.ts'
import {
  asPlPartNumberPatterns,
  CARGO_BULK_NUMBER_PATTERN,
  CARGO_PART_NUMBER_PATTERN,
  waiPartNumberPatterns,
} from '#server/demo/numbers/part-shapes.ts'
import type { PartNumberGenerator } from '#server/demo/numbers/shapes.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'

/** The sizes of bearings: code, bore, outside diameter and width in mm, most common first. */
export const bearingSizes: readonly (readonly [string, number, number, number])[] = [
  ['6203', 17, 40, 12],
  ['6303', 17, 47, 14],
  ['6003', 17, 35, 10],
  ['6202', 15, 35, 11],
  ['6201', 12, 32, 10],
  ['6304', 20, 52, 15],
  ['6002', 15, 32, 9],
  ['608', 8, 22, 7],
  ['B17-99', 17, 52, 17],
  ['6000', 10, 26, 8],
  ['6302', 15, 42, 13],
  ['6001', 12, 28, 8],
  ['6305', 25, 62, 17],
  ['6204', 20, 47, 14],
  ['62303', 17, 47, 19],
  ['6306', 30, 72, 19],
  ['6200', 10, 30, 9],
  ['609', 9, 24, 7],
  ['62201', 12, 32, 14],
  ['62202', 15, 35, 14],
  ['B15-83', 15, 32, 11],
]
const sealSuffixes = ['2RS', 'ZZ', '2RS C3'] as const

/** Returns the shop's standard bearings, at most `most`. All sizes with the most common seal come first. */
export function generateBearingArticles(
  rng: RandomGenerator,
  mint: PartNumberGenerator,
  most: number,
  fitsOf: (code: string) => readonly VehicleFit[],
): { code: string; article: Article }[] {
  const all = sealSuffixes.flatMap((seal) => bearingSizes.map((size) => ({ seal, size })))
  return all.slice(0, most).map(({ seal, size: [code, boreMm, odMm, widthMm] }) => {
    const grams = Math.round(((odMm * odMm - boreMm * boreMm) * widthMm) / 260)
    const suffix = seal === 'ZZ' ? 'ZZ' : seal === '2RS' ? '2RS' : '2RS/C3'
    const numbers: Article['numbers'] = [
      { kind: 'oe', maker: 'ISO', display: `${code}-${suffix}` },
      { kind: 'cross', maker: 'Cargo', display: mint.nextPartNumber(CARGO_PART_NUMBER_PATTERN) },
    ]
    if (waiPartNumberPatterns.bearing)
      numbers.push({ kind: 'cross', maker: 'WAI', display: mint.nextPartNumber(waiPartNumberPatterns.bearing) })
    if (asPlPartNumberPatterns.bearing && rng.happensWith(0.7))
      numbers.push({ kind: 'cross', maker: 'AS-PL', display: mint.nextPartNumber(asPlPartNumberPatterns.bearing) })
    else numbers.push({ kind: 'cross', maker: 'Cargo', display: mint.nextPartNumber(CARGO_BULK_NUMBER_PATTERN) })
    return {
      code,
      article: {
        type: 'bearing',
        categoryId: '405',
        group: odMm <= 32 ? 'Bearings to 32 mm outside' : odMm <= 42 ? 'Bearings to 42 mm outside' : 'Bearings over 42 mm outside',
        name: `Bearing ${code}-${suffix}`,
        producer: 'ISO',
        series: code,
        country: rng.pickOne(['JP', 'DE', 'SK', 'CN']),
        attributes: { bearingCode: code, boreMm, odMm, widthMm, seal },
        weightG: grams,
        boxMm: { length: odMm + 8, width: odMm + 8, height: widthMm + 6 },
        newPriceUsd: 1.9 + grams * 0.022 + (seal === '2RS C3' ? 0.8 : 0),
        coreUsd: 0,
        unitKey: `bearing-${code}-${seal.replace(' ', '-')}`,
        numbers,
        numberPatterns: [],
        fits: fitsOf(code),
        positions: [],
        tags: ['alternator', 'starter', `${boreMm}x${odMm}x${widthMm}`],
      },
    }
  })
}
