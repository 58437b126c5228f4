/**
 * Returns the result of work if it is ready in time, and otherwise `otherwise`. The same happens if the work fails, or if a database never
 * responds. The work goes on.
 */
export async function withTimeout<T>(work: Promise<T>, mostMs: number, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), mostMs)
  })
  try {
    return await Promise.race([work.catch(() => otherwise), late])
  } finally {
    clearTimeout(timer)
  }
}
