import * as v from 'valibot'
import { NEWEST_PACK_FORMAT, PackManifest } from '#contract/packs/manifest.ts'
import { PackError, type PackErrorReason } from '#contract/packs/pack-error-reasons.ts'
import { type PackEntry, PackList, type SignedPackList } from '#contract/packs/pack-list.ts'
import { isSignedBy } from '#contract/packs/signature.ts'

/** What a pack list is checked against: the tenant, and the public key in the tenant's configuration (`packKey`). */
export interface PackListTrust {
  tenantId: string
  packKey: string | undefined
}

/** The fields that pack lists and manifests contain in every version of their format. */
const FormatHeader = v.object({ format: v.number(), tenantId: v.optional(v.string()) })

/** Parses JSON text by a schema. Data in a newer format, or of another tenant, is rejected with an error of its own. */
function parsePackJson<Shape extends v.GenericSchema>(
  text: string,
  shape: Shape,
  tenantId: string,
  otherwise: PackErrorReason,
): v.InferOutput<Shape> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new PackError(otherwise, {}, { cause })
  }
  const head = v.safeParse(FormatHeader, json)
  if (!head.success) throw new PackError(otherwise)
  if (head.output.format > NEWEST_PACK_FORMAT) throw new PackError('newer-format')
  if (head.output.tenantId !== tenantId) throw new PackError('other-tenant')
  const read = v.safeParse(shape, json, { abortEarly: true })
  if (!read.success) throw new PackError(otherwise, {}, { cause: new v.ValiError(read.issues) })
  return read.output
}

/**
 * Returns the pack list if its signature is valid. Rejects with PackError `no-key`, `other-key`, `bad-signature`, `newer-format`,
 * `other-tenant`, `bad-list` or `insecure`. The list is parsed only after its signature was verified.
 */
export async function readPackList({ list, key, signature }: SignedPackList, { tenantId, packKey }: PackListTrust): Promise<PackList> {
  if (packKey === undefined) throw new PackError('no-key')
  if (key !== packKey) throw new PackError('other-key')
  if (!(await isSignedBy(packKey, signature, list))) throw new PackError('bad-signature')
  return parsePackJson(list, PackList, tenantId, 'bad-list')
}

/** Parses the manifest of a pack in the list, from bytes with the hash that the list states. Throws PackError like `readPackList`. */
export function readManifest(bytes: Uint8Array, { id, version }: PackEntry, tenantId: string): PackManifest {
  const manifest = parsePackJson(new TextDecoder().decode(bytes), PackManifest, tenantId, 'bad-manifest')
  if (manifest.packId !== id || manifest.version !== version) throw new PackError('bad-manifest')
  return manifest
}
