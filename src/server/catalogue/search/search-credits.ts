/** What an address may search for at once, in milliseconds of the shop's time: some hundred searches. */
const CREDIT_MS = 1000
/** What comes back of it in a millisecond without a search. */
const COMES_BACK = 0.05
/** Addresses that are remembered; more than this are an attack, and what it has used is forgotten last. */
const MAX_ADDRESSES = 10_000

interface Account {
  left: number
  at: number
  /** Whether all was used; only when all has come back it is not any more. */
  spent: boolean
  /** Searches under way or waiting. While there are any, nothing comes back. */
  searches: number
}

/** How much of the shop's time each network address has lately searched for. */
export class SearchCredits {
  readonly #accounts = new Map<string, Account>()

  constructor(private readonly now: () => number) {}

  /** Whether an address has used all it may, and has not rested since. */
  isSpent(address: string): boolean {
    const account = this.#accounts.get(address)
    if (account === undefined) return false
    this.#bringBack(account)
    return account.spent
  }

  charge(address: string, ms: number): void {
    const account = this.#of(address)
    account.left -= ms
    if (account.left <= 0) account.spent = true
  }

  /** A search has come. */
  waits(address: string): void {
    const account = this.#of(address)
    this.#bringBack(account)
    account.searches += 1
  }

  /** It has ended. */
  waitsNoMore(address: string): void {
    const account = this.#of(address)
    account.searches -= 1
    account.at = this.now()
  }

  #of(address: string): Account {
    const known = this.#accounts.get(address)
    if (known) return known
    if (this.#accounts.size >= MAX_ADDRESSES) this.#forgetRested()
    const fresh: Account = { left: CREDIT_MS, at: this.now(), spent: false, searches: 0 }
    this.#accounts.set(address, fresh)
    return fresh
  }

  #bringBack(account: Account): void {
    const now = this.now()
    if (account.searches === 0) account.left = Math.min(CREDIT_MS, Math.max(0, account.left) + (now - account.at) * COMES_BACK)
    account.at = now
    if (account.left === CREDIT_MS) account.spent = false
  }

  /** Those that have all they may are as good as unknown; if there are none, the oldest without a search goes. */
  #forgetRested(): void {
    for (const [address, account] of this.#accounts) {
      this.#bringBack(account)
      if (account.searches === 0 && account.left === CREDIT_MS) this.#accounts.delete(address)
    }
    if (this.#accounts.size < MAX_ADDRESSES) return
    for (const [address, { searches }] of this.#accounts) {
      if (searches > 0) continue
      this.#accounts.delete(address)
      return
    }
  }
}
