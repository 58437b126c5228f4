import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import { replacePaintVariables } from '#drawings/plain-colours.ts'
import { SHARE_FONT_FAMILY } from '#drawings/render-share-picture.ts'
import type { EncodedBody } from './encoded.ts'
import { createByteLimitedMemo, encodedSizeBytes } from './lru.ts'

/** Converts an SVG drawing to a PNG of the same size. */
export type PngConverter = (svg: string) => Promise<EncodedBody>

/** Maximum bytes of the PNG cache. It has room for the icons of some fifty shops and about four hundred link preview pictures. */
const MAX_PNG_CACHE_BYTES = 16 * 1024 * 1024

const resolveFontFile = createRequire(import.meta.url).resolve
const fontPaths = ['600SemiBold/BarlowSemiCondensed_600SemiBold', '700Bold/BarlowSemiCondensed_700Bold'].map((name) =>
  resolveFontFile(`@expo-google-fonts/barlow-semi-condensed/${name}.ttf`),
)

/**
 * Creates a converter from SVG to PNG with a cache, whose keys are the SVG texts. Conversions run one after another on another thread. A
 * link preview takes 25 to 60 ms of processor time. Several at once would block the threads that files and password hashes need.
 */
export function createPngConverter(): PngConverter {
  const kept = createByteLimitedMemo(MAX_PNG_CACHE_BYTES, encodedSizeBytes)
  let before: Promise<unknown> = Promise.resolve()
  return (svg) =>
    kept(svg, () => {
      const made = before.then(async (): Promise<EncodedBody> => {
        const font = { loadSystemFonts: false, fontFiles: fontPaths, defaultFontFamily: SHARE_FONT_FAMILY }
        const image = await renderAsync(replacePaintVariables(svg), { font })
        return { bytes: Buffer.from(image.asPng()), encoding: 'identity' }
      })
      before = made.catch(() => undefined)
      return made
    })
}
