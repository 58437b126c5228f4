/** Cache Storage in memory, as far as the worker uses it: replies by address. `full` makes every put fail as a full device does. */
export function memoryCaches() {
  const held = new Map<string, Map<string, Response>>()
  const state = { full: false }
  const urlOf = (asked: Request | string) => (typeof asked === 'string' ? asked : asked.url)
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (asked: Request | string) => kept.get(urlOf(asked))?.clone(),
    put: async (asked: Request | string, reply: Response) => {
      if (state.full) throw new DOMException('The device is full.', 'QuotaExceededError')
      kept.set(urlOf(asked), reply)
    },
    delete: async (asked: Request | string) => kept.delete(urlOf(asked)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  })
  return {
    state,
    caches: {
      open: async (name: string) => {
        const kept = held.get(name) ?? new Map<string, Response>()
        held.set(name, kept)
        return cacheOf(kept)
      },
      match: async (asked: Request | string, { cacheName }: { cacheName: string }) => held.get(cacheName)?.get(urlOf(asked))?.clone(),
      delete: async (name: string) => held.delete(name),
      keys: async () => [...held.keys()],
    },
  }
}
