/** What an operator may do; every endpoint for operators names one of them. */
const operatorRights = ['today', 'moderate', 'answer', 'money', 'jobs', 'audit'] as const;
export type OperatorRight = (typeof operatorRights)[number];

export const operatorRoles = ['owner', 'moderator', 'support', 'finance'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

const rights: Record<OperatorRole, readonly OperatorRight[]> = {
  owner: operatorRights,
  moderator: ['today', 'moderate'],
  support: ['today', 'answer'],
  finance: ['today', 'money'],
};

/** A call without a right is open to no operator. */
export const hasRight = (role: OperatorRole, right: OperatorRight | undefined): boolean =>
  right !== undefined && rights[role].includes(right);
