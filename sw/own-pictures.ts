import { SHOP_PICTURE_WIDTHS } from '#contract/part/own-widths.ts'
import { findFirstCached } from './answer.ts'
import { cacheKey } from './cache-key.ts'
import type { ReplyStore } from './reply-store.ts'

/** Returns which photo of the shop a URL refers to, in any size; null for another URL. */
export function parseShopPicturePath({ pathname }: URL): { folder: string; width: number } | null {
  const [, folder, width] = /^(.*\/own\/[0-9a-f]{32}\/)(\d+)\.(?:avif|webp|svg)$/.exec(pathname) ?? []
  return folder === undefined ? null : { folder, width: Number(width) }
}

/**
 * Returns the same photo of the shop in another cached size or format, if the network cannot provide it. Such a photo is better than a
 * drawing. Browsers recognise the format by its content.
 */
export async function findCachedOtherSize(images: ReplyStore, url: URL): Promise<Response | null> {
  const own = parseShopPicturePath(url)
  if (own === null) return null
  const widths = [...new Set([own.width, ...SHOP_PICTURE_WIDTHS])].sort((a, b) => Math.abs(a - own.width) - Math.abs(b - own.width))
  const addresses = widths.flatMap((width) => ['avif', 'webp', 'svg'].map((format) => new URL(`${own.folder}${width}.${format}`, url).href))
  return findFirstCached(
    images,
    addresses.map((address) => cacheKey(address, null)),
  )
}
