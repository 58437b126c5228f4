/** The id of the prize of all tickets that belong to no other prize. */
export const CONSOLATION_PRIZE_ID = 'rest'
/** The maximum length of the word that a customer chooses for a draw. */
export const MAX_DRAW_WORD_CHARACTERS = 60
/** The maximum number of tickets of a lottery; more tickets make odds that are hard to understand. */
export const MAX_TICKETS = 1_000_000
/** The maximum number of prizes of a lottery; more do not fit on the wheel or in the table. */
export const MAX_PRIZES = 24
