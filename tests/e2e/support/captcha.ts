const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Answers a captcha's question in words, as a person does who cannot see the picture. */
export function answerTo(question: string): string {
  const list = question.split(':')[1] ?? ''
  const [a = 0, b = 0, c = 0] =
    list
      .match(/[a-z]+/g)
      ?.map((word) => numbers.indexOf(word))
      .filter((value) => value >= 0) ?? []
  if (/first and the last/.test(question)) return String(a + c)
  if (/largest/.test(question)) return String(Math.max(a, b, c))
  if (/follows the middle/.test(question)) return String(b + 1)
  if (/How far apart/.test(question)) return String(Math.abs(a - b))
  throw new Error(`Nobody knows how to answer: ${question}`)
}
