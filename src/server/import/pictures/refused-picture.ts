/** The error for a refused picture. Its message contains the reason and advice for the operator. */
export class RefusedPicture extends Error {}
