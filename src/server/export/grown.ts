/**
 * Thrown if a part has a quantity price or an attribute for which there is no column, because it was added after the headings were written.
 */
export class MissingColumnError extends Error {}
