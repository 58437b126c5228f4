import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/db/open.ts'
import { accountDatabase } from '../account/support/database.ts'

let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await accountDatabase())
})
afterAll(() => close())

const statusAt = async (devMail: boolean | 'any-host', host: string) => {
  const app = createApp({ db, devMail, publicUrl: () => 'http://shop.lan:8080' })
  return (await app.request('http://localhost/dev/mail', { headers: { Host: host } })).status
}

describe('/dev/mail', () => {
  test.each(['localhost', 'localhost:8080', 'LOCALHOST:8080', '127.0.0.1:8080', '[::1]:8080', 'harbor.localhost:8080', 'shop.lan:8080'])(
    'answers at %s',
    async (host) => {
      expect(await statusAt(true, host)).toBe(200)
    },
  )

  test.each(['evil.example', 'evil.example:8080', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil-localhost', '[::2]', ''])(
    'is not there for a site that has its name (%j) pointed at this machine',
    async (host) => {
      expect(await statusAt(true, host)).toBe(404)
      expect(await statusAt('any-host', host)).toBe(200)
    },
  )
})

describe('X-Forwarded-Proto', () => {
  const robots = async (trustProxy: boolean, proto: string) => {
    const reply = await createApp({ db, trustProxy }).request('http://parts.example/robots.txt', {
      headers: { 'X-Forwarded-Proto': proto },
    })
    return /Sitemap: (\S+)/.exec(await reply.text())?.[1]
  }

  test('is heard from a proxy of ours only', async () => {
    expect(await robots(false, 'https')).toBe('http://parts.example/sitemap.xml')
    expect(await robots(true, 'https')).toBe('https://parts.example/sitemap.xml')
    expect(await robots(true, 'gopher')).toBe('http://parts.example/sitemap.xml')
  })
})
