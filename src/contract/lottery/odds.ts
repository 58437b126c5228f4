import type { Lottery, Prize } from './lottery-calls.ts'

/** Returns the expected value of a draw in points: the values of the prizes weighted by their tickets. */
export const expectedPoints = ({ tickets, prizes }: Pick<Lottery, 'tickets' | 'prizes'>): number =>
  prizes.reduce((sum, prize) => sum + prize.tickets * prize.worth, 0) / tickets

/** Returns the odds of a prize as a fraction in lowest terms. */
export function oddsOf({ tickets }: Pick<Prize, 'tickets'>, all: number): { numerator: number; denominator: number } {
  const shared = greatestCommonDivisor(tickets, all)
  return { numerator: tickets / shared, denominator: all / shared }
}

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? Math.max(one, 1) : greatestCommonDivisor(other, one % other)
