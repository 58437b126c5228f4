/**
 * Content pages that a tenant has written, by language. Also customers' questions to the counter with short numbers for the telephone, and
 * Reply-To address and photo of the mails for such questions.
 */
export const pages = `
create table content_page (
  tenant_id text not null references tenant on delete cascade,
  slug text collate "C" not null,
  locale text collate "C" not null,
  title text not null,
  markdown text not null,
  changed_at timestamptz not null,
  primary key (tenant_id, slug, locale)
);
create table question_counter (
  tenant_id text primary key references tenant on delete cascade,
  last integer not null
);
create table counter_question (
  tenant_id text not null references tenant on delete cascade,
  number integer not null,
  key text collate "C" not null,
  account_id text,
  asked_at timestamptz not null,
  done_at timestamptz,
  name text not null,
  email text not null,
  email_key text collate "C" not null,
  phone text not null,
  about text not null,
  question text not null,
  language text not null,
  photo bytea,
  photo_type text,
  primary key (tenant_id, number),
  unique (tenant_id, key),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
create index counter_question_of on counter_question (tenant_id, email_key);
alter table mail_outbox add column reply_to text;
alter table mail_outbox add column attachment_name text;
alter table mail_outbox add column attachment_type text;
alter table mail_outbox add column attachment bytea;
`
