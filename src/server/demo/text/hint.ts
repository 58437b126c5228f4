import type { VehicleFit } from '#server/demo/fitting.ts'

const yearSpanText = (from: number | null, to: number | null): string =>
  from === null ? '' : to === null ? ` ${from} on` : from === to ? ` ${from}` : ` ${from}–${to}`

/**
 * Returns one vehicle that a part fits, as a short text. For cars it is the model line with all its years (`Toyota Corolla 1993–2014`), for
 * other machines the first model.
 */
export function applicationHintOf(fits: readonly VehicleFit[]): string | null {
  const [first] = fits
  if (!first) return null
  const { target } = first
  if (target.applicationId !== '1')
    return `${target.make} ${target.model.split(',')[0] ?? target.model}${yearSpanText(first.fromYear, first.toYear)}`
  const same = fits.filter((fit) => fit.target.make === target.make && fit.target.line === target.line)
  const from = same.reduce<number | null>(
    (least, fit) => (fit.fromYear !== null && (least === null || fit.fromYear < least) ? fit.fromYear : least),
    null,
  )
  const to = same.some((fit) => fit.toYear === null) ? null : Math.max(...same.map((fit) => fit.toYear ?? 0))
  return `${target.make} ${target.line}${yearSpanText(from, to)}`
}

/** Returns at most `most` makes that a part fits, each with up to three model lines, for use in a sentence. */
export function makeAndLineTexts(fits: readonly VehicleFit[], most: number): string[] {
  const lines = new Map<string, string[]>()
  for (const { target } of fits) {
    const known = lines.get(target.make)
    if (!known && lines.size >= most) continue
    const name = target.applicationId === '1' ? target.line : target.model
    if (!known) lines.set(target.make, [name])
    else if (known.length < 3 && !known.includes(name)) known.push(name)
  }
  return [...lines].map(([make, names]) => `${make} ${names.join(', ')}`)
}
