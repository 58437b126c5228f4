/**
 * What work brings within so many milliseconds, else what stands in its place: where it fails, or a browser's database never answers. The
 * work goes on.
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
