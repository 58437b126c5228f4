import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'

// Nothing listens on the port of the old multiplexer. `localhost` may have two addresses.
test.each(['127.0.0.1', 'localhost'])('a server at DATABASE_URL that does not answer is said at once, in words: %s', async (host) => {
  await expect(openDatabase({ dataDir: 'unused', databaseUrl: `postgres://shop@${host}:1/shop` })).rejects.toThrow(/ECONNREFUSED .*:1$/)
})
