-- Every page of the company has its row from the beginning: staff find it empty, and write it.
insert into content.page (code, title, lead, parts, published_at, updated_at)
  select code, '{"ar": "", "en": ""}', '{"ar": "", "en": ""}', '[]', null, now()
  from unnest(array[
    'about-us', 'director-speech', 'vision-mission-values-goals', 'privacy-policy', 'terms-and-conditions',
    'sustainability-statement'
  ]) as code
  on conflict (code) do nothing;
