import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'

test('an empty environment gives the defaults of the README', () => {
  expect(readEnv({})).toEqual({ host: 'localhost', port: 8080, dataDir: '.data', databaseUrl: undefined, demoParts: 12000 })
})

test.each([
  [{ PORT: '80a' }, 'PORT is a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is a whole number from 0 to 65535.'],
  [{ DEMO_PARTS: '-1' }, 'DEMO_PARTS is a whole number from 0 to 1000000.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL begins with postgres:// or postgresql://.'],
  [{ DATA_DIR: ' ' }, 'DATA_DIR must not be empty. Leave it out for the default.'],
])('%o is refused with a sentence', (from, sentence) => {
  expect(readEnv(from)).toEqual({ wrong: [sentence] })
})

test('all that is wrong is said at once', () => {
  expect(readEnv({ PORT: 'x', DEMO_PARTS: 'y' })).toEqual({
    wrong: [expect.stringContaining('PORT'), expect.stringContaining('DEMO_PARTS')],
  })
})
