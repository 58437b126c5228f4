/**
 * The result of work within a time limit, otherwise a fallback: also if the work fails, or a database never responds. The work continues.
 */
export async function inTime<T>(work: Promise<T>, mostMs: number, otherwise: T): Promise<T> {
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
