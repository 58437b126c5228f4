const MAX_MESSAGE_CHARACTERS = 300

/**
 * What an address says of an error, as far as it is repeated to people: a code of three digits, a message cut at 300 characters; anything
 * else is left out.
 */
export const heldError = ({ code, message }: { code: string; message: string }) => ({
  code: /^\d{3}$/.test(code) ? code : '',
  message: message.trim().slice(0, MAX_MESSAGE_CHARACTERS),
})
