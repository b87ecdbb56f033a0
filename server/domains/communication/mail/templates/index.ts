import type { z } from 'zod';
import { confirmContact, contactChanged } from './contact-templates.ts';
import { orderNotice } from './order-templates.ts';
import { passwordChanged, resetPassword } from './password-templates.ts';
import { newSignIn, proofCode } from './security-templates.ts';

/** Every kind of mail by the name that its row keeps; renaming one loses the mails that wait under the old name. */
export const templates = {
  'confirm-contact': confirmContact,
  'contact-changed': contactChanged,
  'order-notice': orderNotice,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'new-sign-in': newSignIn,
  'proof-code': proofCode,
};

export type TemplateName = keyof typeof templates;
export type TemplateParameters<Name extends TemplateName> = z.input<(typeof templates)[Name]['parameters']>;
