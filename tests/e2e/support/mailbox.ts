import { expect } from '@playwright/test'
import { serverUrl } from './shop.ts'

/** A mail that the shop kept instead of sending it. */
export interface Mail {
  subject: string
  text: string
  code: string
  link: string
}

/** Unlike any other address of any test. */
export const newAddress = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@shop.test`

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

async function mailsTo(address: string): Promise<Mail[]> {
  const page = await (await fetch(`${serverUrl}/dev/mail`)).text()
  return page
    .split('<article')
    .filter((article) => article.includes(`To ${address},`))
    .map((article) => {
      const text = plain(/<pre>([\s\S]*?)<\/pre>/.exec(article)?.[1] ?? '')
      return {
        subject: plain(/<h2[^>]*>(.*?)<\/h2>/.exec(article)?.[1] ?? ''),
        text,
        code: /^\s+(\d{6})$/m.exec(text)?.[1] ?? '',
        link: /http\S+/.exec(text)?.[0] ?? '',
      }
    })
}

/** Waits for a mail of that subject and gives the newest. Mails go out after the answer. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  const found = async () => (await mailsTo(address)).filter((mail) => subject.test(mail.subject))
  await expect.poll(async () => (await found()).length).toBeGreaterThan(0)
  const [newest] = await found()
  if (newest === undefined) throw new Error(`No mail to ${address}`)
  return newest
}
