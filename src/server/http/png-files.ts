import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import { inPlainColours } from '#drawings/plain-colours.ts'
import { SHARE_FONT } from '#drawings/render-share.ts'
import type { Encoded } from './encoded.ts'
import { bytesOfEncoded, memoByBytes } from './lru.ts'

/** A drawing as PNG in its own size, which is what systems and messengers take. */
export type PngFiles = (svg: string) => Promise<Encoded>

/** Icons of some fifty shops and about four hundred share pictures. */
const KEPT_BYTES = 16 * 1024 * 1024

const fontFile = createRequire(import.meta.url).resolve
const fonts = ['600SemiBold/BarlowSemiCondensed_600SemiBold', '700Bold/BarlowSemiCondensed_700Bold'].map((name) =>
  fontFile(`@expo-google-fonts/barlow-semi-condensed/${name}.ttf`),
)

/**
 * Drawings are turned into pixels on another thread, one after the other and once: a picture is known again by what is drawn, so only another
 * name, colour or part makes it anew. A share picture takes 25 to 60 ms of a core; several at once would take the threads that files and
 * passwords wait for.
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
