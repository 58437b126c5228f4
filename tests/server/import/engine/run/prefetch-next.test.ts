import { expect, test } from 'vitest'
import { prefetchNextItem } from '#server/import/engine/run/prefetch-next.ts'

async function* upTo(last: number, log: string[]): AsyncGenerator<number, void> {
  try {
    for (let at = 1; at <= last; at += 1) {
      log.push(`read ${at}`)
      yield at
    }
  } finally {
    log.push('closed')
  }
}

test('all come in their order, and the next is being read while one is worked on', async () => {
  const log: string[] = []
  for await (const one of prefetchNextItem(upTo(3, log))) {
    await Promise.resolve()
    log.push(`worked on ${one}`)
  }
  expect(log).toEqual(['read 1', 'read 2', 'worked on 1', 'read 3', 'worked on 2', 'closed', 'worked on 3'])
})

test('what goes wrong in reading is heard when its turn has come', async () => {
  const broken = async function* () {
    yield 1
    throw new Error('The file ends.')
  }
  const seen: number[] = []
  await expect(
    (async () => {
      for await (const one of prefetchNextItem(broken())) seen.push(one)
    })(),
  ).rejects.toThrow('The file ends.')
  expect(seen).toEqual([1])
})

test('whoever stops in the middle closes what is read', async () => {
  const log: string[] = []
  for await (const _ of prefetchNextItem(upTo(9, log))) break
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(log).toEqual(['read 1', 'read 2', 'closed'])
})

test('whoever stops is not held up by what never comes', async () => {
  const silent = async function* () {
    yield 1
    await new Promise(() => undefined)
  }
  for await (const _ of prefetchNextItem(silent())) break
})
