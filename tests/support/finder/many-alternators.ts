import type { IndexedPart } from '#search/part.ts'
import { plainPart } from '../../search/records/shop.ts'
import { seededRandom } from './seeded-random.ts'

/** So many alternators of which hardly any two are equal on the bench: the hardest shop for a finder. All are in one category. */
export function manyAlternators(count: number, categoryId: string, seed = 1): IndexedPart[] {
  const random = seededRandom(seed)
  const among = <T>(values: readonly [T, ...T[]]): T => values[Math.floor(random() * values.length)] ?? values[0]
  const between = (least: number, most: number, decimals: number) => Number((least + random() * (most - least)).toFixed(decimals))
  return Array.from({ length: count }, (_, at) =>
    plainPart(at + 1, {
      type: 'alternator',
      categoryId,
      mcode: `AL-${100000 + at}`,
      popularity: Math.floor(random() * 1000),
      attributes: {
        ...{ voltage: among([12, 12, 24]), amps: among([65, 90, 120, 150, 180, 200]), rotation: among(['CW', 'CCW', 'both']) },
        ...{ pulleyKind: among(['PV', 'V', 'OAP', 'OAD']), grooves: among([1, 2, 4, 5, 6, 7, 8]), pulleyOdMm: between(45, 90, 1) },
        ...{ fan: among(['internal', 'external']), vacuumPump: among(['no', 'yes']), plugPins: among([1, 2, 3, 4]) },
        ...{ plugShape: among(['oval', 'rectangular', 'stud', 'blade']), plugCode: among(['S-L-IG', 'D+-W', 'L', 'LIN', 'C-M']) },
        ...{ mountKind: among(['swing', 'saddle', 'pad']), ears: among([1, 2, 3, 4]), holeMm: among([8.4, 10.4, 12.5]) },
        ...{ footMm: between(40, 90, 1), clockingDeg: among([0, 30, 60, 90, 120, 150, 180]), lengthMm: between(140, 290, 1) },
        ...{ bodyOdMm: between(110, 160, 1), studThread: among(['M6', 'M8']) },
      },
    }),
  )
}
