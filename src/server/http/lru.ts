/** The last used things, up to a sum of bytes. The oldest go first. */
export class Lru<Value> {
  private readonly kept = new Map<string, { value: Value; bytes: number }>()
  private bytes = 0

  constructor(private readonly mostBytes: number) {}

  get(key: string): Value | undefined {
    const found = this.kept.get(key)
    if (!found) return undefined
    this.kept.delete(key)
    this.kept.set(key, found)
    return found.value
  }

  /** A thing that takes more than an eighth of the whole is not kept: it would push out too much. */
  set(key: string, value: Value, bytes: number): void {
    if (bytes * 8 > this.mostBytes) return
    this.bytes += bytes - (this.kept.get(key)?.bytes ?? 0)
    this.kept.delete(key)
    this.kept.set(key, { value, bytes })
    for (const [oldest, { bytes: size }] of this.kept) {
      if (this.bytes <= this.mostBytes) return
      this.kept.delete(oldest)
      this.bytes -= size
    }
  }
}
