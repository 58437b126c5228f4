/**
 * The e-mail address that each confirmation link was mailed to. A registration ends at its confirmation, but this row stays longer. So
 * opening the link again gives "already confirmed" instead of "too old".
 */
export const verifyLinks = `
create table verify_link (
  tenant_id text collate "C" not null references tenant on delete cascade,
  link_hash text collate "C" not null,
  email_key text collate "C" not null,
  mailed_at timestamptz not null,
  primary key (tenant_id, link_hash)
);
create index verify_link_of on verify_link (tenant_id, email_key);
insert into verify_link (tenant_id, link_hash, email_key, mailed_at)
select tenant_id, link_hash, email_key, created_at from registration;
`
