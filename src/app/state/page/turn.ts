/** Resolves in the next task, so that input and frames are handled first. */
export const waitForNextTask = () => new Promise<void>((begins) => setTimeout(begins))
