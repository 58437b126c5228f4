import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { currentTenant } from '#app/config.ts'
import { useQuestionDraft } from '#app/hooks/questions/use-question.ts'
import { type EnteredFieldTexts, useForm } from '#app/hooks/use-form.ts'
import { sendQuestion } from '#app/state/questions/ask-counter.ts'
import { EmailField } from '#app/ui/form/EmailField.tsx'
import { FieldFrame } from '#app/ui/form/FieldFrame.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { PhoneField } from '#app/ui/form/PhoneField.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { MAX_QUESTION_CHARACTERS, MAX_QUESTION_TOPIC_LENGTH } from '#contract/pages/questions.ts'
import { css, cx } from '#styled/css'
import { button, field, heading } from '#styled/recipes'
import { Consent } from './Consent.tsx'
import { PhotosField } from './PhotosField.tsx'

/**
 * A form for a question to the shop, with part number and photos. The input is stored on this device until it is sent. Offline it waits
 * until the user sends it.
 */
export function ShopQuestionForm() {
  const { i18n, t } = useLingui()
  const place = useRef<HTMLElement>(null)
  const { draft, kept, wanted, change, sent } = useQuestionDraft(place)
  const receipt = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState<{ number: string; email: string } | null>(null)
  const [noSignal, setNoSignal] = useState(false)
  const { form, wrongs, failure, busy } = useForm({
    callName: 'askCounter',
    toCallInput: ({ consent }: EnteredFieldTexts) => ({ ...draft, photos: [...draft.photos], consent: consent === 'on' }),
    fieldOfInputProperty: (part) => part.split('.')[0] ?? part,
    send: async (input) => {
      setNoSignal(false)
      setAnswer({ number: await sendQuestion(input, i18n.locale), email: input.email })
      sent(input.key)
    },
    onRefused: (error) => {
      const isLine = error.code === 'no-network'
      setNoSignal(isLine)
      return isLine
    },
  })
  // A link from a part or a search leads to the form itself, so the page scrolls to it.
  useEffect(() => {
    if (wanted !== '') place.current?.scrollIntoView({ block: 'start' })
  }, [wanted])
  // The form was longer than its confirmation. Without scrolling, the user would see what follows below.
  useEffect(() => {
    if (answer === null) return
    receipt.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [answer])
  const typed = (name: 'name' | 'email' | 'phone' | 'about') => ({
    value: draft[name],
    wrong: wrongs[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <section ref={place} className={frameClass} aria-labelledby="ask-counter">
      <h2 id="ask-counter" className={heading()}>
        <Trans>Ask the counter</Trans>
      </h2>
      {answer === null ? (
        <>
          <noscript>
            <p>
              <Trans>
                This form needs JavaScript. Write to <a href={`mailto:${currentTenant().email}`}>{currentTenant().email}</a>.
              </Trans>
            </p>
          </noscript>
          <form {...form} className={fieldColumnClass}>
            <TextField
              name="about"
              label={t`Part number, ours or from the plate`}
              optional
              maxLength={MAX_QUESTION_TOPIC_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...typed('about')}
            />
            <FieldFrame
              name="question"
              label={t`Your question`}
              wrong={wrongs['question']}
              hint={<Trans>Vehicle, engine and year save a question back.</Trans>}
            >
              {(ties) => (
                <textarea
                  {...ties}
                  className={cx(field(), tallClass)}
                  rows={5}
                  required
                  maxLength={MAX_QUESTION_CHARACTERS}
                  value={draft.question}
                  onChange={(event) => change({ question: event.target.value })}
                />
              )}
            </FieldFrame>
            <PhotosField
              photos={draft.photos}
              errorText={wrongs['photos']}
              onChange={(changed) => change(({ photos }) => ({ photos: changed(photos) }))}
            />
            <TextField name="name" label={t`Name`} autoComplete="name" autoCapitalize="words" {...typed('name')} />
            <EmailField hint={t`The answer comes here.`} {...typed('email')} autoComplete="email" />
            <PhoneField
              name="phone"
              label={t`Phone, if a call is quicker`}
              optional
              defaultCountryCode=""
              autoComplete="tel"
              {...typed('phone')}
            />
            <Consent errorText={wrongs['consent']} />
            {noSignal ? (
              <p role="alert" className={waitingNoteClass}>
                <Icon name="offline" />
                {kept ? (
                  <Trans>
                    No signal: nothing was sent. Your question stays on this phone, also when you close the shop. Press the button again
                    when there is one.
                  </Trans>
                ) : (
                  <Trans>No signal: nothing was sent. This phone cannot keep it, so leave this page open and press the button again.</Trans>
                )}
              </p>
            ) : null}
            <FormFooter isBusy={busy} failure={failure}>
              {busy ? <Trans>Sending…</Trans> : <Trans>Send the question</Trans>}
            </FormFooter>
          </form>
        </>
      ) : (
        <div ref={receipt} tabIndex={-1} role="status" className={sentMessageClass}>
          <p>
            <Trans>
              The counter has your question. Its number is <b>{answer.number}</b>; the answer comes to {answer.email}.
            </Trans>
          </p>
          <button type="button" className={button()} onClick={() => setAnswer(null)}>
            <Trans>Ask something else</Trans>
          </button>
        </div>
      )}
    </section>
  )
}

const frameClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '4',
  maxWidth: '[440px]',
  scrollMarginTop: { base: '[64px]', md: '4' },
})
const tallClass = css({ paddingBlock: '2', minHeight: '24' })
const waitingNoteClass = css({ display: 'flex', gap: '2' })
const sentMessageClass = css({ display: 'grid', gap: '4', justifyItems: 'start' })
