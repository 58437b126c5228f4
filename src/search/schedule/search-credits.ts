/** The search time in ms that a network address may use at once, for some hundred searches. */
const FULL_CREDIT_MS = 1000
/** The milliseconds of search time that an idle network address regains per millisecond. */
const CREDIT_REGAINED_PER_MS = 0.05
/**
 * The maximum number of remembered network addresses. More addresses are a sign of an attack. Addresses that have used up their credit are
 * forgotten last.
 */
const MAX_REMEMBERED_ADDRESSES = 10_000

interface AddressCredit {
  remainingMs: number
  updatedAt: number
  /** Whether the address has used up its credit. It stays true until the whole credit is regained. */
  isSpent: boolean
  /** The number of running or waiting searches of the address. While there are any, the address regains no credit. */
  openSearchCount: number
}

/** Keeps the recent search time of each network address. */
export class SearchCredits {
  readonly #accounts = new Map<string, AddressCredit>()

  constructor(private readonly now: () => number) {}

  /** Whether a network address has used up its credit and has not regained all of it. */
  hasSpentCredit(address: string): boolean {
    const account = this.#accounts.get(address)
    if (account === undefined) return false
    this.#bringBack(account)
    return account.isSpent
  }

  chargeSearchTime(address: string, ms: number): void {
    const account = this.#of(address)
    account.remainingMs -= ms
    if (account.remainingMs <= 0) account.isSpent = true
  }

  /** Called when a search of a network address arrives. */
  countArrivedSearch(address: string): void {
    const account = this.#of(address)
    this.#bringBack(account)
    account.openSearchCount += 1
  }

  /** Called when a search of a network address has ended. */
  countEndedSearch(address: string): void {
    const account = this.#of(address)
    account.openSearchCount -= 1
    account.updatedAt = this.now()
  }

  #of(address: string): AddressCredit {
    const known = this.#accounts.get(address)
    if (known) return known
    if (this.#accounts.size >= MAX_REMEMBERED_ADDRESSES) this.#forgetRested()
    const fresh: AddressCredit = { remainingMs: FULL_CREDIT_MS, updatedAt: this.now(), isSpent: false, openSearchCount: 0 }
    this.#accounts.set(address, fresh)
    return fresh
  }

  #bringBack(account: AddressCredit): void {
    const now = this.now()
    if (account.openSearchCount === 0)
      account.remainingMs = Math.min(FULL_CREDIT_MS, Math.max(0, account.remainingMs) + (now - account.updatedAt) * CREDIT_REGAINED_PER_MS)
    account.updatedAt = now
    if (account.remainingMs === FULL_CREDIT_MS) account.isSpent = false
  }

  /**
   * Forgets network addresses with full credit, because they are treated like unknown ones. If there are none, forgets the oldest address
   * without a search.
   */
  #forgetRested(): void {
    for (const [address, account] of this.#accounts) {
      this.#bringBack(account)
      if (account.openSearchCount === 0 && account.remainingMs === FULL_CREDIT_MS) this.#accounts.delete(address)
    }
    if (this.#accounts.size < MAX_REMEMBERED_ADDRESSES) return
    for (const [address, { openSearchCount }] of this.#accounts) {
      if (openSearchCount > 0) continue
      this.#accounts.delete(address)
      return
    }
  }
}
