import { expect, test } from 'vitest'
import { decideCaching } from '../../sw/worth-keeping.ts'
import { envelopeReply } from '../support/reply.ts'

test('section 7: only a body code of 200 is worth keeping; another is handed on, and 404 means that it is gone', async () => {
  expect(await decideCaching('parts', envelopeReply({ result: {} }))).toBe('keep')
  for (const code of [0, 403, 429, 500])
    expect(await decideCaching('parts', envelopeReply({ code, msg: 'No.' })), String(code)).toBe('pass')
  expect(await decideCaching('parts', envelopeReply({ code: 404, msg: 'No.' }))).toBe('gone')
})

test('a good body under a bad HTTP status is not kept', async () => {
  expect(await decideCaching('parts', envelopeReply({ result: {} }, { status: 503 }))).toBe('pass')
})

const page = (text: string, type: string) => new Response(text, { headers: { 'content-type': type } })

test.each(['config', 'categories', 'parts', 'listings', 'images'] as const)('a gateway’s page is kept nowhere: %s', async (id) => {
  for (const type of ['text/html', 'application/json', 'text/plain'])
    expect(await decideCaching(id, page('<!doctype html><title>Free WiFi</title>', type)), type).not.toBe('keep')
})

test.each(['{"code":200,"msg":"ok"}', '{"code":200,"msg":"ok","login":"/portal"}', '{"status":"sign in"}', '[]', 'null', '200'])(
  'nor is what a gateway says in JSON: %s',
  async (text) => {
    for (const id of ['config', 'categories', 'parts', 'listings', 'images'] as const)
      expect(await decideCaching(id, page(text, 'application/json')), id).not.toBe('keep')
  },
)
