/** Enough of an email or phone number to recognise it, too little to learn it. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at < 0) return `••••${contact.slice(-3)}`;
  return `${contact.slice(0, 1)}•••${contact.slice(at)}`;
}
