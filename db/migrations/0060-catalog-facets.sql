-- The order of filters: below 10 before the price, from 10 on after it, 30 the stock, 40 what the cards of the
-- category show, 50 the brand. Null: technical, at the end, as a specification lists them.
alter table catalog.attribute add facet_position integer check (facet_position > 0);

-- "Depends on the lamp": a product with this value is found under every value of the attribute.
alter table catalog.attribute_value add fits_any boolean not null default false;
