import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import PO from 'pofile'
import type { Plugin } from 'vite'

/** A sentence of a language's file: by which id the code asks for it, as it stands in the code, and as that language says it. */
export interface Sentence {
  id: string
  source: string
  /** What tells it from another of the same English. */
  context: string | undefined
  /** Empty when the file has no words for it. */
  said: string
}

/**
 * Reads a file of `locales/`. A sentence may stand in it twice, from a table (its id is its text) and from a screen (its id is a hash): who
 * translated one has translated both.
 */
export function readWords(path: string): Sentence[] {
  const sentences = PO.parse(readFileSync(path, 'utf8')).items.map(({ msgid, msgctxt, msgstr, extractedComments }) => ({
    id: extractedComments.includes('js-lingui-explicit-id') ? msgid : generateMessageId(msgid, msgctxt),
    source: msgid,
    context: msgctxt,
    said: msgstr.join(''),
  }))
  const twin = new Map(sentences.flatMap(({ source, context, said }) => (said !== '' && !context ? [[source, said]] : [])))
  return sentences.map(({ id, source, context, said }) => ({
    id,
    source,
    context,
    said: said || (context ? '' : (twin.get(source) ?? '')),
  }))
}

/** Every file of words of every language but the source's. */
export const wordFiles = (folder = 'locales'): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.po') && !path.startsWith('en-US'))
    .map((path) => join(folder, path))
    .toSorted()

/** Makes a module of a language's file: its sentences by their ids, uncompiled, because the page has a compiler (`app/i18n`) already. */
export const words = (): Plugin => ({
  name: 'words',
  load: {
    filter: { id: /\.po$/ },
    handler(path) {
      this.addWatchFile(path)
      const messages = Object.fromEntries(readWords(path).flatMap(({ id, said }) => (said === '' ? [] : [[id, said]])))
      return { code: `export const messages = ${JSON.stringify(messages)}`, moduleType: 'js', map: null }
    },
  },
})
