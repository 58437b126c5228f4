import { setTimeout as pause } from 'node:timers/promises'

/** Speaks WebDriver (W3C) over plain HTTP. Rejects with the driver's own words. */
export async function asked(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const reply = await fetch(url, { method, ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}) })
  const { value }: { value: unknown } = JSON.parse(await reply.text())
  if (reply.ok) return value
  throw new Error(`${new URL(url).pathname} answered ${reply.status}: ${JSON.stringify(value).slice(0, 400)}`)
}

/** Waits until a WebDriver listens. */
export async function listening(url: string): Promise<void> {
  const giveUp = Date.now() + 30_000
  while (Date.now() < giveUp) {
    const up = await asked('GET', `${url}/status`).then(
      () => true,
      () => false,
    )
    if (up) return
    await pause(100)
  }
  throw new Error(`No WebDriver listens at ${url}.`)
}
