/** Texts of numbers in tenths, cached because formatting numbers is the slowest step of a drawing. There are at most 16,001 of them. */
const cachedTenthTexts: (string | undefined)[] = []

function tenthText(tenths: number): string {
  if (tenths < -8000 || tenths > 8000) return String(tenths / 10)
  const known = cachedTenthTexts[tenths + 8000]
  if (known !== undefined) return known
  const text = tenths > -10 && tenths < 10 ? (tenths === 0 ? '0' : String(tenths / 10).replace('0.', '.')) : String(tenths / 10)
  cachedTenthTexts[tenths + 8000] = text
  return text
}

/** Formats a number as short as possible: with one decimal by default, and without trailing zeros. */
export function formatNumber(value: number, decimals = 1): string {
  if (decimals === 1) return tenthText(Math.round(value * 10))
  const unit = 10 ** decimals
  const rounded = Math.round(value * unit) / unit
  if (rounded > -1 && rounded < 1) return rounded === 0 ? '0' : String(rounded).replace('0.', '.')
  return String(rounded)
}

/** Formats numbers as SVG path data. A minus sign already separates two numbers, so no space is put before it. */
export const joinNumbers = (...values: readonly number[]): string => {
  let text = ''
  for (const value of values) {
    const next = formatNumber(value)
    text += text === '' || next.startsWith('-') ? next : ` ${next}`
  }
  return text
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10

/**
 * Returns a line through points as SVG path data. The first point is absolute. Each other point is relative to the rounded point before, so
 * that rounding errors do not add up.
 */
export function polylinePath(spots: readonly { u: number; v: number }[]): string {
  let d = ''
  let [u, v] = [0, 0]
  for (const spot of spots) {
    const [a, b] = [roundToTenth(spot.u), roundToTenth(spot.v)]
    if (d === '') d = `M${joinNumbers(a, b)}l`
    else {
      const [du, dv] = [roundToTenth(a - u), roundToTenth(b - v)]
      if (du === 0 && dv === 0) continue
      const step = joinNumbers(du, dv)
      d += d.endsWith('l') || step.startsWith('-') ? step : ` ${step}`
    }
    u = a
    v = b
  }
  return d.endsWith('l') ? d.slice(0, -1) : d
}

/** Returns a full circle across the axis, which appears as an ellipse, as SVG path data. */
export const ellipsePath = (u: number, v: number, a: number, b: number): string => {
  const [ra, rb] = [roundToTenth(a), roundToTenth(b)]
  return `M${joinNumbers(u, v - rb)}a${joinNumbers(ra, rb, 0, 1, 1, 0, 2 * rb)}a${joinNumbers(ra, rb, 0, 1, 1, 0, -2 * rb)}Z`
}

/** Escapes text for an element or attribute. Characters that XML forbids are removed. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
