/** What an SVG says of a dark page. A canvas has no theme, and an image would follow the device's. */
const DARK_RULES = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

/** How much larger than laid out a drawing is made: some browsers scale its pixels and not its lines. */
const SCALE = 4

/** An SVG as the light page shows it, large, its `currentColor` in `ink`. */
export const lightSvg = (svg: string, ink?: string): string =>
  svg
    .replace(DARK_RULES, '')
    .replace(/^<svg[^>]*>/, (root) => root.replace(/ (width|height)="(\d+)"/g, (_, side, size) => ` ${side}="${Number(size) * SCALE}"`))
    .replaceAll('currentColor', ink ?? 'currentColor')

/**
 * A picture of the shop for a canvas, from the shop or from this device; null where there is none, or where its host lets nobody take it
 * into a file.
 */
export async function lightPicture(address: string, ink?: string): Promise<HTMLImageElement | null> {
  let made = ''
  try {
    const reply = await fetch(address)
    if (!reply.ok) return null
    const type = reply.headers.get('Content-Type') ?? ''
    const picture = type.startsWith('image/svg') ? new Blob([lightSvg(await reply.text(), ink)], { type }) : await reply.blob()
    made = URL.createObjectURL(picture)
    const image = new Image()
    image.src = made
    await image.decode()
    return image
  } catch {
    // Not on this device, or no picture: the poster does without.
    return null
  } finally {
    if (made !== '') setTimeout(() => URL.revokeObjectURL(made), 0)
  }
}
