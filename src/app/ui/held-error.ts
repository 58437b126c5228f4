const MAX_MESSAGE_CHARACTERS = 300

/**
 * Returns the part of an error in a URL that may be displayed: a code of three digits, and a message cut off at 300 characters. Anything
 * else is dropped.
 */
export const displayableError = ({ code, message }: { code: string; message: string }) => ({
  code: /^\d{3}$/.test(code) ? code : '',
  message: message.trim().slice(0, MAX_MESSAGE_CHARACTERS),
})
