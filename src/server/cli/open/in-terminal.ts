import { createInterface } from 'node:readline/promises'
import { askShopQuestions } from './ask.ts'

const DEFAULT_SHOP_FILE = 'shop.json'
/** Matches options of `open` that contain everything, so that no questions are asked. */
const OPTIONS_WITHOUT_QUESTIONS = /^(?:--file|--text|--check|--sample|--schema|--help|-h)(?:=|$)/

/**
 * Asks the questions of `open` if it was typed in a terminal without its options. Returns the words of the command, extended by the file
 * that holds the answers. Other commands are returned unchanged. Returns null if the operator stopped answering.
 */
export async function collectShopAnswers(
  words: readonly string[],
  terminal: { input: NodeJS.ReadStream; output: NodeJS.WriteStream },
): Promise<string[] | null> {
  const { input, output } = terminal
  if (words[0] !== 'open' || words.some((word) => OPTIONS_WITHOUT_QUESTIONS.test(word)) || !input.isTTY || !output.isTTY) return [...words]
  const lines = createInterface({ input, output })
  const away = new AbortController()
  lines.once('close', () => away.abort())
  lines.once('SIGINT', () => lines.close())
  try {
    await askShopQuestions(DEFAULT_SHOP_FILE, {
      question: (text) => lines.question(text, { signal: away.signal }),
      print: (text) => void output.write(`${text}\n`),
    })
  } catch (cause) {
    if (!away.signal.aborted) throw cause
    output.write(`\nBroken off. What was answered is kept in ${DEFAULT_SHOP_FILE}; the same command goes on from there.\n`)
    return null
  } finally {
    lines.close()
  }
  return [...words, '--file', DEFAULT_SHOP_FILE]
}
