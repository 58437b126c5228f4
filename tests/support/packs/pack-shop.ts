import { NEWEST_PACK_FORMAT, type PackByteRange, type PackManifest } from '#contract/packs/manifest.ts'
import type { PackEntry, PackList, SignedPackList } from '#contract/packs/pack-list.ts'
import { hashOf, pieceSizes } from '#contract/packs/pieces.ts'
import { SIGNING_ALGORITHM } from '#contract/packs/signature.ts'
import { demoTenant } from '../port.ts'

/** Small, so that a few words are several pieces. */
export const SMALL_PIECE_BYTES = 8
export const madeAt = '2026-11-24T08:00:00Z'

const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')
export const bytesOfText = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** A signer of lists, with its public key as the configuration names it. */
export async function packSigner() {
  const pair = await crypto.subtle.generateKey(SIGNING_ALGORITHM, true, ['sign', 'verify'])
  const key = base64url(await crypto.subtle.exportKey('raw', pair.publicKey))
  const sign = async (list: string): Promise<SignedPackList> => ({
    list,
    key,
    signature: base64url(await crypto.subtle.sign(SIGNING_ALGORITHM, pair.privateKey, bytesOfText(list))),
  })
  return { key, sign }
}

/** What a version of a pack holds: segments, their sections, and files, each as a text. */
export interface PackTexts {
  segments: Record<string, Record<string, string>>
  files?: Record<string, string>
}

/** A shop that gives out packs: its pieces, and what it was asked for. */
export function packShop(tenantId = demoTenant) {
  const pieces = new Map<string, Uint8Array<ArrayBuffer>>()
  const asked: string[] = []

  async function keep(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const hash = await hashOf(bytes)
    pieces.set(hash, bytes)
    return hash
  }
  async function cut([name, text]: [string, string]): Promise<PackByteRange> {
    const bytes = bytesOfText(text)
    const starts = pieceSizes(bytes.byteLength, SMALL_PIECE_BYTES).map((_, at) => at * SMALL_PIECE_BYTES)
    return {
      name,
      bytes: bytes.byteLength,
      pieces: await Promise.all(starts.map((from) => keep(bytes.slice(from, from + SMALL_PIECE_BYTES)))),
    }
  }
  const cutAll = (texts: Record<string, string>) => Promise.all(Object.entries(texts).map(cut))

  return {
    pieces,
    /** Hashes, in the order of the questions. */
    asked,
    keep,
    /** Makes a version of a pack, and its row of the list. `more` says what a manifest says wrongly. */
    async publish(id: string, version: number, texts: PackTexts, more: object = {}): Promise<PackEntry> {
      const segments = await Promise.all(
        Object.entries(texts.segments).map(async ([segment, sections]) => ({ id: segment, parts: 1, sections: await cutAll(sections) })),
      )
      const manifest: PackManifest = {
        ...{ format: NEWEST_PACK_FORMAT, tenantId, packId: id, version, madeAt, parts: segments.length, stamp: `s-${version}` },
        ...{ pieceBytes: SMALL_PIECE_BYTES, segments, files: await cutAll(texts.files ?? {}), ...more },
      }
      const hash = await keep(bytesOfText(JSON.stringify(manifest)))
      return { id, title: id, parts: segments.length, totalParts: 9, bytes: 1, version, madeAt, manifest: hash }
    },
    listOf: (packs: PackEntry[]): PackList => ({ format: NEWEST_PACK_FORMAT, tenantId, madeAt, packs }),
    /** The network of a device that reaches this shop. */
    answer(request: Request): Response {
      const hash = new URL(request.url).pathname.replace('/packs/', '')
      asked.push(hash)
      const bytes = pieces.get(hash)
      return bytes === undefined ? new Response('', { status: 404 }) : new Response(bytes)
    },
  }
}
