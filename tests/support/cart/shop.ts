/** One line of a cart, as far as a cart can be wrong. */
export interface PlainLine {
  qty: number
  job: string
}
export type PlainCart = Record<string, PlainLine>

/** Product codes by what the shop does with them. */
export interface TestParts {
  /** Plenty of each. */
  good: readonly string[]
  /** Not made any more; 3 are left. */
  few: string
  /** Not made any more, none left: withdrawn. */
  gone: string
  /** Sold from 2 pieces up. */
  pair: string
  /** No such part. */
  unknown: string
}

/** A shop that the cart's model test can treat roughly. */
export interface TestShop {
  parts: TestParts
  tenantId: string
  answer: (request: Request) => Promise<Response>
  /** Another server over the same database. */
  restart: () => void
  /** A new customer with an empty cart. */
  newOwner: () => Promise<string>
  /** A new session of a customer. */
  signIn: (owner: string) => Promise<string>
  /** Every session of a customer ends. */
  expire: (owner: string) => Promise<void>
  /**
   * The cart as the shop has it, and the sum that it would ask for. `before`: what its customer saw a piece cost, of lines whose price is
   * another now.
   */
  cartOf: (owner: string) => Promise<{ cart: PlainCart; total: number; before: Record<string, number> }>
  /** What a piece costs now, in dollars. */
  priceOf: (part: string) => Promise<number>
  /** From now on a piece costs a dollar more. */
  makeDearer: (part: string) => Promise<void>
}
