import { expect, test } from 'vitest'
import { shopItself } from '#app/state/watch-network.ts'

const reply = (type: string, status = 200) => new Response(null, { status, headers: { 'content-type': type } })

test('only the shop’s own configuration says that the shop is there again', () => {
  expect(() => shopItself(reply('application/json; charset=utf-8'))).not.toThrow()
  expect(() => shopItself(reply('text/html'))).toThrow('Somebody else')
  expect(() => shopItself(reply('application/json', 502))).toThrow('Somebody else')
})
