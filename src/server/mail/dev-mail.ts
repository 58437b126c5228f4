import { createHash } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { escapeMarkup } from '#server/kernel/escape-markup.ts'
import { hostNameOf, isLocalNetworkHost, isLoopbackHost, requestedHost } from '#server/kernel/host-names.ts'
import type { StoredMail } from './database.ts'

/**
 * Whether /dev/mail is available. Because it shows secret codes, it requires by default stored mails, the embedded database, a local
 * listening address, and neither a public URL nor a proxy. `DEV_MAIL=1` enables it elsewhere, `DEV_MAIL=0` disables it. It is never
 * available on the internet.
 */
export function isDevMailEnabled({ smtpUrl, databaseUrl, host, devMail, publicUrl, trustProxy = 0 }: DevMailSettings): boolean {
  if (smtpUrl || isPublicUrl(publicUrl) || hasTrustedProxies({ publicUrl, trustProxy })) return false
  if (devMail !== undefined) return devMail
  return !databaseUrl && trustProxy === 0 && isLocalUrl(publicUrl) && ['localhost', '127.0.0.1', '::1'].includes(host)
}

/** Whether PUBLIC_URL is missing or names the local machine, so that the shop is only used on this machine. */
const isLocalUrl = (publicUrl: string | undefined): boolean =>
  publicUrl === undefined || isLoopbackHost(hostNameOf(new URL(publicUrl).host))

/** Whether PUBLIC_URL is a public address: a public host name or address, or https, which is rare in private networks. */
export function isPublicUrl(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined || isLocalUrl(publicUrl)) return false
  return publicUrl.startsWith('https:') || !isLocalNetworkHost(hostNameOf(new URL(publicUrl).host))
}

/** Whether proxies forward requests of other machines. They do not if PUBLIC_URL names the local machine, as in the end-to-end tests. */
export const hasTrustedProxies = ({ publicUrl, trustProxy }: { publicUrl: string | undefined; trustProxy: number }): boolean =>
  trustProxy > 0 && (publicUrl === undefined || !isLocalUrl(publicUrl))

export interface DevMailSettings {
  smtpUrl?: string | undefined
  databaseUrl?: string | undefined
  host: string
  devMail?: boolean | undefined
  publicUrl?: string | undefined
  trustProxy?: number
}

/**
 * Headers that proxies add. They are looked for because a proxy that is not configured sends requests from this machine with a local Host
 * header.
 */
const PROXY_HEADERS = ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via']

/**
 * Throws `no-route` unless the request's host is the local machine. Another host name may belong to a foreign site that resolves to this
 * machine, whose script could read the page (DNS rebinding).
 */
export function requireLocalRequest(request: Request): void {
  if (isLoopbackHost(hostNameOf(requestedHost(request))) && PROXY_HEADERS.every((name) => !request.headers.has(name))) return
  throw new AppError('no-route', {
    message: 'The mails of this shop are shown to its own machine only. DEV_MAIL=1 opens this page to everybody who reaches the shop.',
  })
}

const PAGE_STYLE = `body{font:14px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff;overflow-wrap:anywhere}
article{border-top:1px solid #999;padding:1rem 0}h2{font-size:1.15rem;margin:0}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}a{color:#9cf}}`

const PAGE_STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64')

const URL_PATTERN = /https?:\/\/[^\s<>"']+/g

/** Escapes a text for HTML and turns URLs of this shop into links. Other URLs stay text. */
function linkUrls(text: string, publicUrl: string): string {
  let html = ''
  let at = 0
  for (const found of text.matchAll(URL_PATTERN)) {
    const [address] = found
    html += escapeMarkup(text.slice(at, found.index))
    html += address.startsWith(`${publicUrl}/`) ? `<a href="${escapeMarkup(address)}">${escapeMarkup(address)}</a>` : escapeMarkup(address)
    at = found.index + address.length
  }
  return html + escapeMarkup(text.slice(at))
}

const mailArticleHtml = (
  { id, to, subject, text, sentAt }: StoredMail,
  publicUrl: string,
) => `<article aria-labelledby="mail-${escapeMarkup(id)}">
<h2 id="mail-${escapeMarkup(id)}">${escapeMarkup(subject)}</h2>
<p>To ${escapeMarkup(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></p>
<pre>${linkUrls(text, publicUrl)}</pre>
</article>`

/** Returns the page with stored mails. The page uses no scripts and no external files. */
export function renderDevMailPage(shop: string, mails: readonly StoredMail[], publicUrl: string): Response {
  const list =
    mails.length === 0
      ? '<p>No mail yet. Register or ask for a code, then load this page again.</p>'
      : mails.map((mail) => mailArticleHtml(mail, publicUrl)).join('\n')
  const title = `Mails of ${escapeMarkup(shop)}`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>${PAGE_STYLE}</style></head>
<body><main><h1>${title}</h1>
<p>This shop has no mail server, so its mails are kept here instead of being sent. Newest first.</p>
${list}
</main></body></html>`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${PAGE_STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    },
  })
}
