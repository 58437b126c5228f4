/** The reason why an XML file cannot be read, with its line (from 1, or null) and advice. */
export class XmlError extends Error {
  override readonly name = 'XmlError'

  constructor(
    readonly line: number | null,
    readonly says: string,
    readonly column: number | null = null,
  ) {
    super(`${line === null ? '' : `Line ${line}${column === null ? '' : `, column ${column}`}: `}${says}`)
  }
}

const truncatedFileAdvice =
  'The file ends too early: it was cut off on its way (fetch it again), or a text here has an ampersand that is not written as &amp;.'

/** Parts of the XML parser's messages, with advice for the operator on each. */
const adviceByErrorText: readonly (readonly [says: string, helps: string])[] = [
  ['undefined entity', 'Only &amp; &lt; &gt; &quot; &apos; and numbers such as &#233; are read: write the character itself.'],
  ['malformed character entity', 'A character is written as &#233; or &#xE9;; an ampersand as &amp;.'],
  ['disallowed character in entity name', 'An ampersand in a text is written as &amp;.'],
  ['empty entity name', 'An ampersand in a text is written as &amp;.'],
  ['unclosed tag', truncatedFileAdvice],
  ['unexpected end', truncatedFileAdvice],
  ['root element', 'The file has no XML in it: it is empty, or of another kind. Fetch it again.'],
  ['text data outside of root node', 'The file does not begin with XML, or something comes after its end.'],
  ['closing tag', 'An element is closed that is not open: the line, or one before it, lacks an end tag, or two elements overlap.'],
  ['unexpected close tag', 'An element is closed that is not open: the line, or one before it, lacks an end tag, or two elements overlap.'],
  ['only one root', 'Two files were put one behind the other: import them one by one.'],
  ['disallowed character in tag name', 'A "<" in a text is written as &lt;.'],
  ['disallowed character.', 'A control character, which XML does not allow: remove it, or ask the supplier for a clean file.'],
  ['must be at the start', 'Nothing may stand before <?xml …?>, not even a blank or an empty line.'],
  ['must appear at the start', 'Nothing may stand before <?xml …?>, not even a blank or an empty line.'],
]

/**
 * Converts an error of the XML parser to an `XmlError` with advice.
 * @param says The parser's message, such as `unclosed tag: Item`.
 * @param whole The last line that was read without an error. The cause may lie there: an ampersand without a semicolon is detected only at
 * the next semicolon, which may be many lines below.
 */
export function createXmlError(says: string, line: number, column: number, whole: number): XmlError {
  const sentence = says.replace(/^(\d+:\d+: )/, '').replace(/\.$/, '')
  const [, helps] = adviceByErrorText.find(([part]) => says.includes(part)) ?? ['', 'Ask the supplier for a file that is well-formed.']
  const far = says.includes('entity') || helps === truncatedFileAdvice
  return new XmlError(far ? whole : line, `This is not well-formed XML (${sentence}). ${helps}`, far ? null : column)
}
