/** Every error code with its HTTP status and the sentence that people read. */
export const errorCatalogue = {
  bad_input: { status: 400, message: 'Please check what you entered and try again.' },
  bad_request: { status: 400, message: 'This request cannot be read.' },
  too_slow: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  headers_too_large: { status: 431, message: 'The headers of this request are too large.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  not_allowed: { status: 403, message: 'Your account cannot do this.' },
  not_for_demo: {
    status: 403,
    message: 'Everyone shares this demo account, so this is switched off here. Open an account of your own to use it.',
  },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  wrong_credentials: { status: 401, message: 'These sign-in details are not right. Please check them and try again.' },
  wrong_password: { status: 400, message: 'The current password is not right.' },
  weak_password: {
    status: 400,
    message: 'This password is easy to guess. Please choose a longer or less usual one.',
  },
  session_not_found: { status: 404, message: 'This device is signed out already.' },
  email_taken: { status: 409, message: 'This email already has an account. Please sign in instead.' },
  phone_taken: { status: 409, message: 'This phone number already has an account. Please sign in instead.' },
  product_not_found: { status: 404, message: 'This product is no longer for sale.' },
  listing_changed: {
    status: 409,
    message: 'This listing was changed elsewhere meanwhile. Nothing was saved: please look at the newer one first.',
  },
  seller_not_found: { status: 404, message: 'There is no such seller here.' },
  too_large: { status: 413, message: 'That is larger than this server accepts.' },
  wrong_method: { status: 405, message: 'This address cannot be called with this method.' },
  unsupported_type: {
    status: 415,
    message:
      'This kind of content is not accepted here. Please send JSON or a form, for example with the header Content-Type: application/json.',
  },
  wrong_application: { status: 400, message: 'This client application is not known here.' },
  photo_missing: { status: 400, message: 'Please choose a photo of your product.' },
  photo_empty: { status: 400, message: 'This file is empty. Please choose another photo.' },
  photo_broken: { status: 400, message: 'This photo is damaged or incomplete. Please choose another one.' },
  photo_animated: { status: 400, message: 'This picture moves. Please choose a still photo.' },
  photo_unsafe: {
    status: 400,
    message: 'This picture cannot be shown in a shop. Please choose a photo of your product.',
  },
  photo_too_many_pixels: { status: 413, message: 'This photo has too many pixels. Please choose a smaller one.' },
  photo_too_costly: {
    status: 422,
    message:
      'This photo is saved in a way that takes too long to read. Please save it as an ordinary JPG and choose it again.',
  },
  photo_type: { status: 415, message: 'Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.' },
  photo_check_unavailable: {
    status: 503,
    message:
      'Photos cannot be accepted just yet: the picture check is still being set up. Please try again in a minute.',
  },
  incomplete_form: { status: 400, message: 'The upload did not arrive complete. Please try again.' },
  too_many_files: { status: 400, message: 'Please send one file at a time.' },
  file_too_large: { status: 413, message: 'This file is too large.' },
  analysis_not_found: { status: 404, message: 'This photo’s analysis cannot be found. Please upload the photo again.' },
  photo_edit_not_found: { status: 404, message: 'This photo is no longer here. Please choose it again.' },
  article_not_found: {
    status: 422,
    message:
      'No article stands out from its background in this photo. Please try a photo of one thing on a plain ground.',
  },
  unknown_category: { status: 400, message: 'Please choose a category from the list.' },
  not_enough_money: { status: 409, message: 'There is not enough available for this. Nothing was moved.' },
  fee_changed: { status: 409, message: 'The fee has changed meanwhile. Please look at it again; nothing was moved.' },
  key_used_before: { status: 409, message: 'This request was sent before with other figures. Please start again.' },
  no_bank_account: { status: 409, message: 'No bank account is linked. Please link one first.' },
  invoice_not_found: { status: 404, message: 'You have no invoice with this number.' },
  too_many_uploads: { status: 429, message: 'That was a lot of photos at once. Please wait a minute and try again.' },
  storage_full: {
    status: 409,
    message: 'Your photos take up all of your space. Please remove listings that you no longer need.',
  },
  too_many_unpublished: {
    status: 409,
    message: 'You have many photos that no listing shows yet. Please publish one of them first.',
  },
  too_many_analyses: {
    status: 429,
    message: 'These were all the analyses of one day. Please go on tomorrow, or fill in the listing yourself.',
  },
  balance_left: { status: 409, message: 'There is money in your wallet. Please withdraw it first.' },
  too_many_messages: { status: 429, message: 'You have sent many messages today. Please write again tomorrow.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  too_many_sign_ins: { status: 429, message: 'Too many tries. Please wait a little before the next one.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again in a moment.' },
  unavailable: { status: 503, message: 'The service is not ready yet. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** An error whose message people may read; its cause is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** The value of the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: { message?: string; cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
