export const contact = {
  title: 'Connect to us',
  description: 'Whom to ask about this marketplace, and whom about the software behind it.',
  lead: 'There are two kinds of question, and two kinds of people who can answer them.',
  marketplace: 'About this marketplace',
  operator:
    'Accounts, listings, orders and your data are in the hands of the operator of this server. Write to them at the address they publish for this site, or to the contact named in the registration of its domain. The software does not know that address and does not make one up. Signed-in sellers can also write to them with the form in the <help>Help Center</help>.',
  whatHelps: 'It helps them if you say:',
  address: 'the address of the page you were on,',
  steps: 'what you did and what you saw,',
  time: 'the day and time, and your time zone.',
  noPassword: 'Never send your password. Nobody who can help you needs it.',
  software: 'About the software',
  issues:
    'A mistake in Snapbazaar itself, or an idea for it, belongs in the issue tracker of the project’s source repository. The operator can tell you which version runs here. Please report security problems privately to the maintainers, so that they can be mended before they are known.',
  newHere: 'New here? Start with <about>What is Snapbazaar</about>.',
} as const;
