export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
export const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The median, of what can be sorted by size; of an even number the upper of the two in the middle. */
export function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The lower quartile, of what can be sorted by size. */
export function quarter(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN
}
