import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

type Token = CompiledMessage[number]

/**
 * Compiles an English message, as Lingui's macros write it, into Lingui's compiled form, with `{name}`, nested plurals and selects. English
 * messages are in the code and need no catalogue of messages, so the page needs only this compiler.
 */
export function compileMessage(message: string): CompiledMessage {
  const known = compiled.get(message)
  if (known !== undefined) return known
  const tokens = parseTokens({ text: message, at: 0 }, false)
  compiled.set(message, tokens)
  return tokens
}

const compiled = new Map<string, CompiledMessage>()

interface Cursor {
  text: string
  at: number
}

/** Parses a message up to its end or to the closing brace. Inside a plural, `#` is the number. */
function parseTokens(cursor: Cursor, inPlural: boolean): Token[] {
  const tokens: Token[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') tokens.push(plain)
    plain = ''
  }
  while (cursor.at < cursor.text.length) {
    const char = cursor.text[cursor.at]
    if (char === '}') break
    cursor.at += 1
    if (char === '{') {
      flush()
      tokens.push(readArgument(cursor))
    } else if (char === '#' && inPlural) {
      flush()
      tokens.push('#')
    } else if (char === "'" && /['{}]/.test(cursor.text[cursor.at] ?? '')) plain += readQuoted(cursor)
    else plain += char
  }
  flush()
  return tokens
}

/** Parses what follows an apostrophe. A second apostrophe means an apostrophe; a brace begins literal text up to the closing apostrophe. */
function readQuoted(cursor: Cursor): string {
  if (cursor.text[cursor.at] === "'") {
    cursor.at += 1
    return "'"
  }
  const end = cursor.text.indexOf("'", cursor.at)
  const quoted = cursor.text.slice(cursor.at, end === -1 ? undefined : end)
  cursor.at = end === -1 ? cursor.text.length : end + 1
  return quoted
}

function readArgument(cursor: Cursor): Token {
  const [name = '', type] = readHead(cursor)
  if (type === undefined) return [name]
  const format: Record<string, Token[] | number> = {}
  for (;;) {
    const found = /^\s*(?:offset:(\d+)|(=?[\w-]+)\s*\{)/.exec(cursor.text.slice(cursor.at))
    if (found === null) break
    cursor.at += found[0].length
    if (found[2] === undefined) format['offset'] = Number(found[1])
    else {
      format[found[2].replace('=', '')] = parseTokens(cursor, type !== 'select')
      cursor.at += 1
    }
  }
  cursor.at = cursor.text.indexOf('}', cursor.at) + 1
  return [name, type, format]
}

/** Parses the beginning of a placeholder, `{name}` or `{name, plural, …`: returns the name, and the type if there is one. */
function readHead(cursor: Cursor): string[] {
  const found = /^\s*([\w-]+)\s*(?:,\s*(\w+)\s*,?)?/.exec(cursor.text.slice(cursor.at))
  cursor.at += found?.[0].length ?? 0
  if (found?.[2] === undefined && cursor.text[cursor.at] === '}') cursor.at += 1
  return [found?.[1] ?? '', ...(found?.[2] === undefined ? [] : [found[2]])]
}
