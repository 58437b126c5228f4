import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import { inPlainColours } from '#drawings/plain-colours.ts'
import { SHARE_FONT } from '#drawings/render-share.ts'
import type { Encoded } from './encoded.ts'
import { bytesOfEncoded, memoByBytes } from './lru.ts'

/** Converts an SVG drawing to a PNG of the same size. */
export type PngFiles = (svg: string) => Promise<Encoded>

/** Maximum bytes of the PNG cache. It has room for the icons of some fifty shops and about four hundred link preview pictures. */
const KEPT_BYTES = 16 * 1024 * 1024

const fontFile = createRequire(import.meta.url).resolve
const fonts = ['600SemiBold/BarlowSemiCondensed_600SemiBold', '700Bold/BarlowSemiCondensed_700Bold'].map((name) =>
  fontFile(`@expo-google-fonts/barlow-semi-condensed/${name}.ttf`),
)

/**
 * Creates a converter from SVG to PNG with a cache, whose keys are the SVG texts. Conversions run one after another on another thread. A
 * link preview takes 25 to 60 ms of processor time. Several at once would block the threads that files and password hashes need.
 */
export function pngFiles(): PngFiles {
  const kept = memoByBytes(KEPT_BYTES, bytesOfEncoded)
  let before: Promise<unknown> = Promise.resolve()
  return (svg) =>
    kept(svg, () => {
      const made = before.then(async (): Promise<Encoded> => {
        const font = { loadSystemFonts: false, fontFiles: fonts, defaultFontFamily: SHARE_FONT }
        const image = await renderAsync(inPlainColours(svg), { font })
        return { bytes: Buffer.from(image.asPng()), encoding: 'identity' }
      })
      before = made.catch(() => undefined)
      return made
    })
}
