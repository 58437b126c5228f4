import { UnreadableSegment } from '#search/segment/sections.ts'

/** Compresses bytes as raw DEFLATE, without a header. */
export const deflateBytes = (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  pipeThroughStream(bytes, new CompressionStream('deflate-raw'))

/** Decompresses raw DEFLATE bytes. Rejects if the bytes are damaged or uncompressed. */
export async function inflateBytes(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await pipeThroughStream(bytes, new DecompressionStream('deflate-raw'))
  } catch (cause) {
    throw new UnreadableSegment('damaged', `A block of records is damaged: ${String(cause)}`)
  }
}

/** Sends bytes through a stream. The bytes are copied, because a stream rejects shared memory. */
const pipeThroughStream = async (bytes: Uint8Array, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([new Uint8Array(bytes)]).stream().pipeThrough(stream)).arrayBuffer())
