import { useRef } from 'react';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';

type Place = Pick<AddressFields, 'country' | 'postal_code'>;

/** Sends an address; a postal code that the server doubts is confirmed by sending the same one again. */
export function usePostalCodeConfirmation() {
  const doubted = useRef('');
  return async function send({ country, postal_code }: Place, call: (isConfirmed: boolean) => Promise<void>) {
    const typed = `${country} ${postal_code}`;
    try {
      await call(doubted.current === typed);
    } catch (error) {
      if (isApiFailure(error) && error.code === 'postal_code_doubtful') doubted.current = typed;
      throw error;
    }
  };
}
