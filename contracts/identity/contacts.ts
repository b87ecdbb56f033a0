import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { post, userTypes } from './accounts.ts';
import { cleanCode } from './rules/contact-rules.ts';

export const contactTypes = ['email', 'phone'] as const;
export type ContactType = (typeof contactTypes)[number];

export const contact = z.object({
  type: z.enum(contactTypes),
  /** Null where only a new one is waiting to be confirmed. */
  address: z.string().nullable(),
  is_verified: z.boolean(),
  /** The address that takes its place once it is confirmed. */
  pending: z.string().nullable(),
  /** Whether a code that was sent to it is still valid. */
  has_code: z.boolean(),
});

export type Contact = z.infer<typeof contact>;

/** The code in a mail or text message. */
export const codeField = z
  .string()
  .max(100)
  .transform(cleanCode)
  .meta({ example: '204913', description: 'Six digits; spaces are ignored.' });

/** The token at the end of a link in a mail. */
export const tokenField = z.string().trim().min(1).max(100).meta({ example: 'Xk2v9cQm4TtY7bWz0aLr3nPe' });

const codeSent = success({ sent_to: z.string(), expires_in_seconds: z.int() });

export const getContacts = endpoint({
  operationId: 'getContacts',
  method: 'GET',
  path: '/user/contacts',
  access: 'account',
  summary: 'Email and phone of the account, and whether each is confirmed',
  answer: success({ contacts: z.array(contact) }),
});

export const requestContactCode = endpoint({
  operationId: 'requestContactCode',
  method: 'POST',
  path: '/user/contacts/verify/request',
  access: 'account',
  refusesDemo: true,
  summary: 'Send a code to the email or phone; a new one that waits to be confirmed comes first',
  errors: ['contact_missing', 'contact_verified', 'too_many_codes'],
  body: z.object({ contact: z.enum(contactTypes) }),
  answer: codeSent,
});

export const verifyContact = endpoint({
  operationId: 'verifyContact',
  method: 'POST',
  path: '/user/contacts/verify',
  access: 'account',
  refusesDemo: true,
  summary: 'Confirm the email or phone with its code',
  errors: ['wrong_code', 'email_taken', 'phone_taken', 'too_many_codes'],
  body: z.object({ code: codeField }),
  answer: success({ post, contacts: z.array(contact) }),
});

export const contactLinkPurposes = ['verify', 'undo', 'reset'] as const;
export type ContactLinkPurpose = (typeof contactLinkPurposes)[number];

/** Whom a link of a mail is for; the masked address is too little to learn it. */
export const linkOwner = success({ contact: z.string(), user_type: z.enum(userTypes) });

export const describeContactLink = endpoint({
  operationId: 'describeContactLink',
  method: 'POST',
  path: '/contacts/link',
  access: 'open',
  summary: 'Whose account the link of a mail is for, to be shown before it is used',
  errors: ['link_expired'],
  body: z.object({ token: tokenField, purpose: z.enum(contactLinkPurposes) }),
  answer: linkOwner,
});

export const verifyContactByLink = endpoint({
  operationId: 'verifyContactByLink',
  method: 'POST',
  path: '/contacts/verify-link',
  access: 'open',
  summary: 'Confirm an email or phone with the token of its link',
  errors: ['link_expired', 'email_taken', 'phone_taken'],
  body: z.object({ token: tokenField }),
  answer: success({ user_type: z.enum(userTypes) }),
});

/** Also signs everyone out; the answer's token sets a new password. */
export const undoContactChange = endpoint({
  operationId: 'undoContactChange',
  method: 'POST',
  path: '/contacts/undo',
  access: 'open',
  summary: 'Take a change of email or phone back, and sign everyone out',
  errors: ['link_expired', 'email_taken', 'phone_taken'],
  body: z.object({ token: tokenField }),
  answer: success({ user_type: z.enum(userTypes), reset_token: z.string() }),
});
