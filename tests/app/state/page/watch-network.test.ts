import { expect, test } from 'vitest'
import { whoAnswered } from '#app/state/page/watch-network.ts'

const reply = (type: string, status = 200) => new Response(null, { status, headers: { 'content-type': type } })

test('only the shop’s own configuration says that the shop is there again; a page in its place is a network’s own', () => {
  expect(whoAnswered(reply('application/json; charset=utf-8'))).toBe('shop')
  expect(whoAnswered(reply('text/html'))).toBe('portal')
  expect(() => whoAnswered(reply('text/html', 502))).toThrow('Somebody else')
  expect(() => whoAnswered(reply('application/json', 502))).toThrow('Somebody else')
})
