import { useEffect, useState } from 'react';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import {
  type Contact,
  getContacts,
  requestContactCode,
  verifyContact,
} from '../../../../contracts/identity/contacts.ts';
import { contactDialogText } from '../../../../i18n/generated/contact-dialog.ts';
import { api } from '../../../lib/api/api.ts';
import { readSession, startSession } from '../session/session.ts';
import { useCountdown } from './use-countdown.ts';

const secondsBetweenCodes = 30;
const lookMs = 5000;

const isUnconfirmed = ({ is_verified, pending }: Contact) => !is_verified || pending !== null;
const messageOf = (error: unknown) => (isApiFailure(error) ? error.message : contactDialogText('unreachable'));

function markVerified(changes: object): void {
  const session = readSession();
  if (session) startSession({ ...session, post: { ...session.post, ...changes } });
}

/** Sends a code to the email or phone that is to be confirmed, and checks what was typed. */
export function useContactCode(onDone: (isConfirmed: boolean) => void) {
  const [contacts, setContacts] = useState<Contact[] | null>(null);
  const [chosen, setChosen] = useState<Contact | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const wait = useCountdown();

  async function send(contact: Contact) {
    setProblem(null);
    wait.start(secondsBetweenCodes);
    try {
      await api(requestContactCode, { body: { contact: contact.type } });
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  async function choose(contact: Contact) {
    setChosen(contact);
    if (!contact.has_code) await send(contact);
  }

  async function load() {
    setProblem(null);
    try {
      const found = (await api(getContacts)).contacts;
      const [first] = found.filter(isUnconfirmed);
      setContacts(found);
      if (first) return await choose(first);
      // It was confirmed elsewhere, for example with the link in the mail.
      markVerified({ has_verified_contact: true });
      onDone(true);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the dialog opens.
  useEffect(() => void load(), []);

  // Somebody may press the link of the mail on another device while the dialog waits for the code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each contact.
  useEffect(() => {
    if (!chosen) return;
    const timer = setInterval(async () => {
      const found = await api(getContacts).catch(() => null);
      const now = found?.contacts.find(({ type }) => type === chosen.type);
      if (!now || isUnconfirmed(now)) return;
      markVerified({ has_verified_contact: true, [now.type]: now.address });
      onDone(true);
    }, lookMs);
    return () => clearInterval(timer);
  }, [chosen]);

  async function confirm(code: string) {
    setProblem(null);
    try {
      const { post } = await api(verifyContact, { body: { code } });
      markVerified(post);
      onDone(true);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  return {
    contact: chosen,
    /** The other contact that may be confirmed instead. */
    other: contacts?.find((contact) => contact.type !== chosen?.type && isUnconfirmed(contact)) ?? null,
    problem,
    clearProblem: () => setProblem(null),
    waitSeconds: wait.seconds,
    send,
    choose,
    load,
    confirm,
  };
}
