import type { TranslationOf } from '../define-messages.ts';
import type { licenses as english } from '../en/licenses.ts';

export const licenses: TranslationOf<typeof english> = {
  title: '第三方许可',
  description: 'Snapbazaar所含的开源软件包及其许可证。',
  lead: 'Snapbazaar建立在众多开源项目之上：本版本构建时包含{count}个软件包，按许可证列出。',
  seePackage: '见软件包',
};
