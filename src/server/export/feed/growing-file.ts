/** A file in memory that several readers can read while it is written, each at its own speed. */
export class GrowingFile {
  readonly #pieces: Buffer[] = []
  #bytes = 0
  #end: { failure: unknown } | null = null
  #waiting: (() => void)[] = []

  get bytes(): number {
    return this.#bytes
  }

  appendChunk(piece: Buffer): void {
    this.#pieces.push(piece)
    this.#bytes += piece.length
    this.#wake()
  }

  markComplete(): void {
    this.#end = { failure: null }
    this.#wake()
  }

  /** Ends the file with an error. Each reader gets the error after the last piece. */
  markFailed(failure: unknown): void {
    this.#end = { failure }
    this.#wake()
  }

  async *readChunks(): AsyncGenerator<Buffer, void> {
    for (let at = 0; ; at += 1) {
      while (at >= this.#pieces.length && this.#end === null) await new Promise<void>((wake) => this.#waiting.push(wake))
      const piece = this.#pieces[at]
      if (piece === undefined) {
        if (this.#end?.failure) throw this.#end.failure
        return
      }
      yield piece
    }
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const wake of waiting) wake()
  }
}
