import { expect, test } from 'vitest'
import { firstPhotoWithinLimit, fitWithinEdge, photoSizeAttempts, scalePhoto } from '#app/state/page/photo.ts'

test('a photo keeps its proportion, and is never made larger', () => {
  expect(fitWithinEdge({ width: 4000, height: 3000 }, 1280)).toEqual({ width: 1280, height: 960 })
  expect(fitWithinEdge({ width: 3000, height: 4000 }, 800)).toEqual({ width: 600, height: 800 })
  expect(fitWithinEdge({ width: 300, height: 200 }, 1280)).toEqual({ width: 300, height: 200 })
  expect(fitWithinEdge({ width: 4000, height: 1 }, 320)).toEqual({ width: 320, height: 1 })
})

test('the best try that is short enough is taken, and no further one is made', () => {
  const tried: number[] = []
  const text = firstPhotoWithinLimit((edge, quality) => {
    tried.push(edge)
    return 'x'.repeat(Math.round(edge * edge * quality))
  }, 500_000)
  expect(text?.length).toBeLessThanOrEqual(500_000)
  expect(tried.at(-1)).toBe(1024)
})

test('a photo that never fits is said to be none', () => {
  expect(firstPhotoWithinLimit(() => 'xx', 1)).toBeNull()
})

test('each try is smaller or poorer than the one before', () => {
  for (const [at, { edge, quality }] of photoSizeAttempts.entries()) {
    const before = photoSizeAttempts[at - 1]
    if (before !== undefined) expect(edge < before.edge || quality < before.quality).toBe(true)
  }
})

test('a file that could exhaust the memory of a phone is refused before it is decoded', async () => {
  const file = Object.defineProperty(new Blob(['x']), 'size', { value: 41 * 1024 * 1024 })
  await expect(scalePhoto(file, 1000)).rejects.toThrow('That picture has more than 40 MB.')
})
