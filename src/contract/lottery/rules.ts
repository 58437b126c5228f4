/** The prize of every ticket that no other prize has. */
export const REST = 'rest'
/** Words that a customer puts into a draw are this long at most. */
export const WORD_MOST_CHARACTERS = 60
/** More tickets than this make odds that nobody pictures. */
export const TICKETS_MOST = 1_000_000
/** More prizes than this fit no wheel and no table. */
export const PRIZES_MOST = 24
