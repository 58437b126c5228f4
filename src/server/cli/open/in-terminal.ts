import { createInterface } from 'node:readline/promises'
import { askForShop } from './ask.ts'

const FILE = 'shop.json'
/** Matches options of `open` that contain everything, so that no questions are asked. */
const NEEDS_NO_QUESTIONS = /^(?:--file|--text|--check|--sample|--schema|--help|-h)(?:=|$)/

/**
 * Asks the questions of `open` if it was typed in a terminal without its options. Returns the words of the command, extended by the file
 * that holds the answers. Other commands are returned unchanged. Returns null if the operator stopped answering.
 */
export async function withAnswers(
  words: readonly string[],
  terminal: { input: NodeJS.ReadStream; output: NodeJS.WriteStream },
): Promise<string[] | null> {
  const { input, output } = terminal
  if (words[0] !== 'open' || words.some((word) => NEEDS_NO_QUESTIONS.test(word)) || !input.isTTY || !output.isTTY) return [...words]
  const lines = createInterface({ input, output })
  const away = new AbortController()
  lines.once('close', () => away.abort())
  lines.once('SIGINT', () => lines.close())
  try {
    await askForShop(FILE, {
      question: (text) => lines.question(text, { signal: away.signal }),
      print: (text) => void output.write(`${text}\n`),
    })
  } catch (cause) {
    if (!away.signal.aborted) throw cause
    output.write(`\nBroken off. What was answered is kept in ${FILE}; the same command goes on from there.\n`)
    return null
  } finally {
    lines.close()
  }
  return [...words, '--file', FILE]
}
