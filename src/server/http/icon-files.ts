import { renderAsync } from '@resvg/resvg-js'
import { type AppIconName, appIcons, drawAppIcon } from '#server/images/draw-app-icon.ts'
import type { Encoded } from './encoded.ts'
import { bytesOfEncoded, memoByBytes } from './lru.ts'

/** An icon of the installed shop as PNG, which is what systems take. */
export type IconFiles = (name: AppIconName, shop: { name: string; accent: string }) => Promise<Encoded>

/** All of some fifty shops. */
const KEPT_BYTES = 4 * 1024 * 1024

/**
 * Icons are turned into pixels on another thread, and once: an icon is known again by what is drawn, so only another name or colour makes
 * it anew.
 */
export function iconFiles(): IconFiles {
  const kept = memoByBytes(KEPT_BYTES, bytesOfEncoded)
  return (name, shop) => {
    const drawing = drawAppIcon(appIcons[name], shop)
    return kept(drawing, async () => {
      const image = await renderAsync(drawing, { font: { loadSystemFonts: false } })
      return { bytes: Buffer.from(image.asPng()), encoding: 'identity' }
    })
  }
}
