import { Trans } from '@lingui/react/macro'
import { useProfile } from '#app/hooks/use-profile.ts'
import { day } from '#app/i18n/format.ts'
import { fields, linkRow } from '#app/ui/form/fields.ts'
import { href } from '#contract/addresses.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Go } from '#app/ui/Go.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { css } from '#styled/css'
import { signOut } from '#app/state/account/sign-out.ts'
import { button, link } from '#styled/recipes'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { ExportData } from './ExportData.tsx'
import { Messages } from './Messages.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PersonForm } from './PersonForm.tsx'
import { profileColumns } from './profile-columns.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

/** `/profile`: who I am here, password, devices, my data (decisions, "What each screen without shown contents is for"). */
export default function ProfileScreen() {
  const shown = useProfile()
  return (
    <FormPage wide title={<Trans>Profile</Trans>}>
      <p className={linkRow}>
        <Go to={href('address')} className={link({ tall: true })}>
          <Trans>Addresses</Trans>
        </Go>
        <Go to={href('boughtParts')} className={link({ tall: true })}>
          <Trans>Parts you bought</Trans>
        </Go>
        <Go to={href('orders')} className={link({ tall: true })}>
          <Trans>Your Orders</Trans>
        </Go>
      </p>
      {shown.status === 'failed' ? (
        <button type="button" className={button()} onClick={() => void signOut()}>
          <Trans>Sign out</Trans>
        </button>
      ) : null}
      <Pending of={shown} skeleton={<ProfileSkeleton />}>
        {(user) => (
          <>
            <p className={quiet}>
              {user.email}
              <br />
              {user.memberSince === '' ? null : <Trans>Customer since {day(user.memberSince)}</Trans>}
            </p>
            <div className={profileColumns}>
              <PersonForm user={user} />
              <div className={fields}>
                <Devices />
                <Messages />
                <PasswordForm user={user} />
                <ExportData />
                <DeleteAccount email={user.email} />
              </div>
            </div>
          </>
        )}
      </Pending>
    </FormPage>
  )
}

const quiet = css({ color: 'fg.muted' })
