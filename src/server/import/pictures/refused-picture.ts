/** The error for a refused picture. Its message contains the reason and advice. */
export class RefusedPicture extends Error {}
