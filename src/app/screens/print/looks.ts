/** The small words over a fact. */
export const label = 'paper-label'
/** A number as its maker writes it, in one piece. */
export const digits = 'paper-digits'
/** Facts under their labels, side by side where there is room. */
export const facts = 'paper-facts'
