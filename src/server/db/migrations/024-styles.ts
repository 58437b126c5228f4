/** Styles of workwear, and the parts that are their sizes and colours. */
export const styles = `
create table style (
  tenant_id text collate "C" not null references tenant on delete cascade,
  id text collate "C" not null,
  name text not null,
  text text not null,
  producer text not null,
  guide jsonb,
  sort_num integer not null,
  primary key (tenant_id, id)
);
create table style_variant (
  tenant_id text collate "C" not null,
  mcode text collate "C" not null,
  style_id text collate "C" not null,
  colour text not null,
  size text not null,
  sort_num integer not null,
  primary key (tenant_id, mcode),
  foreign key (tenant_id, style_id) references style on delete cascade
);
create index style_variant_of on style_variant (tenant_id, style_id, sort_num);
`
