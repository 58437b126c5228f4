const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Answers questions as the attack on the shop's first ones did: by four patterns. */
export function attackByPattern(question: string): string {
  const [a = 0, b = 0, c = 0] =
    (question.split(':')[1] ?? question)
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.map((word) => numbers.indexOf(word))
      .filter((value) => value >= 0) ?? []
  if (/first and the last/.test(question)) return String(a + c)
  if (/largest/.test(question)) return String(Math.max(a, b, c))
  if (/follows the middle/.test(question)) return String(b + 1)
  return String(Math.abs(a - b))
}
