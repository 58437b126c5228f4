import { createServer } from 'node:http'

/**
 * The program of the plain server (plain-server.ts): it answers each request with a list of words, read and written as JSON. It must stay as
 * it is: with other work every recorded ratio would be another.
 */
const text = JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ at, word: (at * 7919).toString(36) })))

const server = createServer((_, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(JSON.parse(text)))
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
