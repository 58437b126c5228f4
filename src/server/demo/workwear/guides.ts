import type { BodyMeasure, SizeGuide } from '#contract/apparel/size-guide.ts'

type MeasureSpan = [from: number, to: number]

/** Parses the rows of a size table, such as `M 96-104 84-92`. The name of the size in another system follows after `=`. */
const makeSizeGuide = (measures: BodyMeasure[], rows: string): SizeGuide => ({
  measures,
  rows: rows
    .trim()
    .split('\n')
    .map((line) => {
      const [figures = '', also = ''] = line.split('=').map((piece) => piece.trim())
      const [size = '', ...spans] = figures.split(/\s+/)
      return { size, also, cm: spans.map((span) => span.split('-').map(Number) as MeasureSpan) }
    }),
})

/** Size tables with body measurements in centimetres: tops and trousers by EN 13402, gloves by EN ISO 21420, shoes by foot length. */
export const sizeGuides = {
  tops: makeSizeGuide(
    ['chest', 'waist', 'hip'],
    `S   88-96   76-84   92-98
     M   96-104  84-92   98-104
     L   104-112 92-100  104-110
     XL  112-120 100-108 110-116
     XXL 120-129 108-118 116-124
     3XL 129-138 118-128 124-132`,
  ),
  trousers: makeSizeGuide(
    ['waist', 'hip', 'inseam'],
    `W30 76-80   92-96   80-82 = EU 46
     W32 80-84   96-100  80-82 = EU 48
     W34 84-89   100-104 81-83 = EU 50
     W36 89-94   104-108 82-84 = EU 52
     W38 94-99   108-112 83-85 = EU 54
     W40 99-104  112-116 83-85 = EU 56`,
  ),
  gloves: makeSizeGuide(
    ['hand'],
    `7  17-18.5   = S
     8  18.5-20.5 = M
     9  20.5-23   = L
     10 23-25.5   = XL
     11 25.5-28   = XXL`,
  ),
  shoes: makeSizeGuide(
    ['foot'],
    `39 24.5-25.1 = US 6.5 · UK 6
     40 25.1-25.8 = US 7 · UK 6.5
     41 25.8-26.5 = US 8 · UK 7
     42 26.5-27.1 = US 9 · UK 8
     43 27.1-27.8 = US 10 · UK 9
     44 27.8-28.5 = US 10.5 · UK 9.5
     45 28.5-29.1 = US 11.5 · UK 10.5
     46 29.1-29.8 = US 12 · UK 11
     47 29.8-30.5 = US 13 · UK 12`,
  ),
} as const satisfies Record<string, SizeGuide>

export type SizeGuideName = keyof typeof sizeGuides
