import type { CallInputOf, CallResultOf } from '#contract/calls.ts'
import { sendCall } from '#data/call.ts'
import { ADDRESS_BAR, OFF_BY_PLAYWRIGHT } from '../../../.ci/browser-args.ts'
import { portTo } from '../../support/port.ts'
import type { ReadName } from './read-name.ts'

/** Another port when the usual one is taken. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4173)
export const PARTS = 600
/** Of the demo customer, demo@armature.example. */
export const DEMO_PASSWORD = 'brush gear for the demo'
export const serverUrl = `http://localhost:${PORT}`
/** The second shop of the demo, on the same server: marine and agriculture only. */
export const harborUrl = `http://harbor.localhost:${PORT}`

/**
 * Without the address bar's pages a test needs a third less of the processor. The spare renderer is an empty page that is kept ready for
 * the next address, which a test that opens one page never takes.
 */
const without = [...ADDRESS_BAR, 'SpareRendererForSitePerProcess', ...OFF_BY_PLAYWRIGHT].join()

export const launchArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-gpu',
  `--disable-features=${without}`,
] as const

/**
 * What the server itself says, without a browser, so that tests need no fixed part numbers. Node knows no *.localhost, hence the tenant.
 */
export async function asked<N extends ReadName>(name: N, input: CallInputOf<N>, tenantId?: string): Promise<CallResultOf<N>> {
  const port = portTo(fetch, { baseUrl: serverUrl, tenantId: tenantId ?? (await tenantOf('localhost')) })
  return (await sendCall(port, name, input)).value
}

/** The tenant that answers to a host name. */
export async function tenantOf(host: string): Promise<string> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const ask = request({ port: PORT, path: '/config.json', headers: { Host: `${host}:${PORT}` } }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (piece: string) => {
        text += piece
      })
      reply.on('end', () => resolve(JSON.parse(text).tenantId))
    })
    ask.on('error', reject)
    ask.end()
  })
}
