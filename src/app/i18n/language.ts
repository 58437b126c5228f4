import { i18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { compileMessage } from './compile-message.ts'
import { adaptToDevice } from './device-words.ts'

export { i18n }

/** Activates English. English messages are in the code, so nothing is loaded. */
export function startLanguage(): void {
  i18n.setMessagesCompiler((message) => asTextIfPlain(compileMessage(adaptToDevice(message))))
  i18n.load(LOCALE_DEFAULT, {})
  i18n.activate(LOCALE_DEFAULT)
}

/** A message without placeholders as its text. Lingui returns a text as it is, faster than a list; only its types do not say so. */
const asTextIfPlain = (message: CompiledMessage): CompiledMessage =>
  message.length === 1 && typeof message[0] === 'string' ? (message[0] as unknown as CompiledMessage) : message

/** Translates a message of a table in `contract`. The tables mark their messages for the extractor of translations. */
export const translate = (message: string, values?: Readonly<Record<string, string | number>>): string =>
  i18n._(message, values, { message })
