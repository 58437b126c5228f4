/** Error codes that show that no shop is running, because there is no socket or because a killed process left its socket behind. */
export const SHOP_NOT_RUNNING_ERROR_CODES: readonly string[] = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR']

/** Returns the sentence for the operator if the running shop cannot be reached, or if the connection broke off. */
export const socketErrorText = ({ code, message }: NodeJS.ErrnoException): string =>
  code === 'EACCES' || code === 'EPERM'
    ? 'A shop is running there under another user. Run the command as that user.'
    : `The connection to the running shop was lost (${code ?? message}). The command may have been carried out: look with audit list.`
