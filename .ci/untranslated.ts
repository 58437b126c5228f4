// A step of `npm run check`: every sentence has its words in every language.
import { readWords, wordFiles } from './words.ts'

for (const path of wordFiles())
  for (const { source, said } of readWords(path))
    if (said === '') {
      process.exitCode = 1
      process.stdout.write(`     ${path} has no words for: ${source}\n`)
    }
