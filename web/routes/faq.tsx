import { ContactForm } from '../features/help-center/contact-form.tsx';
import { Questions } from '../features/help-center/questions.tsx';
import { SellerTypes } from '../features/help-center/seller-types.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Help Center · Snapbazaar', description: 'Where to begin as a seller, and answers to questions.' });

export default function FaqPage() {
  return (
    <SellerPage title="Help Center">
      <SellerTypes />
      <Questions />
      <ContactForm />
    </SellerPage>
  );
}
