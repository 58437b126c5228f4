/** What the system says when no shop is running there: no socket, or one that a killed process left behind. */
export const NOBODY: readonly string[] = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR']

/** What a person is told where the running shop cannot be asked, or broke off. */
export const sentence = ({ code, message }: NodeJS.ErrnoException): string =>
  code === 'EACCES' || code === 'EPERM'
    ? 'A shop is running there under another user. Run the command as that user.'
    : `The running shop broke off (${code ?? message}). The command may have been carried out: look with audit list.`
