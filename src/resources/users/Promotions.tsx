import Box from '@mui/material/Box';
import useEventCallback from '@mui/utils/useEventCallback';
import { useDelete, useGetList, useUpdate } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import type { Records } from '#dataProvider/bindings.ts';
import { sameEmail } from '#domain/email.ts';
import { useT } from '#i18n/useT.ts';
import { addresses, detailsIn } from '#product.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { useMay } from '#ui/rights/useMay.ts';

type Promotion = Records['promotions']['record'];

const FIRST = { pagination: { page: 1, perPage: 100 }, sort: { field: 'asked', order: 'ASC' } } as const;

/**
 * Messages about users whom one admin has proposed as admins and whom another admin must confirm. Renders nothing when
 * there are none, or when the server does not announce the extra `twoAdmins` (C-67).
 */
export const Promotions = () => {
  const t = useT();
  const enabled = useMay('list', 'promotions');
  const me = useSessionState().user?.email;
  const { data = [], error, refetch } = useGetList<Promotion>('promotions', FIRST, { retry: false, enabled });
  const decide = useDecide();
  if (!enabled) return null;
  if (error)
    return (
      <Box sx={listStyle}>
        <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: () => void refetch() }}>
          {t('promotions.failed')}
        </MessageBar>
      </Box>
    );
  if (data.length === 0) return null;
  return (
    <Box component="section" aria-label={t('promotions.title')} sx={listStyle}>
      {data.map((one) => {
        const isOwn = sameEmail(one.asker, me);
        const takeBack = {
          label: t(isOwn ? 'promotions.takeBack' : 'promotions.decline'),
          onClick: () => void decide(one, false),
        };
        const confirm = { label: t('promotions.confirm'), onClick: () => void decide(one, true) };
        const who = { name: nameOf(one), asker: one.asker };
        return (
          <MessageBar
            key={one.id}
            tone="warning"
            action={isOwn ? takeBack : confirm}
            other={isOwn ? undefined : takeBack}
          >
            {t(isOwn ? 'promotions.own' : 'promotions.asked', who)}
          </MessageBar>
        );
      })}
    </Box>
  );
};

const nameOf = ({ name, email }: Promotion): string => (name === '' ? email : `${name} (${email})`);

const useDecide = () => {
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [update, updating] = useUpdate<Promotion>();
  const [remove, removing] = useDelete<Promotion>();
  return useEventCallback(async (one: Promotion, confirmed: boolean) => {
    if (updating.isPending || removing.isPending) return;
    const place = { to: detailsIn(addresses.manageUsers, one.id), about: one.name || one.email };
    try {
      const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
      if (confirmed) await update('promotions', { id: one.id, data: {}, previousData: one }, options);
      else await remove('promotions', { id: one.id, previousData: one }, options);
      notices.success(
        (t) => t(confirmed ? 'promotions.confirmed' : 'promotions.takenBack', { name: place.about }),
        place,
      );
    } catch (error) {
      sayFailed(place.about, (t) => t('promotions.notDecided', { name: place.about }), error, place.to);
    }
  });
};

const listStyle = { display: 'grid', gap: 1, mb: 2 } as const;
