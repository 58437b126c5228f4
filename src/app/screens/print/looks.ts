/** The label of a fact. */
export const label = 'paper-label'
/** A number in its maker's spelling, without line break. */
export const digits = 'paper-digits'
/** Facts with labels, side by side if there is space. */
export const facts = 'paper-facts'
