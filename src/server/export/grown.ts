/** A part has got, since the headings were written, what has no column among them. */
export class HeadingsGrew extends Error {}
