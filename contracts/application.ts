/** The header that names the client application on `remote/*`, and its value for our own pages. It proves nothing. */
export const applicationHeader = 'x-user-id';
export const ownApplication = 'snapbazaar-web';
