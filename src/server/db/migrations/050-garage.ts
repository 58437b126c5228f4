/**
 * Vehicles and machines of customers. Model and fitted parts are stored without a foreign key, so a catalogue load cannot delete what a
 * customer entered. Empty text means that something is not known.
 */
export const garage = `
create table garage_vehicle (
  tenant_id text not null,
  account_id text not null,
  id text collate "C" not null,
  kind text not null check (kind in ('vehicle', 'machine')),
  name text not null,
  model_id text collate "C",
  brand text not null,
  model text not null,
  engine text,
  year integer,
  serial_number text not null,
  registration text not null,
  note text not null,
  photo text not null,
  fitted jsonb not null default '[]',
  changed_at timestamptz not null,
  primary key (tenant_id, account_id, id),
  foreign key (tenant_id, account_id) references account on delete cascade
);
`
