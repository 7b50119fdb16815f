-- What of the shop's goods somebody holds who has paid nothing yet is counted by guest, phone, mailbox and network.

alter table orders.order
  -- The email as its mailbox knows it: without the part after a plus, and for Gmail without dots.
  add column mailbox text,
  -- Network it was placed from: an IPv4 address, or the first 64 bits of an IPv6 address. Deleted after 30 days.
  add column network inet,
  -- A code sent to its phone came back.
  add column confirmed_at timestamptz;

update orders.order set mailbox = case
  when split_part(lower(contact_email), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(contact_email), '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(lower(contact_email), '@', 1), '+', 1) || '@' || split_part(lower(contact_email), '@', 2)
end
where contact_email is not null;

create index order_mailbox on orders.order (mailbox) where mailbox is not null;
create index order_network on orders.order (network) where network is not null;

-- Who does not confirm in time loses the goods: such an order has a deadline, too.
alter table orders.order drop constraint order_expires_while_waiting;
update orders.order set expires_at = now() + interval '15 minutes' where waiting_for = 'confirmation';
alter table orders.order
  add constraint order_expires_while_waiting
    check ((expires_at is not null) = (coalesce(waiting_for, '') in ('approval', 'payment', 'confirmation'))),
  add constraint order_traces_are_erased check (erased_at is null or (mailbox is null and network is null));
