/** Dark theme rules of an SVG. A canvas has no theme, and an image would follow the device's. */
const DARK_RULES = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

/** Rasterisation scale: some browsers scale the pixels of an SVG instead of its lines. */
const SCALE = 4

/** An SVG in the light theme, enlarged, with its `currentColor` set to `ink`. */
export const lightSvg = (svg: string, ink?: string): string =>
  svg
    .replace(DARK_RULES, '')
    .replace(/^<svg[^>]*>/, (root) => root.replace(/ (width|height)="(\d+)"/g, (_, side, size) => ` ${side}="${Number(size) * SCALE}"`))
    .replaceAll('currentColor', ink ?? 'currentColor')

/** A picture for a canvas, from server or cache; null if it is missing, or blocked by CORS. */
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
    // Missing or not a picture: the poster omits it.
    return null
  } finally {
    if (made !== '') setTimeout(() => URL.revokeObjectURL(made), 0)
  }
}
