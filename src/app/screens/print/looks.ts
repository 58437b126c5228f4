/** The class for the name of a piece of data. */
export const paperLabelClass = 'paper-label'
/** The class for a number as its maker writes it, without a line break. */
export const paperDigitsClass = 'paper-digits'
/** The class for data with names, side by side if there is space. */
export const paperFactsClass = 'paper-facts'
