import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { contrastRatio } from '#drawings/signal.ts'
import { DARK_MODE_BACKGROUND } from '#server/cli/accent.ts'
import { type Logo, readLogo } from './logo.ts'
import { problemTexts, ShopFile } from './shop-file.ts'

/** A content page of a shop, read from a file of its own. */
export interface ShopFilePage {
  slug: string
  locale: string
  file: string
  markdown: string
}

/** The content of `shop.json` and of the files that `shop.json` names. */
export interface ShopFileContents {
  shop: ShopFile
  pages: ShopFilePage[]
  /** The logo of the shop. Null: the shop shows the drawn logo again. Undefined: the logo stays unchanged. */
  logo: Logo | null | undefined
}

const refuseShopFile = (file: string, lines: readonly string[]): never => {
  throw new AppError('bad-request', { message: `${file} is not taken, and nothing was changed:\n${lines.join('\n')}` })
}

/**
 * Reads and checks `shop.json` and every file that it names. Paths of these files start in the folder of `shop.json`. Throws `bad-request`
 * with all problems, one per line.
 */
export async function readShopFile(folder: string, name: string): Promise<ShopFileContents> {
  const file = resolve(folder, name)
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new AppError(
      'not-found',
      { message: `The file ${name} cannot be read. A sample: npm run shop -- open --sample > shop.json` },
      { cause },
    )
  })
  return readShopText(dirname(file), name, text)
}

export async function readShopText(folder: string, name: string, text: string): Promise<ShopFileContents> {
  const read = v.safeParse(ShopFile, parseShopJson(name, text))
  if (!read.success) return refuseShopFile(name, problemTexts(read.issues))
  const shop = read.output
  const problems: string[] = []
  if (typeof shop.accent === 'object' && contrastRatio(shop.accent.dark, DARK_MODE_BACKGROUND) < 3)
    problems.push(`accent.dark: ${shop.accent.dark} can hardly be seen on a dark screen. Take a lighter one, or say one colour only.`)
  const bytesOf = (path: string, where: string) =>
    readFile(resolve(folder, path)).catch(() => {
      problems.push(`${where}: the file ${path} cannot be read from ${folder}.`)
      return null
    })
  const pages: ShopFilePage[] = []
  for (const [slug, said] of Object.entries(shop.pages ?? {}))
    for (const [locale, path] of Object.entries(typeof said === 'string' ? { [shop.languages?.[0] ?? LOCALE_DEFAULT]: said } : said)) {
      const bytes = path === '' ? null : await bytesOf(path, `pages.${slug}`)
      if (bytes) pages.push({ slug, locale, file: path, markdown: bytes.toString('utf8').replace(/^\ufeff/, '') })
    }
  let logo: Logo | null | undefined = shop.logo === '' ? null : undefined
  if (shop.logo) {
    const bytes = await bytesOf(shop.logo, 'logo')
    const found = bytes && readLogo(bytes)
    if (found && 'wrong' in found) problems.push(`logo: ${found.wrong}`)
    else logo = found?.logo
  }
  return problems.length > 0 ? refuseShopFile(name, problems) : { shop, pages, logo }
}

export function parseShopJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (cause) {
    const say = cause instanceof Error ? cause.message : String(cause)
    throw new AppError('bad-request', { message: `${name} is no JSON: ${say}. Nothing was changed.` }, { cause })
  }
}
