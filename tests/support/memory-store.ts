import type { ReplyStore } from '../../sw/reply-store.ts'

/** A cache of the worker, in memory. */
export function memoryStore(): ReplyStore {
  const kept = new Map<string, Response>()
  return {
    get: async (key) => kept.get(key)?.clone() ?? null,
    put: async (key, reply) => {
      // Read to its end, as Cache Storage does before it resolves.
      kept.set(key, new Response(await reply.arrayBuffer(), { status: reply.status, headers: reply.headers }))
    },
    drop: async (key) => {
      kept.delete(key)
    },
    keys: async () => [...kept.keys()],
  }
}
