/** Local storage in memory, with what lies in it to look at. */
export function memoryStorage(held: Record<string, string> = {}) {
  return {
    held,
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(held, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(held, key),
  }
}
