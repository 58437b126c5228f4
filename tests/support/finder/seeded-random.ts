/** Returns a generator of random numbers from 0 to below 1, always the same for a seed from 1 on (Park and Miller). */
export function seededRandom(seed: number): () => number {
  let state = seed % 2147483647 || 1
  return () => {
    state = (state * 16807) % 2147483647
    return (state - 1) / 2147483646
  }
}
