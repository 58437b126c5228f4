import { captchaQuestions, listWordsByLanguage, numberWords, type QuestionOperands } from '#server/account/captcha/questions.ts'

const languages = ['en', 'de'] as const

const isOneOf = (all: readonly string[], word: string) => all.includes(word)

/** A wording as a pattern that finds its numbers and its list again. */
const patternOf = (wording: string) =>
  new RegExp(
    wording.replace(/[.?]/g, '\\$&').replace(/\{(a|b|c|list)\}/g, (_, name: string) => `(?<${name}>${name === 'list' ? '.+' : '\\S+'})`),
  )

/** Answers a captcha's question in words. It knows the table of questions, as a person knows the language. */
export function answerTo(question: string): string {
  for (const language of languages)
    for (const one of captchaQuestions)
      for (const wording of one[language]) {
        const found = patternOf(wording).exec(question)
        if (!found) continue
        const { a = '', b = '', c = '', list = '' } = found.groups ?? {}
        const words: readonly string[] = numberWords[language]
        const animals = list.split(', ').filter((thing) => isOneOf(listWordsByLanguage[language].animals, thing)).length
        const asked: QuestionOperands = { a: words.indexOf(a), b: words.indexOf(b), c: words.indexOf(c), animalCount: animals }
        return String(one.answerOf(asked))
      }
  throw new Error(`Nobody knows how to answer: ${question}`)
}
