/** Resolves in the next task, so that input and frames are handled first. */
export const nextTask = () => new Promise<void>((begins) => setTimeout(begins))
