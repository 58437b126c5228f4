/**
 * The words of a command with `--file -` replaced by what comes by standard input: the running shop, which carries commands out, has another
 * one. Nothing is read where no word asks for it.
 */
export async function withStandardInput(words: readonly string[], read: () => Promise<string>): Promise<string[]> {
  const at = words.findIndex((word, place) => word === '--file' && words[place + 1] === '-')
  if (at >= 0) return [...words.slice(0, at), `--text=${await read()}`, ...words.slice(at + 2)]
  const joined = words.indexOf('--file=-')
  return joined < 0 ? [...words] : words.toSpliced(joined, 1, `--text=${await read()}`)
}
