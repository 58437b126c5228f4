import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Answers, type Question, questionsFor } from './questions.ts'
import { readShopText } from './read-shop-file.ts'

/** Where questions are asked and answers are read: in a terminal, or in a test. */
export interface QuestionTerminal {
  /** Asks a question and returns the answer. Rejects if the input is closed. */
  question: (text: string) => Promise<string>
  print: (text: string) => void
}

/**
 * Asks for everything that is needed to open a shop. Each answer is checked before the next question and saved to the file at once. If the
 * file has answers already, only the missing ones are asked for.
 */
export async function askShopQuestions(file: string, { question, print }: QuestionTerminal): Promise<void> {
  const answers = await readSavedAnswers(file)
  const open = () => questionsFor(answers).filter(({ fieldPath }) => answerOfField(answers, fieldPath) === undefined)
  if (open().length > 0)
    print(
      `${Object.keys(answers).length === 0 ? 'Opening a shop.' : `Going on with ${file}.`} Enter takes what stands in [brackets]. Ctrl+C breaks off; what was answered is kept in ${file}.`,
    )
  for (let [next] = open(); next; [next] = open()) {
    setAnswer(answers, next.fieldPath, await askQuestion(next, answers, { file, question, print }))
    await saveAnswers(file, answers)
  }
}

async function askQuestion(
  asked: Question,
  answers: Answers,
  { file, question, print }: QuestionTerminal & { file: string },
): Promise<unknown> {
  const fallback = asked.defaultAnswer(answers)
  for (;;) {
    const typed = (await question(`${asked.getPrompt(answers)}${fallback ? ` [${fallback}]` : ''}: `)).trim() || fallback
    try {
      if (typed === null) throw new Error('This is needed.')
      const value = asked.parseAnswer(typed, answers)
      await requireUsableAnswerFile(file, asked.fieldPath, value)
      return value
    } catch (cause) {
      print(`  ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }
}

/**
 * Throws if a file that was given as an answer does not exist or is not accepted. So the operator learns this at once and not after the
 * last question.
 */
async function requireUsableAnswerFile(file: string, [field, within]: Question['fieldPath'], value: unknown): Promise<void> {
  if (value === '' || (field !== 'logo' && field !== 'pages')) return
  const only = { id: 'x', ...(within === undefined ? { [field]: value } : { [field]: { [within]: value } }) }
  await readShopText(dirname(resolve(file)), 'This', JSON.stringify(only)).catch((cause: unknown) => {
    throw new Error(cause instanceof Error ? (cause.message.split('\n')[1] ?? cause.message) : String(cause))
  })
}

async function readSavedAnswers(file: string): Promise<Answers> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return {}
  const read: unknown = JSON.parse(text)
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
}

const isAnswers = (value: unknown): value is Answers => typeof value === 'object' && value !== null && !Array.isArray(value)

function answerOfField(answers: Answers, [field, within]: Question['fieldPath']): unknown {
  const value = answers[field]
  return within === undefined ? value : isAnswers(value) ? value[within] : undefined
}

function setAnswer(answers: Answers, [field, within]: Question['fieldPath'], value: unknown): void {
  if (within === undefined) answers[field] = value
  else answers[field] = { ...(isAnswers(answers[field]) ? answers[field] : {}), [within]: value }
}

/** Writes the answers to a new file and renames it, so that a killed process leaves either the old file or the new one. */
async function saveAnswers(file: string, answers: Answers): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(answers, null, 2)}\n`)
  await rename(`${file}.new`, file)
}
