import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type EnteredFieldTexts, useForm } from '#app/hooks/use-form.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { saveProfile } from '#app/state/account/profile.ts'
import { formDraftOf } from '#app/state/page/drafts.ts'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { areaCodeOfOption, PhoneFields } from '#app/ui/form/PhoneFields.tsx'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import type { UserInfo } from '#contract/account/account.ts'
import { locales } from '#contract/locale/locales.ts'

/** The form for name, company, phone and language. If the session had expired, the input is restored after the sign-in. */
export function PersonForm({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const [saved, setSaved] = useState(false)
  const draft = `profile of ${user.id}`
  const [given] = useState({ ...user, ...formDraftOf(draft) })
  const { form, wrongs, failure, busy } = useForm({
    callName: 'saveProfile',
    draftName: draft,
    toCallInput: ({ areaCode, ...rest }: EnteredFieldTexts) => ({ ...rest, areaCode: areaCodeOfOption(areaCode) }),
    send: async (input) => {
      setSaved(false)
      await saveProfile(input)
      setSaved(true)
    },
  })
  return (
    <form
      {...form}
      className={fieldColumnClass}
      onInput={(event) => {
        form.onInput(event)
        setSaved(false)
      }}
    >
      <TextField name="realname" label={t`Name`} wrong={wrongs['realname']} autoComplete="name" defaultValue={given.realname} />
      <TextField
        name="company"
        label={t`Company`}
        wrong={wrongs['company']}
        optional
        autoComplete="organization"
        defaultValue={given.company}
      />
      <PhoneFields areaCode={areaCodeOfOption(given.areaCode)} phone={given.phone} errors={wrongs} />
      <SelectField name="language" label={t`Language of our mails`} wrong={wrongs['language']} defaultValue={given.language}>
        {mailLanguageChoices(user.language).map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormFooter isBusy={busy} failure={failure} successMessage={saved ? <Trans>Saved.</Trans> : null}>
        {busy ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
      </FormFooter>
    </form>
  )
}

/** The languages in which we write e-mails, each by its own name. They are the shop's languages. */
const MAIL_LANGUAGES = locales.all.map(({ code }) => ({ tag: code, name: languageName(code) }))

const primaryLanguageOf = (tag: string) => tag.split('-')[0]

/**
 * Returns the selectable languages. A stored tag with a region counts as its language, `de-AT` as German. A stored language that the shop
 * does not have is also listed, so that saving does not change it.
 */
function mailLanguageChoices(stored: string): { tag: string; name: string }[] {
  if (MAIL_LANGUAGES.some(({ tag }) => primaryLanguageOf(tag) === primaryLanguageOf(stored)))
    return MAIL_LANGUAGES.map(({ tag, name }) => ({ tag: primaryLanguageOf(tag) === primaryLanguageOf(stored) ? stored : tag, name }))
  return [...MAIL_LANGUAGES, { tag: stored, name: languageName(stored) }]
}
