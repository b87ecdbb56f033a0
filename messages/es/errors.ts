import type { TranslationOf } from '../define-messages.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: TranslationOf<typeof english> = {
  bad_input: 'Please check what you entered and try again.',
  bad_request: 'This request cannot be read.',
  too_slow: 'The request took too long to arrive. Please try again.',
  headers_too_large: 'The headers of this request are too large.',
  not_signed_in: 'Please sign in to continue.',
  not_allowed: 'Your account cannot do this.',
  not_for_demo:
    'Everyone shares this demo account, so this is switched off here. Open an account of your own to use it.',
  not_found: 'There is nothing at this address.',
  wrong_credentials: 'These sign-in details are not right. Please check them and try again.',
  wrong_password: 'The current password is not right.',
  weak_password: 'This password is easy to guess. Please choose a longer or less usual one.',
  session_not_found: 'This device is signed out already.',
  email_taken: 'This email already has an account. Please sign in instead.',
  phone_taken: 'This phone number already has an account. Please sign in instead.',
  product_not_found: 'This product is no longer for sale.',
  listing_changed:
    'This listing was changed elsewhere meanwhile. Nothing was saved: please look at the newer one first.',
  seller_not_found: 'There is no such seller here.',
  too_large: 'That is larger than this server accepts.',
  wrong_method: 'This address cannot be called with this method.',
  unsupported_type:
    'This kind of content is not accepted here. Please send JSON or a form, for example with the header Content-Type: application/json.',
  wrong_application: 'This client application is not known here.',
  photo_missing: 'Please choose a photo of your product.',
  photo_empty: 'This file is empty. Please choose another photo.',
  photo_broken: 'This photo is damaged or incomplete. Please choose another one.',
  photo_animated: 'This picture moves. Please choose a still photo.',
  photo_unsafe: 'This picture cannot be shown in a shop. Please choose a photo of your product.',
  photo_too_many_pixels: 'This photo has too many pixels. Please choose a smaller one.',
  photo_too_costly:
    'This photo is saved in a way that takes too long to read. Please save it as an ordinary JPG and choose it again.',
  photo_type: 'Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.',
  photo_check_unavailable:
    'Photos cannot be accepted just yet: the picture check is still being set up. Please try again in a minute.',
  incomplete_form: 'The upload did not arrive complete. Please try again.',
  too_many_files: 'Please send one file at a time.',
  file_too_large: 'This file is too large.',
  analysis_not_found: 'This photo’s analysis cannot be found. Please upload the photo again.',
  photo_edit_not_found: 'This photo is no longer here. Please choose it again.',
  article_not_found:
    'No article stands out from its background in this photo. Please try a photo of one thing on a plain ground.',
  unknown_category: 'Please choose a category from the list.',
  not_enough_money: 'There is not enough available for this. Nothing was moved.',
  fee_changed: 'The fee has changed meanwhile. Please look at it again; nothing was moved.',
  key_used_before: 'This request was sent before with other figures. Please start again.',
  no_bank_account: 'No bank account is linked. Please link one first.',
  invoice_not_found: 'You have no invoice with this number.',
  too_many_uploads: 'That was a lot of photos at once. Please wait a minute and try again.',
  storage_full: 'Your photos take up all of your space. Please remove listings that you no longer need.',
  too_many_unpublished: 'You have many photos that no listing shows yet. Please publish one of them first.',
  too_many_analyses: 'These were all the analyses of one day. Please go on tomorrow, or fill in the listing yourself.',
  balance_left: 'There is money in your wallet. Please withdraw it first.',
  too_many_messages: 'You have sent many messages today. Please write again tomorrow.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  too_many_sign_ins: 'Too many tries. Please wait a little before the next one.',
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
  unavailable: 'The service is not ready yet. Please try again in a moment.',
  storage_full_megabytes:
    'Your photos take up all of your {megabytes} MB. Please remove listings that you no longer need, and try again in some days.',
  too_many_unpublished_until:
    'You have {count} photos that no listing shows yet. Please publish one of them, or wait until the oldest is deleted on {day}.',
  money_available: 'You have {amount} available.',
  price_before_too_low: 'Price Before must be greater than the price now',
  not_in_storefront: 'This listing is not in your storefront.',
  headline_empty: 'Please type a headline in letters or numbers.',
  categories_apart: 'These categories do not belong together. Please choose one again.',
  unknown_country:
    "We do not know the country '{country}'. Please use its English name or ISO code, for example Thailand or TH.",
  seller_account_email_taken:
    'There is a seller account with your email and another password. Please log out and sign in to it.',
  seller_account_phone_taken:
    'There is a seller account with your phone number and another password. Please log out and sign in to it.',
  customer_account_email_taken:
    'There is a customer account with your email and another password. Please log out and sign in to it.',
  customer_account_phone_taken:
    'There is a customer account with your phone number and another password. Please log out and sign in to it.',
  current_password_required: 'Current Password is required',
  email_of_other_account: 'This email belongs to another account.',
  phone_of_other_account: 'This phone number belongs to another account.',
  money_on_its_way: 'Money is still on its way to or from your wallet. Please close your account when it has arrived.',
  wallet_not_empty: 'There is {amount} in your wallet. Please withdraw it first, then close your account.',
  file_larger_than: 'This file is larger than {megabytes} MB. Please choose a smaller one.',
  invalid_email: 'Invalid Email',
  invalid_phone: 'Invalid Phone',
};
