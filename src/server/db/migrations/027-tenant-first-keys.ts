/**
 * Every key of a tenant's table starts with the tenant. Then PostgreSQL can partition the tables by tenant or spread them over machines.
 * `id` stays unique across tenants, because one sequence creates it. Indexes with a changed column order are dropped here and rebuilt by
 * indexes.ts. The schema is part of their names here, because a restore runs this migration beside the live tables.
 */
export const tenantFirstKeys = `
alter table part drop constraint part_pkey, add primary key (tenant_id, id);
alter table part_text drop constraint part_text_pkey, add primary key (tenant_id, part_id);
alter table part_number drop constraint part_number_pkey, add primary key (tenant_id, part_id, sort_num);
alter table parts_list drop constraint parts_list_pkey, add primary key (tenant_id, unit_id, position);
alter table order_event drop constraint order_event_pkey, add primary key (tenant_id, id);
alter table shop_action drop constraint shop_action_pkey, add primary key (tenant_id, id);

alter table kept_mail drop constraint kept_mail_pkey, add primary key (tenant_id, id);
drop index kept_mail_once;
create unique index kept_mail_once on kept_mail (tenant_id, mail_id);

alter table mail_attachment drop constraint mail_attachment_mail_id_fkey, add column tenant_id text;
update mail_attachment set tenant_id = mail_outbox.tenant_id from mail_outbox where mail_outbox.id = mail_id;
alter table mail_outbox drop constraint mail_outbox_pkey, add primary key (tenant_id, id);
alter table mail_attachment
  alter column tenant_id set not null,
  drop constraint mail_attachment_pkey,
  add primary key (tenant_id, mail_id, place),
  add foreign key (tenant_id, mail_id) references mail_outbox on delete cascade;

do $$
declare old text;
begin
  for old in
    select format('%I.%I', schemaname, indexname) from pg_indexes where schemaname = current_schema() and indexname in
      ('part_number_key', 'part_number_zeroless', 'part_number_family', 'fitment_part', 'fitment_model', 'parts_list_part')
  loop
    execute 'drop index ' || old;
  end loop;
end $$;
`
