import { LocalLanguageRegular } from '@fluentui/react-icons/headless/svg/local-language';
import { useI18nProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { chooseLanguage } from '#i18n/keptLanguage.ts';
import { languages, type Locale } from '#i18n/languages.ts';
import { useT } from '#i18n/useT.ts';
import { useNotices } from '../notices/useNotices.ts';

const choices = Object.entries(languages) as [Locale, { name: string }][];

/**
 * Native select for the app's language. It looks like an icon button of the top bar, or like a menu item when it has
 * `children`, its label.
 */
export const LanguageSwitch = ({ children }: { children?: ReactNode }) => {
  const t = useT();
  const { failure } = useNotices();
  const chosen = useI18nProvider().getLocale();
  return (
    <span className="LanguageSwitch">
      <LocalLanguageRegular aria-hidden />
      {children}
      <select
        aria-label={t('language.label')}
        value={chosen}
        onChange={({ target }) => {
          const [locale, { name: language }] = choices[target.selectedIndex] ?? ['en', { name: '' }];
          chooseLanguage(locale).catch(() => failure((t) => t('language.failed', { language })));
        }}
      >
        {choices.map(([locale, { name }]) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
};
