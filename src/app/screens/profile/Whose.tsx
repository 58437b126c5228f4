/** Tells password managers whose password a form is about. Nobody sees or reaches it. */
export const Whose = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)
