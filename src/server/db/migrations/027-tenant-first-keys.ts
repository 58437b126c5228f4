/**
 * Every key of what belongs to a tenant begins with the tenant, so that PostgreSQL can keep the tables in partitions, or on several machines,
 * by tenant: there a key must hold what the rows are divided by. `id` stays unique over all tenants, because one counter makes it. Indexes of
 * which the order changes are dropped here and made anew by indexes.ts; by the schema, because a restore takes this step beside the tables
 * that are in use, whose indexes bear the same names.
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
