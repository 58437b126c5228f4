/** Each call gives the next so many of a list, so that none is asked twice. */
export function portions<One>(all: readonly One[]): (count: number) => One[] {
  let from = 0
  return (count) => {
    const portion = all.slice(from, from + count)
    if (portion.length < count) throw new Error('There are too few for what is asked.')
    from += count
    return portion
  }
}
