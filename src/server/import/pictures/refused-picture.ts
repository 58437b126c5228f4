/** A picture that is not taken. The message says why and what to do. */
export class RefusedPicture extends Error {}
