import type { Browser } from '@playwright/test'

/**
 * A page that no tool listens to. Playwright, like Lighthouse, hears of every exception of a page; the browser then notes where each Error
 * was made, and reads all of the script again for the one that React makes in advance. Nobody's phone does that.
 */
export interface BarePage {
  /** A command of the browser's protocol; gives its result, and rejects with what the browser has against it. */
  send: (method: string, params?: object) => Promise<Reply['result']>
  /** What an expression is worth in the page. */
  evaluate: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

interface Reply {
  id?: number
  result?: { result?: { value?: unknown }; exceptionDetails?: { text: string } }
  error?: { message: string }
}

/** Opens one, in a profile of its own. Playwright leaves alone what is in a profile that it has not made. */
export async function openBarePage(browser: Browser): Promise<BarePage> {
  const commands = await browser.newBrowserCDPSession()
  const { browserContextId } = await commands.send('Target.createBrowserContext')
  const { targetId } = await commands.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await commands.send('Target.attachToTarget', { targetId })
  const waiting = new Map<number, (reply: Reply) => void>()
  commands.on('Target.receivedMessageFromTarget', ({ message }) => {
    const reply: Reply = JSON.parse(message)
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  let id = 0
  const send = async (method: string, params: object = {}) => {
    id += 1
    const replied = new Promise<Reply>((resolve) => waiting.set(id, resolve))
    await commands.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    const { result, error } = await replied
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result
  }
  return {
    send,
    evaluate: async (expression) => {
      const done = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      if (done?.exceptionDetails !== undefined) throw new Error(`In the page: ${done.exceptionDetails.text}`)
      return done?.result?.value
    },
    close: async () => {
      await commands.send('Target.disposeBrowserContext', { browserContextId })
      await commands.detach()
    },
  }
}
