/** A longer list would not help to choose a number. */
const MAX_CHOICES = 100

/** From 1 to all. Of very many, the first hundred or all. */
export const piecesToChoose = (most: number): number[] => {
  const choices = Array.from({ length: Math.min(most, MAX_CHOICES) }, (_, at) => at + 1)
  return most > MAX_CHOICES ? [...choices, most] : choices
}
