-- Published: units of order lines that are on their way back or back for good.
create view returns.claimed_units as
  select order_id, position, claimed as units from returns.claim where claimed > 0;
