import type { MessageKey } from '../i18n/define-messages.ts';
import { errorsText } from '../i18n/generated/errors.ts';
import { withLocale } from '../i18n/locale.ts';

/** The HTTP status of every error code. Its sentence is the message `errors` of the same name. */
export const errorStatuses = {
  bad_input: 400,
  bad_request: 400,
  too_slow: 408,
  headers_too_large: 431,
  not_signed_in: 401,
  not_allowed: 403,
  not_for_demo: 403,
  not_found: 404,
  wrong_credentials: 401,
  wrong_password: 400,
  weak_password: 400,
  two_factor_required: 403,
  reauthentication_required: 403,
  challenge_expired: 400,
  account_exists: 409,
  identity_taken: 409,
  identity_not_found: 404,
  provider_not_set_up: 404,
  provider_unavailable: 503,
  provider_without_email: 409,
  last_auth_method: 409,
  passkey_refused: 400,
  passkey_not_found: 404,
  too_many_passkeys: 409,
  two_factor_on: 409,
  two_factor_off: 409,
  no_verified_email: 409,
  session_not_found: 404,
  contact_not_verified: 403,
  contact_missing: 409,
  contact_verified: 409,
  wrong_code: 400,
  link_expired: 410,
  email_taken: 409,
  phone_taken: 409,
  product_not_found: 404,
  listing_changed: 409,
  assistant_action_not_found: 404,
  bulk_change_not_found: 404,
  undo_not_possible: 409,
  table_missing: 400,
  table_unreadable: 415,
  table_encoding: 400,
  table_too_large: 413,
  table_without_columns: 400,
  seller_not_found: 404,
  too_many_follows: 409,
  section_not_found: 404,
  sale_not_found: 404,
  sale_not_running: 409,
  sale_begun: 409,
  too_many_sales: 409,
  translation_unavailable: 409,
  too_large: 413,
  wrong_method: 405,
  unsupported_type: 415,
  wrong_application: 400,
  photo_missing: 400,
  photo_empty: 400,
  photo_broken: 400,
  photo_animated: 400,
  photo_unsafe: 400,
  photo_too_many_pixels: 413,
  photo_too_costly: 422,
  photo_type: 415,
  photo_heic: 415,
  photo_check_unavailable: 503,
  incomplete_form: 400,
  too_many_files: 400,
  file_too_large: 413,
  analysis_not_found: 404,
  draft_not_found: 404,
  draft_full: 409,
  photo_edit_not_found: 404,
  article_not_found: 422,
  unknown_category: 400,
  not_enough_money: 409,
  fee_changed: 409,
  commission_changed: 409,
  key_used_before: 409,
  country_not_offered: 409,
  no_bank_account: 409,
  invoice_not_found: 404,
  too_many_uploads: 429,
  storage_full: 409,
  too_many_unpublished: 409,
  too_many_analyses: 429,
  balance_left: 409,
  cart_empty: 400,
  several_currencies: 400,
  cart_changed: 409,
  price_changed: 409,
  sold_out: 409,
  variant_missing: 400,
  sku_taken: 409,
  sold_by_variant: 409,
  not_shipped_there: 409,
  own_product: 409,
  payment_method_not_taken: 409,
  payment_method_not_offered: 409,
  postal_code_doubtful: 400,
  tax_id_doubtful: 400,
  address_not_found: 404,
  too_many_addresses: 409,
  order_not_found: 404,
  order_photo_not_found: 404,
  order_changed: 409,
  too_many_unpaid: 409,
  commission_owed: 409,
  currency_fixed: 409,
  transfers_unavailable: 409,
  purchase_not_found: 404,
  card_declined: 402,
  payment_unavailable: 503,
  payout_account_unavailable: 503,
  orders_open: 409,
  review_not_found: 404,
  question_not_found: 404,
  thread_not_found: 404,
  case_not_found: 404,
  case_changed: 409,
  thread_closed: 409,
  thread_blocked: 409,
  too_many_threads: 429,
  too_many_questions: 429,
  thread_photo_not_found: 404,
  quick_reply_not_found: 404,
  too_many_quick_replies: 409,
  too_many_messages: 429,
  too_many_requests: 429,
  too_many_sign_ins: 429,
  too_many_codes: 429,
  unexpected: 500,
  documents_busy: 503,
  unavailable: 503,
} as const satisfies Partial<Record<MessageKey<typeof errorsText>, number>>;

export type ErrorCode = keyof typeof errorStatuses;

/** The name of a sentence about a refusal: that of a code, or of one of its cases. */
export type ErrorMessageKey = MessageKey<typeof errorsText>;

/** Which values a sentence needs is known where it is thrown. */
const anyErrorText = errorsText as (key: ErrorMessageKey, values: ErrorOptions['parameters']) => string;

interface ErrorOptions {
  /** A sentence for this case alone, for callers of the API; pages show the sentence of the code. */
  message?: string | undefined;
  /** A sentence that says more than that of the code, and its parameters as data, which readers write in their language. */
  key?: ErrorMessageKey;
  parameters?: Readonly<Record<string, string | number>>;
  /** Parameters in English words for the English sentence, such as the day of `day_iso`; they are not sent. */
  words?: Readonly<Record<string, string>>;
  cause?: unknown;
  retryAfterSeconds?: number;
  /** Names what the caller continues with: the second step of a sign-in, or linking an identity. */
  challenge?: string;
}

/** An error whose message people may read; its cause is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly key: ErrorMessageKey;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** The value of the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: string | undefined;

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    const { key = code, parameters = {} } = options;
    super(options.message ?? withLocale('en', () => anyErrorText(key, { ...parameters, ...options.words })), {
      cause: options.cause,
    });
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatuses[code];
    this.key = key;
    this.parameters = parameters;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.challenge = options.challenge;
  }
}
