import { expect, test } from 'vitest'
import { isSignedBy } from '#contract/packs/signature.ts'
import { packSigner } from '../../support/packs/pack-shop.ts'

test('a text is signed by whoever has the key, and by nobody else', async () => {
  const [shop, other] = await Promise.all([packSigner(), packSigner()])
  const { list, signature } = await shop.sign('{"title":"Zündung"}')
  expect(await isSignedBy(shop.key, signature, list)).toBe(true)
  expect(await isSignedBy(shop.key, signature, `${list} `)).toBe(false)
  expect(await isSignedBy(other.key, signature, list)).toBe(false)
})

test('what is no key and what is no signature has signed nothing', async () => {
  const shop = await packSigner()
  const { list, signature } = await shop.sign('text')
  for (const key of ['', '%%%', 'AAAA']) expect(await isSignedBy(key, signature, list)).toBe(false)
  for (const none of ['', '%%%', 'AAAA']) expect(await isSignedBy(shop.key, none, list)).toBe(false)
})
