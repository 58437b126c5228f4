import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, onTestFinished, test } from 'vitest'
import { germanPages } from '#server/pages/text/de/pages.ts'
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

/** Each sentence of the code with its German. */
const german = () =>
  wordFiles()
    .filter((path) => path.includes(join('locales', 'de')))
    .flatMap((path) => readWords(path))
/** The German of the sentences that are not so. */
const amiss = (isAmiss: (source: string, said: string) => boolean) =>
  german()
    .filter(({ source, said }) => isAmiss(source, said))
    .map(({ said }) => said)

test('“this phone” is “dieses Handy”, so that a desk can be called a device (app/i18n/device-words.ts)', () => {
  expect(amiss((source, said) => /\bthis phone\b/i.test(source) !== /\bdiese[sm] Handys?\b/i.test(said))).toEqual([])
})

test('one thing has one name, as locales/README.md says', () => {
  // What the trade calls Netz, Theke, Merkliste, Kohlen, Anlasser, Lichtmaschine, Altteilpfand, Angebot and Garantie.
  const others = /\b(Empfang|Signal|Tresen|Favorit\w*|Kohlebürsten?|Starter|Generator|Kernpfand|Kaution|Aktion(en)?|Gewährleistung)\b/
  expect(amiss((_, said) => others.test(said))).toEqual([])
  expect(Object.values(germanPages).filter((page) => others.test(page))).toEqual([])
})

test('nobody is called du', () => {
  expect(amiss((_, said) => /\b(du|dir|dich|dein\w*|drück|wähl|gib|tipp)\b/i.test(said))).toEqual([])
})

test('a sentence of the app is the same when the server says it', () => {
  // Of a part it heads a column.
  const several = new Set(['Name'])
  const first = new Map<string, string>()
  const unlike = german().filter(({ source, context, said }) => {
    if (context || several.has(source)) return false
    if (!first.has(source)) first.set(source, said)
    return first.get(source) !== said
  })
  expect(unlike.map(({ source }) => source)).toEqual([])
})

test('three dots that stand for what is to come stand apart, and quotation marks are German', () => {
  expect(amiss((_, said) => /\p{L}…|[”"]/u.test(said))).toEqual([])
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
