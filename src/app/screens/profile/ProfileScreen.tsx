import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from '#app/hooks/use-form.ts'
import { useProfile } from '#app/hooks/use-profile.ts'
import { formatDay } from '#app/i18n/format.ts'
import { exportAccount } from '#app/state/account/profile.ts'
import { signOut, signOutEverywhere } from '#app/state/account/sign-out.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { fieldColumnClass, linkRowClass } from '#app/ui/form/fields.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { ShipmentPushSwitch } from '#app/ui/push/ShipmentPushSwitch.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { SlashKeySwitch } from '#app/ui/SlashKeySwitch.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { button, field } from '#styled/recipes'
import { DeleteAccount } from './DeleteAccount.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PersonForm } from './PersonForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** `/profile`: personal data, password, devices, export of data (DECISIONS.md, "What each screen without shown contents is for"). */
export default function ProfileScreen() {
  const shown = useProfile()
  return (
    <AccountFrame current="profile">
      <FormPage isWide title={<Trans>Profile</Trans>}>
        {shown.status === 'failed' ? (
          <button type="button" className={button()} onClick={() => void signOut()}>
            <Trans>Sign out</Trans>
          </button>
        ) : null}
        <QueryContent query={shown} skeleton={<ProfileSkeleton />}>
          {(user) => (
            <>
              <p className={mutedTextClass}>
                {user.email}
                <br />
                {user.memberSince === '' ? null : <Trans>Customer since {formatDay(user.memberSince)}</Trans>}
              </p>
              <div className={profileColumnsClass}>
                <PersonForm user={user} />
                <div className={fieldColumnClass}>
                  <Devices />
                  <PushMessageSettings />
                  <ProfileSection title={<Trans>Keyboard</Trans>}>
                    <SlashKeySwitch />
                  </ProfileSection>
                  <PasswordForm user={user} />
                  <ExportData />
                  <DeleteAccount email={user.email} />
                </div>
              </div>
            </>
          )}
        </QueryContent>
      </FormPage>
    </AccountFrame>
  )
}

const mutedTextClass = css({ color: 'fg.muted' })

/** Buttons that sign out on this device, which also works offline, or on every device, which needs the server. */
function Devices() {
  const [leaving, setLeaving] = useState(false)
  const { form, failure, busy } = useForm({ callName: 'signOutEverywhere', send: () => signOutEverywhere() })
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <ProfileSection title={<Trans>Signed in</Trans>}>
      <div className={linkRowClass}>
        <button type="button" className={button()} disabled={leaving} onClick={leave}>
          {leaving ? <Trans>Signing out…</Trans> : <Trans>Sign out</Trans>}
        </button>
        <form {...form}>
          <FormFooter tone="quiet" isBusy={busy} failure={failure}>
            <Trans>Sign out on every device</Trans>
          </FormFooter>
        </form>
      </div>
    </ProfileSection>
  )
}

/** A button that downloads all data that the shop stores about the user. */
function ExportData() {
  const { form, failure, busy } = useForm({ callName: 'exportAccount', send: () => exportAccount() })
  return (
    <ProfileSection title={<Trans>My data</Trans>}>
      <form {...form}>
        <FormFooter tone="quiet" isBusy={busy} failure={failure}>
          <Icon name="download" />
          <Trans>Download my data (JSON)</Trans>
        </FormFooter>
      </form>
    </ProfileSection>
  )
}

/** The settings for push messages on this device. All other messages come by e-mail. */
const PushMessageSettings = () => (
  <ProfileSection title={<Trans>Messages on this device</Trans>}>
    <ShipmentPushSwitch>
      <Trans>Tell me on this device when an order ships</Trans>
    </ShipmentPushSwitch>
  </ProfileSection>
)

const placeholderIndexes = [1, 2, 3, 4, 5]

/** The placeholder of the profile: user, then fields. */
const ProfileSkeleton = () => (
  <div className={frameClass} aria-hidden="true">
    <div className={ownerSkeletonClass}>
      <TextBars lineCount={2} />
    </div>
    <div className={profileColumnsClass}>
      <div className={fieldColumnClass}>
        {placeholderIndexes.map((row) => (
          <div key={row} className={skeletonRowClass}>
            <TextBars lineCount={1} firstWidthIndex={row + 2} />
            <div className={field()} />
          </div>
        ))}
      </div>
    </div>
  </div>
)

const frameClass = css({ display: 'grid', gap: '4' })
const ownerSkeletonClass = css({ maxWidth: '[320px]' })
const skeletonRowClass = css({ display: 'grid', gap: '1' })

/** The layout of the profile: personal data at the left, devices, messages and password at the right; on phones below each other. */
const profileColumnsClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 440px))]' },
  alignItems: 'start',
  columnGap: '16',
  rowGap: '8',
})
