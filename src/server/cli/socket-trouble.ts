/** Error codes that mean that no shop is running: there is no socket, or it was left by a killed process. */
export const NOBODY: readonly string[] = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR']

/** The sentence for the operator if the running shop cannot be reached, or the connection broke off. */
export const sentence = ({ code, message }: NodeJS.ErrnoException): string =>
  code === 'EACCES' || code === 'EPERM'
    ? 'A shop is running there under another user. Run the command as that user.'
    : `The connection to the running shop was lost (${code ?? message}). The command may have been carried out: look with audit list.`
