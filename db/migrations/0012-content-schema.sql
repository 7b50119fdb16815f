create schema content;

create function content.is_bilingual(value jsonb) returns boolean immutable language sql as $$
  select coalesce(jsonb_typeof(value -> 'ar') = 'string' and jsonb_typeof(value -> 'en') = 'string', false)
$$;

-- A path of the shop or an https address, per language: nothing that a browser would execute.
create function content.is_target(value jsonb) returns boolean immutable language sql as $$
  select content.is_bilingual(value)
    and value ->> 'ar' ~ '^(/([^/\\]|$)|https://)'
    and value ->> 'en' ~ '^(/([^/\\]|$)|https://)'
$$;

create function content.is_list(items jsonb) returns boolean immutable language sql as $$
  select case when jsonb_typeof(items) = 'array'
    then not exists (select from jsonb_array_elements(items) as item where not content.is_bilingual(item))
    else false
  end
$$;

create function content.is_part(part jsonb) returns boolean immutable language sql as $$
  select coalesce(case part ->> 'kind'
    when 'heading' then content.is_bilingual(part -> 'text')
    when 'text' then content.is_bilingual(part -> 'text')
    when 'list' then content.is_list(part -> 'items')
    when 'steps' then content.is_list(part -> 'items')
    when 'quote' then content.is_bilingual(part -> 'text')
      and (part -> 'by' = 'null' or content.is_bilingual(part -> 'by'))
    when 'picture' then jsonb_typeof(part -> 'assetId') = 'number'
      and content.is_bilingual(part -> 'alt')
      and (part -> 'caption' = 'null' or content.is_bilingual(part -> 'caption'))
    when 'link' then content.is_bilingual(part -> 'label') and content.is_target(part -> 'path')
  end, false)
$$;

create function content.is_text(parts jsonb) returns boolean immutable language sql as $$
  select case when jsonb_typeof(parts) = 'array'
    then not exists (select from jsonb_array_elements(parts) as part where not content.is_part(part))
    else false
  end
$$;

-- A text is a list of parts, each in both languages (server/modules/content/texts/text-draft.ts).
create domain content.parts as jsonb check (content.is_text(value));

-- Codes are for people who write; addresses carry ids or have paths of their own.
create domain content.code as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 60);

-- Everywhere: published_at null is a draft, in the future it is scheduled.

create table content.page (
  code content.code primary key,
  title platform.bilingual not null,
  lead platform.bilingual not null,
  asset_id integer references media.asset,
  picture_alt platform.bilingual,
  parts content.parts not null,
  published_at timestamptz,
  updated_at timestamptz not null,
  check ((asset_id is null) = (picture_alt is null))
);

create table content.faq_group (
  id integer generated always as identity primary key,
  code content.code not null unique,
  title platform.bilingual not null,
  level_order integer not null
);

create table content.faq_question (
  id integer generated always as identity primary key,
  group_id integer not null references content.faq_group on delete cascade,
  code content.code not null unique,
  question platform.bilingual not null,
  answer content.parts not null,
  level_order integer not null,
  published_at timestamptz
);
create index faq_question_group on content.faq_question (group_id, level_order);

create table content.news (
  id integer generated always as identity primary key,
  code content.code not null unique,
  title platform.bilingual not null,
  summary platform.bilingual not null,
  asset_id integer references media.asset,
  picture_alt platform.bilingual,
  parts content.parts not null,
  published_at timestamptz,
  check ((asset_id is null) = (picture_alt is null))
);
create index news_published on content.news (published_at desc, id desc) where published_at is not null;

create table content.album (
  id integer generated always as identity primary key,
  code content.code not null unique,
  title platform.bilingual not null,
  text platform.bilingual not null,
  published_at timestamptz
);
create index album_published on content.album (published_at desc, id desc) where published_at is not null;

create table content.album_picture (
  id integer generated always as identity primary key,
  album_id integer not null references content.album on delete cascade,
  level_order integer not null,
  asset_id integer not null references media.asset,
  alt platform.bilingual not null,
  caption platform.bilingual,
  -- The product that is seen.
  product_id integer references catalog.product on delete set null,
  unique (album_id, level_order)
);

create table content.video (
  id integer generated always as identity primary key,
  code content.code not null unique,
  title platform.bilingual not null,
  text platform.bilingual not null,
  poster_asset_id integer references media.asset,
  duration_seconds integer not null check (duration_seconds between 1 and 36000),
  published_at timestamptz
);
create index video_published on content.video (published_at desc, id desc) where published_at is not null;

-- The same film in several kinds, in the order in which a browser should try them.
create table content.video_source (
  video_id integer not null references content.video on delete cascade,
  level_order integer not null,
  file_id integer not null,
  mime text not null check (mime in ('video/webm', 'video/mp4')),
  primary key (video_id, level_order),
  foreign key (file_id, mime) references media.film_file (id, mime)
);

create table content.video_caption (
  video_id integer not null references content.video on delete cascade,
  locale text not null check (locale in ('ar', 'en')),
  file_id integer not null,
  mime text not null default 'text/vtt' check (mime = 'text/vtt'),
  primary key (video_id, locale),
  foreign key (file_id, mime) references media.film_file (id, mime)
);

-- The products that are seen in a film: it is among their pictures.
create table content.video_product (
  video_id integer not null references content.video on delete cascade,
  product_id integer not null references catalog.product on delete cascade,
  primary key (video_id, product_id)
);
create index video_product_product on content.video_product (product_id);

-- Which pictures stand in texts: none of them can be taken from under a text, and none can be named that is not there.
create table content.text_picture (
  -- Table and code of the record: `news opening-in-maadi`.
  record text not null,
  asset_id integer not null references media.asset,
  primary key (record, asset_id)
);

create function content.note_text_pictures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from content.text_picture where record = tg_table_name || ' ' || old.code;
  end if;
  if tg_op <> 'DELETE' then
    insert into content.text_picture (record, asset_id)
    select distinct tg_table_name || ' ' || new.code, (part ->> 'assetId')::integer
    from jsonb_array_elements(to_jsonb(new) -> tg_argv[0]) as part
    where part ->> 'kind' = 'picture';
  end if;
  return null;
end
$$;

create trigger page_pictures after insert or update or delete on content.page
  for each row execute function content.note_text_pictures('parts');
create trigger news_pictures after insert or update or delete on content.news
  for each row execute function content.note_text_pictures('parts');
create trigger question_pictures after insert or update or delete on content.faq_question
  for each row execute function content.note_text_pictures('answer');
