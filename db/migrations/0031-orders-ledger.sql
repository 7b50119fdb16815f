-- The ledger of an order: discounts on its lines, and rows that explain or add amounts.
alter table orders.order drop constraint order_check;
alter table orders.order add constraint order_total check (total_piastres >= 0);
alter table orders.order add column discount_piastres bigint not null default 0
  check (discount_piastres between 0 and items_piastres);

alter table orders.order_line add column discount_piastres bigint not null default 0
  check (discount_piastres between 0 and line_piastres);
alter table orders.order_line add constraint order_line_vat check (vat_piastres <= line_piastres - discount_piastres);

alter table orders.adjustment drop constraint adjustment_pkey;
alter table orders.adjustment drop constraint adjustment_kind_check;
alter table orders.adjustment drop constraint adjustment_piastres_check;
alter table orders.adjustment drop constraint adjustment_vat_piastres_check;
alter table orders.adjustment add column position smallint;
update orders.adjustment set position = case kind when 'delivery' then 1 else 2 end;
alter table orders.adjustment alter column position set not null;
alter table orders.adjustment add primary key (order_id, position);
alter table orders.adjustment add column label platform.bilingual;
alter table orders.adjustment add column promotion_id integer;
-- Promotions explain what the lines carry already; the other kinds are amounts of their own.
alter table orders.adjustment add constraint adjustment_kind_check
  check (kind in ('promotion', 'delivery', 'delivery-discount', 'cod-fee'));
alter table orders.adjustment add constraint adjustment_sign_check
  check (case when kind in ('promotion', 'delivery-discount') then piastres < 0 else piastres >= 0 end);
alter table orders.adjustment add constraint adjustment_promotion_check
  check ((kind in ('promotion', 'delivery-discount')) = (promotion_id is not null));
