import { expect, test } from 'vitest'

test('an error that React makes when it starts is one, with its message; afterwards the browser makes errors again', async () => {
  const own = globalThis.Error
  await import('#app/errors-without-stacks.ts')
  const made = Error('Suspense')
  expect(made).toBeInstanceOf(own)
  expect([made.message, made.stack]).toEqual(['Suspense', undefined])
  await import('#app/errors-with-stacks.ts')
  expect(globalThis.Error).toBe(own)
})
