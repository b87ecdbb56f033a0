import type { Person } from '../person.ts';

const password = 'papaya salad 7';

/** Unique credentials for one user. */
export const credentialsOf = ({ number }: Person) =>
  ({ login_type: 'email', email: `soak-${number}@example.com`, password }) as const;
