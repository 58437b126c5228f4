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
  left: number
  at: number
  /** Whether the address has used up its credit. It stays true until the whole credit is regained. */
  spent: boolean
  /** The number of running or waiting searches of the address. While there are any, the address regains no credit. */
  searches: number
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
    return account.spent
  }

  chargeSearchTime(address: string, ms: number): void {
    const account = this.#of(address)
    account.left -= ms
    if (account.left <= 0) account.spent = true
  }

  /** Called when a search of a network address arrives. */
  countArrivedSearch(address: string): void {
    const account = this.#of(address)
    this.#bringBack(account)
    account.searches += 1
  }

  /** Called when a search of a network address has ended. */
  countEndedSearch(address: string): void {
    const account = this.#of(address)
    account.searches -= 1
    account.at = this.now()
  }

  #of(address: string): AddressCredit {
    const known = this.#accounts.get(address)
    if (known) return known
    if (this.#accounts.size >= MAX_REMEMBERED_ADDRESSES) this.#forgetRested()
    const fresh: AddressCredit = { left: FULL_CREDIT_MS, at: this.now(), spent: false, searches: 0 }
    this.#accounts.set(address, fresh)
    return fresh
  }

  #bringBack(account: AddressCredit): void {
    const now = this.now()
    if (account.searches === 0)
      account.left = Math.min(FULL_CREDIT_MS, Math.max(0, account.left) + (now - account.at) * CREDIT_REGAINED_PER_MS)
    account.at = now
    if (account.left === FULL_CREDIT_MS) account.spent = false
  }

  /**
   * Forgets network addresses with full credit, because they are treated like unknown ones. If there are none, forgets the oldest address
   * without a search.
   */
  #forgetRested(): void {
    for (const [address, account] of this.#accounts) {
      this.#bringBack(account)
      if (account.searches === 0 && account.left === FULL_CREDIT_MS) this.#accounts.delete(address)
    }
    if (this.#accounts.size < MAX_REMEMBERED_ADDRESSES) return
    for (const [address, { searches }] of this.#accounts) {
      if (searches > 0) continue
      this.#accounts.delete(address)
      return
    }
  }
}
