/** The prize of all tickets that belong to no other prize. */
export const REST = 'rest'
/** Maximum length of the customer's word. */
export const MAX_WORD_CHARACTERS = 60
/** Larger numbers make odds that are hard to understand. */
export const MAX_TICKETS = 1_000_000
/** More prizes do not fit on the wheel or in the table. */
export const MAX_PRIZES = 24
