export const licenses = {
  title: 'Third-Party License',
  description: 'The open source packages that Snapbazaar ships with, and their licences.',
  lead: {
    one: 'Snapbazaar stands on the work of others: {count} package, listed by licence when this version was built.',
    other: 'Snapbazaar stands on the work of others: {count} packages, listed by licence when this version was built.',
  },
  seePackage: 'See the package',
} as const;
