/** A hidden user name field, which tells password managers whose password a form is for. */
export const HiddenUserNameField = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)
