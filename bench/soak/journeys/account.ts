import type { Person } from '../person.ts';

const password = 'papaya salad 7';

/** What a person signs up and in with; nobody else has it. */
export const credentialsOf = ({ number }: Person) =>
  ({ login_type: 'email', email: `soak-${number}@example.com`, password }) as const;
