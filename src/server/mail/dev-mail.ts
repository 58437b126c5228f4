import { createHash } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { askedHost, hostName, isOwnNetwork, isThisMachine } from '#server/kernel/host-names.ts'
import type { KeptMail } from './database.ts'
import { escapeHtml } from './escape-html.ts'

/**
 * Whether /dev/mail exists. It shows codes to whoever opens it, so it needs a shop that keeps its mails, has the embedded database, listens
 * to this machine only and says of itself neither a name from outside nor a proxy; elsewhere only `DEV_MAIL=1` opens it, and `DEV_MAIL=0`
 * closes it everywhere. Nothing opens it to the internet.
 */
export function showsDevMail({ smtpUrl, databaseUrl, host, devMail, publicUrl, trustProxy = 0 }: DevMailFacts): boolean {
  if (smtpUrl || isOnTheInternet(publicUrl) || isBehindProxies({ publicUrl, trustProxy })) return false
  if (devMail !== undefined) return devMail
  return !databaseUrl && trustProxy === 0 && isOurs(publicUrl) && ['localhost', '127.0.0.1', '::1'].includes(host)
}

/** A PUBLIC_URL that names no more than this machine, or none. */
const isOurs = (publicUrl: string | undefined): boolean => publicUrl === undefined || isThisMachine(hostName(new URL(publicUrl).host))

/**
 * Whether PUBLIC_URL promises the shop to everybody: by a name or an address of the internet, or by https, for which there is hardly a
 * certificate in a network of one's own.
 */
export function isOnTheInternet(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined || isOurs(publicUrl)) return false
  return publicUrl.startsWith('https:') || !isOwnNetwork(hostName(new URL(publicUrl).host))
}

/**
 * Whether proxies of ours bring others to the shop. Where it says that it is reached at this machine alone, as the end-to-end tests do,
 * they bring nobody.
 */
export const isBehindProxies = ({ publicUrl, trustProxy }: { publicUrl: string | undefined; trustProxy: number }): boolean =>
  trustProxy > 0 && (publicUrl === undefined || !isOurs(publicUrl))

export interface DevMailFacts {
  smtpUrl?: string | undefined
  databaseUrl?: string | undefined
  host: string
  devMail?: boolean | undefined
  publicUrl?: string | undefined
  trustProxy?: number
}

/** What proxies add. One that nobody told us of gives a request a Host of this machine, and it comes from this machine. */
const OF_PROXIES = ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via']

/**
 * The page shows codes, so it answers only under a name of this machine. Any other name may be one that a stranger's site has pointed at
 * this machine, whose script the browser would then let read along (DNS rebinding). Throws `no-route`.
 */
export function demandThisMachine(request: Request): void {
  if (isThisMachine(hostName(askedHost(request))) && OF_PROXIES.every((name) => !request.headers.has(name))) return
  throw new AppError('no-route', {
    message: 'The mails of this shop are shown to its own machine only. DEV_MAIL=1 opens this page to everybody who reaches the shop.',
  })
}

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff;overflow-wrap:anywhere}
article{border-top:1px solid #999;padding:1rem 0}h2{font-size:1.15rem;margin:0}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}a{color:#9cf}}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const LINK = /https?:\/\/[^\s<>"']+/g

/** Escapes first, then makes links of addresses of this shop; addresses of others stay text. */
function linked(text: string, publicUrl: string): string {
  let html = ''
  let at = 0
  for (const found of text.matchAll(LINK)) {
    const [address] = found
    html += escapeHtml(text.slice(at, found.index))
    html += address.startsWith(`${publicUrl}/`) ? `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>` : escapeHtml(address)
    at = found.index + address.length
  }
  return html + escapeHtml(text.slice(at))
}

const article = ({ id, to, subject, text, sentAt }: KeptMail, publicUrl: string) => `<article aria-labelledby="mail-${escapeHtml(id)}">
<h2 id="mail-${escapeHtml(id)}">${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></p>
<pre>${linked(text, publicUrl)}</pre>
</article>`

/** The page of kept mails. No script, and nothing from elsewhere. */
export function devMailPage(shop: string, mails: readonly KeptMail[], publicUrl: string): Response {
  const list =
    mails.length === 0
      ? '<p>No mail yet. Register or ask for a code, then load this page again.</p>'
      : mails.map((mail) => article(mail, publicUrl)).join('\n')
  const title = `Mails of ${escapeHtml(shop)}`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>${STYLE}</style></head>
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
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    },
  })
}
