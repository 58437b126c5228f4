/**
 * Returns the result of `work` if it is ready within `mostMs`. Returns `otherwise` if the work takes longer or fails, for example because a
 * database never responds. Late work goes on.
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
