/**
 * Replaces `--file -` in a command by `--text` with the content of standard input. The running shop, which carries out the command, cannot
 * read the operator's standard input. Without `--file -`, nothing is read.
 */
export async function embedStandardInput(words: readonly string[], read: () => Promise<string>): Promise<string[]> {
  const at = words.findIndex((word, place) => word === '--file' && words[place + 1] === '-')
  if (at >= 0) return [...words.slice(0, at), `--text=${await read()}`, ...words.slice(at + 2)]
  const joined = words.indexOf('--file=-')
  return joined < 0 ? [...words] : words.toSpliced(joined, 1, `--text=${await read()}`)
}
