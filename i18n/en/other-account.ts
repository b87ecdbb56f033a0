export const otherAccount = {
  sameSignIn: 'It has the same sign-in, {identity}, and the same password.',
  sameWays: 'It has the same email or phone and the same password.',
  customerStays: 'Your customer account stays as it is; sign in to either whenever you like.',
  sellerStays: 'Your seller account stays as it is; sign in to either whenever you like.',
  currentPassword: 'Current Password',
  passwordRequired: 'Current Password is required',
  notNow: 'Not now',
  open: 'Open and sign in',
} as const;
