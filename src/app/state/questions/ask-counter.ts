import { fetchCaptcha, newCaptchaKey } from '#app/state/captcha/captcha.ts'
import { startProofOfWork } from '#app/state/captcha/proof.ts'
import { callServer } from '#app/state/page/ask.ts'
import { session } from '#app/state/session/session.ts'
import type { CallInputOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'

/** How long sending may take. Photos take long on a bad connection. */
const QUESTION_SEND_TIMEOUT_MS = 60 * 1000

/**
 * Sends a question to the shop's counter. Returns the number of the question. The device of a guest first computes a proof of work for
 * about a second. Rejects with AppError.
 */
export async function sendQuestion(question: ParsedInputOf<'askCounter'>, language: string): Promise<string> {
  const send = async (more: Partial<CallInputOf<'askCounter'>>) =>
    (await callServer('askCounter', { ...question, language, ...more }, { timeoutMs: QUESTION_SEND_TIMEOUT_MS })).value.number
  if (session.current.type === 'guest') return send(await fetchQuestionProof(language))
  try {
    return await send({})
  } catch (error) {
    // The session has expired, so the question is sent as that of a guest.
    if (!(error instanceof AppError) || error.code !== 'proof-wanted') throw error
    return send(await fetchQuestionProof(language))
  }
}

async function fetchQuestionProof(language: string): Promise<Partial<CallInputOf<'askCounter'>>> {
  const captchaKey = newCaptchaKey()
  const { challenge } = await fetchCaptcha(captchaKey, 'work', language, 'question')
  return { captchaKey, ...(await startProofOfWork(challenge).proof) }
}
