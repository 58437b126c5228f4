import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TenantConfig } from '#contract/config.ts'
import type { BuildScripts } from '#server/http/build-scripts.ts'
import { SHELL_PATH } from '#server/http/static-files.ts'

/** The hashes of inline scripts and inline styles that the content security policy allows. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

export interface PageTemplate {
  html: string
  /** The same page with the style sheet of all screens instead of the first sheet, for pages that show a later screen. */
  wholeSheetHtml: string
  hashes: InlineHashes
}

const BARE_HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><!--head--></head><body><div id="app"></div><!--first-data--></body></html>'

/** The page template of a server without a built app. It has head, data and content, but no scripts and styles. */
export const bareTemplate: PageTemplate = { html: BARE_HTML, wholeSheetHtml: BARE_HTML, hashes: { scripts: [], styles: [] } }

/** What differs from page to page: the tag `<html>`, the query of the manifest's address, and the page's head, data and content. */
export type TemplateSlot = 'html' | 'manifest' | 'head' | 'data' | 'app'
/** A piece of the template: a place to fill, or text, which is encoded once because it is a third of each page. */
export type TemplatePart = { type: 'text'; bytes: Buffer } | { type: 'slot'; slot: TemplateSlot }

const slotPatterns: Record<TemplateSlot, RegExp> = {
  html: /<html[^>]*>/,
  manifest: /(?<=href="\/manifest\.webmanifest)(?=")/,
  head: /<!--head-->/,
  data: /<!--first-data-->/,
  // The bracket that closes the start tag is taken too, because a made page adds an attribute before it.
  app: /(?<=<div id="app")>\s*(?=<\/div>)/,
}

/**
 * Splits the HTML of a template where pages differ. This is done once, because looking for these places in each page took a fifth of the
 * page's time. Throws if the template lacks one of these places, except the manifest, which a server without a built app does not have.
 */
export function splitTemplate(template: string): TemplatePart[] {
  // Each page has a title of its own.
  const html = template.replace(/<title>.*?<\/title>/s, '')
  const places = Object.entries(slotPatterns).flatMap(([slot, pattern]) => {
    const found = pattern.exec(html)
    if (found === null && slot !== 'manifest') throw new Error(`The page template has no place for ${slot}.`)
    return found === null ? [] : [{ slot: slot as TemplateSlot, start: found.index, end: found.index + found[0].length }]
  })
  places.sort((one, other) => one.start - other.start)
  const parts: TemplatePart[] = []
  let at = 0
  for (const { slot, start, end } of places) {
    parts.push(textPart(html.slice(at, start)), { type: 'slot', slot })
    at = end
  }
  return [...parts, textPart(html.slice(at))]
}

const textPart = (text: string): TemplatePart => ({ type: 'text', bytes: Buffer.from(text) })

const ENTRY_SCRIPT_PATTERN = /<script type="module"[^>]* src="[^"]+"[^>]*><\/script>/
const STYLE_SHEET_LINK_PATTERN = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g

/**
 * Returns the build's page as the server sends it. The page's style sheet is inlined, so that the first paint needs no other request. The
 * app's scripts are loaded after that (app/first.ts). The service worker caches the page without these changes (static-files.ts).
 */
export function pageTemplate(dist: string, { entry, wholeSheet }: Pick<BuildScripts, 'entry' | 'wholeSheet'>): PageTemplate {
  const read = (path: string) => readFileSync(join(dist, path), 'utf8')
  const page = read(SHELL_PATH).replace(ENTRY_SCRIPT_PATTERN, () => entryPreloadLinks(dist, entry))
  const html = page.replace(STYLE_SHEET_LINK_PATTERN, (_, address: string) => `<style>${read(address).trim()}</style>`)
  const wholeSheetHtml =
    wholeSheet === null ? html : page.replace(STYLE_SHEET_LINK_PATTERN, () => `<style data-whole-sheet>${read(wholeSheet).trim()}</style>`)
  const { scripts, styles } = inlineHashesOf(html)
  return { html, wholeSheetHtml, hashes: { scripts, styles: [...new Set([...styles, ...inlineHashesOf(wholeSheetHtml).styles])] } }
}

function entryPreloadLinks(dist: string, files: readonly string[]): string {
  if (files.length === 0)
    throw new Error(`${dist}/.vite/manifest.json names no entry, and without it no page would run the app: build anew.`)
  return files.map((file) => `<link rel="after-paint" data-runs crossorigin href="${file}">`).join('')
}

const HEX_COLOUR_PATTERN = /^#[0-9a-f]{3,8}$/i

/** Returns the CSS for a shop's own colours. */
export function accentStyles({ accent }: Pick<TenantConfig, 'accent'>): string {
  const colours = Object.entries({
    '--accent-light': accent.light,
    '--on-accent-light': accent.onLight,
    '--accent-dark': accent.dark,
    '--on-accent-dark': accent.onDark,
  }).filter(([, colour]) => HEX_COLOUR_PATTERN.test(colour))
  return `:root{${colours.map(([name, colour]) => `${name}:${colour}`).join(';')}}`
}

export const cspHashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the hashes of the page's inline import map and styles. */
export const inlineHashesOf = (page: string): InlineHashes => ({
  scripts: [...page.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)].map(([, text = '']) => cspHashOf(text)),
  styles: [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => cspHashOf(text)),
})
