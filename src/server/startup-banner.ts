import { orderByCodePoints } from '#server/db/by-code-points.ts'
import type { OpenDatabase } from './db/open.ts'

export interface StartedServer {
  url: string
  /** Whether the built app exists. Without it, the server only answers calls of the API. */
  hasApp: boolean
  demoCustomer: { email: string; password: string } | null
  devMail: boolean
}

/** Returns the message after the start of the server: address, contents, demo sign-in, and further links. */
export async function startupBannerText(
  { db, location }: OpenDatabase,
  { url, hasApp, demoCustomer, devMail }: StartedServer,
): Promise<string> {
  const tenants = await db
    .selectFrom('tenant')
    .select((of) => [
      'name',
      'hosts',
      'is_default',
      of
        .selectFrom('part')
        .whereRef('part.tenant_id', '=', 'tenant.id')
        .where('part.type', '<>', 'workwear')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('n'))
        .as('parts'),
    ])
    .orderBy('is_default', 'desc')
    .orderBy(orderByCodePoints('name'))
    .execute()
  const { port } = new URL(url)
  const shops = tenants.map(({ name, hosts, parts, is_default: anyHost }) => {
    const host = anyHost ? undefined : hosts[0]
    const address = host ? `http://${host}${port ? `:${port}` : ''}` : url
    return `  ${name.padEnd(24)} ${address.padEnd(34)} ${(parts ?? 0).toLocaleString('en-US')} parts`
  })
  return [
    '',
    ...(shops.length > 0 ? shops : ['  There is no shop yet. Open one beside this: npm run shop -- open']),
    '',
    ...(demoCustomer ? [`  Sign in as ${demoCustomer.email} with ${demoCustomer.password}`] : []),
    ...(devMail ? [`  Mails of the shop: ${url}/dev/mail`] : []),
    ...(demoCustomer || devMail ? [''] : []),
    ...(hasApp ? [] : ['  The app is not built: run npm run build. Calls are answered already.']),
    `  Database ${location}. Calls: ${url}/openapi.json. Health: ${url}/healthz. Stop with Ctrl+C.`,
    '',
  ].join('\n')
}
