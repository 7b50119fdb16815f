-- A limit "once for each customer" is one for each person: for a phone and a mailbox as well as for the browser or
-- account. Who it is, only the shop's secret can tell. The numbers of a person's uses are taken once each.
create table pricing.promotion_person (
  promotion_id integer not null,
  originator text not null,
  -- Keyed hash of a phone or mailbox.
  person bytea not null check (length(person) = 32),
  nth integer not null check (nth > 0),
  primary key (promotion_id, person, nth),
  unique (promotion_id, originator, person),
  foreign key (promotion_id, originator) references pricing.promotion_use on delete cascade
);
