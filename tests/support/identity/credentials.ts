/** The request body of a sign-up or sign-in by email. */
export const withEmail = (email: string, password = 'papaya salad 7') => ({
  login_type: 'email' as const,
  email,
  password,
});
