const MAX_MESSAGE_CHARACTERS = 300

/** The displayable part of an error in a URL: a three-digit code, a message cut at 300 characters; anything else is dropped. */
export const heldError = ({ code, message }: { code: string; message: string }) => ({
  code: /^\d{3}$/.test(code) ? code : '',
  message: message.trim().slice(0, MAX_MESSAGE_CHARACTERS),
})
