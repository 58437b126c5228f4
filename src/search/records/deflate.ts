import { UnreadableSegment } from '#search/segment/sections.ts'

/** Bytes compressed, without a head. */
export const deflated = (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => through(bytes, new CompressionStream('deflate-raw'))

/** What was compressed. Bytes that were not, or are damaged, are refused. */
export async function inflated(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await through(bytes, new DecompressionStream('deflate-raw'))
  } catch (cause) {
    throw new UnreadableSegment('damaged', `A block of records is damaged: ${String(cause)}`)
  }
}

/** The bytes are copied, since they may lie in memory that is shared, which a stream refuses. */
const through = async (bytes: Uint8Array, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([new Uint8Array(bytes)]).stream().pipeThrough(stream)).arrayBuffer())
