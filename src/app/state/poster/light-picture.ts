/** The rules of an SVG for the dark theme. A canvas has no theme, and an image would follow the device's theme. */
const DARK_THEME_PATTERN = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

/** How much the picture is enlarged, because some browsers scale the pixels of an SVG instead of its lines. */
const PICTURE_SCALE = 4

/** Returns an SVG in the light theme, enlarged, and with `ink` as its `currentColor`. */
export const lightThemeSvg = (svg: string, ink?: string): string =>
  svg
    .replace(DARK_THEME_PATTERN, '')
    .replace(/^<svg[^>]*>/, (root) =>
      root.replace(/ (width|height)="(\d+)"/g, (_, side, size) => ` ${side}="${Number(size) * PICTURE_SCALE}"`),
    )
    .replaceAll('currentColor', ink ?? 'currentColor')

/**
 * Loads a picture for a canvas, from the server or a cache. Returns null if it is missing, or if the browser blocks it because of its
 * origin (CORS).
 */
export async function loadLightPicture(address: string, ink?: string): Promise<HTMLImageElement | null> {
  let made = ''
  try {
    const reply = await fetch(address)
    if (!reply.ok) return null
    const type = reply.headers.get('Content-Type') ?? ''
    const picture = type.startsWith('image/svg') ? new Blob([lightThemeSvg(await reply.text(), ink)], { type }) : await reply.blob()
    made = URL.createObjectURL(picture)
    const image = new Image()
    image.src = made
    await image.decode()
    return image
  } catch {
    // The picture is missing or is no picture. The poster then omits it.
    return null
  } finally {
    if (made !== '') setTimeout(() => URL.revokeObjectURL(made), 0)
  }
}
