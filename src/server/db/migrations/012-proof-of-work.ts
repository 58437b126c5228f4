/**
 * What a captcha is good for, and the secret of the proof of work that goes with it. '' where a server of the version before made it: then
 * no proof holds, and the device asks for another.
 */
export const proofOfWork = `
alter table captcha
  add column purpose text not null default '',
  add column proof_secret text not null default '';
`
