/** A longer list than this is no help in choosing a number. */
const MAX_CHOICES = 100

/** From 1 up to all of them. Of very many, the first hundred or all. */
export const piecesToChoose = (most: number): number[] => {
  const choices = Array.from({ length: Math.min(most, MAX_CHOICES) }, (_, at) => at + 1)
  return most > MAX_CHOICES ? [...choices, most] : choices
}
