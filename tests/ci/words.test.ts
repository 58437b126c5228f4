import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, onTestFinished, test } from 'vitest'
import { readWords, wordFiles } from '../../.ci/words.ts'
import { sameInGerman } from './same-in-german.ts'

/** What a translator must not lose: each value with its kind (plain, plural), the exact numbers a plural names, each tag. */
function keptParts(message: string): string[] {
  const values = (tokens: CompiledMessage): string[] =>
    tokens.flatMap((token) => {
      if (typeof token === 'string') return []
      const [name, kind = '', forms] = token
      if (typeof forms !== 'object' || forms === null) return [`{${name}${kind}}`]
      const branches = Object.entries(forms)
      const exact = branches.map(([form]) => form).filter((form) => /^\d/.test(form))
      return [`{${name} ${kind} ${exact}}`, ...branches.flatMap(([, inner]) => (Array.isArray(inner) ? values(inner) : []))]
    })
  const tags = message.match(/<\/?\d+\/?>/g) ?? []
  return [...new Set([...values(compileMessage(message)), ...tags])].toSorted()
}

test('each sentence of each language keeps the values, plurals and tags of its source', () => {
  expect(wordFiles().length).toBeGreaterThan(0)
  for (const path of wordFiles())
    expect(
      readWords(path)
        .filter(({ source, said }) => keptParts(source).join() !== keptParts(said).join())
        .map(({ said }) => said),
      path,
    ).toEqual([])
})

test('what is the same in German as in English is a name, and listed', () => {
  const same = wordFiles()
    .filter((path) => path.includes(join('locales', 'de')))
    .flatMap((path) => readWords(path))
    .filter(({ source, said }) => source === said && /[A-Za-z]/.test(source.replace(/\{\w+\}|<\/?\d+\/?>/g, '')))
    .map(({ source }) => source)
  expect(same.filter((sentence) => !sameInGerman.includes(sentence))).toEqual([])
})

test('a plural names in German the forms that German has', () => {
  const plural = /\{\w+, plural,(?=(.*))/g
  for (const path of wordFiles().filter((one) => one.includes(join('locales', 'de'))))
    for (const { said } of readWords(path))
      for (const [, forms = ''] of said.matchAll(plural)) expect(forms, said).toMatch(/one \{.*other \{/)
})

test('a sentence that stands twice is translated once, but not where its context differs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'app.po')
  writeFileSync(
    path,
    [
      'msgid ""\nmsgstr ""',
      '#. js-lingui-explicit-id\nmsgid "State"\nmsgstr ""',
      'msgid "State"\nmsgstr "Stand"',
      'msgctxt "address"\nmsgid "State"\nmsgstr ""',
      'msgid "Alone"\nmsgstr ""',
    ].join('\n\n'),
  )
  expect(readWords(path).map(({ source, said }) => [source, said])).toEqual([
    ['State', 'Stand'],
    ['State', 'Stand'],
    ['State', ''],
    ['Alone', ''],
  ])
})
