import { expect, test } from 'vitest'
import { envelopeReply } from '../support/reply.ts'
import { verdictOn } from '../../sw/worth-keeping.ts'

test('section 7: only a body code of 200 is worth keeping; another is handed on, and 404 means that it is gone', async () => {
  expect(await verdictOn('parts', envelopeReply({ result: {} }))).toBe('keep')
  for (const code of [0, 403, 429, 500]) expect(await verdictOn('parts', envelopeReply({ code, msg: 'No.' })), String(code)).toBe('pass')
  expect(await verdictOn('parts', envelopeReply({ code: 404, msg: 'No.' }))).toBe('gone')
})

test('a good body under a bad HTTP status is not kept', async () => {
  expect(await verdictOn('parts', envelopeReply({ result: {} }, { status: 503 }))).toBe('pass')
})
