/** The prize of every ticket that no other prize has. */
export const REST = 'rest'
/** Words that a customer puts into a draw are this long at most. */
export const MAX_WORD_CHARACTERS = 60
/** More tickets than this make odds that nobody pictures. */
export const MAX_TICKETS = 1_000_000
/** More prizes than this fit no wheel and no table. */
export const MAX_PRIZES = 24
