// Written by `npm run types` from the migrations.
import type { Generated, GeneratedAlways } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { GeneratedJson, Json } from "./json-column.ts";

export interface Schema {
  "aftercare.request": {
    order_id: number;
    asked_at: Generated<Date>;
  };
  "alerts.alert": {
    id: GeneratedAlways<number>;
    customer_id: number | null;
    target: string | null;
    variant_id: number;
    kind: string;
    below_piastres: number | null;
    locale: string;
    created_at: Generated<Date>;
    expires_at: Generated<Date>;
  };
  "cart.line": {
    shopper_id: number;
    variant_id: number;
    is_parked: Generated<boolean>;
    quantity: number;
    added_at: Generated<Date>;
  };
  "catalog.attribute": {
    code: string;
    kind: string;
    unit: string | null;
    name: Json<Bilingual>;
    explanation: Json<Bilingual> | null;
    group_code: string;
    is_facet: boolean;
    is_comparable: boolean;
    position: number;
    facet_position: number | null;
    minimum: number | null;
    maximum: number | null;
  };
  "catalog.attribute_value": {
    attribute_code: string;
    code: string;
    name: Json<Bilingual>;
    swatch: string | null;
    position: number;
    fits_any: Generated<boolean>;
  };
  "catalog.brand": {
    id: GeneratedAlways<number>;
    code: string;
    name: Json<Bilingual>;
    description: Json<Bilingual>;
  };
  "catalog.category": {
    id: GeneratedAlways<number>;
    code: string;
    parent_id: number | null;
    type: Generated<string>;
    name: Json<Bilingual>;
    slug: Json<Bilingual>;
    description: Json<Bilingual>;
    key_facts: Generated<string[]>;
    asset_id: number | null;
    position: number;
    is_active: Generated<boolean>;
    attributes: Generated<string[]>;
  };
  "catalog.change_horizon": {
    is_only: Generated<boolean>;
    before: Generated<string>;
    edition: Generated<number>;
  };
  "catalog.changed_product": {
    product_id: number;
    xid: string;
  };
  "catalog.document": {
    id: GeneratedAlways<number>;
    product_id: number;
    variant_id: number | null;
    document_id: number;
    role: string;
    title: Json<Bilingual>;
    position: number;
  };
  "catalog.fact": {
    product_id: number;
    attribute_code: string;
    value: string | null;
    low: number | null;
    high: number | null;
  };
  "catalog.kept_brand": {
    id: number;
    code: string;
    name: Json<Bilingual>;
  };
  "catalog.kept_category": {
    id: number;
    code: string;
    parent_id: number;
    name: Json<Bilingual>;
  };
  "catalog.kept_changes": {
    before: string;
    edition: number;
  };
  "catalog.kept_product": {
    id: number;
    code: string;
    category_id: number;
    brand_id: number;
    name: Json<Bilingual>;
    lacks_ar: boolean;
    lacks_en: boolean;
    published_at: Date;
    archived_at: Date;
    created_at: Date;
  };
  "catalog.kept_variant": {
    id: number;
    product_id: number;
    sku: string;
    options: Json;
    attributes: Json;
    position: number;
    is_active: boolean;
  };
  "catalog.listed_category": {
    product_id: number;
    category_id: number;
  };
  "catalog.listed_document": {
    product_id: number;
    variant_id: number;
    role: string;
    title: Json<Bilingual>;
    position: number;
    src: string;
    kind: string;
    bytes: number;
  };
  "catalog.listed_fact": {
    product_id: number;
    attribute_code: string;
    value: string;
    low: number;
    high: number;
  };
  "catalog.listed_picture": {
    product_id: number;
    variant_id: number;
    role: string;
    alt: Json<Bilingual>;
    position: number;
    src: string;
    width: number;
    height: number;
    focus: Json;
  };
  "catalog.listed_product": {
    id: number;
    category_id: number;
    brand_id: number;
    brand_code: string;
    brand_name: Json<Bilingual>;
    name: Json<Bilingual>;
    slug: Json<Bilingual>;
    summary: Json<Bilingual>;
    description: Json<Bilingual>;
    selling_points: Json;
    care_notes: Json<Bilingual>;
    attributes: Json;
    options: string[];
    published_at: Date;
    is_new: boolean;
    new_until: Date;
  };
  "catalog.listed_variant": {
    id: number;
    product_id: number;
    sku: string;
    options: Json;
    attributes: Json;
    position: number;
  };
  "catalog.picture": {
    id: GeneratedAlways<number>;
    product_id: number;
    variant_id: number | null;
    asset_id: number;
    role: string;
    alt: Json<Bilingual>;
    position: number;
    focus_x: number | null;
    focus_y: number | null;
  };
  "catalog.previewed_product": {
    id: number;
    category_id: number;
    brand_id: number;
    brand_code: string;
    brand_name: Json<Bilingual>;
    name: Json<Bilingual>;
    slug: Json<Bilingual>;
    summary: Json<Bilingual>;
    description: Json<Bilingual>;
    selling_points: Json;
    care_notes: Json<Bilingual>;
    attributes: Json;
    options: string[];
    is_new: boolean;
  };
  "catalog.product": {
    id: GeneratedAlways<number>;
    code: string;
    category_id: number;
    brand_id: number;
    name: Json<Bilingual>;
    slug: Json<Bilingual>;
    summary: Json<Bilingual>;
    description: Json<Bilingual>;
    selling_points: GeneratedJson;
    care_notes: Json<Bilingual> | null;
    attributes: GeneratedJson;
    options: Generated<string[]>;
    published_at: Date | null;
    is_marked_new: Generated<boolean>;
    created_at: Generated<Date>;
    archived_at: Date | null;
    lacks_ar: GeneratedAlways<boolean>;
    lacks_en: GeneratedAlways<boolean>;
  };
  "catalog.product_change": {
    id: GeneratedAlways<number>;
    product_id: number;
    xid: Generated<string>;
    at: Generated<Date>;
  };
  "catalog.variant": {
    id: GeneratedAlways<number>;
    product_id: number;
    sku: string;
    options: GeneratedJson;
    attributes: GeneratedJson;
    position: number;
    is_active: Generated<boolean>;
  };
  "catalog.variant_description": {
    variant_id: number;
    product_id: number;
    sku: string;
    name: Json<Bilingual>;
    slug: Json<Bilingual>;
    is_listed: boolean;
    options: Json;
    categories: string[];
    picture: Json;
  };
  "companies.buying_company": {
    shopper_id: number;
    name_ar: string;
    name_en: string;
    tax_number: string;
    company_id: number;
  };
  "companies.company": {
    id: GeneratedAlways<number>;
    name_en: string | null;
    name_ar: string | null;
    website: string | null;
    phone_number: string | null;
    mail_box: string | null;
    fax: string | null;
    responsible_mobile: string | null;
    tax_number: string | null;
    review: Generated<string>;
    review_note: string | null;
    reviewed_at: Date | null;
    price_list_id: number | null;
    needs_approval: Generated<boolean>;
    created_at: Generated<Date>;
    erased_at: Date | null;
    asked_kind: string | null;
    asked_note: string | null;
  };
  "companies.company_approver": {
    shopper_id: number;
    company_id: number;
  };
  "companies.company_invitation": {
    id: GeneratedAlways<number>;
    company_id: number;
    email: string;
    role: string;
    secret_hash: Buffer;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  "companies.company_member": {
    customer_id: number;
    company_id: number;
    role: string;
    joined_at: Generated<Date>;
  };
  "companies.document": {
    company_id: number;
    kind: string;
    file_kind: string;
    bytes: Buffer;
    sent_at: Generated<Date>;
  };
  "companies.membership": {
    customer_id: number;
    company_id: number;
    role: string;
    name_ar: string;
    name_en: string;
  };
  "companies.shopper_terms": {
    shopper_id: number;
    company_id: number;
    price_list_id: number;
  };
  "content.album": {
    id: GeneratedAlways<number>;
    code: string;
    title: Json<Bilingual>;
    text: Json<Bilingual>;
    published_at: Date | null;
  };
  "content.album_picture": {
    id: GeneratedAlways<number>;
    album_id: number;
    level_order: number;
    asset_id: number;
    alt: Json<Bilingual>;
    caption: Json<Bilingual> | null;
    product_id: number | null;
  };
  "content.faq_group": {
    id: GeneratedAlways<number>;
    code: string;
    title: Json<Bilingual>;
    level_order: number;
  };
  "content.faq_question": {
    id: GeneratedAlways<number>;
    group_id: number;
    code: string;
    question: Json<Bilingual>;
    answer: Json;
    level_order: number;
    published_at: Date | null;
  };
  "content.news": {
    id: GeneratedAlways<number>;
    code: string;
    title: Json<Bilingual>;
    summary: Json<Bilingual>;
    asset_id: number | null;
    picture_alt: Json<Bilingual> | null;
    parts: Json;
    published_at: Date | null;
  };
  "content.page": {
    code: string;
    title: Json<Bilingual>;
    lead: Json<Bilingual>;
    asset_id: number | null;
    picture_alt: Json<Bilingual> | null;
    parts: Json;
    published_at: Date | null;
    updated_at: Date;
  };
  "content.text_picture": {
    record: string;
    asset_id: number;
  };
  "content.video": {
    id: GeneratedAlways<number>;
    code: string;
    title: Json<Bilingual>;
    text: Json<Bilingual>;
    poster_asset_id: number | null;
    duration_seconds: number;
    published_at: Date | null;
  };
  "content.video_caption": {
    video_id: number;
    locale: string;
    file_id: number;
    mime: Generated<string>;
  };
  "content.video_product": {
    video_id: number;
    product_id: number;
  };
  "content.video_source": {
    video_id: number;
    level_order: number;
    file_id: number;
    mime: string;
  };
  "customers.customer": {
    id: number;
    realm: GeneratedAlways<string>;
    account_type: Generated<string>;
    name: string;
    first_name: string;
    last_name: string;
    full_name_en: string | null;
    full_name_ar: string | null;
    gender: string | null;
    birth_date: string | null;
    email: string | null;
    email_verified: Generated<boolean>;
    phone: string | null;
    phone_verified: Generated<boolean>;
    address: string | null;
    city: string | null;
    place: string | null;
    locale: Generated<string>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    disabled_at: Date | null;
    disabled_reason: string | null;
    erased_at: Date | null;
    merged_into: number | null;
  };
  "customers.customer_record": {
    id: number;
    account_type: string;
    name: string;
    first_name: string;
    last_name: string;
    full_name_en: string;
    full_name_ar: string;
    email: string;
    email_verified: boolean;
    phone: string;
    phone_verified: boolean;
    city: string;
    locale: string;
    created_at: Date;
    disabled_at: Date;
    disabled_reason: string;
    erased_at: Date;
    merged_into: number;
  };
  "customers.customer_search": {
    customer_id: number;
    words: string;
    phone: string;
  };
  "customers.customer_words": {
    customer_id: number;
    words: string;
    phone: string | null;
  };
  "customers.guest_refusal": {
    recipient: Buffer;
    topic: string;
    at: Generated<Date>;
  };
  "customers.guest_shopper": {
    id: number;
  };
  "customers.known_customer": {
    id: number;
  };
  "customers.message_choice": {
    customer_id: number;
    topic: string;
    channel: string;
    is_wanted: boolean;
    changed_at: Generated<Date>;
  };
  "customers.newsletter_consent": {
    id: GeneratedAlways<number>;
    customer_id: number;
    is_given: boolean;
    text_version: string;
    source: string;
    at: Generated<Date>;
  };
  "customers.saved_address": {
    id: GeneratedAlways<number>;
    customer_id: number;
    label: string;
    contact_name: string;
    contact_phone: string;
    contact_phone2: string | null;
    contact_email: string | null;
    address: Json;
    is_default: boolean;
    added_at: Generated<Date>;
  };
  "customers.shopper": {
    id: GeneratedAlways<number>;
    token_hash: Buffer | null;
    customer_id: number | null;
    created_at: Generated<Date>;
    seen_at: Generated<Date>;
    merged_into: number | null;
    merged_at: Date | null;
    joined_to: number | null;
  };
  "favourites.favourite": {
    shopper_id: number;
    product_id: number;
    added_at: Generated<Date>;
  };
  "favourites.view": {
    shopper_id: number;
    product_id: number;
    viewed_at: Generated<Date>;
  };
  "feedback.message": {
    id: GeneratedAlways<number>;
    shopper_id: number | null;
    user_name: string;
    email: string;
    message: string;
    description: string;
    locale: string;
    sent_at: Generated<Date>;
    reply: string | null;
    replied_at: Date | null;
    replied_by: number | null;
  };
  "feedback.product_rating": {
    product_id: number;
    count: number;
    average: number;
    score: number;
    distribution: number[];
  };
  "feedback.rating": {
    id: Generated<number>;
    product_id: number;
    shopper_id: number | null;
    author: string;
    locale: string;
    value: number;
    text: string;
    state: Generated<string>;
    rated_at: Generated<Date>;
    decided_at: Date | null;
    order_id: number | null;
  };
  "feedback.rating_picture": {
    id: Generated<string>;
    shopper_id: number | null;
    product_id: number;
    rating_id: number | null;
    place: number | null;
    width: number;
    height: number;
    bytes: Buffer;
    thumbnail: Buffer;
    at: Generated<Date>;
    order_id: number | null;
  };
  "feedback.rating_report": {
    rating_id: number;
    reporter: Buffer;
    at: Generated<Date>;
  };
  "identity.account": {
    id: GeneratedAlways<number>;
    realm: string;
    password_hash: string | null;
  };
  "identity.account_state": {
    id: number;
    realm: string;
    has_password: boolean;
    has_second_factor: boolean;
  };
  "identity.backup_code": {
    account_id: number;
    code_hash: Buffer;
  };
  "identity.challenge": {
    secret_hash: Buffer;
    account_id: number;
    realm: string;
    expires_at: Date;
    method: Generated<string>;
  };
  "identity.known_browser": {
    account_id: number;
    secret_hash: Buffer;
    seen_at: Generated<Date>;
    trusted_until: Date | null;
    id: GeneratedAlways<number>;
  };
  "identity.passkey": {
    id: GeneratedAlways<number>;
    account_id: number;
    credential_id: Buffer;
    public_key: Buffer;
    counter: number;
    transports: Generated<string[]>;
    name: string;
    created_at: Generated<Date>;
    used_at: Date | null;
  };
  "identity.passkey_challenge": {
    challenge_hash: Buffer;
    realm: string;
    session_id: number | null;
    expires_at: Date;
  };
  "identity.second_factor": {
    account_id: number;
    secret: Buffer;
    confirmed_at: Date | null;
    last_step: Generated<number>;
    created_at: Generated<Date>;
  };
  "identity.session": {
    id: GeneratedAlways<number>;
    account_id: number;
    realm: string;
    cookie_hash: Buffer | null;
    token_hash: Buffer;
    name: string | null;
    address: string | null;
    agent: string | null;
    signed_in_at: Generated<Date>;
    last_seen_at: Generated<Date>;
    expires_at: Date;
    browser_id: number | null;
    proved_at: Date | null;
  };
  "identity.sign_in": {
    id: GeneratedAlways<number>;
    account_id: number;
    at: Generated<Date>;
    method: string;
    agent: string | null;
    network: string;
  };
  "identity.spent_browser": {
    account_id: number;
    secret_hash: Buffer;
    spent_at: Generated<Date>;
  };
  "identity.verification": {
    id_hash: Buffer;
    purpose: string;
    account_id: number | null;
    channel: string;
    target: string;
    code_hash: Buffer | null;
    attempts: Generated<number>;
    sent_at: Generated<Date>;
    code_ends_at: Date;
    data: Json | null;
    expires_at: Date;
    browser_hash: Buffer | null;
  };
  "inventory.availability": {
    variant_id: number;
    available: number;
  };
  "inventory.bin": {
    variant_id: number;
    name: string;
  };
  "inventory.booking": {
    id: GeneratedAlways<number>;
    kind: string;
    reason: string | null;
    note: string;
    staff_id: number;
    at: Generated<Date>;
  };
  "inventory.held_stock": {
    originator: string;
    variant_id: number;
    quantity: number;
    expires_at: Date;
  };
  "inventory.kept_stock": {
    variant_id: number;
    on_hand: number;
    reserved: number;
    reorder_point: number;
    is_low: boolean;
  };
  "inventory.reorder_point": {
    variant_id: number;
    pieces: number;
  };
  "inventory.sold_stock": {
    originator: string;
    variant_id: number;
    quantity: number;
    at: Date;
  };
  "inventory.stock_count": {
    id: GeneratedAlways<number>;
    note: string;
    started_by: number;
    started_at: Generated<Date>;
    state: Generated<string>;
    ended_at: Date | null;
  };
  "inventory.stock_count_line": {
    count_id: number;
    variant_id: number;
    counted: number | null;
    expected: number | null;
    counted_at: Date | null;
    counted_from: Date | null;
    counted_until: Date | null;
    moved: Generated<boolean>;
  };
  "inventory.stock_level": {
    variant_id: number;
    on_hand: Generated<number>;
    reserved: Generated<number>;
  };
  "inventory.stock_movement": {
    id: GeneratedAlways<number>;
    variant_id: number;
    kind: string;
    quantity: number;
    originator: string;
    at: Generated<Date>;
  };
  "inventory.stock_reservation": {
    id: GeneratedAlways<number>;
    variant_id: number;
    originator: string;
    quantity: number;
    expires_at: Date | null;
    created_at: Generated<Date>;
  };
  "invoices.counter": {
    kind: string;
    year: number;
    last: number;
  };
  "invoices.document": {
    id: GeneratedAlways<number>;
    kind: string;
    year: number;
    serial: number;
    number: string;
    order_id: number;
    order_number: string;
    invoice_id: number | null;
    reason: string | null;
    reference: string | null;
    issued_at: Generated<Date>;
    issued_on: string;
    locale: string;
    payment_method: string;
    seller: Json;
    buyer: Json;
    national_id: string | null;
    total_piastres: number;
    vat_piastres: number;
    paid_at: Date | null;
    after_credit: number | null;
  };
  "invoices.line": {
    document_id: number;
    position: number;
    kind: string;
    order_position: number | null;
    sku: string | null;
    name: Json<Bilingual>;
    options: Json<Bilingual>;
    quantity: number;
    unit_piastres: number;
    discount_piastres: Generated<number>;
    gross_piastres: number;
    vat_piastres: number;
    vat_rate: number;
    credited: Generated<number>;
  };
  "lighting.saved_plan": {
    id: GeneratedAlways<number>;
    customer_id: number;
    name: string;
    plan: string;
    saved_at: Generated<Date>;
  };
  "lists.item": {
    list_id: number;
    variant_id: number;
    quantity: number;
    added_at: Generated<Date>;
  };
  "lists.list": {
    id: GeneratedAlways<number>;
    customer_id: number;
    name: string;
    changed_at: Generated<Date>;
    share_version: Generated<number>;
    share_hash: Buffer | null;
  };
  "media.asset": {
    id: GeneratedAlways<number>;
    digest: Buffer;
    storage_key: string;
    mime: string;
    width: number;
    height: number;
    bytes: number;
    created_at: Generated<Date>;
  };
  "media.document": {
    id: GeneratedAlways<number>;
    digest: Buffer;
    storage_key: string;
    kind: string;
    bytes: number;
    created_at: Generated<Date>;
  };
  "media.document_source": {
    document_id: number;
    src: string;
    kind: string;
    bytes: number;
  };
  "media.film_file": {
    id: GeneratedAlways<number>;
    digest: Buffer;
    storage_key: string;
    mime: string;
    bytes: number;
    created_at: Generated<Date>;
  };
  "media.film_source": {
    file_id: number;
    src: string;
    mime: string;
  };
  "media.light_layers": {
    night_asset_id: number;
    ambient_asset_id: number;
    lamp_asset_id: number;
    lamp_by_day: number;
    lamp_by_night: number;
    ambient_by_night: number;
    kelvin: number;
    film_contrast: number | null;
    film_saturation: number | null;
  };
  "media.lit_picture": {
    asset_id: number;
  };
  "media.picture_source": {
    asset_id: number;
    src: string;
    width: number;
    height: number;
  };
  "menus.block": {
    code: string;
    category_id: number;
    kind: string;
    title: Json<Bilingual>;
    text: Json<Bilingual>;
    action_label: Json<Bilingual> | null;
    path: Json<Bilingual> | null;
    asset_id: number | null;
    position: number;
    id: GeneratedAlways<number>;
  };
  "menus.item": {
    id: GeneratedAlways<number>;
    category_id: number;
    parent_id: number | null;
    label: Json<Bilingual>;
    path: Json<Bilingual>;
    level_order: number | null;
    is_active: Generated<boolean>;
  };
  "menus.menu": {
    id: number;
  };
  "orders.adjustment": {
    order_id: number;
    position: number;
    kind: string;
    label: Json<Bilingual> | null;
    promotion_id: number | null;
    piastres: number;
    vat_piastres: number;
    vat_rate: number;
  };
  "orders.call_lease": {
    order_id: number;
    staff_id: number;
    ends_at: Date;
  };
  "orders.cash_parcel": {
    order_id: number;
    order_number: string;
    parcel: number;
    courier: string;
    tracking: string;
    delivered_at: Date;
    collect_piastres: number;
    due_piastres: number;
  };
  "orders.code": {
    id: GeneratedAlways<number>;
    purpose: string;
    shopper_id: number;
    order_id: number | null;
    channel: string;
    target: string;
    code_hash: Buffer;
    attempts: Generated<number>;
    sent_at: Generated<Date>;
    ends_at: Date;
  };
  "orders.correction": {
    event_id: number;
    order_id: number;
    fields: Json;
  };
  "orders.credit": {
    id: GeneratedAlways<number>;
    order_id: number;
    number: number;
    kind: string;
    reference: string | null;
    goods_piastres: number;
    fees_piastres: Generated<number>;
    setoff_piastres: Generated<number>;
    piastres: GeneratedAlways<number>;
    wallet_piastres: Generated<number>;
    payout_piastres: Generated<number>;
    actor: string;
    staff_id: number | null;
    note: string | null;
    at: Generated<Date>;
  };
  "orders.credit_line": {
    credit_id: number;
    order_id: number;
    position: number;
    quantity: number;
    piastres: number;
  };
  "orders.fulfilment": {
    id: GeneratedAlways<number>;
    order_id: number;
    number: number;
    courier: string | null;
    tracking: string | null;
    collect_piastres: Generated<number>;
    shipped_at: Generated<Date>;
    delivered_at: Date | null;
    failure: string | null;
    failed_at: Date | null;
    state: GeneratedAlways<string>;
  };
  "orders.fulfilment_line": {
    fulfilment_id: number;
    order_id: number;
    position: number;
    quantity: number;
  };
  "orders.guest_cash_pause": {
    id: Generated<boolean>;
    paused_at: Generated<Date>;
    staff_id: number;
  };
  "orders.held_message": {
    event_id: number;
    order_id: number;
    held_at: Generated<Date>;
  };
  "orders.note_mention": {
    note_id: number;
    staff_id: number;
    seen_at: Date | null;
  };
  "orders.order": {
    id: GeneratedAlways<number>;
    number: string;
    shopper_id: number | null;
    company_id: number | null;
    status: string;
    waiting_for: string | null;
    expires_at: Date | null;
    locale: string;
    contact_name: string | null;
    contact_phone: string | null;
    contact_phone2: string | null;
    contact_email: string | null;
    governorate: string;
    address: Json | null;
    purchase_order: string | null;
    payment_method: string;
    items_piastres: number;
    discount_piastres: Generated<number>;
    total_piastres: number;
    vat_piastres: number;
    wallet_piastres: Generated<number>;
    credited_piastres: Generated<number>;
    aside_piastres: Generated<number>;
    due_piastres: GeneratedAlways<number>;
    earliest: string;
    latest: string;
    placed_at: Generated<Date>;
    erased_at: Date | null;
    mailbox: string | null;
    network: string | null;
    confirmed_at: Date | null;
    guest_until: Date | null;
    call_result: string | null;
    next_call_at: Date | null;
    channel: Generated<string>;
    placed_by: number | null;
    called_back_at: Date | null;
  };
  "orders.order_access": {
    shopper_id: number;
    order_id: number;
    is_proved: boolean;
    expires_at: Date;
  };
  "orders.order_bill": {
    order_id: number;
    number: string;
    status: string;
    waiting_for: string;
    total_piastres: number;
    vat_piastres: number;
    payment_method: string;
    credited_piastres: number;
    due_piastres: number;
    is_sent: boolean;
  };
  "orders.order_call": {
    id: GeneratedAlways<number>;
    order_id: number;
    staff_id: number;
    result: string;
    next_at: Date | null;
    note: string | null;
    at: Generated<Date>;
    reason: string | null;
  };
  "orders.order_event": {
    id: GeneratedAlways<number>;
    order_id: number;
    status: string;
    waiting_for: string | null;
    fulfilment_id: number | null;
    credit_id: number | null;
    at: Generated<Date>;
    actor: Generated<string>;
    staff_id: number | null;
    note: string | null;
  };
  "orders.order_line": {
    order_id: number;
    position: number;
    variant_id: number;
    sku: string;
    name: Json<Bilingual>;
    options: Json<Bilingual>;
    path: Json<Bilingual>;
    picture: Json | null;
    quantity: number;
    unit_piastres: number;
    line_piastres: number;
    discount_piastres: Generated<number>;
    vat_piastres: number;
    vat_rate: number;
    shipped: Generated<number>;
    delivered: Generated<number>;
    cancelled: Generated<number>;
    returned: Generated<number>;
  };
  "orders.order_note": {
    id: GeneratedAlways<number>;
    order_id: number;
    staff_id: number;
    text: string;
    at: Generated<Date>;
  };
  "orders.order_reader": {
    order_id: number;
    number: string;
    shopper_id: number;
    is_owner: boolean;
  };
  "orders.visit_day": {
    day: string;
    visits: Generated<number>;
    carts: Generated<number>;
  };
  "payments.bank_attempt": {
    id: GeneratedAlways<number>;
    order_id: number;
    reference: string;
    piastres: number;
    redirect: string | null;
    is_declined: Generated<boolean>;
    at: Generated<Date>;
    method: Generated<string>;
    bill: string | null;
    bank_order: string | null;
  };
  "payments.callback": {
    provider: string;
    transaction: string;
    kind: string;
    body: Json;
    at: Generated<Date>;
  };
  "payments.order_money": {
    order_id: number;
    kept: number;
  };
  "payments.proof": {
    id: GeneratedAlways<number>;
    order_id: number;
    state: Generated<string>;
    piastres: number | null;
    transferred_on: string | null;
    reference: string | null;
    sent_at: Generated<Date>;
    held_until: Date;
    decided_at: Date | null;
    staff_id: number | null;
    reason: string | null;
    receipt_id: number | null;
  };
  "payments.proof_file": {
    id: Generated<string>;
    order_id: number;
    proof_id: number | null;
    place: number | null;
    kind: string;
    bytes: Buffer;
    digest: GeneratedAlways<Buffer>;
    at: Generated<Date>;
  };
  "payments.receipt": {
    id: GeneratedAlways<number>;
    order_id: number;
    kind: string;
    piastres: number;
    refunded_piastres: Generated<number>;
    reference: string;
    staff_id: number | null;
    at: Generated<Date>;
  };
  "payments.refund": {
    id: GeneratedAlways<number>;
    receipt_id: number;
    piastres: number;
    reason: string;
    state: Generated<string>;
    tries: Generated<number>;
    next_try_at: Generated<Date>;
    transaction: string | null;
    asked_at: Generated<Date>;
    done_at: Date | null;
    staff_id: number | null;
  };
  "payments.remittance": {
    id: GeneratedAlways<number>;
    courier: string;
    reference: string;
    staff_id: number;
    at: Generated<Date>;
  };
  "payments.remittance_line": {
    remittance_id: number;
    place: number;
    order_id: number;
    parcel: number;
    expected_piastres: number;
    collected_piastres: number;
    fee_piastres: number;
    receipt_id: number | null;
  };
  "platform.attempt": {
    scope: string;
    key_hash: Buffer;
    count: Generated<number>;
    ends_at: Date;
  };
  "platform.idempotency_key": {
    scope: string;
    key: string;
    fingerprint: Buffer;
    answer: Json | null;
    created_at: Generated<Date>;
  };
  "platform.network_block": {
    id: GeneratedAlways<number>;
    network: string;
    reason: string;
    created_at: Generated<Date>;
    ends_at: Date;
  };
  "platform.setting": {
    key: string;
    value: Json;
  };
  "pricing.current_price": {
    variant_id: number;
    amount: number;
    was: number;
    offer_ends_at: Date;
  };
  "pricing.delivery_terms": {
    governorate: string;
    fee_piastres: number;
    cod_fee_piastres: number;
    cod_limit_piastres: number | null;
    free_from_piastres: number | null;
    days_min: number;
    days_max: number;
  };
  "pricing.list_price": {
    price_list_id: number;
    variant_id: number;
    amount: number;
  };
  "pricing.offer": {
    id: GeneratedAlways<number>;
    variant_id: number;
    piastres: number;
    valid: string;
  };
  "pricing.price": {
    variant_id: number;
    piastres: number;
  };
  "pricing.price_list": {
    id: GeneratedAlways<number>;
    code: string;
    name: Json<Bilingual>;
  };
  "pricing.price_list_price": {
    price_list_id: number;
    variant_id: number;
    piastres: number;
  };
  "pricing.price_moment": {
    variant_id: number;
    at: Date;
  };
  "pricing.promotion": {
    id: GeneratedAlways<number>;
    code: string | null;
    label: Json<Bilingual>;
    priority: Generated<number>;
    is_exclusive: Generated<boolean>;
    is_active: Generated<boolean>;
    valid: string;
    category_ids: number[] | null;
    product_ids: number[] | null;
    audience: string | null;
    minimum_piastres: number | null;
    minimum_quantity: number | null;
    benefit: string;
    basis_points: number | null;
    amount_piastres: number | null;
    up_to_piastres: number | null;
    breaks: Json | null;
    use_limit: number | null;
    use_limit_each: number | null;
    uses: Generated<number>;
    price_list_id: number | null;
  };
  "pricing.promotion_person": {
    promotion_id: number;
    originator: string;
    person: Buffer;
    nth: number;
  };
  "pricing.promotion_use": {
    promotion_id: number;
    originator: string;
    shopper_id: number | null;
  };
  "redirects.hit": {
    redirect_id: number;
    hits: number;
    last_at: Date;
  };
  "redirects.redirect": {
    id: GeneratedAlways<number>;
    from_path: string;
    to_target: string;
    status: Generated<number>;
    is_active: Generated<boolean>;
    created_at: Generated<Date>;
    to_path: string | null;
  };
  "returns.claim": {
    order_id: number;
    position: number;
    delivered: number;
    claimed: Generated<number>;
    refunded: Generated<number>;
    faulty: Generated<number>;
  };
  "returns.claimed_units": {
    order_id: number;
    position: number;
    units: number;
  };
  "returns.event": {
    id: GeneratedAlways<number>;
    return_id: number;
    state: string;
    at: Generated<Date>;
    staff_id: number | null;
    note: string | null;
  };
  "returns.line": {
    return_id: number;
    order_id: number;
    position: number;
    goods: Json;
    quantity: number;
    reason: string;
    note: string | null;
    whole: number | null;
    broken: number | null;
    refund_piastres: number | null;
  };
  "returns.payout_sent": {
    return_id: number;
    at: Generated<Date>;
    staff_id: number;
    reference: string | null;
  };
  "returns.picture": {
    id: Generated<string>;
    order_id: number;
    return_id: number | null;
    position: number | null;
    place: number | null;
    bytes: Buffer;
    at: Generated<Date>;
  };
  "returns.refund_part": {
    return_id: number;
    kind: string;
    piastres: number;
  };
  "returns.return": {
    id: GeneratedAlways<number>;
    number: string;
    order_id: number;
    order_number: string;
    state: Generated<string>;
    resolution: string;
    refund_to: string | null;
    payout_to: string | null;
    requested_at: Generated<Date>;
    refund_piastres: number | null;
    fees_piastres: Generated<number>;
    setoff_piastres: Generated<number>;
  };
  "spreadsheets.import": {
    id: GeneratedAlways<number>;
    kind: string;
    file_name: string;
    file: Buffer;
    state: Generated<string>;
    problem: Json | null;
    headings: Generated<string[]>;
    columns: Generated<string[]>;
    failures: Generated<number>;
    staff_id: number;
    address: string;
    created_at: Generated<Date>;
    ended_at: Date | null;
    expires_at: Generated<Date>;
  };
  "spreadsheets.import_row": {
    import_id: number;
    line: number;
    cells: string[];
    formulas: number[];
    key: string | null;
    first_line: number;
    result: string | null;
    faults: GeneratedJson;
    changes: GeneratedJson;
    is_applied: Generated<boolean>;
  };
  "staff.audit_entry": {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    staff_id: number | null;
    action: string;
    target: string;
    before: Json | null;
    after: Json | null;
    address: string | null;
  };
  "staff.invitation": {
    staff_id: number;
    secret_hash: Buffer;
    expires_at: Date;
  };
  "staff.member_name": {
    id: number;
    name: string;
  };
  "staff.saved_view": {
    id: GeneratedAlways<number>;
    staff_id: number;
    list: string;
    name: string;
    search: string;
  };
  "staff.staff": {
    id: number;
    realm: GeneratedAlways<string>;
    email: string;
    name: string;
    role: string;
    locale: Generated<string>;
    disabled_at: Date | null;
    last_seen_at: Date | null;
    created_at: Generated<Date>;
  };
  "storefront.document": {
    product_id: number;
    name: string;
    title: string;
    words: string;
  };
  "storefront.kept_model": {
    token: Generated<string>;
    kept_at: Generated<Date>;
  };
  "storefront.opened_search": {
    day: string;
    words: string;
    times: number;
  };
  "storefront.search": {
    day: string;
    words: string;
    typed: string;
    searches: number;
    results: number;
  };
  "storefront.synonym": {
    id: GeneratedAlways<number>;
    words: string[];
    locale: string | null;
    changed_at: Generated<Date>;
  };
  "storefront.word": {
    word: string;
    skeleton: GeneratedAlways<string>;
  };
  "wallet.account": {
    customer_id: number;
    position: Generated<number>;
    balance_piastres: Generated<number>;
    last: GeneratedAlways<number>;
  };
  "wallet.entry": {
    customer_id: number;
    position: number;
    process_type: string;
    before_piastres: number;
    processed_piastres: number;
    after_piastres: number;
    reason: string;
    reference: string | null;
    note: string | null;
    staff_id: number | null;
    at: Generated<Date>;
    previous: GeneratedAlways<number>;
  };
  "wallet.given": {
    id: GeneratedAlways<number>;
    staff_id: number;
    kind: string;
    piastres: number;
    at: Generated<Date>;
  };
  "wallet.request": {
    id: GeneratedAlways<number>;
    customer_id: number | null;
    process_type: string | null;
    piastres: number;
    note: string | null;
    asked_by: number;
    asked_at: Generated<Date>;
    state: Generated<string>;
    decided_by: number | null;
    decided_at: Date | null;
    decline_reason: string | null;
    position: number | null;
    kind: Generated<string>;
    order_number: string | null;
    command: Json | null;
  };
}
