import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

type MessageToken = CompiledMessage[number]

/**
 * Compiles an English message, as Lingui's macros write it, into Lingui's compiled form, with `{name}`, nested plurals and selects. English
 * messages are in the code and need no catalogue of messages, so the page needs only this compiler.
 */
export function compileMessage(message: string): CompiledMessage {
  const known = compiledMessages.get(message)
  if (known !== undefined) return known
  const tokens = parseTokens({ text: message, position: 0 }, false)
  compiledMessages.set(message, tokens)
  return tokens
}

const compiledMessages = new Map<string, CompiledMessage>()

interface MessageCursor {
  text: string
  position: number
}

/** Parses a message up to its end or to the closing brace. Inside a plural, `#` is the number. */
function parseTokens(cursor: MessageCursor, inPlural: boolean): MessageToken[] {
  const tokens: MessageToken[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') tokens.push(plain)
    plain = ''
  }
  while (cursor.position < cursor.text.length) {
    const char = cursor.text[cursor.position]
    if (char === '}') break
    cursor.position += 1
    if (char === '{') {
      flush()
      tokens.push(readPlaceholder(cursor))
    } else if (char === '#' && inPlural) {
      flush()
      tokens.push('#')
    } else if (char === "'" && /['{}]/.test(cursor.text[cursor.position] ?? '')) plain += readQuotedText(cursor)
    else plain += char
  }
  flush()
  return tokens
}

/** Parses what follows an apostrophe. A second apostrophe means an apostrophe; a brace begins literal text up to the closing apostrophe. */
function readQuotedText(cursor: MessageCursor): string {
  if (cursor.text[cursor.position] === "'") {
    cursor.position += 1
    return "'"
  }
  const end = cursor.text.indexOf("'", cursor.position)
  const quoted = cursor.text.slice(cursor.position, end === -1 ? undefined : end)
  cursor.position = end === -1 ? cursor.text.length : end + 1
  return quoted
}

function readPlaceholder(cursor: MessageCursor): MessageToken {
  const [name = '', type] = readPlaceholderHead(cursor)
  if (type === undefined) return [name]
  const format: Record<string, MessageToken[] | number> = {}
  for (;;) {
    const found = /^\s*(?:offset:(\d+)|(=?[\w-]+)\s*\{)/.exec(cursor.text.slice(cursor.position))
    if (found === null) break
    cursor.position += found[0].length
    if (found[2] === undefined) format['offset'] = Number(found[1])
    else {
      format[found[2].replace('=', '')] = parseTokens(cursor, type !== 'select')
      cursor.position += 1
    }
  }
  cursor.position = cursor.text.indexOf('}', cursor.position) + 1
  return [name, type, format]
}

/** Parses the beginning of a placeholder, `{name}` or `{name, plural, …`: returns the name, and the type if there is one. */
function readPlaceholderHead(cursor: MessageCursor): string[] {
  const found = /^\s*([\w-]+)\s*(?:,\s*(\w+)\s*,?)?/.exec(cursor.text.slice(cursor.position))
  cursor.position += found?.[0].length ?? 0
  if (found?.[2] === undefined && cursor.text[cursor.position] === '}') cursor.position += 1
  return [found?.[1] ?? '', ...(found?.[2] === undefined ? [] : [found[2]])]
}
