/**
 * The purpose of a captcha, and the secret of its proof of work. '' for captchas of an earlier server version. They accept no proof, so the
 * device requests a new captcha.
 */
export const proofOfWork = `
alter table captcha
  add column purpose text not null default '',
  add column proof_secret text not null default '';
`
