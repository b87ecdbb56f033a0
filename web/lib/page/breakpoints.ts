/** The breakpoints of `styles/theme.css` that scripts and image sizes need. */
export const breakpoints = { sm: '36rem', md: '48rem', lg: '62rem', xl: '75rem' } as const;
