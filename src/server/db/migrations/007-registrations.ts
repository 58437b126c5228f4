/**
 * Registrations before confirmation. Each is one attempt of one device, with its own password, code and link. The first confirmed attempt
 * creates the account, so no attempt can change the data of another. Existing unconfirmed accounts become attempts of an unknown device.
 * Rate limits that count across all tenants have no tenant.
 */
export const registrations = `
create table registration (
  tenant_id text not null references tenant on delete cascade,
  id text not null,
  attempt_hash text collate "C" not null,
  email text not null,
  email_key text collate "C" not null,
  password_hash text not null,
  realname text not null,
  area_code text not null,
  phone text not null,
  company text not null,
  language text not null,
  discovery_channel text,
  created_at timestamptz not null,
  code_hash text not null,
  link_hash text collate "C" not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index registration_of on registration (tenant_id, email_key, created_at);
create unique index registration_link on registration (tenant_id, link_hash);

insert into registration
select account.tenant_id, account.id, '', email, email_key, password_hash, realname, area_code, phone, company, language, discovery_channel,
  account.created_at, code_hash, link_hash, expires_at
from account join account_secret on account_secret.tenant_id = account.tenant_id and account_id = account.id and purpose = 'verify-email'
where verified_at is null;
delete from account where verified_at is null;
delete from account_secret where purpose = 'verify-email';

alter table rate_limit drop constraint rate_limit_tenant_id_fkey;
`
