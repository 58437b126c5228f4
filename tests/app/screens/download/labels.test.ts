import { describe, expect, test } from 'vitest'
import { breakIntoLines, layOutLabel } from '#app/screens/download/labels/label-layout.ts'
import {
  distributeLabelsToPages,
  labelCountPerPage,
  labelPositionAt,
  labelSizeNames,
  labelSizes,
} from '#app/screens/download/labels/label-sizes.ts'
import { QR_QUIET_MODULES } from '#app/ui/paper/qr-code.ts'
import { readQr } from '../../../support/read-qr.ts'

const facts = {
  number: 'AR-S-10001',
  name: 'Starter motor for a tractor with a long name',
  price: '$129.95 · Nov 24, 2026',
  url: 'https://shop.example/de/prod/m/AR-S-10001',
}

describe('labels on their pages', () => {
  test.each(labelSizeNames)('%s: each lies whole on its page', (name) => {
    const size = labelSizes[name]
    for (let at = 0; at < labelCountPerPage(size); at += 1) {
      const { x, y } = labelPositionAt(size, at)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + size.label.width).toBeLessThanOrEqual(size.page.width + 0.001)
      expect(y + size.label.height).toBeLessThanOrEqual(size.page.height + 0.001)
    }
  })

  test('a sheet that was begun is gone on with at the label that is free, and the next sheet begins at its first', () => {
    const pages = distributeLabelsToPages(
      labelSizes['a4-24'],
      Array.from({ length: 5 }, (_, at) => at),
      22,
    )
    expect(pages).toEqual([
      [
        { position: 21, item: 0 },
        { position: 22, item: 1 },
        { position: 23, item: 2 },
      ],
      [
        { position: 0, item: 3 },
        { position: 1, item: 4 },
      ],
    ])
  })

  test('a place that the sheet does not have is its nearest, and a roll has one label a page', () => {
    expect(distributeLabelsToPages(labelSizes['a4-65'], ['a'], 99)).toEqual([[{ position: 64, item: 'a' }]])
    expect(distributeLabelsToPages(labelSizes['62x29'], ['a', 'b'], 1).length).toBe(2)
  })
})

describe('a label', () => {
  test.each(labelSizeNames)('%s: number, words and codes keep within it, and the bars are wide enough to be read', (name) => {
    const { width, height } = labelSizes[name].label
    const { marginMm, numberText, lines, qr, barcode } = layOutLabel(facts, { width, height })
    expect(marginMm + numberText.fontSizeMm * 0.61 * facts.number.length).toBeLessThanOrEqual(qr.x + 0.01)
    expect(numberText.fontSizeMm).toBeGreaterThan(2)
    expect(barcode?.mmPerModule).toBeGreaterThanOrEqual(0.18)
    expect((barcode?.y ?? 0) + (barcode?.heightMm ?? 0)).toBeLessThanOrEqual(height)
    expect(Math.max(...lines.map(({ y }) => y))).toBeLessThanOrEqual(barcode?.y ?? 0)
  })

  test.each(labelSizeNames)('%s: its QR code leads to the part, and a label printer of 203 dots an inch prints each module', (name) => {
    const { qr } = layOutLabel(facts, labelSizes[name].label)
    const runs = [...qr.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map(([, x, y, width]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
    }))
    const edge = Math.min(...runs.map(({ x }) => x))
    expect(edge).toBe(QR_QUIET_MODULES)
    const size = Math.max(...runs.map(({ x, width }) => x + width)) - edge
    const isDark = (x: number, y: number) => runs.some((run) => run.y === y + edge && run.x <= x + edge && x + edge < run.x + run.width)
    expect(readQr(size, isDark)).toBe(facts.url)
    expect(qr.mmPerModule).toBeGreaterThan(0.24)
  })

  test('the smallest has no bars for a number that would need finer ones than a printer prints', () => {
    expect(layOutLabel({ ...facts, number: 'AR-STARTER-0123456789-LONG' }, labelSizes['50x25'].label).barcode).toBeNull()
  })

  test('a name goes over lines between its words, and the last is shortened', () => {
    expect(breakIntoLines('Starter motor for tractors', 14, 2)).toEqual(['Starter motor', 'for tractors'])
    expect(breakIntoLines('Starter motor for tractors and boats', 14, 2)).toEqual(['Starter motor', 'for tractors…'])
  })
})
