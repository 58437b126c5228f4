/** How many choices for the number of pieces are offered at most, besides all pieces. A longer list would not help to choose. */
const MAX_PIECE_CHOICES = 100

/** Returns the numbers of pieces to choose from: 1 to all. If there are more than a hundred pieces, 1 to 100 and all of them. */
export const pieceCountChoices = (most: number): number[] => {
  const choices = Array.from({ length: Math.min(most, MAX_PIECE_CHOICES) }, (_, at) => at + 1)
  return most > MAX_PIECE_CHOICES ? [...choices, most] : choices
}
