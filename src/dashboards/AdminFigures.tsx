import { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase';
import { CoinMultipleRegular } from '@fluentui/react-icons/svg/coin-multiple';
import { PaymentRegular } from '@fluentui/react-icons/svg/payment';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { useRef, type ComponentType } from 'react';
import { useAdminInfo } from '#dataProvider/hooks.ts';
import type { AdminInfo } from '#domain/entities.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { StatCard } from '#ui/figures/StatCard.tsx';
import { StatCards } from '#ui/figures/StatCards.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';

// prettier-ignore
const figures = [
  { field: 'workers',  label: 'adminHome.workers',  Icon: PeopleRegular },
  { field: 'buyers',   label: 'adminHome.buyers',   Icon: BriefcaseRegular },
  { field: 'coins',    label: 'adminHome.coins',    Icon: CoinMultipleRegular },
  { field: 'payments', label: 'adminHome.payments', Icon: PaymentRegular },
] as const satisfies readonly { field: keyof AdminInfo; label: PlainKey; Icon: ComponentType }[];

/** The four cards (AH-2 to AH-5). */
export const AdminFigures = () => {
  const t = useT();
  const { number } = useFormat();
  const { data, isError, refetch } = useAdminInfo();
  const cards = useRef<HTMLElement>(null);
  const retry = async () => {
    const { isSuccess } = await refetch();
    // The button that was pressed is gone.
    if (isSuccess) cards.current?.focus();
  };
  const failure = isError && (
    <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: () => void retry() }}>
      {t('adminHome.figuresFailed')}
    </MessageBar>
  );
  return (
    <StatCards ref={cards} label={t('adminHome.figures')} busy={!data && !isError} failure={failure}>
      {figures.map(({ field, label, Icon }) => (
        <StatCard key={field} label={t(label)} value={data && number(data[field])} Icon={Icon} />
      ))}
    </StatCards>
  );
};
