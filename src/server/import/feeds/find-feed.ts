import { open } from 'node:fs/promises'
import { AppError } from '#contract/errors.ts'
import { XmlError } from '#server/import/files/xml-error.ts'
import { readXmlRoot, type XmlRoot } from '#server/import/files/xml-root.ts'
import { openBmecatFeed } from './bmecat/read-bmecat.ts'
import type { Feed, FeedOptions } from './feed.ts'
import { isProductFeed, openProductFeed } from './product-feed/read-xml.ts'
import { openYmlFeed } from './yml/read-yml.ts'

/** The root elements of XML formats that have an import command of their own. */
const importCommandByRoot: Readonly<Record<string, string>> = { PIES: 'pies', ACES: 'aces' }

/**
 * Detects the format of a feed by its root element. Null when the file is not XML, so that it may be a table.
 * @throws AppError `bad-request` for any other XML. The message names the supported formats.
 */
export async function openRecognisedFeed(path: string, options: FeedOptions): Promise<Feed | null> {
  const root = await readRootElement(path, options.file)
  if (root === null || /^html$/i.test(root.name)) return null
  if (root.name === 'BMECAT') return openBmecatFeed(path, root, options)
  if (root.name === 'yml_catalog') return openYmlFeed(path, options)
  if (isProductFeed(root)) return openProductFeed(path, root, options)
  const command = importCommandByRoot[root.name]
  if (command !== undefined)
    throw new AppError('bad-request', { message: `${options.file} is ${root.name}. Import it with: import ${command} ${options.file}` })
  throw new AppError('bad-request', {
    message: `${options.file} is XML that begins with <${root.name}>, which is not read. Read are BMEcat (<BMECAT>), Google’s product feed (<rss> or <feed> with its namespace g), YML (<yml_catalog>), and with commands of their own PIES and ACES. Else ask for a table (CSV, XLSX).`,
  })
}

/**
 * Reads the root element of a file. Null when the file is not XML, for example a workbook.
 * @throws AppError `bad-request` for broken XML.
 */
async function readRootElement(path: string, file: string): Promise<XmlRoot | null> {
  try {
    return await readXmlRoot(path)
  } catch (cause) {
    if (!(cause instanceof XmlError)) throw cause
    if (!(await startsWithXmlTag(path))) return null
    throw new AppError('bad-request', { message: `${file}: ${cause.message}` }, { cause })
  }
}

async function startsWithXmlTag(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return buffer
      .toString('latin1', 0, bytesRead)
      .replaceAll('\u0000', '')
      .replace(/^[^<\w]*/, '')
      .startsWith('<')
  } finally {
    await file.close()
  }
}
