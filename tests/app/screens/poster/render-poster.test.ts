import { expect, test } from 'vitest'
import { displayUrl, type Poster, posterFormSizes } from '#app/screens/poster/poster.ts'
import { renderPoster } from '#app/screens/poster/render-poster.ts'
import { QR_QUIET_MODULES } from '#app/ui/paper/qr-code.ts'
import { readQr } from '../../../support/read-qr.ts'

const poster: Poster = {
  ...{
    shop: 'Voltwerk',
    colour: '#f5a300',
    textColour: '#12171c',
    title: 'ST-586190',
    isTitlePartNumber: true,
    description: 'Starter motor',
  },
  ...{
    detailLines: ['12 V', 'OE 0 001 107 064 Bosch'],
    price: '$129.50',
    priceNote: 'price of Nov 24, 2026',
    qrCaption: 'Scan for stock, what it fits and to order',
  },
  ...{ url: 'https://voltwerk.example/de/prod/m/ST-586190', contact: '+1 555 0100199' },
}

interface Filled {
  colour: string
  x: number
  y: number
  width: number
  height: number
}

/** A canvas that notes what is drawn. */
function drawn(form: keyof typeof posterFormSizes, of: Poster) {
  const filled: Filled[] = []
  const texts: { text: string; x: number; y: number }[] = []
  const pen = {
    ...{ fillStyle: '', font: '10px x' },
    fillRect: (x: number, y: number, width: number, height: number) => void filled.push({ colour: pen.fillStyle, x, y, width, height }),
    fillText: (text: string, x: number, y: number) => void texts.push({ text, x, y }),
    measureText: (text: string) => ({ width: text.length * Number(/([\d.]+)px/.exec(pen.font)?.[1]) * 0.5 }),
  }
  const canvas = { width: 0, height: 0, getContext: () => pen }
  renderPoster(canvas as unknown as HTMLCanvasElement, form, of, { logo: null, mainPicture: null })
  return { canvas, filled, texts }
}

test.each(['portrait', 'a4'] as const)(
  '%s: its code can be read and leads to what it is of, with a quiet zone, whole in the picture',
  (form) => {
    const { canvas, filled } = drawn(form, poster)
    const { width, height } = posterFormSizes[form]
    expect([canvas.width, canvas.height]).toEqual([width, height])
    const dark = filled.filter(({ colour }) => colour === '#000000')
    const [left, top] = [Math.min(...dark.map(({ x }) => x)), Math.min(...dark.map(({ y }) => y))]
    const [right, bottom] = [Math.max(...dark.map((run) => run.x + run.width)), Math.max(...dark.map((run) => run.y + run.height))]
    const module = Math.min(...dark.map((run) => run.height))
    // Whole pixels, wide enough for a phone at arm's length.
    expect([module, left, top].every(Number.isInteger) && module >= 6).toBe(true)
    const size = (right - left) / module
    const isDark = (x: number, y: number) =>
      dark.some((run) => run.y === top + y * module && run.x <= left + x * module && left + x * module < run.x + run.width)
    expect(readQr(size, isDark)).toBe(poster.url)
    expect(bottom - top).toBe(right - left)
    const quiet = QR_QUIET_MODULES * module
    const paper = filled.filter(({ colour, x, y }) => colour === '#ffffff' && x > 0 && y > 0)
    expect(
      paper.some(
        (one) =>
          one.x <= left - quiet && one.y <= top - quiet && one.x + one.width >= right + quiet && one.y + one.height >= bottom + quiet,
      ),
    ).toBe(true)
    expect(right + quiet <= width && bottom + quiet <= height).toBe(true)
  },
)

test.each(['portrait', 'a4'] as const)(
  '%s: says number, price with its day and the address, all within the picture; without a price none',
  (form) => {
    const { texts } = drawn(form, poster)
    const { width, height } = posterFormSizes[form]
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Voltwerk', 'ST-586190', '$129.50', 'price of Nov 24, 2026', displayUrl(poster.url)]),
    )
    for (const { x, y } of texts) expect(x >= 0 && x < width && y > 0 && y < height).toBe(true)
    expect(
      drawn(form, { ...poster, price: null })
        .texts.map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/\$|price of/)
  },
)
