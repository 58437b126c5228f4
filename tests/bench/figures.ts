export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
export const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export function middle(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
