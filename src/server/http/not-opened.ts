import { createHash } from 'node:crypto'

const SHOP_NOT_OPENED_STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:38rem;margin:10vh auto;padding:0 1rem;color:#1b1b1b;background:#fff;overflow-wrap:anywhere}
h1{font-size:1.4rem;line-height:1.25}code{font:0.95em ui-monospace,monospace;background:#eee;padding:.1em .35em;border-radius:3px}li{margin:.6rem 0}
@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}code{background:#2c2c2c}}`

const SHOP_NOT_OPENED_STYLE_HASH = createHash('sha256').update(SHOP_NOT_OPENED_STYLE).digest('base64')

const SHOP_NOT_OPENED_HTML = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>This shop has not been opened yet</title><style>${SHOP_NOT_OPENED_STYLE}</style></head>
<body><main><h1>This shop has not been opened yet</h1>
<p>The server runs, and its database has no shop. Whoever runs it types, in the folder from which it was started:</p>
<ol>
<li><code>npm run shop -- open</code> asks for name, address, taxes and deliveries, opens the shop, and says what is missing before the first order.</li>
<li><code>npm run shop -- tenants import FILE</code> brings a shop that was exported elsewhere.</li>
<li>For a look at a shop that is full, start it on an empty folder without <code>DEMO=0</code>.</li>
</ol>
<p>Then load this page again.</p>
</main></body></html>`

/** Returns the page of a server whose database has no shop yet. The page uses no scripts and no external files. */
export const shopNotOpenedPage = (): Response =>
  new Response(SHOP_NOT_OPENED_HTML, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '60',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${SHOP_NOT_OPENED_STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    },
  })
