/**
 * Favourite parts of customers, in named folders. A favourite stores the part's code without a foreign key, so a catalogue load cannot
 * delete a customer's note. Empty text means no folder.
 */
export const favourites = `
create table favourite_folder (
  tenant_id text not null,
  account_id text not null,
  id text collate "C" not null,
  name text not null,
  name_at timestamptz not null,
  other_names jsonb not null default '[]',
  primary key (tenant_id, account_id, id),
  foreign key (tenant_id, account_id) references account on delete cascade
);

create table favourite (
  tenant_id text not null,
  account_id text not null,
  mcode text collate "C" not null,
  folder_id text collate "C" not null,
  folder_at timestamptz not null,
  note text not null,
  qty integer not null check (qty > 0),
  qty_at timestamptz not null,
  marked_at timestamptz not null,
  price_then numeric(12,2),
  primary key (tenant_id, account_id, mcode),
  foreign key (tenant_id, account_id) references account on delete cascade
);
`
