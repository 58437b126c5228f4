import { type PicturedPart, renderPartPicture } from '#drawings/part-picture.ts'
import { svgResponseHeaders } from '#drawings/svg-headers.ts'

/**
 * Draws the picture of a part when neither the network nor the cache can provide it. `partOf` finds the part on this device, and `accent`
 * is the shop's colour in the light theme. Returns null for any other URL, for an unknown part, and for a part that has no such picture.
 */
export async function renderOffline(
  url: URL,
  partOf: (mcode: string) => Promise<PicturedPart | null>,
  accent: string,
): Promise<Response | null> {
  const [, mcode, kind] = /^\/images\/part\/([A-Za-z0-9-]{1,64})\/([a-z-]{1,20})\.svg$/.exec(url.pathname) ?? []
  if (mcode === undefined || kind === undefined) return null
  const part = await partOf(mcode)
  const svg = part && renderPartPicture(part, kind, accent)
  return svg === null ? null : new Response(svg, { headers: { ...svgResponseHeaders, 'X-Content-Type-Options': 'nosniff' } })
}
