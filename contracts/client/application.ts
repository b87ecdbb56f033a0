/** The header that names the client application on `remote/*`, and its value for our own pages; it is no proof of identity. */
export const applicationHeader = 'x-user-id';
export const ownApplication = 'snapbazaar-web';
