/** A question and its mail may have several photos. Each has a table for them. */
export const questionPhotos = `
create table counter_question_photo (
  tenant_id text not null,
  number integer not null,
  place integer not null,
  type text not null,
  photo bytea not null,
  primary key (tenant_id, number, place),
  foreign key (tenant_id, number) references counter_question on delete cascade
);
alter table counter_question drop column photo;
alter table counter_question drop column photo_type;
create table mail_attachment (
  mail_id bigint not null references mail_outbox on delete cascade,
  place integer not null,
  name text not null,
  type text not null,
  content bytea not null,
  primary key (mail_id, place)
);
alter table mail_outbox drop column attachment_name;
alter table mail_outbox drop column attachment_type;
alter table mail_outbox drop column attachment;
`
