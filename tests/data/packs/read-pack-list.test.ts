import { describe, expect, test } from 'vitest'
import { NEWEST_PACK_FORMAT } from '#contract/packs/manifest.ts'
import { packErrorReasons } from '#contract/packs/pack-error-reasons.ts'
import { readManifest, readPackList } from '#data/packs/read-pack-list.ts'
import { bytesOfText, packShop, packSigner } from '../../support/packs/pack-shop.ts'

const signer = await packSigner()
const shop = packShop()
const entry = await shop.publish('app-3', 2, { segments: { s1: { numbers: 'A1 B2' } } })
const list = shop.listOf([entry])
const trust = { tenantId: 'volt', packKey: signer.key }
const refusal = (reason: keyof typeof packErrorReasons) => expect.objectContaining({ reason, message: packErrorReasons[reason].message })

describe('the list of packs', () => {
  test('is read when the shop has signed it', async () => {
    expect(await readPackList(await signer.sign(JSON.stringify(list)), trust)).toEqual(list)
  })

  test('of another signer is refused', async () => {
    const other = await packSigner()
    await expect(readPackList(await other.sign(JSON.stringify(list)), trust)).rejects.toEqual(refusal('other-key'))
    const pretended = { ...(await other.sign(JSON.stringify(list))), key: signer.key }
    await expect(readPackList(pretended, trust)).rejects.toEqual(refusal('bad-signature'))
  })

  test('is refused when a letter of it was changed, and where the shop has no key', async () => {
    const signed = await signer.sign(JSON.stringify(list))
    const changed = { ...signed, list: signed.list.replace('"version":2', '"version":3') }
    await expect(readPackList(changed, trust)).rejects.toEqual(refusal('bad-signature'))
    await expect(readPackList(signed, { ...trust, packKey: undefined })).rejects.toEqual(refusal('no-key'))
  })

  test.each([
    ['other-tenant', { ...list, tenantId: 'harbor' }],
    ['newer-format', { format: NEWEST_PACK_FORMAT + 1, tenantId: 'volt', everything: 'is different' }],
    ['bad-list', { ...list, packs: [{ ...entry, manifest: 'no hash' }] }],
    ['bad-list', []],
  ] as const)('is refused as %s', async (reason, said) => {
    await expect(readPackList(await signer.sign(JSON.stringify(said)), trust)).rejects.toEqual(refusal(reason))
  })

  test('is refused when it was cut off before it was signed', async () => {
    await expect(readPackList(await signer.sign(JSON.stringify(list).slice(0, -1)), trust)).rejects.toEqual(refusal('bad-list'))
  })
})

describe('a manifest', () => {
  const text = new TextDecoder().decode(shop.pieces.get(entry.manifest))
  const read = (said: string) => () => readManifest(bytesOfText(said), entry, 'volt')
  const changed = (more: object) => JSON.stringify({ ...JSON.parse(text), ...more })

  test('is read when it is of the pack that the list names', () => {
    expect(read(text)()).toMatchObject({ packId: 'app-3', stamp: 's-2' })
  })

  test.each([
    ['other-tenant', changed({ tenantId: 'harbor' })],
    ['newer-format', changed({ format: NEWEST_PACK_FORMAT + 1 })],
    ['bad-manifest', changed({ packId: 'all' })],
    ['bad-manifest', changed({ version: 1 })],
    ['bad-manifest', changed({ segments: null })],
    ['bad-manifest', text.slice(0, -1)],
  ] as const)('is refused as %s', (reason, said) => {
    expect(read(said)).toThrow(refusal(reason))
  })
})
